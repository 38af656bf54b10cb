package dev.slipstream.imageio.testing;

/** Whose reader or writer it is: the running JDK's, which is the reference, or Slipstream's. */
public enum Side {
    JDK,
    SLIPSTREAM
}
