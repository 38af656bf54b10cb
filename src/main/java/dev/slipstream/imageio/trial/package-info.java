/**
 * What {@code java -jar slipstream.jar FILES} does. Nothing else loads these classes.
 *
 * <p>Depends on nothing. Guarded by {@code TrialTest} and {@code RowTest}.
 */
@NullMarked
package dev.slipstream.imageio.trial;

import org.jspecify.annotations.NullMarked;
