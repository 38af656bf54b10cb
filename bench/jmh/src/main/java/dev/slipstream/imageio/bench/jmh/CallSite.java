package dev.slipstream.imageio.bench.jmh;

import dev.slipstream.imageio.bench.worker.ForeignImageInputStream;
import dev.slipstream.imageio.bench.worker.ForeignImageOutputStream;
import java.io.IOException;
import java.util.List;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;

/**
 * Which classes of streams a measured loop has seen before it is measured. A call site that knows one class only, or
 * two, is compiled into a direct call, which no stream of another class can profit from; one that knows more looks the
 * method up each time, which costs about as much as a good readInt itself.
 */
public enum CallSite {

    /** The competitor and one class of somebody else: an application in which one library serves all streams. */
    ONE_FOREIGN {
        @Override
        List<Opening> classesFor(Competitor competitor) {
            return List.of(content -> new ForeignImageInputStream(content.bytes()), competitor::open);
        }

        @Override
        List<OutputOpening> classesFor(WriteCompetitor competitor) {
            return List.of(target -> new ForeignImageOutputStream(target.outputStream()), competitor::open);
        }
    },

    /** The classes of all competitors. */
    ALL {
        @Override
        List<Opening> classesFor(Competitor competitor) {
            return Competitor.streams().stream().<Opening>map(each -> each::open).toList();
        }

        @Override
        List<OutputOpening> classesFor(WriteCompetitor competitor) {
            return WriteCompetitor.streams().stream().<OutputOpening>map(each -> each::open).toList();
        }
    };

    /** Opens one of the streams that a loop has to see. */
    interface Opening {
        ImageInputStream open(Content content) throws IOException;
    }

    /** Opens one of the output streams that a loop has to see. */
    interface OutputOpening {
        ImageOutputStream open(Target target) throws IOException;
    }

    abstract List<Opening> classesFor(Competitor competitor);

    abstract List<OutputOpening> classesFor(WriteCompetitor competitor);
}
