package dev.slipstream.imageio.stream;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Keeps bytes of a channel that are read again: the JDK's caches, into which an application would put it, read each
 * byte once. What is read only once goes through the window of the source itself.
 */
final class RereadSource implements Source {

    private static final int PAGE_SIZE = Handle.WINDOW_SIZE;

    private final Source source;
    private final long mostPages;

    /** By position / {@link #PAGE_SIZE}. */
    private final Map<Long, Page> pages = new HashMap<>();

    /** Made with the first page. */
    private MemoryBudget.@Nullable Account account;

    /** Behind the last byte that has been read. */
    private long furthest;

    /** The page that was handed out last. */
    private @Nullable Page last;

    /** Bytes of the source from a position on, as far as they have been read. */
    private static final class Page {
        final long start;
        final ByteBuffer bytes = ByteBuffer.allocate(PAGE_SIZE).limit(0);

        /** The page behind this one, once it has been read after this one: found without the map. */
        private @Nullable Page next;

        Page(long start) {
            this.start = start;
        }

        boolean spans(long position) {
            return position >= start && position < start + PAGE_SIZE;
        }

        long end() {
            return start + bytes.limit();
        }
    }

    /** {@code most}: how many bytes may be kept. */
    RereadSource(Source source, long most) {
        this.source = source;
        this.mostPages = most / PAGE_SIZE;
    }

    @Override
    public ByteBuffer window(long position, int wanted) throws IOException {
        Page page = page(position);
        if (page == null) {
            ByteBuffer window = source.window(position, wanted);
            furthest = Math.max(furthest, position + window.remaining());
            return window;
        }
        while (page.end() <= position) {
            if (!readOn(page)) {
                return END;
            }
        }
        return page.bytes.position((int) (position - page.start));
    }

    /** The page for a byte that was read before; null if it is not to be kept. */
    private @Nullable Page page(long position) {
        if (position >= furthest) {
            return null;
        }
        Page before = last;
        Page page = before == null ? null : before.next;
        if (page == null || !page.spans(position)) {
            page = lookUp(position / PAGE_SIZE);
            if (before != null && page != null && before.end() == page.start) {
                before.next = page;
            }
        }
        last = page;
        return page;
    }

    private @Nullable Page lookUp(long number) {
        Page page = pages.get(number);
        if (page == null && pages.size() < mostPages && !MemoryBudget.isExhausted()) {
            page = new Page(number * PAGE_SIZE);
            pages.put(number, page);
            account();
        }
        return page;
    }

    /** Takes the pages' memory from the budget of all streams, or gives it back. */
    private void account() {
        MemoryBudget.Account present = account;
        if (present == null) {
            if (pages.isEmpty()) {
                return;
            }
            present = new MemoryBudget.Account(this);
            account = present;
        }
        present.set((long) PAGE_SIZE * pages.size());
    }

    /** One read of the source; false if it has ended. */
    private boolean readOn(Page page) throws IOException {
        ByteBuffer next = source.window(page.end(), PAGE_SIZE - page.bytes.limit());
        if (!next.hasRemaining()) {
            return false;
        }
        int filled = page.bytes.limit();
        int n = Math.min(next.remaining(), PAGE_SIZE - filled);
        page.bytes.limit(filled + n).put(filled, next, next.position(), n);
        return true;
    }

    @Override
    public int read(long position, byte[] b, int off, int len) throws IOException {
        if (len < PAGE_SIZE || page(position) != null) {
            return 0;
        }
        int n = source.read(position, b, off, len);
        if (n > 0) {
            furthest = Math.max(furthest, position + n);
        }
        return n;
    }

    @Override
    public long length() throws IOException {
        return source.length();
    }

    @Override
    public void discardBefore(long position) throws IOException {
        if (!pages.isEmpty()) {
            pages.values().removeIf(page -> page.end() <= position);
            last = null;
            account();
        }
        source.discardBefore(position);
    }

    @Override
    public boolean putBack(long consumed) throws IOException {
        return source.putBack(consumed);
    }

    @Override
    public void close(long consumed) throws IOException {
        pages.clear();
        account();
        last = null;
        source.close(consumed);
    }
}
