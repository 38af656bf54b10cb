package dev.slipstream.imageio.stream;

import dev.slipstream.imageio.testing.Ask;
import dev.slipstream.imageio.testing.Use;
import javax.imageio.stream.ImageInputStream;

/** A call of a method of {@link ImageInputStream} with its argument, to be made on several streams. */
record Operation(String method, long argument, Ask<ImageInputStream, Object> call) {

    /** An operation that returns nothing. */
    static Operation doing(String method, long argument, Use<ImageInputStream> act) {
        return new Operation(method, argument, in -> {
            act.of(in);
            return "done";
        });
    }

    Outcome on(ImageInputStream in) {
        return Outcome.of(call, in);
    }

    @Override
    public String toString() {
        return method + '(' + argument + ')';
    }
}
