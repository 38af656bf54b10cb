package dev.slipstream.imageio.cost;

import dev.slipstream.imageio.testing.Ask;
import dev.slipstream.imageio.testing.SampleImages;
import dev.slipstream.imageio.testing.Use;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;

/** All operations that have bounds, by their names there. Files are named without the folder that the JVM works in. */
final class Operations {

    /** What is written, which is no temporary file. */
    static final String WRITTEN = "written";

    private static final String VALUES = "values";
    private static final String LINES = "lines";
    private static final byte[] SMALL = new byte[100];
    private static final byte[] MIB = new byte[1 << 20];
    private static final int BITS = 12;
    private static final int ANY = 77;
    private static final List<String> OURS = List.of("png", "bmp");
    private static final List<Integer> SIZES = List.of(1, 20, 250, 1000);
    private static final int ICON = 20;

    private static final Place FROM_FILE = new Place("File", Content::file);
    private static final Place FROM_MEMORY = new Place("ByteArrayInputStream", Content::memoryInput);
    private static final Place FROM_UNKNOWN = new Place("InputStream", Content::unknownInput);
    private static final List<Place> SOURCES = List.of(FROM_FILE, new Place("Path", Content::path, Content::file),
            new Place("byte[]", Content::bytes, Content::memoryInput), FROM_MEMORY, FROM_UNKNOWN,
            new Place("FileChannel", Content::channel, content -> Channels.newInputStream(content.channel())),
            new Place("URL", Content::url, Content::openUrl));

    private static final Place TO_FILE = new Place("File", Content::file);
    private static final Place TO_MEMORY = new Place("ByteArrayOutputStream", Content::memoryOutput);
    private static final Place TO_UNKNOWN = new Place("OutputStream", Content::unknownOutput);
    private static final List<Place> TARGETS = List.of(TO_FILE, new Place("Path", Content::path, Content::file),
            TO_MEMORY, TO_UNKNOWN,
            new Place("FileChannel", Content::channel, content -> Channels.newOutputStream(content.channel())));
    private static final List<Place> CACHED = List.of(FROM_MEMORY, FROM_UNKNOWN, TO_MEMORY, TO_UNKNOWN);

    private final Map<String, Counted.Setup> all = new LinkedHashMap<>();

    private Operations() {}

    static Map<String, Counted.Setup> all() {
        Operations operations = new Operations();
        operations.addOpenings();
        operations.addReads(FROM_FILE);
        operations.addReads(FROM_MEMORY);
        operations.read("readInt", 100, FROM_UNKNOWN, ImageInputStream::readInt);
        operations.read("readLine", 10, FROM_UNKNOWN, ImageInputStream::readLine);
        operations.read("readFully 1 MiB", 1, FROM_UNKNOWN, stream -> stream.readFully(MIB));
        operations.addWrites(TO_FILE);
        operations.addWrites(TO_MEMORY);
        operations.addImages();
        return operations.all;
    }

    static void writeFiles(Path folder) throws IOException {
        byte[] values = new byte[1 << 20];
        new Random(47).nextBytes(values);
        Files.write(folder.resolve(VALUES), values);
        Files.write(folder.resolve(WRITTEN), values);
        Files.writeString(folder.resolve(LINES), ("x".repeat(79) + "\n").repeat(200));
        for (int size : SIZES) {
            BufferedImage image = SampleImages.image(size, size, BufferedImage.TYPE_3BYTE_BGR);
            for (String format : size == ICON ? List.of("png", "bmp", "gif", "jpg", "tif") : OURS) {
                Files.write(folder.resolve(size + "." + format),
                        SampleImages.encode(image, format.equals("jpg") ? "jpeg" : format));
            }
        }
    }

    private void addOpenings() {
        for (Place source : SOURCES) {
            String name = "open and close, " + source.label();
            all.put(name, () -> input(source, VALUES, false).openAndClose());
            if (CACHED.contains(source)) {
                all.put(name + ", cache file", () -> input(source, VALUES, true).openAndClose());
            }
        }
        for (Place target : TARGETS) {
            String name = "open and close, to " + target.label();
            all.put(name, () -> output(target, false).openAndClose());
            if (CACHED.contains(target)) {
                all.put(name + ", cache file", () -> output(target, true).openAndClose());
            }
        }
    }

