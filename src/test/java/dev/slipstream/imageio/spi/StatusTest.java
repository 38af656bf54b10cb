package dev.slipstream.imageio.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.slipstream.imageio.Slipstream;
import dev.slipstream.imageio.status.Status;
import dev.slipstream.imageio.status.Status.Direction;
import dev.slipstream.imageio.status.Status.Part;
import dev.slipstream.imageio.status.Status.State;
import dev.slipstream.imageio.testing.ChildJvm;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What programs are told about what serves, and that people are told the same. */
class StatusTest {

    @AfterEach
    void installAgain() {
        Slipstream.install();
    }

    @Test
    void everyKindIsAPartThatServesOnceItIsInstalled() throws Exception {
        List<String> lines = ChildJvm.withSlipstream().run(Printer.class);
        assertTrue(lines.containsAll(List.of("INPUT java.io.File SERVES", "INPUT byte[] SERVES",
                "OUTPUT java.io.OutputStream SERVES", "READ png SERVES", "READ jpeg SERVES", "WRITE gif SERVES")),
                lines::toString);
        assertTrue(lines.stream().allMatch(line -> line.endsWith(" SERVES")), lines::toString);
    }

    @Test
    void propertiesSayWhyPartsDoNotServe() throws Exception {
        List<String> lines = ChildJvm.withSlipstream()
                .property("dev.slipstream.imageio.disabled", "streams,png,bmp-writer")
                .property("dev.slipstream.imageio.last", "perhaps").run(Printer.class);
        assertTrue(lines.containsAll(List.of("INPUT java.io.File DISABLED", "OUTPUT java.io.File DISABLED",
                "READ png DISABLED", "WRITE png SERVES", "READ bmp SERVES", "WRITE bmp DISABLED",
                "dev.slipstream.imageio.last=perhaps is neither true nor false; using false")), lines::toString);
    }

    @Test
    void providersThatComeLastAreBehindOthers() throws Exception {
        List<String> lines = ChildJvm.withSlipstream().property("dev.slipstream.imageio.last", "true")
                .run(Printer.class);
        assertTrue(lines.containsAll(List.of("INPUT java.io.File BEHIND_OTHERS", "INPUT java.nio.file.Path SERVES",
                "READ png BEHIND_OTHERS", "WRITE gif BEHIND_OTHERS")), lines::toString);
    }

    @Test
    void nothingServesOnceItIsUninstalled() {
        Slipstream.uninstall();
        Status status = Slipstream.status();
        assertEquals(List.of(State.NOT_REGISTERED), status.parts().stream().map(Part::state).distinct().toList());
        assertFalse(status.serves(Direction.READ, "png"));
        assertTrue(Slipstream.describe().contains("\nnot png: " + State.NOT_REGISTERED.explanation()));
    }

    @Test
    void describeCountsTheSame() {
        Status status = Slipstream.status();
        String headline = Slipstream.describe().lines().findFirst().orElseThrow();
        long serving = status.parts().stream().filter(part -> part.state() == State.SERVES).count();
        String kinds = " serves " + serving + " of " + status.parts().size() + " kinds of ";
        assertTrue(headline.contains(kinds), headline);
        assertTrue(headline.contains(status.version()) && headline.contains(status.commit()), headline);
        assertFalse(status.serves(Direction.READ, "webp"));
    }

    /** Prints each part of the status, and the malformed settings. */
    static final class Printer {

        private Printer() {}

        public static void main(String[] arguments) {
            Status status = Slipstream.status();
            status.parts().forEach(part ->
                    System.out.println(part.direction() + " " + part.name() + " " + part.state()));
            status.malformedSettings().forEach(System.out::println);
        }
    }
}
