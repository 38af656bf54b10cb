package dev.slipstream.imageio.reading;

/** Whose reader is asked: the running JDK's, which is the reference, or Slipstream's. */
public enum Side {
    JDK,
    SLIPSTREAM
}
