package dev.slipstream.imageio.bench.images;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Valid PNGs: colour types, depths, sizes, interlacing, filters. Their chunks are the business of {@link
 * PngChunkGroup}.
 */
final class PngGroup {
    private static final int SEED = 2;

    private final List<TestImage> images = new ArrayList<>();

    private PngGroup() {
    }

    static List<TestImage> images() {
        PngGroup group = new PngGroup();
        group.everyColourAndDepth();
        group.sizes();
        group.large();
        group.filters();
        return group.images;
    }

    static Photo photo(int width, int height) {
        return new Photo(SEED, width, height, 4);
    }

    /** {@code png/rgb8-adam7-20x20.png}; the feature may be empty. */
    static String path(PngColour colour, Picture picture, boolean adam7, String feature) {
        return "png/" + colour.label(picture.depth()) + (feature.isEmpty() ? "" : "-" + feature) + (adam7 ? "-adam7-"
                : "-") + picture.width()
            + "x" + picture.height() + ".png";
    }

    private void everyColourAndDepth() {
        for (PngColour colour : PngColour.values()) {
            for (int depth : colour.depths()) {
                bothWays(colour, depth, 1, 1);
                bothWays(colour, depth, 20, 20);
                bothWays(colour, depth, 33, 31);
            }
        }
    }

    private void sizes() {
        int[][] sizes = {{1, 7}, {7, 1}, {2, 3}, {3, 2}, {5, 4}, {4, 5}, {8, 8}, {9, 9}, {16, 16}, {32, 32}};
        for (int[] size : sizes) {
            bothWays(PngColour.GRAY, 1, size[0], size[1]);
            bothWays(PngColour.PALETTE, 4, size[0], size[1]);
            bothWays(PngColour.RGB, 8, size[0], size[1]);
            bothWays(PngColour.RGBA, 8, size[0], size[1]);
        }
        bothWays(PngColour.GRAY, 1, 1000, 1);
        bothWays(PngColour.GRAY, 8, 1, 1000);
    }

    private void large() {
        Photo photo = new Photo(SEED, 250, 250, 0);
        add(PngColour.GRAY, 1, photo, false);
        add(PngColour.GRAY, 8, photo, false);
        add(PngColour.PALETTE, 4, photo, true);
        add(PngColour.PALETTE, 8, photo, false);
        add(PngColour.RGB, 8, photo, false);
        add(PngColour.RGB, 8, photo, true);
        add(PngColour.RGBA, 8, photo, false);
    }

    private void bothWays(PngColour colour, int depth, int width, int height) {
        Photo photo = photo(width, height);
        add(colour, depth, photo, false);
        add(colour, depth, photo, true);
    }

    private void add(PngColour colour, int depth, Photo photo, boolean adam7) {
        Picture picture = colour.picture(photo, depth);
        String path = path(colour, picture, adam7, "");
        images.add(TestImage.of(path, new PngWriter(colour, picture).interlaced(adam7).write(), picture));
    }

    private void filters() {
        for (PngColour colour : PngColour.values()) {
            for (int depth : colour.depths()) {
                for (PngFilter filter : PngFilter.values()) {
                    filtered(colour, depth, false, filter);
                }
            }
        }
        for (PngFilter filter : PngFilter.values()) {
            filtered(PngColour.RGB, 8, true, filter);
            filtered(PngColour.RGBA, 8, true, filter);
        }
        mixedFilters(PngColour.GRAY, 8);
        mixedFilters(PngColour.RGB, 8);
        mixedFilters(PngColour.RGBA, 8);
        mixedFilters(PngColour.RGBA, 16);
    }

    private void filtered(PngColour colour, int depth, boolean adam7, PngFilter filter) {
        Picture picture = colour.picture(photo(16, 16), depth);
        String path = path(colour, picture, adam7, "filter-" + filter.name().toLowerCase(Locale.ROOT));
        images.add(TestImage.of(path, new PngWriter(colour, picture).filters(filter).interlaced(adam7)
                .write(), picture));
    }

    /** Every filter type comes after every other: Paeth is also the first row's, where nothing is above. */
    private void mixedFilters(PngColour colour, int depth) {
        PngFilter[] inTurn = new PngFilter[25];
        for (int i = 0; i < inTurn.length; i++) {
            inTurn[i] = PngFilter.values()[(4 + i * (1 + i / 5)) % 5];
        }
        Picture picture = colour.picture(photo(27, 32), depth);
        String path = path(colour, picture, false, "filter-mixed");
        images.add(TestImage.of(path, new PngWriter(colour, picture).filters(inTurn).write(), picture));
    }
}
