package dev.slipstream.imageio.bench.contest;

import dev.slipstream.imageio.bench.compare.JavaLauncher;
import dev.slipstream.imageio.bench.compare.Progress;
import dev.slipstream.imageio.bench.compare.Side;
import dev.slipstream.imageio.bench.results.Result;
import dev.slipstream.imageio.bench.results.Samples;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Runs challenges: for every fork new JVMs, which rehearse all challenges first, so that the compiler has seen all
 * before anything counts; then one challenge after the other, and within a challenge the entrants in turns, so that whatever
 * disturbs the machine for a while disturbs all alike. What fails is told in the results and does not end the run.
 */
public final class Contest {

    private final Map<String, Side> sides;
    private final JavaLauncher launcher;
    private final Schedule schedule;
    private final Duration limit;

    /**
     * @param sides by the names that entrants call them
     * @param limit a JVM that takes longer for one answer is ended
     */
    public Contest(Map<String, Side> sides, JavaLauncher launcher, Schedule schedule, Duration limit) {
        this.sides = Map.copyOf(sides);
        this.launcher = launcher;
        this.schedule = schedule;
        this.limit = limit;
    }

    /** Returns a result for every challenge, in their order. */
    public List<Result> run(List<Challenge> challenges, Progress progress) throws IOException {
        List<List<Turn>> turns = new ArrayList<>();
        for (Challenge challenge : challenges) {
            turns.add(challenge.entrants().stream().map(Turn::new).toList());
        }
        progress.begin("measure", challenges.size() * schedule.forks() * 2);
        for (int fork = 0; fork < schedule.forks(); fork++) {
            try (Seats seats = new Seats()) {
                for (List<Turn> turnsOfOne : turns) {
                    progress.step("rehearsal");
                    rehearse(turnsOfOne, seats);
                }
                for (int i = 0; i < challenges.size(); i++) {
                    progress.step(challenges.get(i).name());
                    run(turns.get(i), seats);
                }
            }
        }
        List<Result> results = new ArrayList<>();
        for (int i = 0; i < challenges.size(); i++) {
            results.add(result(challenges.get(i), turns.get(i)));
        }
        return results;
    }

    private void rehearse(List<Turn> turns, Seats seats) {
        setUp(turns, seats);
        for (Turn turn : turns) {
            attempt(turn, () -> turn.rehearse(seats.of(turn), schedule.rehearsal()));
            attempt(turn, () -> seats.of(turn).tearDown());
        }
    }

    private void run(List<Turn> turns, Seats seats) {
        setUp(turns, seats);
        for (Turn turn : turns) {
            attempt(turn, () -> turn.warmUp(seats.of(turn), schedule.warmUp(), schedule.iteration()));
        }
        for (int iteration = 0; iteration < schedule.iterations(); iteration++) {
            for (int i = 0; i < turns.size(); i++) {
                Turn turn = turns.get((i + iteration) % turns.size());
                attempt(turn, () -> turn.iterate(seats.of(turn)));
            }
        }
        for (Turn turn : turns) {
            attempt(turn, () -> seats.of(turn).tearDown());
        }
    }

    /** Whoever does other work than the first has no time that could be compared. */
    private static void setUp(List<Turn> turns, Seats seats) {
        List<String> digests = new ArrayList<>();
        for (Turn turn : turns) {
            attempt(turn, () -> {
                String digest = seats.of(turn).setUp(turn.entrant());
                digests.add(digest);
                if (!digest.equals(digests.get(0))) {
                    turn.fail("does other work than the first: " + digest + ", not " + digests.get(0));
                }
            });
        }
    }

    private interface Step {
        void take() throws IOException;
    }

    private static void attempt(Turn turn, Step step) {
        if (turn.isFailure()) {
            return;
        }
        try {
            step.take();
        } catch (IOException e) {
            turn.fail(String.valueOf(e.getMessage()));
        }
    }

    private static Result result(Challenge challenge, List<Turn> turns) {
        Map<String, Samples> samples = new LinkedHashMap<>();
        for (Turn turn : turns) {
            samples.put(turn.entrant().name(), turn.samples());
        }
        return new Result(challenge.name(), challenge.options(), challenge.unit(), challenge.unitsPerRep(), samples);
    }

    /** The JVMs of one fork. */
    private final class Seats implements AutoCloseable {

        private final Map<String, Seat> seats = new LinkedHashMap<>();

        Seat of(Turn turn) throws IOException {
            String name = turn.entrant().side();
            Side side = sides.get(name);
            if (side == null) {
                throw new IOException("No side is called " + name + ", only " + sides.keySet());
            }
            return seats.computeIfAbsent(turn.entrant().name(), key -> new Seat(side, launcher, limit));
        }

        @Override
        public void close() throws IOException {
            IOException failure = null;
            for (Seat seat : seats.values()) {
                try {
                    seat.close();
                } catch (IOException e) {
                    if (failure == null) {
                        failure = e;
                    } else {
                        failure.addSuppressed(e);
                    }
                }
            }
            if (failure != null) {
                throw failure;
            }
        }
    }
}
