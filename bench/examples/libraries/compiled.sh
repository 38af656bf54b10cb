# What `run` and `check` share: `compiled LIBRARY ...` downloads each library, compiles its jobs, and fills `libraries`
# with LIBRARY=CLASS=VERSION. Without arguments all.
source ../shared/built.sh
built "$slipstream" "${workbench[@]}"
all='thumbnailator fop poi pdfbox openpdf batik jasperreports tika zxing okapibarcode texturepacker plantuml imagej
     twelvemonkeys jai-imageio scrimage xchart jfreechart openhtmltopdf flyingsaucer ashot imagecomparison djl docx4j
     imgscalr itext javafx'
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
      -cp "target/$library/lib/*:$bench" ../shared/example/*.java src/example/*.java "src/${class//.//}.java"
    version=$(sed -n "\|<id>$library</id>|,\|</profile>|s|.*<version>\(.*\)</version>.*|\1|p" pom.xml | head -1)
    libraries+=("$library=$class=$version")
  done
}
