package dev.slipstream.imageio.bench.workbench.results;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * How long a fresh JVM takes for the first images of a sequence.
 *
 * @param source that they are read from
 * @param points in the order of their numbers of images
 */
public record Curve(String name, String source, List<Point> points) {

    /**
     * How long one number of images takes.
     *
     * @param millis from the first call to the end of the last, by side: the median
     */
    public record Point(int images, Map<String, Double> millis) {
    }

    private static final double NANOS_PER_MILLI = 1e6;

    /** All that the results of a run have, in their order. */
    public static List<Curve> of(List<Result> results) {
        Map<List<String>, Curve> curves = new LinkedHashMap<>();
        for (Result result : results) {
            String images = result.options().get(ColdRun.AFTER);
            if (images != null) {
                String source = result.options().getOrDefault(ColdRun.SOURCE, "");
                curves.computeIfAbsent(List.of(result.name(), source),
                        key -> new Curve(result.name(), source, new ArrayList<>())).points()
                        .add(point(Integer.parseInt(images), result));
            }
        }
        return List.copyOf(curves.values());
    }

    private static Point point(int images, Result result) {
        Map<String, Double> millis = new LinkedHashMap<>();
        result.sides().forEach((side, samples) ->
                millis.put(side, MedianInterval.ofNanos(samples).median() / NANOS_PER_MILLI));
        return new Point(images, millis);
    }

    /**
     * After how many images a side has made up for a slower start, and stays ahead of the base: between two points on
     * the straight line. Empty if it is behind at the end.
     */
    public OptionalInt breakEven(String base, String side) {
        int ahead = points.size();
        while (ahead > 0 && lead(points.get(ahead - 1), base, side) >= 0) {
            ahead--;
        }
        if (ahead == points.size()) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(ahead == 0
                ? points.get(0).images()
                : crossing(points.get(ahead - 1), points.get(ahead), base, side));
    }

    private static int crossing(Point behind, Point ahead, String base, String side) {
        double from = lead(behind, base, side);
        double part = from / (from - lead(ahead, base, side));
        return (int) Math.ceil(behind.images() + part * (ahead.images() - behind.images()));
    }

    private static double lead(Point point, String base, String side) {
        return point.millis().get(base) - point.millis().get(side);
    }
}
