package dev.slipstream.imageio.png.write;

import dev.slipstream.imageio.settings.Settings;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/** If the property {@code threads} is above 1, these threads write the small images of all tests, too. */
public final class SmallBatches implements LauncherSessionListener {

    @Override
    public void launcherSessionOpened(LauncherSession session) {
        if (Settings.current().threads() > 1) {
            ParallelEncoder.stripBytes = 50;
        }
    }
}
