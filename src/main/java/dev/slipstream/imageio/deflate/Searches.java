package dev.slipstream.imageio.deflate;

import org.jspecify.annotations.Nullable;

/** The searches that one encoder needs, with their tables. */
final class Searches {

    private @Nullable SparseSearch sparse;
    private @Nullable ChainSearch chains;

    /**
     * What to add to an index to have a position, which never comes again as long as there are less than 2^32 of them:
     * tables need not be cleared between streams.
     */
    int base = Matches.FURTHEST + 1;

    /** From now on, indexes begin with {@code n} less, in other bytes: nothing before them can be referred to. */
    void leave(int n) {
        base += n + Matches.FURTHEST + 1;
    }

    /** Begins a search in so many bytes, or more if they are more than tables are large. */
    MatchSearch begin(Matching matching, int bytes) {
        if (matching.isSparse()) {
            SparseSearch search = sparse;
            if (search == null) {
                search = new SparseSearch();
                sparse = search;
            }
            search.begin(bytes);
            return search;
        }
        ChainSearch search = chains;
        if (search == null) {
            search = new ChainSearch();
            chains = search;
        }
        search.begin(matching, bytes);
        return search;
    }
}
