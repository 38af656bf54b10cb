package dev.slipstream.imageio.bench.workbench.worker;

import java.util.ArrayList;
import java.util.List;

/** One line of the conversation with a child JVM: a name and its fields, separated by tabs. */
public record Message(String name, List<String> fields) {

    public static final String INFO = "info";
    /** Sets up a {@link Workload}; the answer is {@link #READY} with its digest. */
    public static final String SET_UP = "set-up";
    /** Repeats it so many times; the answer is a {@link Repetition}. */
    public static final String REPEAT = "repeat";
    /** Closes it; the answer is {@link #READY}. */
    public static final String TEAR_DOWN = "tear-down";
    public static final String READY = "ready";
    /** There is no image; the field says why. */
    public static final String REJECTED = "rejected";
    /** The answer of a workload that threw; its field says what. */
    public static final String FAILED = "failed";
    /** The answer to a request that a worker could not understand or carry out; its field says why. */
    public static final String REFUSED = "refused";

    public Message {
        fields = List.copyOf(fields);
    }

    public static Message of(String name, String... fields) {
        return new Message(name, List.of(fields));
    }

    public String field(int index) {
        if (index >= fields.size()) {
            throw new IllegalArgumentException("Message '" + name + "' has no field " + index + ": " + fields);
        }
        return fields.get(index);
    }

    public String encode() {
        StringBuilder line = new StringBuilder(name);
        for (String field : fields) {
            line.append('\t').append(escape(field));
        }
        return line.toString();
    }

    public static Message decode(String line) {
        String[] parts = line.split("\t", -1);
        List<String> fields = new ArrayList<>();
        for (int i = 1; i < parts.length; i++) {
            fields.add(unescape(parts[i], line));
        }
        return new Message(parts[0], fields);
    }

    private static String escape(String text) {
        return text.replace("\\", "\\\\").replace("\t", "\\t").replace("\n", "\\n").replace("\r", "\\r");
    }

    private static String unescape(String text, String line) {
        if (text.indexOf('\\') < 0) {
            return text;
        }
        StringBuilder out = new StringBuilder();
        int i = 0;
        while (i < text.length()) {
            char c = text.charAt(i++);
            if (c != '\\') {
                out.append(c);
                continue;
            }
            char code = i < text.length() ? text.charAt(i++) : ' ';
            out.append(switch (code) {
                case '\\' -> '\\';
                case 't' -> '\t';
                case 'n' -> '\n';
                case 'r' -> '\r';
                default -> throw new IllegalArgumentException("Unknown escape '\\" + code + "' in message: " + line);
            });
        }
        return out.toString();
    }
}
