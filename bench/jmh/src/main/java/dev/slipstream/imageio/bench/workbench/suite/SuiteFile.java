package dev.slipstream.imageio.bench.workbench.suite;

import java.nio.file.Path;
import java.util.List;

/**
 * A file of the suite.
 *
 * @param name with its folder, as in {@code g/pal1.bmp}
 * @param references hashes of images that it may look like
 */
record SuiteFile(String name, Path path, List<String> references) {

    SuiteFile {
        references = List.copyOf(references);
    }

    String category() {
        return name.substring(0, name.indexOf('/'));
    }
}
