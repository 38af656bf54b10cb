package example.jobs;

import example.Job;
import example.Library;
import java.util.Map;
import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.BitmapEncoder.BitmapFormat;
import org.knowm.xchart.QuickChart;

/** A chart as a server sends it. */
public final class Xchart implements Library {

    @Override
    public Map<String, Job> jobs() {
        return Map.of("chart of 600x400 to PNG", images -> {
            double[] xs = new double[200];
            double[] ys = new double[xs.length];
            for (int i = 0; i < xs.length; i++) {
                xs[i] = i;
                ys[i] = Math.sin(i / 20.0);
            }
            return BitmapEncoder.getBitmapBytes(QuickChart.getChart("Chart", "x", "y", "sine", xs, ys),
                    BitmapFormat.PNG);
        });
    }
}
