package dev.slipstream.imageio.jpeg;

/** Thrown when an image must be left to the JDK's reader as it is. */
final class Unfit extends Exception {

    private static final long serialVersionUID = 1;

    Unfit(String reason) {
        super(reason, null, false, false); // no stack trace: nobody sees it
    }
}
