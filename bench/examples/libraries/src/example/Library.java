package example;

import java.util.Map;

/** A library on top of ImageIO. */
public interface Library {

    /** The jobs by name, in the order of the table. */
    Map<String, Job> jobs();
}
