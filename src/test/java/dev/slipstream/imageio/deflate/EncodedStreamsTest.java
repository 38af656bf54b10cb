package dev.slipstream.imageio.deflate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.testing.Seeds;
import dev.slipstream.imageio.warmup.WarmUp;
import java.io.ByteArrayOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Other decoders read the bytes that {@link ZlibEncoder} was given, whatever these are. */
@Tag("long")
class EncodedStreamsTest {

    private static final int MOST = 70_000;

    /** All decoders decode each length up to this one, and then only some lengths. */
    private static final int FEW = 600;
    private static final int STEP = 997;

    @Test
    void everyLength() throws IOException {
        byte[][] contents = {Contents.drawing(new Random(1), MOST), Contents.noise(new Random(2), MOST)};
        Encoded[] both = {new Encoded(MatchSettings.sparse(6)), new Encoded(MatchSettings.chains(3, 3, 4, 2, 32))};
        for (int length = 0; length <= MOST; length++) {
            Encoded encoded = both[length % 3 == 0 ? 1 : 0];
            byte[] data = contents[length < FEW || length % 16 == 0 ? 1 : 0];
            byte[] stream = encoded.encode(data, length);
            if (length < FEW || length % STEP == 0) {
                encoded.assertDecoded(data, length, stream, "length " + length);
            } else {
                encoded.assertDecodedByZlib(data, length, stream, "length " + length);
            }
        }
    }

    @Test
    void everyContent() throws IOException {
        for (MatchSettings matching : Encoded.MATCHINGS) {
            Encoded encoded = new Encoded(matching);
            for (Contents content : Contents.values()) {
                for (int length : new int[] {1, 2, 3, 4, 9, 100, 32_768, 49_152, 65_536, 114_688, 300_000}) {
                    byte[] data = content.create(length);
                    encoded.assertDecoded(data, length, encoded.encode(data, length),
                            matching + ", " + content + ", length " + length);
                }
            }
        }
    }

    /** A fresh process writes byte by byte, a warm one eight bytes at a time. It becomes warm within a stream. */
    @Test
    void youngProcessesWriteTheSame() throws Exception {
        Seeds.run(10, (seed, random) -> {
            MatchSettings matching = Encoded.MATCHINGS[random.nextInt(Encoded.MATCHINGS.length)];
            byte[] data = Contents.any(random, 100_000);
            WarmUp.DEFLATE.leave(0);
            byte[] expected = new Encoded(matching).encode(data, data.length);
            WarmUp.DEFLATE.leave(1 + random.nextInt(50_000));
            byte[] stream = new Encoded(matching).encode(data, data.length);
            assertArrayEquals(expected, stream, "seed " + seed + ", " + matching);
        });
    }

    /** Noise that comes again and again, a bit changed, is found each time, though of matches few positions enter. */
    @Test
    void repeatedRowsStayFound() throws Exception {
        int most = 200_000;
        int unchanged = 200;
        MatchSettings[] matchings = {MatchSettings.chains(3, 6, 16, 2, 16), MatchSettings.pixels(4, 12),
            MatchSettings.chains(9, 8, 16, 8, 32).inserting(10, 16)};
        Seeds.run(30, (seed, random) -> {
            int stride = 1 + 4 * (100 + random.nextInt(900));
            byte[] data = Contents.noise(random, most);
            int period = stride * (1 + random.nextInt(4));
            for (int i = period; i < most; i++) {
                data[i] = random.nextInt(unchanged) == 0 ? (byte) random.nextInt() : data[i - period];
            }
            for (MatchSettings matching : matchings) {
                Encoded encoded = new Encoded(matching);
                encoded.begin(most);
                ZlibEncoder encoder = encoded.encoder();
                encoder.next();
                Candidate candidate = encoder.first();
                candidate.setRows(stride, 4);
                candidate.add(data, 0, most);
                candidate.search(matching, most);
                encoder.take(candidate);
                byte[] stream = encoded.finish();
                assertArrayEquals(data, PlainInflate.decode(stream), "seed " + seed);
                assertTrue(stream.length < period + 9 * most / unchanged, () -> "seed " + seed + ", period " + period
                        + ", " + matching + ": " + stream.length + " bytes");
            }
        });
    }

