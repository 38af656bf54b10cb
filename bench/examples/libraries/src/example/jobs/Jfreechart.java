package example.jobs;

import example.Job;
import example.Library;
import java.util.Map;
import org.jfree.chart.ChartFactory;
import org.jfree.chart.ChartUtils;
import org.jfree.chart.JFreeChart;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;

/** A chart as a server sends it. */
public final class Jfreechart implements Library {

    @Override
    public Map<String, Job> jobs() {
        return Map.of("chart of 640x480 to PNG", images -> {
            XYSeries series = new XYSeries("sine");
            for (int x = 0; x < 200; x++) {
                series.add(x, Math.sin(x / 20.0));
            }
            JFreeChart chart = ChartFactory.createXYLineChart("Chart", "x", "y", new XYSeriesCollection(series));
            return ChartUtils.encodeAsPNG(chart.createBufferedImage(640, 480));
        });
    }
}
