package example;

import dev.slipstream.imageio.Slipstream;

/** An application that says what serves what. */
public final class Main {

    private Main() {}

    public static void main(String[] arguments) {
        System.out.println(Slipstream.describe());
    }
}
