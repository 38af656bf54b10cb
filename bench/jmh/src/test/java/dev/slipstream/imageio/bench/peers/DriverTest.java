package dev.slipstream.imageio.bench.peers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.slipstream.imageio.bench.child.Launcher;
import java.io.File;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

@Timeout(60)
@DisabledOnOs(OS.WINDOWS)
class DriverTest {

    private static final String GOOD = """
            while IFS="$(printf '\\t')" read -r work millis file rest; do
              case "$work $millis $file $rest" in
                "encode 1 /"*) printf 'nanos\\t1000\\t777\\n' ;;
                *) printf 'failed\\tno such luck\\n' ;;
              esac
            done
            """;

    @Test
    void whoFailsIsToldAndHasNoTurns() throws IOException {
        PeerImages image = new PeerImages("image", "", List.of(new File("image.png")));
        List<String> failed = new ArrayList<>();
        try (Launcher launcher = new Launcher(null, List.of(), Duration.ofSeconds(20))) {
            List<Driver> drivers = new ArrayList<>();
            for (String script : List.of(GOOD, "read -r line; echo hello", "read -r line; echo nanos", "exit 0")) {
                drivers.add(new Driver("driver " + drivers.size(), new ProcessBuilder("sh", "-c", script), launcher));
            }
            Map<Driver, List<Driver.Turn>> turns = Driver.turns(drivers, image, true, 2, 1, failed::add);
            Driver.Turn turn = new Driver.Turn(1000, 777);
            assertEquals(Map.of(drivers.get(0), List.of(turn, turn)), turns);
            Driver.turns(drivers.subList(0, 1), image, false, 1, 1, failed::add);
        }
        assertEquals(List.of("driver 1, image: driver 1 answered 'hello' instead of nanos or failed",
                "driver 2, image: driver 2 gave no number: nanos"), failed.subList(0, 2));
        assertEquals("driver 0, image: no such luck", failed.get(3));
    }
}
