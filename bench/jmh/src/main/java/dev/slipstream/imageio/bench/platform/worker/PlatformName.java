package dev.slipstream.imageio.bench.platform.worker;

import dev.slipstream.imageio.bench.child.Request;

/** Which JDK a child JVM is of, and for what system. */
public record PlatformName() implements Request<String> {

    @Override
    public String answer() {
        return "JDK " + System.getProperty("java.vm.version") + ", " + System.getProperty("java.vendor") + ", "
                + System.getProperty("os.name") + " " + System.getProperty("os.arch");
    }
}