    /** A stream does not depend on the arrays in which its bytes came, nor on the streams before it. */
    @Test
    void splitAndReused() throws Exception {
        Encoded[] used = new Encoded[Encoded.MATCHINGS.length];
        Arrays.setAll(used, i -> new Encoded(Encoded.MATCHINGS[i]));
        Seeds.run(10, (seed, random) -> {
            int i = random.nextInt(used.length);
            byte[] data = Contents.any(random, random.nextInt(4) == 0 ? 400_000 : 3000);
            long expected = random.nextInt(2) * random.nextLong(1L << random.nextInt(1, 40));
            Encoded fresh = new Encoded(Encoded.MATCHINGS[i]);
            fresh.begin(expected);
            used[i].begin(expected);
            int largest = 1 + random.nextInt(1 + data.length);
            for (int from = 0; from < data.length; ) {
                int n = Math.min(data.length - from, random.nextInt(largest + 1));
                byte[] piece = Arrays.copyOfRange(data, from, from + n + 3);
                used[i].write(piece, 0, n);
                Arrays.fill(piece, (byte) 1);
                fresh.write(data, from, n);
                from += n;
            }
            byte[] stream = used[i].finish();
            assertArrayEquals(fresh.finish(), stream, "seed " + seed);
            assertArrayEquals(data, PlainInflate.decode(stream), "seed " + seed);
        });
    }

    /** Each piece is searched with random settings, by one candidate or both, and either is taken. */
    @Test
    void anyCandidates() throws Exception {
        Encoded encoded = new Encoded(MatchSettings.NONE);
        Seeds.run(30, (seed, random) -> {
            byte[] data = Contents.any(random, random.nextInt(4) == 0 ? 400_000 : 3000);
            byte[] others = Arrays.copyOf(Contents.any(random, data.length), data.length);
            encoded.begin(random.nextBoolean() ? data.length : 0);
            ZlibEncoder encoder = encoded.encoder();
            for (int from = 0; from < data.length; ) {
                int n = Math.min(data.length - from, random.nextInt(1 + data.length));
                encoder.next();
                Candidate taken = random.nextBoolean() ? encoder.first() : encoder.second();
                Candidate other = taken == encoder.first() ? encoder.second() : encoder.first();
                if (random.nextBoolean()) {
                    search(random, other, others, from, n);
                }
                if (random.nextBoolean()) {
                    search(random, taken, others, from, n);
                    taken.drop();
                }
                search(random, taken, data, from, n);
                encoder.take(taken);
                from += n;
            }
            byte[] stream = encoded.finish();
            assertArrayEquals(data, PlainInflate.decode(stream), "seed " + seed);
        });
    }

    /** What comes next is found in what was written, and nothing in what the candidate itself has searched. */
    @Test
    void theOtherCandidateFollowsWhatWasWritten() throws IOException {
        byte[] written = Contents.noise(new Random(10), 5000);
        byte[] given = Contents.noise(new Random(11), written.length);
        for (MatchSettings matching : Arrays.asList(
                MatchSettings.sparse(4), MatchSettings.chains(3, 6, 4, 0, 0))) {
            Encoded encoded = new Encoded(matching);
            encoded.begin(4L * written.length);
            ZlibEncoder encoder = encoded.encoder();
            encoder.next();
            encoder.first().add(written, 0, written.length);
            encoder.second().add(given, 0, given.length);
            encoder.second().search(matching, given.length);
            encoder.take(encoder.first());
            encoder.next();
            encoder.second().add(given, 0, given.length);
            encoder.second().add(written, 0, written.length);
            encoder.second().search(matching, 2 * written.length);
            encoder.take(encoder.second());
            byte[] stream = encoded.finish();
            byte[] expected = Arrays.copyOf(written, 3 * written.length);
            System.arraycopy(given, 0, expected, written.length, given.length);
            System.arraycopy(written, 0, expected, 2 * written.length, written.length);
            assertArrayEquals(expected, PlainInflate.decode(stream), () -> matching.toString());
            assertTrue(stream.length < 2 * written.length + 1000, () -> stream.length + " bytes, " + matching);
        }
    }

