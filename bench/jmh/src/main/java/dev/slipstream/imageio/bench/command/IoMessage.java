package dev.slipstream.imageio.bench.command;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** What an exception says to a person: where Java has only a path, what is wrong with it. */
public final class IoMessage {

    private IoMessage() {
    }

    public static String of(IOException e) {
        if (e instanceof FileSystemException file && file.getReason() == null && file.getFile() != null) {
            return file.getMessage() + ": " + reason(file);
        }
        return e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
    }

    private static String reason(FileSystemException e) {
        return e instanceof NoSuchFileException ? "no such file or folder"
                : e instanceof AccessDeniedException ? "access denied" : e.getClass().getSimpleName();
    }
}
