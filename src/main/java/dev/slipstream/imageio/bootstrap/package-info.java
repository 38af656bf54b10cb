/**
 * The entry points: classes of this jar that ImageIO, a container or the launcher loads by name. They are compiled for
 * Java 8. On a Java before 17 they load and do nothing, where a newer class would end the process or the application.
 *
 * <p>The servlet APIs are needed only to compile this: the module does not require them, and only a container, which
 * has one of them, loads the classes that name them.
 *
 * <p>Depends on {@code Slipstream}, {@code spi} and {@code trial}, which are for Java 17 like everything else. They
 * are named only where a class that fails to load does no harm.
 *
 * <p>Guarded by {@code OldJavaTest}, {@code spi.ClassLoadersTest} and {@code spi.ServicesFileTest}.
 */
// Not @NullMarked: javac warns that Java 8 lacks some of its targets. NullAway checks the package all the same.
package dev.slipstream.imageio.bootstrap;
