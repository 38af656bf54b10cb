/**
 * What others name: the classes that ImageIO, a container or the launcher loads from this jar. They are compiled for
 * Java 8, so that on a Java before 17 they load and step aside, where a newer class would end the process or the
 * application.
 *
 * <p>Depends on {@code spi}, which is for Java 17 as all the rest, and whose classes are only named where a class that
 * does not load does no harm.
 */
// Not @NullMarked, of whose targets javac warns that Java 8 has not all; NullAway checks the package all the same.
package dev.slipstream.imageio.bootstrap;