    private static void search(Random random, Candidate candidate, byte[] data, int from, int n) {
        MatchSettings matching = Encoded.MATCHINGS[random.nextInt(Encoded.MATCHINGS.length)];
        int first = random.nextInt(n + 1);
        candidate.setRows(2 + random.nextInt(100), 1 + random.nextInt(8));
        int added = first + random.nextInt(n - first + 1); // a match may end beyond the searched bytes
        candidate.add(data, from, added);
        candidate.search(matching, first);
        matching = searchAgain(random, candidate, matching);
        candidate.add(data, from + added, n - added);
        candidate.search(matching, n);
        searchAgain(random, candidate, matching);
    }

    /** Searches again, or not; returns the settings of the better result. */
    private static MatchSettings searchAgain(Random random, Candidate candidate, MatchSettings matching) {
        if (matching == MatchSettings.NONE || random.nextBoolean()) {
            return matching;
        }
        MatchSettings other = Encoded.MATCHINGS[1 + random.nextInt(Encoded.MATCHINGS.length - 1)];
        long bits = candidate.bits();
        boolean isBetter = candidate.searchAgain(other);
        assertEquals(isBetter, candidate.bits() < bits);
        return isBetter ? other : matching;
    }

    /** Each row is the first one, rotated: matches are found long after the first row has left the window. */
    @Test
    void textures() throws IOException {
        int width = 2000;
        byte[] noise = Contents.noise(new Random(7), width);
        byte[] data = new byte[200 * width];
        Random random = new Random(8);
        for (int row = 0; row < data.length; row += width) {
            int turned = random.nextInt(width);
            System.arraycopy(noise, turned, data, row, width - turned);
            System.arraycopy(noise, 0, data, row + width - turned, turned);
        }
        int length = new Encoded(MatchSettings.chains(4, 6, 24, 2, 16)).encode(data, data.length).length;
        assertTrue(length < 3 * width, () -> length + " bytes");
    }

    /** The stream is as small as with these settings from the beginning. */
    @Test
    void matchingChangesAtOnce() throws IOException {
        byte[] data = Contents.drawing(new Random(6), 100_000);
        MatchSettings deep = MatchSettings.chains(3, 3, 64, 32, 64).inserting(18, 1);
        int expected = new Encoded(deep).encode(data, data.length).length;
        for (MatchSettings first : Arrays.asList(
                MatchSettings.NONE, MatchSettings.sparse(8), MatchSettings.chains(8, 8, 2, 0, 0))) {
            Encoded encoded = new Encoded(first);
            encoded.begin(data.length);
            encoded.write(data, 0, 100);
            Encoded.write(encoded.encoder(), data, 100, data.length - 100, deep);
            int length = encoded.finish().length;
            assertTrue(length < expected + 200, () -> length + " bytes instead of " + expected + ", first " + first);
        }
    }

    /** If two streams are alike, but only one was searched, its tables have positions that the other must not find. */
    @Test
    void whatAnotherStreamHasLeftInTheTablesIsNotFound() throws IOException {
        byte[] noise = Contents.noise(new Random(7), 4000);
        byte[] twice = Arrays.copyOf(noise, 2 * noise.length);
        System.arraycopy(noise, 0, twice, noise.length, noise.length);
        byte[] alike = Arrays.copyOf(noise, twice.length);
        for (int i = 0; i < noise.length; i += 64) {
            Arrays.fill(alike, i, i + 40, (byte) 0);
        }
        for (MatchSettings matching : Encoded.MATCHINGS) {
            Encoded used = new Encoded(matching);
            used.encode(alike, alike.length);
            assertArrayEquals(new Encoded(matching).encode(twice, twice.length), used.encode(twice, twice.length),
                    () -> matching.toString());
        }
    }

    /** Pieces go on with the matches of the piece before, and are in one block with it where that is shorter. */
    @Test
    void piecesOfTheSameAreHardlyLargerThanTheWhole() throws IOException {
        byte[] blank = new byte[10_000_000];
        for (int i = 0; i < blank.length; i += 65_000) {
            blank[i] = 1;
        }
        for (MatchSettings matching : Encoded.MATCHINGS) {
            if (matching.maxChain > 1) {
                int whole = encodeInPieces(blank, blank.length, matching, matching);
                for (MatchSettings other : Arrays.asList(matching, MatchSettings.sparse(8))) {
                    int pieces = encodeInPieces(blank, 270_000, matching, other);
                    assertTrue(pieces <= whole + whole / 40,
                            () -> pieces + " bytes in pieces, and " + whole + " as a whole, " + matching
                                    + ", before: " + other);
                }
            }
        }
    }

