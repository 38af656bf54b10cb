package dev.slipstream.imageio.interop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.ChildJvm;
import dev.slipstream.imageio.testing.Events;
import dev.slipstream.imageio.testing.Format;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.DataBufferByte;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Java 2D keeps a copy of an image on the graphics card as long as it sees all changes of the image's data. Whoever
 * takes the array out of the data buffer ends that for good, and every later drawing is slower: a reader must not.
 */
class TrackableImagesTest {

    private static final Map<Format, List<String>> SAID = new EnumMap<>(Format.class);

    @BeforeAll
    static void readInAJvmThatLetsUsLook() throws Exception {
        for (Format format : Format.values()) {
            SAID.put(format, Trackable.inSight(ChildJvm.withSlipstream())
                    .run(Application.class, format.name(), System.getProperty("slipstream.testimages", "testimages")));
        }
    }

    @ParameterizedTest
    @EnumSource
    void theCheckSeesWhatHasTakenTheArray(Format format) {
        assertEquals(List.of("array taken: UNTRACKABLE"), said(format, "array taken"));
        assertEquals(List.of("array not taken: STABLE"), said(format, "array not taken"));
    }

    @ParameterizedTest
    @EnumSource
    void imagesOfEveryKindRegionsAndGivenDestinationsStayTrackable(Format format) {
        for (String request : List.of("whole", "region", "destination")) {
            List<String> lines = said(format, request + ": ");
            assertTrue(lines.size() >= (format == Format.PNG ? 300 : format == Format.BMP ? 190 : 20), lines::toString);
            assertEquals(List.of(), lines.stream()
                    .filter(line -> !line.endsWith(": STABLE") && !isOf16Bits(format, line)).toList());
        }
    }

    /** BMPs of 16 bits a pixel, which are written into the array, as by the JDK's reader: all else is slower. */
    private static boolean isOf16Bits(Format format, String line) {
        return format == Format.BMP && line.contains(" of shorts: ");
    }

    @ParameterizedTest
    @EnumSource
    void aCopyOfAHalfReadImageIsKnownToBeOutdatedWhenTheNextRowsCome(Format format) {
        assertEquals(List.of("outdated copies unnoticed: 0"), said(format, "outdated copies unnoticed"));
        assertTrue(said(format, "outdated copies: ").get(0).matches(".*: \\d{3,}"));
    }

    private static List<String> said(Format format, String begin) {
        return SAID.get(format).stream().filter(line -> line.startsWith(begin)).toList();
    }

    /** Reads every image with our reader and prints how Java 2D sees the results. */
    static final class Application {

        public static void main(String[] arguments) throws Exception {
            BufferedImage image = new BufferedImage(1, 1, BufferedImage.TYPE_3BYTE_BGR);
            System.out.println("array not taken: " + Trackable.stateOf(image));
            ((DataBufferByte) image.getRaster().getDataBuffer()).getData();
            System.out.println("array taken: " + Trackable.stateOf(image));
            Format format = Format.valueOf(arguments[0]);
            ImageReader reader = ImageIO.getImageReadersByFormatName(format.toString()).next();
            if (!reader.getClass().getName().startsWith("dev.slipstream.")) {
                throw new IllegalStateException("not ours: " + reader);
            }
            int[] outdated = {0, 0};
            for (Path file : intact(Path.of(arguments[1], format.toString()))) {
                try {
                    look(reader, file, outdated);
                } catch (IOException unread) {
                    System.out.println("not read: " + file.getFileName());
                }
            }
            System.out.println("outdated copies: " + outdated[0]);
            System.out.println("outdated copies unnoticed: " + outdated[1]);
        }

        private static void look(ImageReader reader, Path file, int[] outdated) throws Exception {
            byte[] bytes = Files.readAllBytes(file);
            BufferedImage whole = read(reader, bytes, null);
            print("whole", file, whole);
            ImageReadParam region = reader.getDefaultReadParam();
            region.setSourceRegion(new Rectangle(0, 0, whole.getWidth(), (whole.getHeight() + 1) / 2));
            region.setSourceSubsampling(2, 1, 0, 0);
            print("region", file, read(reader, bytes, region));
            ImageReadParam destination = reader.getDefaultReadParam();
            destination.setDestination(new BufferedImage(whole.getColorModel(),
                    whole.getRaster().createCompatibleWritableRaster(), false, null));
            Events events = Events.withoutPixels(reader);
            copyAtEachUpdate(events, destination.getDestination(), outdated);
            print("destination", file, read(reader, bytes, destination));
            events.stopListening();
        }

        /** A copy, so to speak, which the next update has outdated: counts those of which Java 2D knows it or not. */
        private static void copyAtEachUpdate(Events events, BufferedImage image, int[] outdated) {
            Object[] copy = new Object[1];
            events.atEach(event -> {
                if (events.lines().get(event).startsWith("image update")) {
                    try {
                        if (copy[0] != null) {
                            outdated[Trackable.isCurrent(copy[0]) ? 1 : 0]++;
                        }
                        copy[0] = Trackable.trackerOf(image);
                    } catch (ReflectiveOperationException e) {
                        throw new IllegalStateException(e);
                    }
                }
            });
        }

        private static void print(String request, Path file, BufferedImage image) throws Exception {
            boolean isOfShorts = image.getRaster().getTransferType() == DataBuffer.TYPE_USHORT;
            System.out.println(request + ": " + file.getFileName()
                    + (isOfShorts ? " of shorts: " : ": ") + Trackable.stateOf(image));
        }

        private static BufferedImage read(ImageReader reader, byte[] bytes, ImageReadParam param) throws IOException {
            try (ImageInputStream stream = ImageIO.createImageInputStream(bytes)) {
                reader.setInput(stream);
                return reader.read(0, param);
            }
        }

        private static List<Path> intact(Path folder) throws IOException {
            try (Stream<Path> files = Files.list(folder)) {
                return files.filter(file -> file.getFileName().toString().matches("[^x].*")).sorted().toList();
            }
        }
    }
}
