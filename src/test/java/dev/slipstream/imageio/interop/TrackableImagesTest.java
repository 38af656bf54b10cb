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
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.imageio.ImageReadParam;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
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
            List<String> lines = said(format, request + " by Slipstream");
            assertTrue(lines.size() >= (format == Format.PNG ? 300 : format == Format.BMP ? 190 : 20), lines::toString);
            assertEquals(List.of(), lines.stream()
                    .filter(line -> !line.endsWith(": STABLE") && !isOf16Bits(format, line)).toList());
        }
    }

    /** BMPs of 16 bits a pixel, which are written into the array, as by the JDK's reader: all else is slower. */
    private static boolean isOf16Bits(Format format, String line) {
        return format == Format.BMP && line.contains(" of shorts: ");
    }

    @Test
    void pngsAreAsTrackableByTheJdksReader() {
        assertEquals(said(Format.PNG, "whole by JDK").stream()
                .map(line -> line.replace("JDK", "Slipstream")).toList(),
                said(Format.PNG, "whole by Slipstream"));
    }

    /** It writes into the array that it has taken, for most kinds. */
    @Test
    void bmpsAreSeldomTrackableByTheJdksReader() {
        List<String> lines = said(Format.BMP, "whole by JDK");
        assertTrue(lines.stream().filter(line -> line.endsWith(": UNTRACKABLE")).count() > 100, lines::toString);
    }

    @ParameterizedTest
    @EnumSource
    void aCopyOfAHalfReadImageIsKnownToBeOutdatedWhenTheNextRowsCome(Format format) {
        assertEquals(List.of("outdated copies unnoticed by Slipstream: 0", "outdated copies unnoticed by JDK: 0"),
                said(format, "outdated copies unnoticed"));
        said(format, "outdated copies by").forEach(line -> assertTrue(line.matches(".*: \\d{3,}"), line));
        assertEquals(2, said(format, "outdated copies by").size());
    }

    private static List<String> said(Format format, String begin) {
        return SAID.get(format).stream().filter(line -> line.startsWith(begin)).toList();
    }

    /** Reads every image by both readers and prints how Java 2D sees the results. */
    static final class Application {

        public static void main(String[] arguments) throws Exception {
            BufferedImage image = new BufferedImage(1, 1, BufferedImage.TYPE_3BYTE_BGR);
            System.out.println("array not taken: " + Trackable.stateOf(image));
            ((DataBufferByte) image.getRaster().getDataBuffer()).getData();
            System.out.println("array taken: " + Trackable.stateOf(image));
            Format format = Format.valueOf(arguments[0]);
            Iterator<ImageReader> readers = ImageIO.getImageReadersByFormatName(format.toString());
            List<Path> files = intact(Path.of(arguments[1], format.toString()));
            read("Slipstream", readers.next(), files);
            read("JDK", readers.next(), files);
        }

        private static void read(String side, ImageReader reader, List<Path> files) throws Exception {
            if (reader.getClass().getName().startsWith("dev.slipstream.") != side.equals("Slipstream")) {
                throw new IllegalStateException("not " + side + "'s: " + reader);
            }
            int[] outdated = {0, 0};
            for (Path file : files) {
                byte[] bytes = Files.readAllBytes(file);
                BufferedImage whole;
                try {
                    whole = read(reader, bytes, null);
                } catch (IOException unread) {
                    System.out.println("not read by " + side + ": " + file.getFileName());
                    continue;
                }
                print("whole", side, file, whole);
                ImageReadParam region = reader.getDefaultReadParam();
                region.setSourceRegion(new Rectangle(0, 0, whole.getWidth(), (whole.getHeight() + 1) / 2));
                region.setSourceSubsampling(2, 1, 0, 0);
                print("region", side, file, read(reader, bytes, region));
                ImageReadParam destination = reader.getDefaultReadParam();
                destination.setDestination(new BufferedImage(whole.getColorModel(),
                        whole.getRaster().createCompatibleWritableRaster(), false, null));
                Events events = Events.withoutPixels(reader);
                copyAtEachUpdate(events, destination.getDestination(), outdated);
                print("destination", side, file, read(reader, bytes, destination));
                events.stopListening();
            }
            System.out.println("outdated copies by " + side + ": " + outdated[0]);
            System.out.println("outdated copies unnoticed by " + side + ": " + outdated[1]);
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

        private static void print(String request, String side, Path file, BufferedImage image) throws Exception {
            boolean isOfShorts = image.getRaster().getTransferType() == DataBuffer.TYPE_USHORT;
            System.out.println(request + " by " + side + ": " + file.getFileName()
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
