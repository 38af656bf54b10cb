package dev.slipstream.imageio.testing;

/** Whose reader or writer is asked: the running JDK's, which is the reference, or Slipstream's. */
public enum Side {
    JDK,
    SLIPSTREAM
}
