package dev.slipstream.imageio.reading;

import dev.slipstream.imageio.testing.Flags;
import dev.slipstream.imageio.testing.Format;
import dev.slipstream.imageio.testing.InputKind;
import dev.slipstream.imageio.testing.Side;
import java.io.IOException;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The reader takes every {@code ImageInputStream} there is. */
class InputKindsTest {

    private static final int BEFORE = 777;

    /** Of each kind of data one: large and small, many chunks, every header, run lengths, metadata, broken. */
    private static final List<String> FILES = List.of("rgb8-1x1.png", "rgb8-250x250.png", "rgba8-250x250.png",
            "gray1-33x31.png", "gray16-20x20.png", "palette4-adam7-33x31.png", "rgb8-adam7-250x250.png",
            "rgb8-idat-1-byte-20x20.png", "rgb8-idat-empty-between-20x20.png", "rgb8-all-chunks-20x20.png",
            "rgb8-behind-end-png-20x20.png", "palette8-trns-short-20x20.png", "xtruncated-adam7.png",
            "xtruncated-between-idats.png", "xdata-half.png", "xiend-missing.png", "xzlib-without-checksum.png",
            "info40-pal8-1x1.bmp", "core12-pal4-20x20.bmp", "info40-rgb24-250x250.bmp", "info40-pal8-250x250.bmp",
            "info40-rle8-250x250.bmp", "info40-rle4-250x250.bmp", "info40-pal1-31x33.bmp", "info40-rgb16-31x33.bmp",
            "v4-108-pal8-gap-100-20x20.bmp", "info40-pal8-topdown-20x20.bmp", "v5-124-rgb32-20x20.bmp",
            "v3-56-bitfields-8888-20x20.bmp", "info40-bitfields-565-20x20.bmp", "info40-png-20x20.bmp",
            "info40-jpeg-20x20.bmp", "palette8-20x20.gif", "palette8-250x250.gif", "palette1-20x20.gif",
            "palette8-interlaced-20x20.gif", "palette8-local-20x20.gif", "palette8-without-colours-20x20.gif",
            "palette8-animated-20x20.gif", "palette8-blocks-mixed-20x20.gif", "palette8-bytes-behind-20x20.gif",
            "xdata-half.gif", "xtrailer-missing.gif", "palette8-87a-20x20.gif", "xsignature.gif");

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource
    void streamsOfSlipstreamAndOfTheJdk(InputKind kind) throws IOException {
        for (String name : FILES) {
            Path file = Files.write(folder.resolve(name), FileBytes.own(Format.of(name), name));
            SameAnswers answers = SameAnswers.of(Format.of(name), name + " from " + kind, () -> kind.open(file));
            assertReadTheSame(answers);
            if ((FILES.indexOf(name) + kind.ordinal()) % 4 == 0) { // each kind is asked about a fourth of the files
                assertAnsweredTheSame(name, answers);
            }
        }
    }

    @Test
    void aReflectiveProxy() throws IOException {
        for (String name : FILES) {
            byte[] bytes = FileBytes.own(Format.of(name), name);
            assertSame(name, SameAnswers.from(Format.of(name), name + " from a proxy",
                    () -> ReflectiveProxy.of(new BytesImageInputStream(bytes))));
        }
    }

    /** The JDK's reader, which takes some short reads for the end, has a stream that delivers all, in other pieces. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7, 100, 511, 512, 513, 8192, 1 << 20})
    void aStreamOfShortReads(int most) throws IOException {
        for (String name : FILES) {
            Format format = Format.of(name);
            byte[] bytes = FileBytes.own(format, name);
            String what = name + " at most " + most + " bytes a read";
            SameAnswers.from(format, what, () -> new BytesImageInputStream(bytes),
                    () -> new BytesImageInputStream(bytes, most)).recognise();
            Reading expected = read(Side.JDK, format, bytes, Integer.MAX_VALUE);
            expected.assertSame(read(Side.SLIPSTREAM, format, bytes, most), what);
        }
    }

    private static Reading read(Side side, Format format, byte[] bytes, int most) throws IOException {
        return format.with(side, new BytesImageInputStream(bytes, most), Flags.LIKE_IMAGEIO,
                reader -> Reading.of(reader, Offer.paramWithDestination(format, bytes))).withoutPosition();
    }

    @Test
    void aStreamThatStandsAtTheImageAmongOtherBytes() throws IOException {
        for (String name : FILES) {
            byte[] bytes = FileBytes.own(Format.of(name), name);
            byte[] among = new byte[BEFORE + bytes.length];
            Arrays.fill(among, (byte) 137);
            System.arraycopy(bytes, 0, among, BEFORE, bytes.length);
            assertSame(name, SameAnswers.from(Format.of(name), name + " behind other bytes", () -> {
                ImageInputStream stream = new BytesImageInputStream(among);
                stream.seek(BEFORE);
                return stream;
            }));
        }
    }

    private static void assertSame(String file, SameAnswers answers) throws IOException {
        assertReadTheSame(answers);
        assertAnsweredTheSame(file, answers);
    }

    private static void assertReadTheSame(SameAnswers answers) throws IOException {
        answers.recognise();
        for (Flags flags : Flags.values()) {
            answers.read(flags);
        }
    }

    private static void assertAnsweredTheSame(String file, SameAnswers answers) throws IOException {
        boolean isEmbedded = file.endsWith("-png-20x20.bmp") || file.endsWith("-jpeg-20x20.bmp");
        answers.askEach(Flags.KEEPING_METADATA, question -> !isEmbedded || !question.isAboutTypes());
    }

    /** A stream of no class that anybody knows: nothing but the interface, and deaf to flushes, as Apache FOP's. */
    private static final class ReflectiveProxy {

        private ReflectiveProxy() {}

        /** Passes all other calls on to {@code stream}. */
        static ImageInputStream of(ImageInputStream stream) {
            InvocationHandler handler = (proxy, method, arguments) -> {
                try {
                    return method.getName().startsWith("flush") ? null : method.invoke(stream, arguments);
                } catch (InvocationTargetException e) {
                    throw e.getCause();
                }
            };
            return (ImageInputStream) Proxy.newProxyInstance(
                    ReflectiveProxy.class.getClassLoader(), new Class<?>[] {ImageInputStream.class}, handler);
        }
    }
}
