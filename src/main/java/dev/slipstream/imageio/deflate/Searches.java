package dev.slipstream.imageio.deflate;

import org.jspecify.annotations.Nullable;

/** The searches that one encoder needs, with their tables. */
final class Searches {

    private @Nullable SparseSearch sparse;
    private @Nullable ChainSearch chains;

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
