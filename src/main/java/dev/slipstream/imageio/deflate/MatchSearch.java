package dev.slipstream.imageio.deflate;

/** Finds earlier occurrences of what comes. */
interface MatchSearch {

    /**
     * Makes literals and matches of bytes.
     *
     * @param data a match may refer to all before it, as far as distances go
     * @param from the first byte to code
     * @param to behind the last byte where a match may begin
     * @param end behind the last byte of a match
     * @param base what to add to an index to have the position in all streams so far
     * @param shortest how many bytes a match has at least
     * @return the index behind the last byte that is coded; less than {@code to} only if the block is full
     */
    int search(byte[] data, int from, int to, int end, int base, int shortest, Block block);
}
