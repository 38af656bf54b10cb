package dev.slipstream.imageio.stream;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.System.Logger.Level;
import java.lang.ref.PhantomReference;
import java.nio.file.Files;

/**
 * The file of a {@link CacheFile} where it cannot be deleted while it is open, as on Windows. It is deleted when it is
 * closed, at exit, or, if its owner has become garbage, when another stream that may have a cache file is opened. No
 * thread waits for garbage: it would keep the class loader.
 */
final class UndeletedFile extends PhantomReference<CacheFile> {

    private final RandomAccessFile file;
    private final File name;

    UndeletedFile(CacheFile owner, RandomAccessFile file, File name) {
        super(owner, CacheFile.ABANDONED);
        this.file = file;
        this.name = name;
    }

    void deleteLater(CacheFile owner) {
        if (!CompletedAtExit.add(this, owner)) {
            leaveToJdk();
        }
    }

    /** Closes and deletes it. If somebody else has it open, it is tried again at exit. */
    void delete() {
        try {
            file.close();
            Files.deleteIfExists(name.toPath());
            CompletedAtExit.remove(this);
        } catch (IOException e) {
            System.getLogger("dev.slipstream.imageio")
                    .log(Level.DEBUG, "Cache file could not be deleted, to be deleted at exit: " + name, e);
        }
    }

    /** Has the JDK delete it at exit, which keeps its name until then, but no class of ours. */
    void leaveToJdk() {
        name.deleteOnExit();
    }
}
