package dev.slipstream.imageio.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.Slipstream;
import dev.slipstream.imageio.testing.Events;
import dev.slipstream.imageio.testing.Garbage;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.Writers;
import dev.slipstream.imageio.writing.Writing;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.ByteOrder;
import java.time.Duration;
import java.util.List;
import javax.imageio.IIOException;
import javax.imageio.IIOImage;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.spi.IIORegistry;
import javax.imageio.spi.ImageWriterSpi;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

/** A writer that leaves everything to the JDK's writer does the same as the JDK's writer. */
@ParameterizedClass
@ValueSource(strings = {"png", "bmp"})
class DelegatingImageWriterTest {

    private static final BufferedImage IMAGE = SampleImages.image(20, 9, BufferedImage.TYPE_3BYTE_BGR);

    private final ImageWriterSpi provider;

    DelegatingImageWriterTest(String format) {
        provider = Writers.jdk(format);
    }

    private static final class Leaving extends DelegatingImageWriter {

        Leaving(ImageWriterSpi provider, String format) {
            super(provider, format);
        }

        /** Sets the byte order here, as the JDK's BMP writer does. */
        @Override
        public void setOutput(@Nullable Object output) {
            super.setOutput(output);
            if (output != null && originatingProvider.getFileSuffixes()[0].equals("bmp")) {
                stream().setByteOrder(ByteOrder.LITTLE_ENDIAN);
            }
        }

        @Override
        protected void writeImage(@Nullable IIOMetadata streamMetadata, @Nullable IIOImage image,
                @Nullable ImageWriteParam param) throws IOException {
            writeByJdk(streamMetadata, image, param);
        }
    }

    private ImageWriter ours() {
        return new Leaving(provider, provider.getFormatNames()[0]);
    }

    @Test
    void anAbortReachesTheWriteWhoseListenerHasWrittenAnotherImage() throws IOException {
        ImageWriter writer = ours();
        Events events = Events.of(writer);
        events.at(2, () -> {
            Object output = writer.getOutput();
            try (ImageOutputStream another = new MemoryCacheImageOutputStream(new ByteArrayOutputStream())) {
                writer.setOutput(another);
                writer.write(IMAGE);
                writer.setOutput(output);
            }
            writer.abort();
        });
        List<String> lines = Writing.of(writer, events, each -> each.write(IMAGE)).events();
        assertEquals("write aborted", lines.get(lines.size() - 1));
    }

    @Test
    void nothingIsHeldOnTo() throws Exception {
        ImageWriter writer = ours();
        WeakReference<ImageOutputStream> stream = usedUp(writer);
        assertTrue(Garbage.collectUntil(Duration.ofSeconds(10), () -> stream.get() == null));
        assertNull(writer.getOutput());
    }

    private static WeakReference<ImageOutputStream> usedUp(ImageWriter writer) throws IOException {
        ImageOutputStream stream = new MemoryCacheImageOutputStream(new ByteArrayOutputStream());
        writer.setOutput(stream);
        writer.write(IMAGE);
        writer.reset();
        return new WeakReference<>(stream);
    }

    @Test
    void aWriterOfTheJdkThatIsUnknownIsNamed() throws IOException {
        String name = "com.sun.imageio.plugins.none.NONEImageWriterSpi";
        ImageWriter writer = new Leaving(provider, "none");
        try (ImageOutputStream stream = new MemoryCacheImageOutputStream(new ByteArrayOutputStream())) {
            writer.setOutput(stream);
            IIOException refusal = assertThrows(IIOException.class, () -> writer.write(IMAGE));
            assertTrue(refusal.getMessage().contains(name), refusal::getMessage);
            IllegalStateException silence = assertThrows(IllegalStateException.class, writer::getDefaultWriteParam);
            assertTrue(silence.getMessage().contains(name), silence::getMessage);
        }
    }

    /** The application has deregistered the JDK's provider. */
    @Test
    void aWriterOfTheJdkThatIsDeregisteredIsUsedOn() throws IOException {
        IIORegistry registry = IIORegistry.getDefaultInstance();
        registry.deregisterServiceProvider(provider);
        try {
            Writing ours = Writing.of(ours(), writer -> writer.write(IMAGE));
            ours.assertSame(Writing.of(provider.createWriterInstance(), writer -> writer.write(IMAGE)), "deregistered");
        } finally {
            registry.registerServiceProvider(provider);
            Slipstream.install();
        }
    }
}
