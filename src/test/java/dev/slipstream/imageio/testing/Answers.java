package dev.slipstream.imageio.testing;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.spi.ImageReaderSpi;
import javax.imageio.stream.ImageInputStream;

/**
 * What readers answer when they are asked whether they can decode a stream.
 *
 * @param yes those that can
 * @param all everybody's answer, which may be an exception, and where the stream stood then
 */
public record Answers(List<ImageReaderSpi> yes, List<String> all) {

    public static Answers of(List<ImageReaderSpi> readers, ImageInputStream stream) throws IOException {
        List<ImageReaderSpi> yes = new ArrayList<>();
        List<String> all = new ArrayList<>();
        for (ImageReaderSpi reader : readers) {
            String answer;
            try {
                boolean can = reader.canDecodeInput(stream);
                answer = String.valueOf(can);
                if (can) {
                    yes.add(reader);
                }
            } catch (IOException | RuntimeException e) {
                answer = e.getClass().getName();
            }
            all.add(reader.getClass().getSimpleName() + " " + answer + " at " + stream.getStreamPosition());
            stream.seek(0);
        }
        return new Answers(yes, all);
    }
}