    /** {@code other}: how each piece is searched before, so that the tables get the window again. */
    private static int encodeInPieces(byte[] data, int piece, MatchSettings matching, MatchSettings other)
            throws IOException {
        Encoded encoded = new Encoded(matching);
        encoded.begin(data.length);
        for (int from = 0; from < data.length; from += piece) {
            int n = Math.min(piece, data.length - from);
            ZlibEncoder encoder = encoded.encoder();
            encoder.next();
            encoder.first().add(data, from, n);
            encoder.first().search(other, n / 4);
            encoder.first().search(other, n);
            if (other != matching) {
                encoder.first().searchAgain(matching);
            }
            encoder.take(encoder.first());
        }
        byte[] stream = encoded.finish();
        assertArrayEquals(data, PlainInflate.decode(stream), () -> matching.toString());
        return stream.length;
    }

    /** Rows with a long run in each: after the run, the row above is a better match than the run itself. */
    @Test
    void aDeepSearchFindsWhatZlibFinds() throws IOException {
        Random random = new Random(12);
        byte[] row = new byte[1500];
        byte[] data = new byte[400 * row.length];
        for (int i = 0; i < data.length; i += row.length) {
            if (i % (50 * row.length) == 0) {
                System.arraycopy(Contents.noise(random, 60), 0, row, 0, 60);
            }
            System.arraycopy(row, 0, data, i, row.length);
        }
        MatchSettings deep = MatchSettings.chains(3, 4, 4096, 512, 258).inserting(18, 1);
        int length = new Encoded(deep).encode(data, data.length).length;
        ByteArrayOutputStream zlib = new ByteArrayOutputStream();
        try (DeflaterOutputStream deflater = new DeflaterOutputStream(zlib, new Deflater(9))) {
            deflater.write(data);
        }
        assertTrue(length <= zlib.size() + zlib.size() / 50, () -> length + " bytes, by zlib " + zlib.size());
    }

    /** A few words over and over: the best match is far back, after many positions with the same beginning. */
    @Test
    void aSearchPassesOverMatchesThatAreNotLonger() throws IOException {
        Random random = new Random(13);
        byte[][] words = new byte[16][];
        Arrays.setAll(words, i -> Contents.noise(random, 8));
        byte[] data = new byte[25_600];
        for (int i = 0; i < data.length; i += 8) {
            System.arraycopy(words[random.nextInt(words.length)], 0, data, i, 8);
        }
        int repeated = 4 * 258;
        byte[] more = Arrays.copyOf(data, data.length + repeated);
        System.arraycopy(data, 0, more, data.length, repeated);
        MatchSettings shallow = MatchSettings.chains(3, 4, 20, 8, 16).inserting(18, 1);
        Encoded encoded = new Encoded(shallow);
        int length = encoded.encode(more, more.length).length - encoded.encode(data, data.length).length;
        assertTrue(length < 50, () -> length + " bytes for " + repeated);
    }

    /** A block that ends where the encoder makes room for more bytes does not end the window for matches. */
    @Test
    void matchesReachIntoBlocksThatAreWritten() throws IOException {
        byte[] noise = Contents.noise(new Random(8), 66_000);
        Encoded encoded = new Encoded(MatchSettings.chains(3, 6, 12, 6, 258));
        for (int zeros = 32_000; zeros <= 33_000; zeros += 100) {
            byte[] data = Arrays.copyOf(new byte[zeros], zeros + noise.length + 20_000);
            System.arraycopy(noise, 0, data, zeros, noise.length);
            System.arraycopy(noise, noise.length - 30_000, data, zeros + noise.length, 20_000);
            int length = encoded.encode(data, data.length).length;
            assertTrue(length < noise.length + 1000, length + " bytes with " + zeros + " zeros");
        }
    }

