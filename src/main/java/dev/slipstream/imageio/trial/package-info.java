/** What {@code java -jar slipstream.jar FILES} does. Nothing else loads these classes. */
@NullMarked
package dev.slipstream.imageio.trial;

import org.jspecify.annotations.NullMarked;
