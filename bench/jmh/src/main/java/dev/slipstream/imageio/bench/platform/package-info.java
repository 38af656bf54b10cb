/**
 * The command {@code platform}: what the JDK and Slipstream do with images and files on one platform, recorded, and
 * checked against what they do on another. What runs in the JVMs is in {@code worker}.
 */
package dev.slipstream.imageio.bench.platform;
