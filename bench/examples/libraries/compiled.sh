# What `check` sources: `compiled LIBRARY ...` downloads each library, compiles its jobs, and fills `libraries`
# with LIBRARY=CLASS=VERSION. Without arguments all.
source ../shared/built.sh
built "$slipstream" "${workbench[@]}"
all='thumbnailator imgscalr tika jfreechart openpdf pdfbox itext poi twelvemonkeys zxing jasperreports batik'
libraries=()

compiled() {
  local library name class version
  for library in ${*:-$all}; do
    name=${library//-/}
    class=example.jobs.${name^}
    if [ ! -d "target/$library/lib" ]; then
      mvn -q -B -f pom.xml -P "$library" dependency:copy-dependencies -DincludeScope=runtime \
        -DoutputDirectory="$PWD/target/$library/lib"
    fi
    "${java}javac" -nowarn --release 17 -encoding UTF-8 -d "target/$library/classes" \
      -cp "target/$library/lib/*:$bench" src/example/*.java "src/${class//.//}.java"
    version=$(sed -n "\|<id>$library</id>|,\|</profile>|s|.*<version>\(.*\)</version>.*|\1|p" pom.xml | head -1)
    [ "$version" != '${tm.version}' ] || version=$(sed -n 's|.*<tm.version>\(.*\)</tm.version>.*|\1|p' pom.xml)
    libraries+=("$library=$class=$version")
  done
}
