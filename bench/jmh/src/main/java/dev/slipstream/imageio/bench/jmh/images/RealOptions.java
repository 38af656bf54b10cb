package dev.slipstream.imageio.bench.jmh.images;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** What JMH has to be told where a folder of real images is named. */
public final class RealOptions {

    private static final String FOLDER = "folder=";

    private RealOptions() {
    }

    /** Which classes there are, unless somebody has chosen; and that each file is told by itself. */
    public static List<String> beside(List<String> arguments) throws IOException {
        List<String> options = new ArrayList<>();
        if (RealImages.areNamed()) {
            options.addAll(List.of("-prof", FileTimes.class.getName()));
            if (arguments.stream().noneMatch(argument -> argument.startsWith(FOLDER))) {
                options.addAll(List.of("-p", FOLDER + String.join(",", RealImages.folders())));
            }
        }
        return options;
    }
}
