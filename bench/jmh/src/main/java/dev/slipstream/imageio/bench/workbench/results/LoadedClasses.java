package dev.slipstream.imageio.bench.workbench.results;

/**
 * The classes that a process loads and that are not the JDK's own: they do not depend on the machine's mood.
 *
 * @param ofJars from the jars on the class path, or made of their classes when they were archived
 * @param madeAtRunTime without a class file: lambdas, their forms, string concatenations, other hidden classes
 * @param fileBytes of class files in the jars that were read; none of archived classes
 */
public record LoadedClasses(int ofJars, int madeAtRunTime, long fileBytes) {
}