    private static OpenStream<ImageInputStream> input(Place source, String path, boolean cacheFile)
            throws IOException {
        return new OpenStream<>(source, ImageIO::createImageInputStream, path, cacheFile);
    }

    private static OpenStream<ImageOutputStream> output(Place target, boolean cacheFile) throws IOException {
        return new OpenStream<>(target, ImageIO::createImageOutputStream, WRITTEN, cacheFile);
    }

    private void addReads(Place source) {
        read("read", 100, source, ImageInputStream::read);
        read("readByte", 100, source, ImageInputStream::readByte);
        read("readShort", 100, source, ImageInputStream::readShort);
        read("readInt", 100, source, ImageInputStream::readInt);
        read("readLong", 100, source, ImageInputStream::readLong);
        read("readFloat", 100, source, ImageInputStream::readFloat);
        read("readDouble", 100, source, ImageInputStream::readDouble);
        read("readBit", 100, source, ImageInputStream::readBit);
        read("readBits", 100, source, stream -> stream.readBits(BITS));
        read("skipBytes", 100, source, stream -> stream.skipBytes(8));
        read("readLine", 10, source, ImageInputStream::readLine);
        read("readFully 100 bytes", 100, source, stream -> stream.readFully(SMALL));
        read("readFully 1 MiB", 1, source, stream -> stream.readFully(MIB));
    }

    private void read(String name, int times, Place source, Use<ImageInputStream> call) {
        String file = name.equals("readLine") ? LINES : VALUES;
        all.put(times(name, times) + ", " + source.label(), () -> input(source, file, false).calls(times, call));
    }

    private void addWrites(Place target) {
        write("write", 100, target, stream -> stream.write(ANY));
        write("writeByte", 100, target, stream -> stream.writeByte(ANY));
        write("writeShort", 100, target, stream -> stream.writeShort(ANY));
        write("writeInt", 100, target, stream -> stream.writeInt(ANY));
        write("writeLong", 100, target, stream -> stream.writeLong(ANY));
        write("writeFloat", 100, target, stream -> stream.writeFloat(ANY));
        write("writeDouble", 100, target, stream -> stream.writeDouble(ANY));
        write("writeBit", 100, target, stream -> stream.writeBit(1));
        write("writeBits", 100, target, stream -> stream.writeBits(ANY, BITS));
        write("write 100 bytes", 100, target, stream -> stream.write(SMALL));
        write("write 1 MiB", 1, target, stream -> stream.write(MIB));
    }

    private void write(String name, int times, Place target, Use<ImageOutputStream> call) {
        all.put(times(name, times) + ", " + target.label(), () -> output(target, false).calls(times, call));
    }

    private static String times(String name, int times) {
        return times == 1 ? name : name + " x " + times;
    }

    /** With ImageIO's default settings: a cache file may be used. */
    private void addImages() {
        for (String format : OURS) {
            SIZES.forEach(size -> addReadingOf(format, size));
        }
        addReadingOf("gif", ICON);
        addReadingOf("jpg", ICON);
        for (String format : OURS) {
            List.of(1, ICON).forEach(size -> addWritingOf(format, size));
        }
        addWritingOf("tif", ICON); // the JDK's writer, which first reads
        OURS.forEach(this::addFileStreams);
        OURS.forEach(this::addMetadata);
    }

    private void addWritingOf(String format, int size) {
        String name = "write " + describe(format, size);
        all.put(name + ", File", () -> {
            BufferedImage image = decoded(format, size);
            return () -> ImageIO.write(image, format, new File(WRITTEN));
        });
        all.put(name + ", ByteArrayOutputStream", () -> {
            BufferedImage image = decoded(format, size);
            return () -> ImageIO.write(image, format, new ByteArrayOutputStream());
        });
    }

