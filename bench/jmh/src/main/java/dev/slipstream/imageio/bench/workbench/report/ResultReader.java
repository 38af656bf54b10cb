package dev.slipstream.imageio.bench.workbench.report;

import com.google.gson.JsonElement;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import dev.slipstream.imageio.bench.workbench.results.RunFile;
import dev.slipstream.imageio.bench.workbench.results.TableFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Reads files of results, whoever wrote them: what is in a file tells, not its name. */
final class ResultReader {

    private static final Pattern FEATURE = Pattern.compile("\\d+");

    private ResultReader() {
    }

    /** Each file becomes a group; but result XML of the same folder belongs together, for it has one side a set. */
    static List<Group> read(List<Path> files) throws IOException {
        Map<Path, List<Path>> members = new LinkedHashMap<>();
        List<Path> xml = new ArrayList<>();
        for (Path file : files) {
            if (isXml(file)) {
                xml.add(file);
                members.computeIfAbsent(file.toAbsolutePath().getParent(), folder -> new ArrayList<>()).add(file);
            } else {
                members.put(file, List.of(file));
            }
        }
        List<Group> groups = new ArrayList<>();
        for (List<Path> each : members.values()) {
            groups.addAll(xml.contains(each.get(0)) ? List.of(J2dGroup.of(each)) : ofJson(each.get(0)));
        }
        groups.sort(Comparator.comparing(ResultReader::rank)
                .thenComparing(ResultReader::jdk, Comparator.reverseOrder()));
        return withDistinctTitles(groups);
    }

    /** What has most areas comes first, then first images, then tables, then what only those ask for who know of it. */
    private static int rank(Group group) {
        int cells = Grid.of(group).cells().size();
        return cells > 0 ? -cells : !group.curves().isEmpty() ? 1 : group.table() != null ? 2 : 3;
    }

    /** The feature version; zero if it is not told. */
    private static int jdk(Group group) {
        Matcher version = FEATURE.matcher(group.facts().getOrDefault(Facts.JDK, ""));
        return version.find() ? Integer.parseInt(version.group()) : 0;
    }

    /** Nothing else begins with an angle bracket; a byte order mark may stand before it. */
    private static boolean isXml(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            int b = in.read();
            while (b >= 0 && b != '<' && (b > 0x7f || Character.isWhitespace(b))) {
                b = in.read();
            }
            return b == '<';
        }
    }

    private static List<Group> ofJson(Path file) throws IOException {
        try {
            JsonElement json = parse(file);
            if (JmhGroup.is(json)) {
                return List.of(JmhGroup.of(file.toString(), json.getAsJsonArray()));
            }
            if (CompareGroup.is(json)) {
                return CompareGroup.all(file.toString(), json);
            }
            if (TableFile.is(json)) {
                return List.of(Group.of(file.toString(), TableFile.of(json)));
            }
            if (isRun(json)) {
                return RunGroups.of(file.toString(), RunFile.read(file));
            }
        } catch (JsonParseException | IllegalStateException | IllegalArgumentException | NullPointerException e) {
            throw new IOException(file + ": " + e.getMessage(), e);
        }
        throw new IOException(file + ": neither results of JMH (-rf json), of compare --json, of this tool's runs, a"
                + " table nor J2DBench's XML");
    }

    private static JsonElement parse(Path file) throws IOException {
        try (Reader in = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            return JsonParser.parseReader(in);
        } catch (JsonParseException e) {
            throw new IOException(file + ": not JSON: " + e.getMessage(), e);
        } catch (java.nio.charset.CharacterCodingException e) {
            throw new IOException(file + ": neither JSON nor XML: not UTF-8", e);
        }
    }

    private static boolean isRun(JsonElement json) {
        return json.isJsonObject() && json.getAsJsonObject().has("kind") && json.getAsJsonObject().has("results");
    }

    /** The same command's results from two JDKs have the same title, which then needs more to it. */
    private static List<Group> withDistinctTitles(List<Group> groups) {
        return extended(extended(groups, group -> Facts.join(" ", Facts.JDK,
                group.facts().getOrDefault(Facts.JDK, "").split(",")[0])), Group::file);
    }

    private static List<Group> extended(List<Group> groups, Function<Group, String> more) {
        Set<String> seen = new HashSet<>();
        Set<String> twice = groups.stream().map(Group::title).filter(title -> !seen.add(title))
                .collect(Collectors.toSet());
        List<Group> extended = new ArrayList<>();
        for (Group group : groups) {
            extended.add(twice.contains(group.title())
                    ? group.withTitle(Facts.join(", ", group.title(), more.apply(group)))
                    : group);
        }
        return extended;
    }
}
