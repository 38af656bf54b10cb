package example;

import java.io.ByteArrayInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.zip.CRC32;
import javax.imageio.ImageIO;
import org.apache.spark.SparkEnv;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/**
 * The Spark application: reads each of the folders it is given as images, and prints for each the rows' digests,
 * whose reader and stream served on which executor, processor time of the tasks, and temporary files.
 */
public final class ImageRows {
    private ImageRows() {
    }

    /** Arguments: the file to write, the folders. */
    public static void main(String[] args) throws Exception {
        AtomicLong nanos = new AtomicLong();
        TemporaryFiles files = new TemporaryFiles();
        List<String> lines = new ArrayList<>();
        try (SparkSession spark = SparkSession.builder().appName("images").getOrCreate()) {
            spark.sparkContext().addSparkListener(new SparkListener() {
                @Override
                public void onTaskEnd(SparkListenerTaskEnd end) {
                    nanos.addAndGet(end.taskMetrics().executorCpuTime());
                }
            });
            for (int i = 1; i < args.length; i++) {
                nanos.set(0);
                int before = files.count();
                List<String> rows = spark.read().format("image").load(args[i]).select("image.*")
                        .mapPartitions((MapPartitionsFunction<Row, String>) ImageRows::digests, Encoders.STRING())
                        .collectAsList();
                Thread.sleep(1000); // the listener hears of the last tasks later
                String set = Path.of(args[i]).getFileName().toString();
                rows.forEach(row -> lines.add(set + " " + row));
                lines.add(set + " nanos " + nanos.get());
                lines.add(set + " files " + (files.count() - before));
            }
        }
        Files.write(Path.of(args[0]), lines);
    }

    /** A line for each row, then one about this executor. */
    private static Iterator<String> digests(Iterator<Row> rows) throws Exception {
        List<String> lines = new ArrayList<>();
        while (rows.hasNext()) {
            Row row = rows.next();
            CRC32 digest = new CRC32();
            byte[] data = row.getAs("data");
            digest.update(data);
            String origin = row.getAs("origin");
            lines.add("row " + origin.substring(origin.lastIndexOf('/') + 1) + " " + row.getAs("width") + "x"
                    + row.getAs("height") + " mode " + row.getAs("mode") + " " + data.length + " bytes "
                    + Long.toHexString(digest.getValue()));
        }
        lines.add("served " + SparkEnv.get().executorId() + " " + reader("png") + " " + reader("bmp") + " "
                + ImageIO.createImageInputStream(new ByteArrayInputStream(new byte[1])).getClass().getSimpleName());
        return lines.iterator();
    }

    private static String reader(String format) {
        return ImageIO.getImageReadersByFormatName(format).next().getClass().getSimpleName();
    }
}
