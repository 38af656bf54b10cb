package dev.slipstream.imageio.spi;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.Format;
import dev.slipstream.imageio.testing.SampleImages;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.spi.IIORegistry;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Readers and writers in use do not iterate over the registry, which another thread may be changing. */
class RegistryInUseTest {

    private static final BufferedImage IMAGE = SampleImages.image(20, 9, BufferedImage.TYPE_3BYTE_BGR);

    @ParameterizedTest
    @EnumSource
    void readersAndWritersAreUsedWhileProvidersAreRegistered(Format format) throws Exception {
        ImageWriter writer = ImageIO.getImageWritersByFormatName(format.toString()).next();
        ImageReader reader = ImageIO.getImageReadersByFormatName(format.toString()).next();
        AtomicInteger changes = new AtomicInteger();
        Thread registering = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                register();
                changes.incrementAndGet();
            }
        });
        registering.start();
        try {
            for (int i = 0; i < 500 || changes.get() < 500; i++) {
                useWhole(writer, reader);
            }
        } finally {
            registering.interrupt();
            registering.join();
        }
        assertTrue(writer.getOriginatingProvider() instanceof WriterProvider, writer::toString);
        assertTrue(reader.getOriginatingProvider() instanceof ReaderProvider, reader::toString);
    }

    private static void register() {
        FirstProviders.UnusedReader foreign = new FirstProviders.UnusedReader("unused");
        IIORegistry.getDefaultInstance().registerServiceProvider(foreign);
        IIORegistry.getDefaultInstance().deregisterServiceProvider(foreign);
    }

    private static void useWhole(ImageWriter writer, ImageReader reader) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ImageOutputStream output = new OutputProviders.ToOutputStream().createOutputStreamInstance(bytes)) {
            writer.setOutput(output);
            IIOMetadata metadata = writer.getDefaultImageMetadata(new ImageTypeSpecifier(IMAGE), null);
            writer.write(null, new IIOImage(IMAGE, null, metadata), writer.getDefaultWriteParam());
            writer.reset();
        }
        try (ImageInputStream input = new InputProviders.FromInputStream()
                .createInputStreamInstance(new ByteArrayInputStream(bytes.toByteArray()))) {
            reader.setInput(input);
            reader.getImageMetadata(0);
            reader.read(0, new ImageReadParam() {});
            reader.getOriginatingProvider().getImageMetadataFormat("javax_imageio_1.0");
            reader.reset();
        }
    }
}
