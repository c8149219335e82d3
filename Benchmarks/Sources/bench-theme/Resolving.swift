import CBench
import Comparing
import Floorplan

/// The style of one part, compared with a lookup of its class path in a dictionary as the lower bound.
func measureResolving(_ comparison: Comparison) {
  let sheet = StyleSheet.read(StyleSheetSource(name: "generated.nss", text: GeneratedSheet.text)).sheet
  let themes = [("in the standard theme", Theme.standard), ("under a sheet", Theme.standard.applying(sheet))]
  let parts = ComponentParts.all
  let paths = parts.map(\.classPath)
  let positions = Dictionary(paths.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  var found = 0
  let lookUp = Baseline("dictionary of class paths", times: 10_000) { count in
    for number in 0..<count { found &+= positions[paths[number % paths.count]] ?? 0 }
  }
  for (name, theme) in themes {
    comparison.run("a part resolved \(name)", times: 10_000, against: [lookUp]) { count in
      for number in 0..<count {
        let part = parts[number % parts.count]
        found &+= theme.resolve(part, appearance: .light).colors.count
      }
    }
  }
  guard found > 0 else { bench_fail("nothing was found") }
}
