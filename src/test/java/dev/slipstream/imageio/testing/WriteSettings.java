package dev.slipstream.imageio.testing;

import java.awt.Rectangle;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.plugins.bmp.BMPImageWriteParam;
import javax.imageio.plugins.jpeg.JPEGImageWriteParam;
import javax.imageio.spi.ImageWriterSpi;

/**
 * One way to set a writer's parameters.
 *
 * @param name to tell it from others
 * @param change makes it of the writer's default parameters
 */
public record WriteSettings(String name, Consumer<ImageWriteParam> change) {

    /** Parameters for a writer. */
    public ImageWriteParam of(ImageWriter writer) {
        ImageWriteParam param = writer.getDefaultWriteParam();
        change.accept(param);
        return param;
    }

    /** Every way that a writer offers: compressions, qualities, tiles, progressive passes, parts of the image. */
    public static List<WriteSettings> all(ImageWriterSpi spi) throws IOException {
        ImageWriteParam param = Writers.ask(spi, ImageWriter::getDefaultWriteParam);
        List<WriteSettings> all = new ArrayList<>();
        all.add(new WriteSettings("defaults", p -> {}));
        all.add(new WriteSettings("region", p -> {
            p.setSourceRegion(new Rectangle(3, 2, 15, 16));
            p.setSourceSubsampling(2, 3, 1, 0);
        }));
        if (param.canWriteCompressed()) {
            for (String type : param.getCompressionTypes()) {
                all.add(new WriteSettings(type, p -> compress(p, type)));
            }
            List<String> types = Arrays.asList(param.getCompressionTypes());
            all.add(new WriteSettings("quality 0.3", p -> {
                compress(p, types.contains("JPEG") ? "JPEG" : types.get(0));
                p.setCompressionQuality(0.3f);
            }));
        }
        if (param.canWriteProgressive()) {
            all.add(new WriteSettings("progressive", p -> p.setProgressiveMode(ImageWriteParam.MODE_DEFAULT)));
        }
        if (param.canWriteTiles()) {
            all.add(new WriteSettings("tiles", WriteSettings::tile));
            for (String type : param.getCompressionTypes()) {
                all.add(new WriteSettings("tiles " + type, p -> {
                    compress(p, type);
                    tile(p);
                }));
            }
        }
        if (param instanceof BMPImageWriteParam) {
            all.add(new WriteSettings("top-down", p -> ((BMPImageWriteParam) p).setTopDown(true)));
        }
        if (param instanceof JPEGImageWriteParam) {
            all.add(new WriteSettings("own Huffman tables",
                    p -> ((JPEGImageWriteParam) p).setOptimizeHuffmanTables(true)));
        }
        return all;
    }

    private static void compress(ImageWriteParam param, String type) {
        param.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
        param.setCompressionType(type);
    }

    private static void tile(ImageWriteParam param) {
        param.setTilingMode(ImageWriteParam.MODE_EXPLICIT);
        param.setTiling(64, 16, 0, 0);
    }
}
