package dev.slipstream.imageio.bench.workbench.check;

import java.util.List;

/**
 * Something that applications do, which is to cost no more than it does.
 *
 * @param name which tables and bounds know it by
 * @param setUp what a child JVM is asked to set up, to repeat it
 */
record CheckedOperation(String name, List<String> setUp) {

    CheckedOperation {
        setUp = List.copyOf(setUp);
    }
}
