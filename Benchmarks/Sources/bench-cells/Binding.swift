import CBench
import Comparing
import Floorplan

/// The texts and images of the cells' widgets, which the baselines get as well.
enum Contents {
  static func of(_ view: some BoundView) -> OpaquePointer { bench_content_of(view.pointer) }

  /// The texts and images of cells of a kind, for each number.
  static func of(_ kind: Kind) -> [OpaquePointer] {
    let cell = BoundCell(kind: kind)
    cell.bind(to: 0)
    let page = Page([cell])
    defer { page.close() }
    let contents = kind.contents.indices.map { number in
      _ = page.bind(from: number)
      // Images of indicators and icons are loaded after the frame.
      _ = page.waitForFrame()
      return of(cell)
    }
    for content in contents {
      demand(bench_content_texts(content) == bench_content_texts(contents[0]), "\(kind.name): texts are missing")
      demand(bench_content_images(content) == bench_content_images(contents[0]), "\(kind.name): images are missing")
    }
    return contents
  }
}

/// The cost of one cell of a page that was bound again, in nanoseconds of processor time.
private struct Share {
  var binding = 0.0
  var layout = 0.0
  var frame = 0.0
}

private let cellsOnPage = 6

/// Binds a page repeatedly, and returns the means.
private func run(_ views: [any BoundView], _ contents: [OpaquePointer], pages: Int, _ name: String) -> Share {
  for (number, view) in views.enumerated() { view.bind(to: number) }
  let page = Page(views)
  defer { page.close() }
  var sum = Share()
  // Everything that is created and cached on first use exists before the measured pages.
  for number in -4..<pages {
    let from = (number + 4) * cellsOnPage
    let binding = page.bind(from: from)
    let frame = page.waitForFrame()
    for (position, view) in views.enumerated() {
      let content = contents[(from + position) % contents.count]
      demand(
        number % 10 != 0 || bench_content_has_texts_of(bench_content_of(view.pointer), content),
        "\(name) shows other texts than it was given")
    }
    guard number >= 0 else { continue }
    sum.binding += binding
    sum.layout += frame.update_and_layout
    sum.frame += frame.all
  }
  let cells = Double(pages * cellsOnPage)
  return Share(binding: sum.binding / cells, layout: sum.layout / cells, frame: sum.frame / cells)
}

/// Binding a reused cell, compared with setting the same texts of plain labels; alone, and with the following layout
/// and painting.
func measureBinding(_ comparison: Comparison) {
  let pages = comparison.rounds < 9 ? 20 : 40
  for kind in [Kind.all, .typical, .texts, .headline] {
    let contents = Contents.of(kind)
    let hasImages = bench_content_images(contents[0]) > 0
    let baselines = ["GtkBox of the same texts"] + (hasImages ? ["GtkBox of the same texts and images"] : [])
    let measured = comparison.series(of: baselines.count + 1) { candidate in
      let name = candidate == 0 ? "a cell of \(kind.name)" : baselines[candidate - 1]
      let views = (0..<cellsOnPage).map { _ -> any BoundView in
        if candidate == 0 { return BoundCell(kind: kind) }
        return BoundBox(contents, hasImages: candidate == 2)
      }
      return run(views, contents, pages: pages, name)
    }
    for (position, baseline) in baselines.enumerated() {
      func report(_ what: String, _ value: (Share) -> Double) {
        comparison.report(
          "\(what), \(kind.name)", against: baseline, "ns", measured[0].map(value), measured[position + 1].map(value))
      }
      report("binding a cell", \.binding)
      report("binding and laying out a cell") { $0.binding + $0.layout }
      report("binding a cell and showing its frame") { $0.binding + $0.frame }
    }
  }
}
