package dev.slipstream.imageio.bench.child;

import java.io.Serializable;

/** Something to be done in a child JVM, to which it is sent; the answer is sent back. */
public interface Request<A extends Serializable> extends Serializable {

    A answer() throws Exception;
}
