package dev.slipstream.imageio.bench.workbench.syscalls;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The beginning of one system call in a trace: the thread, the call, and its arguments as strace shows them. */
record TraceLine(String thread, String call, String arguments) {

    /** Not the second half of an interrupted call, which begins with {@code <...}, nor signals and exits. */
    private static final Pattern CALL = Pattern.compile("^(\\d+)\\s+([a-z_]\\w*)\\((.*)$");
    private static final Pattern QUOTED = Pattern.compile("\"([^\"]*)\"");

    static Optional<TraceLine> parse(String line) {
        Matcher matcher = CALL.matcher(line);
        return matcher.matches()
                ? Optional.of(new TraceLine(matcher.group(1), matcher.group(2), matcher.group(3)))
                : Optional.empty();
    }

    boolean createsFile() {
        return call.equals("creat") || (call.startsWith("open") && arguments.contains("O_CREAT"));
    }

    /** The first quoted argument: the path, in calls that have one. */
    String path() {
        Matcher matcher = QUOTED.matcher(arguments);
        return matcher.find() ? matcher.group(1) : "";
    }
}
