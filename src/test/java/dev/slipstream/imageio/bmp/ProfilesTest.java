package dev.slipstream.imageio.bmp;

import static dev.slipstream.imageio.testing.Format.BMP;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.reading.Reading;
import dev.slipstream.imageio.reading.SameAnswers;
import dev.slipstream.imageio.stream.WindowedImageInputStream;
import dev.slipstream.imageio.testing.Flags;
import dev.slipstream.imageio.testing.Side;
import java.awt.color.ColorSpace;
import java.awt.color.ICC_ColorSpace;
import java.awt.color.ICC_Profile;
import java.awt.image.ColorModel;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** ICC profiles, which the JDK's reader knows by the colour space types 3 and 4. */
class ProfilesTest {

    private static final int EMBEDDED = 4;

    /** A file with {@code profile} after its pixels. */
    private static byte[] bmp(int header, int bits, int colourSpace, byte[] profile) {
        BmpBuilder bmp = new BmpBuilder(header, bits, 3, 2).pixels(new Random(bits).longs(6).toArray());
        int end = bmp.toByteArray().length;
        ByteBuffer file = ByteBuffer.wrap(bmp.behind(profile).toByteArray()).order(ByteOrder.LITTLE_ENDIAN);
        file.putInt(70, colourSpace);
        if (header == 124) {
            file.putInt(126, end - 14).putInt(130, profile.length);
        }
        return file.array();
    }

    @ParameterizedTest
    @EnumSource(Flags.class)
    void anEmbeddedProfileIsThatOfTheColourModelAsInTheJdk(Flags flags) throws IOException {
        byte[] profile = ICC_Profile.getInstance(ColorSpace.CS_LINEAR_RGB).getData();
        for (int bits : new int[] {16, 24, 32}) {
            byte[] file = bmp(124, bits, EMBEDDED, profile);
            SameAnswers same = SameAnswers.fromArray(BMP, bits + " bits", file);
            same.askEach(flags, question -> !question.isAboutTypes());
            same.askInTurn(flags, question -> !question.isAboutTypes());
            assertArrayEquals(profile, profile(BMP.with(Side.SLIPSTREAM, WindowedImageInputStream.of(file), flags,
                    reader -> reader.getImageTypes(0).next().getColorModel())));
            assertArrayEquals(profile, profile(BMP.with(Side.SLIPSTREAM, WindowedImageInputStream.of(file), flags,
                    reader -> reader.read(0).getColorModel())));
        }
    }

    private static byte[] profile(ColorModel model) {
        return ((ICC_ColorSpace) model.getColorSpace()).getProfile().getData();
    }

    /** A profile of V4 has no place. The linked one is no file name, and is not looked for. */
    @ParameterizedTest
    @CsvSource({"108, 3", "124, 3"})
    void aLinkedProfileIsIgnoredAsInTheJdk(int header, int colourSpace) throws IOException {
        byte[] file = bmp(header, 24, colourSpace, new byte[20]);
        SameAnswers same = SameAnswers.fromArray(BMP, header + " bytes", file);
        same.askEach(Flags.KEEPING_METADATA);
        same.read(Flags.LIKE_IMAGEIO);
    }

    /** The JDK's reader refuses the file. */
    @ParameterizedTest
    @ValueSource(ints = {108, 124})
    void aWrongProfileIsIgnoredWithAWarning(int header) throws IOException {
        for (int bits : new int[] {16, 24, 32}) {
            byte[] file = bmp(header, bits, EMBEDDED, new byte[20]);
            for (Flags flags : Flags.values()) {
                Reading ours = Reading.of(BMP, Side.SLIPSTREAM, WindowedImageInputStream.of(file), flags);
                assertNull(ours.failure());
                assertTrue(ours.image().getColorModel().getColorSpace().isCS_sRGB());
                assertEquals(1, ours.events().stream().filter(line -> line.contains("ICC profile")).count());
            }
            int width = BMP.with(Side.SLIPSTREAM, WindowedImageInputStream.of(file), Flags.KEEPING_METADATA, reader -> {
                assertEquals(1, reader.getImageTypes(0).next().getNumBands() / 3);
                assertEquals(BMP.nativeMetadataFormat(), reader.getImageMetadata(0).getNativeMetadataFormatName());
                return reader.getWidth(0);
            });
            assertEquals(3, width);
            assertNotEquals(null, Reading.of(BMP, Side.JDK, file, null).failure());
        }
    }
}
