package dev.slipstream.imageio.bmp;

import dev.slipstream.imageio.reading.Reading;

/** Whether the JDK's reader has read a whole image right, so that ours must be the same in everything. */
final class JdkRight {

    private JdkRight() {}

    static boolean is(Reading jdk, ModelDecoder model) {
        return jdk.failure() == null
                && jdk.image() != null
                && !model.endsWithinRow() // of which it tells nothing
                && SameAsModel.difference(model, jdk.image()) == null;
    }
}
