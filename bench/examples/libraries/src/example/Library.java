package example;

import java.util.Map;

/** A library on top of ImageIO. */
public interface Library {

    /** The jobs by name, in the order of the table. */
    Map<String, Job> jobs();

    /** Why results may differ with Slipstream, by the names of their jobs. */
    default Map<String, String> reasons() {
        return Map.of();
    }
}
