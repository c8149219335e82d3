import CBench
import Comparing
import Floorplan
import Glibc

/// From saving a style sheet to the frame that displays it, in a window full of object cells.
///
/// The baseline is a CSS file that is also watched by a GFileMonitor and read by GtkCssProvider: the cost of GTK itself
/// for the same style sheet in the same window. Each candidate is alone on the display while it is measured, because
/// GTK matches the rules of all providers.
func measureReload(_ comparison: Comparison) {
  let folder = Folder()
  defer { folder.remove() }
  guard let display = Display.default else { bench_fail("there is no display") }
  let page = CellPage()
  defer { page.close() }

  // The same sheet in two colors, so that each save changes something.
  let sheets = ["#AA0000", "#00AA00"].map { color in
    "fdlFUIObjectCollectionViewCell_headlineLabel { font-color: \(color); }\n" + GeneratedSheet.text
  }
  let styles = sheets.map { text in
    Theme.standard.applying(StyleSheet.read(StyleSheetSource(name: "a.nss", text: text)).sheet).css(for: .light)
  }

  func reloadOurs() -> Double {
    let path = folder.file("live.nss")
    folder.save(sheets[0], at: path)
    let manager = ThemeManager(display: display)
    let live = LiveStyleSheet(path: path)
    manager.follow(live)
    defer {
      live.close()
      manager.remove()
    }
    page.rest()
    let before = manager.displayedTheme
    let began = bench_wall_time()
    folder.save(sheets[1], at: path)
    while manager.displayedTheme == before { bench_turn_loop() }
    page.waitForFrame()
    return Double(bench_wall_time() - began)
  }

  func reloadCSS() -> Double {
    let css = folder.file("live.css")
    folder.save(styles[0].joined(), at: css)
    let providers = styles[0].map { _ in StyleProvider() }
    for provider in providers { display.add(provider) }
    defer { for provider in providers { display.remove(provider) } }
    for (provider, text) in zip(providers, styles[0]) { provider.load(text) }
    page.rest()
    var isLoaded = false
    guard
      let monitor = try? FolderMonitor(
        folder.path,
        onChange: { name in
          guard name == "live.css", !isLoaded else { return }
          isLoaded = true
          _ = try? contentsOfFile(css)
          for (provider, text) in zip(providers, styles[1]) { provider.load(text) }
        })
    else { bench_fail("the folder can't be watched") }
    defer { monitor.cancel() }
    let began = bench_wall_time()
    folder.save(styles[1].joined(), at: css)
    while !isLoaded { bench_turn_loop() }
    page.waitForFrame()
    return Double(bench_wall_time() - began)
  }

  let measured = comparison.series(of: 2) { $0 == 0 ? reloadOurs() : reloadCSS() }
  comparison.report(
    "a saved sheet of 400 classes to the frame that displays it", against: "the same as a CSS file by GtkCssProvider",
    "ns",
    measured[0], measured[1])
}

/// A window full of object cells.
private final class CellPage {
  private let stage: OpaquePointer
  private let cells: [ObjectCell]
  private static let cellCount = 16

  init() {
    cells = (0..<Self.cellCount).map { number in
      let cell = ObjectCell()
      cell.headlineText = "Order \(number)"
      cell.subheadlineText = "Pump station, second line"
      cell.footnoteText = "Since nine o'clock"
      cell.statusText = "Late"
      cell.semanticStatus = .negative
      cell.detailImageView.placeholderText = "OR"
      return cell
    }
    stage = bench_stage_new(
      BenchScene(
        items: 0, columns: 1, labels: 1, is_table: false, minimum_height: 1, spread: 0, width: 1000, height: 2300,
        has_own_items: false, texts: nil, keeps_style: true))
    bench_stage_build(stage, BENCH_PAGE)
    for cell in cells { bench_page_append(stage, cell.pointer) }
    bench_stage_present(stage)
  }

  func waitForFrame() { _ = bench_stage_frame(stage) }
  func rest() { bench_stage_rest(stage, 5) }
  func close() { bench_stage_free(stage) }
}

/// A folder for files of the run.
private final class Folder {
  let path: String

  init() {
    var template = Array("\(P_tmpdir)/floorplan-bench-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { bench_fail("can't create a temporary folder") }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Saves like an editor: a new file replaces the old one.
  func save(_ text: String, at path: String) {
    let new = path + "~"
    guard let file = fopen(new, "wb") else { bench_fail("can't write a file") }
    fwrite(text, 1, text.utf8.count, file)
    fclose(file)
    rename(new, path)
  }

  func remove() {
    for name in ["live.nss", "live.css"] { unlink(file(name)) }
    rmdir(path)
  }
}
