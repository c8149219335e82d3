import CBench
import Comparing
import Floorplan
import FloorplanThemeCheck

/// Reading, checking, applying and compiling a style sheet, compared with GTK's reading of the resulting CSS.
func measureSheet(_ comparison: Comparison) {
  let source = StyleSheetSource(name: "generated.nss", text: GeneratedSheet.text)
  let reading = StyleSheet.read(source, checks: .all)
  guard !reading.hasErrors else { bench_fail("the generated sheet has errors: \(reading.diagnostics[0])") }
  let theme = Theme.standard.applying(reading.sheet)
  let css = theme.css(for: .light)
  let provider = StyleProvider()
  guard css.allSatisfy({ provider.load($0).isEmpty }) else { bench_fail("GTK reports something of the CSS") }
  guard css != Theme.standard.css(for: .light) else { bench_fail("the sheet changes nothing") }

  let times = 10
  let parsing = Baseline("GtkCssProvider parsing the resulting CSS", times: times) { count in
    for _ in 0..<count { for chunk in css { provider.load(chunk) } }
  }
  var bytes = 0
  comparison.run("a sheet of 400 classes read, checked and compiled", times: times, against: [parsing]) { count in
    for _ in 0..<count {
      let sheet = StyleSheet.read(source, checks: .all).sheet
      bytes += Theme.standard.applying(sheet).css(for: .light).reduce(0) { $0 + $1.utf8.count }
    }
  }
  comparison.run("its reading and checking alone", times: times, against: [parsing]) { count in
    for _ in 0..<count { bytes += StyleSheet.read(source, checks: .all).sheet.rules.count }
  }
  comparison.run("its applying alone", times: times, against: [parsing]) { count in
    for _ in 0..<count { bytes += Theme.standard.applying(reading.sheet).hasSheet ? 1 : 0 }
  }
  comparison.run("its compiling alone", times: times, against: [parsing]) { count in
    for _ in 0..<count { bytes += theme.css(for: .light).reduce(0) { $0 + $1.utf8.count } }
  }
  guard bytes > 0 else { bench_fail("nothing was compiled") }
}
