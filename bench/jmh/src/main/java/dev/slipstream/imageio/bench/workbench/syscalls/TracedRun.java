package dev.slipstream.imageio.bench.workbench.syscalls;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The system calls between two marks: those of the working thread by name, and files that any thread created. */
public final class TracedRun {

    private final Map<String, Integer> calls = new LinkedHashMap<>();
    private final List<String> createdFiles = new ArrayList<>();

    void addCall(String name) {
        calls.merge(name, 1, Integer::sum);
    }

    void addCreatedFile(String path) {
        createdFiles.add(path);
    }

    public int total() {
        return calls.values().stream().mapToInt(Integer::intValue).sum();
    }

    public Map<String, Integer> calls() {
        return Map.copyOf(calls);
    }

    public List<String> createdFiles() {
        return List.copyOf(createdFiles);
    }

    /** The most frequent first, as in {@code read 20, lseek 3, openat}. */
    public String describe() {
        return calls.entrySet().stream().sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                .map(call -> call.getKey() + (call.getValue() == 1 ? "" : " " + call.getValue()))
                .collect(Collectors.joining(", "));
    }
}
