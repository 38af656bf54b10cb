package example;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import javax.imageio.ImageIO;
import org.springframework.boot.CommandLineRunner;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

/** Says whose stream ImageIO gives it, whose first use is by {@code main}, or a thread of the common {@code pool}. */
@SpringBootApplication
public class Application implements CommandLineRunner {

    /** With {@code install}, begins as README says. */
    public static void main(String[] arguments) throws ReflectiveOperationException {
        if (List.of(arguments).contains("install")) {
            // Slipstream.install(); by its name, since this class is also in a jar without it.
            Class.forName("dev.slipstream.imageio.Slipstream").getMethod("install").invoke(null);
        }
        SpringApplication.run(Application.class, arguments);
    }

    @Override
    public void run(String... arguments) {
        if (List.of(arguments).contains("pool")) {
            CompletableFuture.supplyAsync(Application::stream).join();
        }
        System.out.println(stream());
    }

    private static String stream() {
        try {
            return ImageIO.createImageInputStream(new ByteArrayInputStream(new byte[4])).getClass().getName();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
