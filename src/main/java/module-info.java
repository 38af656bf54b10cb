/**
 * Makes {@code javax.imageio} fast in applications that stay unchanged.
 *
 * <p>With this jar on the class path or the module path, ImageIO finds its providers, and every
 * {@code ImageIO.read} goes through {@link dev.slipstream.imageio.stream.WindowedImageInputStream}, every
 * {@code ImageIO.write} through {@link dev.slipstream.imageio.stream.WindowedImageOutputStream}. PNGs
 * and BMPs are decoded by readers of its own, with the JDK's readers' results, and written by writers of its own: BMPs
 * byte for byte as by the JDK's, PNGs with its pixels and metadata, and smaller.
 *
 * <p>System properties, read once; a malformed value is one warning and the default:
 * <dl>
 * <dt>{@systemProperty dev.slipstream.imageio.disabled}
 * <dd>what is switched off, a list of {@code streams}, {@code png}, {@code bmp}, {@code png-writer}, {@code
 * bmp-writer}, or {@code all}; {@code png} and {@code bmp} are the readers; default: nothing
 * <dt>{@systemProperty dev.slipstream.imageio.last}
 * <dd>{@code true} puts Slipstream behind all other providers for the same inputs, outputs and formats; default: {@code
 * false}
 * <dt>{@systemProperty dev.slipstream.imageio.memoryThreshold}
 * <dd>the number of bytes of an {@code InputStream}, or for an {@code OutputStream}, that are kept in memory before a
 * temporary file is begun, where {@code ImageIO.getUseCache()} allows one; default: 8388608, or 1/256 of the largest
 * heap if that is less
 * <dt>{@systemProperty dev.slipstream.imageio.png.maxPixels}
 * <dd>the largest number of pixels of a PNG that is decoded; default: 2147483645, the JDK's limit
 * <dt>{@systemProperty dev.slipstream.imageio.bmp.maxPixels}
 * <dd>the largest number of pixels of a BMP that is decoded; default: 2147483645, the JDK's limit
 * <dt>{@systemProperty dev.slipstream.imageio.threads}
 * <dd>how many threads may write one large PNG, of 1 MiB of scanlines or more: a number, or {@code auto} for as many as
 * there are processors; the caller's and those of {@code ForkJoinPool.commonPool()}, as far as these have nothing else
 * to do; default: 1
 * </dl>
 *
 * <p>{@link dev.slipstream.imageio.Slipstream} switches it on and off by hand.
 */
module dev.slipstream.imageio {
    requires transitive java.desktop;
    requires static org.jspecify;

    exports dev.slipstream.imageio;
    exports dev.slipstream.imageio.stream;

    provides javax.imageio.spi.ImageInputStreamSpi with dev.slipstream.imageio.bootstrap.Registration;
}
