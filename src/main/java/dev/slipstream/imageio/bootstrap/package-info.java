/**
 * What others name: the classes that ImageIO, a container or the launcher loads from this jar. They are compiled for
 * Java 8, so that on a Java before 17 they load and step aside, where a newer class would end the process or the
 * application.
 *
 * <p>The servlet APIs are there when this is compiled, and for nobody else: the module does not require them, and only
 * a container, which has one, loads what names them.
 *
 * <p>Depends on {@code Slipstream} and {@code spi}, which are for Java 17 as all the rest, and are only named where a
 * class that does not load does no harm.
 */
// Not @NullMarked, of whose targets javac warns that Java 8 has not all; NullAway checks the package all the same.
package dev.slipstream.imageio.bootstrap;
