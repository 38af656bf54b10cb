/**
 * Makes {@code javax.imageio} fast in applications that stay unchanged.
 *
 * <p>With this jar on the class path or the module path, ImageIO finds its providers, and every
 * {@code ImageIO.read} goes through {@link dev.slipstream.imageio.stream.WindowedImageInputStream}, every
 * {@code ImageIO.write} through {@link dev.slipstream.imageio.stream.WindowedImageOutputStream}. PNGs, BMPs and
 * GIFs have readers and writers of their own, JPEGs and TIFFs readers. The readers have the results of the JDK's. A
 * written BMP or GIF has the JDK's bytes, a written PNG, also inside a BMP, the JDK's pixels and metadata in fewer
 * bytes. Other formats keep the JDK's readers and writers.
 *
 * <p>These system properties are read once; a malformed value is one warning and the default:
 * <dl>
 * <dt>{@systemProperty dev.slipstream.imageio.disabled}
 * <dd>what is switched off, a list of {@code streams}, {@code png}, {@code bmp}, {@code gif}, {@code jpeg}, {@code
 * tiff}, {@code png-writer}, {@code bmp-writer}, {@code gif-writer}, or {@code all}; the names of formats alone are
 * the readers; other words are ignored, with one warning; default: nothing
 * <dt>{@systemProperty dev.slipstream.imageio.last}
 * <dd>{@code true}: Slipstream's providers come after all others for the same inputs, outputs and formats; default:
 * {@code false}
 * <dt>{@systemProperty dev.slipstream.imageio.memoryThreshold}
 * <dd>how many bytes of an {@code InputStream}, or unflushed bytes for an {@code OutputStream}, are kept in memory
 * before a temporary file is begun, if {@code ImageIO.getUseCache()} allows one; default: 8388608, or 1/256 of the
 * largest heap if that is less. All streams together begin their files sooner when they hold a quarter of the heap; a
 * stream without a file stays in memory
 * <dt>{@systemProperty dev.slipstream.imageio.png.maxPixels}
 * <dd>the largest number of pixels of a PNG that is decoded; default: 2147483645, the JDK's limit
 * <dt>{@systemProperty dev.slipstream.imageio.bmp.maxPixels}
 * <dd>the largest number of pixels of a BMP that is decoded; default: 2147483645, the JDK's limit
 * <dt>{@systemProperty dev.slipstream.imageio.gif.maxPixels}
 * <dd>the largest number of pixels of an image of a GIF that is decoded; default: the JDK's limit
 * <dt>{@systemProperty dev.slipstream.imageio.threads}
 * <dd>how many threads may write one large PNG, of 1 MiB of scanlines or more: a number, or {@code auto} for one
 * for each processor. They are the caller's and idle ones of {@code ForkJoinPool.commonPool()}; the caller's alone
 * sees the image, the stream and the listeners. Every number above 1 gives the same bytes; default: 1
 * </dl>
 *
 * <p>{@link dev.slipstream.imageio.Slipstream} switches it on and off by hand, and tells what it serves.
 *
 * <p>Messages go to the {@link java.lang.System.Logger} {@code dev.slipstream.imageio}, but none while providers are
 * registered: at level {@code WARNING} a property with a malformed value, once, and the first outputs that could not
 * be opened, for which ImageIO drops the reason; at level {@code DEBUG} every input or output that could not be
 * opened, and a temporary file that could not be made or written, so that a stream stays in memory.
 *
 * <p>Flight Recorder has the events {@code dev.slipstream.imageio.ImageRead} and {@code ImageWrite}, which are off
 * unless a recording enables them.
 *
 * <p>The exported packages, the names and meaning of the properties, the names of the events and of their fields, and
 * the place among ImageIO's providers (the JDK's) stay compatible.
 */
module dev.slipstream.imageio {
    requires transitive java.desktop;
    requires static org.jspecify;

    exports dev.slipstream.imageio;
    exports dev.slipstream.imageio.status;
    exports dev.slipstream.imageio.stream;

    provides javax.imageio.spi.ImageInputStreamSpi with dev.slipstream.imageio.bootstrap.Registration;
}