    /** Neither undelivered bytes nor the bits of an unfinished byte come into another stream. */
    @ParameterizedTest
    @EnumSource(Contents.class)
    void failingOutput(Contents content) throws IOException {
        byte[] data = content.create(500_000);
        IOException failure = new IOException("full");
        boolean[] fails = {true};
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        ZlibEncoder encoder = new ZlibEncoder();
        OutputStream output = new FilterOutputStream(stream) {
            @Override
            public void write(byte[] bytes, int offset, int length) throws IOException {
                if (fails[0]) {
                    throw failure;
                }
                stream.write(bytes, offset, length);
            }
        };
        encoder.begin(output, data.length);
        assertSame(failure, assertThrows(IOException.class, () -> {
            Encoded.write(encoder, data, 0, data.length, MatchSettings.sparse(8));
            encoder.finish();
        }));
        fails[0] = false;
        encoder.begin(output, 1000);
        Encoded.write(encoder, data, 0, 1000, MatchSettings.sparse(8));
        encoder.finish();
        assertArrayEquals(new Encoded(MatchSettings.sparse(8)).encode(data, 1000), stream.toByteArray());
    }

    /** The first search remembers all positions of matches: those that the second one would not remember are gone. */
    @Test
    void noStreamDependsOnEarlierOnes() throws IOException {
        byte[] data = Contents.drawing(new Random(9), 60_000);
        for (MatchSettings matching : Encoded.MATCHINGS) {
            Encoded used = new Encoded(matching);
            used.begin(data.length);
            Encoded.write(used.encoder(), data, 0, data.length / 2, matching.inserting(18, 1));
            used.finish();
            byte[] expected = new Encoded(matching).encode(data, data.length);
            assertArrayEquals(expected, used.encode(data, data.length), matching::toString);
        }
    }

    /** Delivered pieces are not small, and none is empty. */
    @Test
    void piecesAreLarge() throws IOException {
        int[] pieces = new int[2];
        ZlibEncoder encoder = new ZlibEncoder();
        byte[] data = Contents.drawing(new Random(4), 3_000_000);
        OutputStream output = new FilterOutputStream(OutputStream.nullOutputStream()) {
            @Override
            public void write(byte[] bytes, int offset, int length) {
                assertTrue(length > 0);
                pieces[0]++;
                pieces[1] += length;
            }
        };
        encoder.begin(output, data.length);
        Encoded.write(encoder, data, 0, data.length, MatchSettings.chains(3, 6, 12, 6, 258));
        encoder.finish();
        assertTrue(pieces[1] / pieces[0] >= 8 * 1024, pieces[1] + " bytes in " + pieces[0] + " pieces");
    }

    @Test
    void aCandidateTellsWhatItTakes() throws Exception {
        ZlibEncoder encoder = new ZlibEncoder();
        Seeds.run(10, (seed, random) -> {
            MatchSettings matching = Encoded.MATCHINGS[1 + random.nextInt(Encoded.MATCHINGS.length - 1)];
            byte[] data = Contents.any(random, 10_000);
            int length = 1 + random.nextInt(data.length);
            ByteArrayOutputStream stream = new ByteArrayOutputStream();
            encoder.begin(stream, length);
            encoder.next();
            Candidate candidate = encoder.first();
            candidate.add(data, 0, length);
            candidate.search(matching, length);
            long bits = Math.min(candidate.bits(), 3 + 5 + 32 + 8L * length);
            encoder.take(candidate);
            encoder.finish();
            long written = 8L * (stream.size() - 2 - 4);
            assertTrue(Math.abs(bits - written) < 200 + bits / 20, () -> bits + " of " + written + ", seed " + seed);
        });
    }

    /** The codes of a block would be for both halves, which have nothing in common. */
    @Test
    void contentThatChanges() throws IOException {
        byte[] data = new byte[100_000];
        Random random = new Random(1);
        for (int i = 0; i < data.length; i++) {
            data[i] = (byte) (i < data.length / 2 ? random.nextInt(4) : 100 + random.nextInt(4));
        }
        Encoded encoded = new Encoded(MatchSettings.sparse(8));
        int length = encoded.encode(data, data.length).length;
        assertTrue(length < 3 * data.length / 10, () -> length + " bytes");
    }
}
