package dev.slipstream.imageio.bench.workbench.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class MessageTest {

    @Test
    void anyTextComesBackAsItWas() {
        Message message = Message.of("inspect", "", "a\tb", "c\nd\re", "back\\slash\\t", "größe.png");
        assertEquals(message, Message.decode(message.encode()));
    }

    @Test
    void messageIsOneLine() {
        String line = Message.of("inspect", "a\nb", "c\rd").encode();
        assertFalse(line.contains("\n") || line.contains("\r"), line);
    }

    @Test
    void messageWithoutFieldsIsItsName() {
        assertEquals("info", Message.of("info").encode());
        assertEquals(Message.of("info"), Message.decode("info"));
    }

    @Test
    void unknownEscapeAndMissingFieldAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> Message.decode("time\ta\\x"));
        assertThrows(IllegalArgumentException.class, () -> Message.decode("time\ta\\"));
        assertThrows(IllegalArgumentException.class, () -> Message.of("time", "a").field(1));
    }
}