    private void addReadingOf(String format, int size) {
        File file = new File(size + "." + format);
        String name = describe(format, size);
        all.put("read " + name + ", File", () -> () -> ImageIO.read(file));
        all.put("read " + name + ", ByteArrayInputStream", () -> {
            byte[] bytes = Files.readAllBytes(file.toPath());
            return () -> ImageIO.read(new ByteArrayInputStream(bytes));
        });
        all.put("width and height of " + name + ", File", () -> () -> size(file));
        all.put("width and height of " + name + ", ByteArrayInputStream", () -> {
            byte[] bytes = Files.readAllBytes(file.toPath());
            return () -> size(new ByteArrayInputStream(bytes));
        });
    }

    /** They are opened and closed as well, each time. */
    private void addFileStreams(String format) {
        String name = describe(format, ICON);
        all.put("read " + name + ", FileInputStream", () -> () -> {
            try (InputStream in = new FileInputStream(ICON + "." + format)) {
                ImageIO.read(in);
            }
        });
        all.put("write " + name + ", FileOutputStream", () -> {
            BufferedImage image = decoded(format, ICON);
            return () -> {
                try (OutputStream out = new FileOutputStream(WRITTEN)) {
                    ImageIO.write(image, format, out);
                }
            };
        });
    }

    /** By one reader, of one input after the other. */
    private void addMetadata(String format) {
        all.put("metadata of " + describe(format, ICON) + " by one reader, ByteArrayInputStream", () -> {
            byte[] bytes = Files.readAllBytes(Path.of(ICON + "." + format));
            ImageReader reader = ImageIO.getImageReadersBySuffix(format).next();
            return () -> {
                try (ImageInputStream stream = ImageIO.createImageInputStream(new ByteArrayInputStream(bytes))) {
                    reader.setInput(stream, true, true);
                    reader.getImageMetadata(0);
                    reader.reset();
                }
            };
        });
    }

    private static BufferedImage decoded(String format, int size) throws IOException {
        return ImageIO.read(new File(size + "." + format));
    }

    private static void size(Object input) throws IOException {
        try (ImageInputStream stream = ImageIO.createImageInputStream(input)) {
            ImageReader reader = ImageIO.getImageReaders(stream).next();
            try {
                reader.setInput(stream, true, true);
                reader.getFormatName();
                reader.getWidth(0);
                reader.getHeight(0);
            } finally {
                reader.dispose();
            }
        }
    }

    private static String describe(String format, int size) {
        return format.toUpperCase(Locale.ROOT) + " " + size + "x" + size;
    }

    /**
     * What an application gives ImageIO to open a stream on.
     *
     * @param substitute what it takes if nobody serves that: the JDK knows files and plain streams only
     */
    private record Place(String label, Ask<Content, Object> given, Ask<Content, Object> substitute) {

        Place(String label, Ask<Content, Object> given) {
            this(label, given, given);
        }
    }

    /** Streams on the same content, opened over and over, as an application does. */
    private static final class OpenStream<S extends ImageInputStream> implements Closeable {

        private final Place place;
        private final Ask<Object, S> opener;
        private final Content content;
        private boolean isSubstituted;

        OpenStream(Place place, Ask<Object, S> opener, String path, boolean cacheFile) throws IOException {
            this.place = place;
            this.opener = opener;
            this.content = new Content(path);
            ImageIO.setUseCache(cacheFile);
        }

        /** The first time finds out whether anybody serves such an object. */
        private S open() throws IOException {
            S stream = opener.of((isSubstituted ? place.substitute() : place.given()).of(content));
            if (stream == null && !isSubstituted) {
                isSubstituted = true;
                return open();
            }
            return stream;
        }

        Counted openAndClose() {
            return new Counted() {
                @Override
                public void perform() throws IOException {
                    S stream = open();
                    stream.close();
                    content.closeUrl();
                }

                @Override
                public void close() throws IOException {
                    OpenStream.this.close();
                }
            };
        }

        /** So many calls from the beginning of a stream that stays open. */
        Counted calls(int times, Use<S> call) throws IOException {
            S stream = open();
            return new Counted() {
                @Override
                public void perform() throws IOException {
                    stream.seek(0);
                    for (int i = 0; i < times; i++) {
                        call.of(stream);
                    }
                }

                @Override
                public void close() throws IOException {
                    stream.close();
                    OpenStream.this.close();
                }
            };
        }

        @Override
        public void close() throws IOException {
            ImageIO.setUseCache(true);
            content.close();
        }
    }
}
