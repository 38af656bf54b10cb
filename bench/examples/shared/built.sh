# What the scripts beside this folder take from the build, as variables. `built FILE ...` ends them if one is missing.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd)
java=${JAVA_HOME:+$JAVA_HOME/bin/}
slipstream=$root/target/slipstream-imageio-$(sed -n 's:^  <version>\(.*\)</version>$:\1:p' "$root/pom.xml").jar
bench=$root/bench/jmh/target/bench.jar
workbench=("$bench" "$root/bench/jmh/target/lib") # bench.jar names the jars in lib

built() {
  local file
  for file in "$@"; do
    if [ ! -e "$file" ]; then
      echo "There is no $file: build it first, by the command in $PWD/README.md" >&2
      exit 1
    fi
  done
}
