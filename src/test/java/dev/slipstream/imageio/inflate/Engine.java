package dev.slipstream.imageio.inflate;

/**
 * Who decodes, whatever {@link EngineChoice} would say: for tests that run with each. As an argument of a
 * {@code @ParameterizedClass} it is closed, and the choice free again, when the class has run.
 */
public enum Engine implements AutoCloseable {
    /** The beginning of most streams is decoded by both, as in a trial. */
    ZLIB,
    OURS,
    /** One stream after the other, as when ours has become the faster one. */
    IN_TURNS;

    private static final EngineChoice FREE = EngineChoice.ofProcess();

    /** From now on, for all threads. */
    public void use() {
        EngineChoice.setOfProcess(new Forced());
    }

    @Override
    public void close() {
        EngineChoice.setOfProcess(FREE);
    }

    private final class Forced extends EngineChoice {

        private int streams;
        private int trials;

        @Override
        public boolean isOwnFaster() {
            return switch (Engine.this) {
                case ZLIB -> false;
                case OURS -> true;
                case IN_TURNS -> streams++ % 2 == 0;
            };
        }

        @Override
        int trialLength() {
            return trials++ * 97 % 3000;
        }
    }
}
