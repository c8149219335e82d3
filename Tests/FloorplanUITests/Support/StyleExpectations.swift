import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

extension RealizedStyle {
  /// Fails if a color of the node differs from the table.
  func expect(
    _ property: String, _ color: ThemeColor?, _ context: String, _ location: SourceLocation = #_sourceLocation
  ) {
    guard let color, let actual = self.color(property) else {
      Issue.record("\(context): no \(property)", sourceLocation: location)
      return
    }
    let expected = [Double(color.red), Double(color.green), Double(color.blue), color.alpha]
    // GTK stores colors as floats and prints whole steps.
    let isEqual = zip(actual, expected).allSatisfy { abs($0 - $1) <= 1 } && abs(actual[3] - color.alpha) < 0.005
    #expect(isEqual, "\(context): \(property) is \(actual), not \(expected)", sourceLocation: location)
  }

  /// Fails if the font of the node differs from the table.
  func expectFont(_ style: ResolvedStyle, _ context: String, _ location: SourceLocation = #_sourceLocation) {
    let size = pixels("font-size") ?? 0
    #expect(abs(size - (style.fontSize ?? 0)) < 0.01, "\(context): \(size)", sourceLocation: location)
    let weight = number("font-weight") ?? 400
    #expect(weight == Double(style.fontWeight ?? 400), "\(context): \(weight)", sourceLocation: location)
    let height = pixels("line-height") ?? 0
    #expect(
      abs(height - (style.lineHeight ?? 0)) < 0.01, "\(context): line height \(height)", sourceLocation: location)
  }

  /// Fails if padding, minimum size, corners or icon size of the node differ from the table.
  func expectMetrics(of part: ComponentPart, _ location: SourceLocation = #_sourceLocation) {
    func expect(_ property: String, _ metric: PartMetric, less: Double = 0) {
      guard part.metrics[metric] != nil else { return }
      // A value of 0, the default, isn't listed.
      let actual = pixels(property) ?? 0
      #expect(
        actual == part.metric(metric) - less, "\(part.classPath): \(property) is \(actual)",
        sourceLocation: location)
    }
    for side in ["padding-top", "padding-bottom"] { expect(side, .paddingBlock) }
    for side in ["padding-left", "padding-right"] { expect(side, .paddingInline) }
    expect("min-height", .minimumHeight, less: 2 * part.metric(.paddingBlock))
    expect("min-width", .minimumWidth, less: 2 * part.metric(.paddingInline))
    expect("border-top-left-radius", .cornerRadius)
    expect("-gtk-icon-size", .iconSize)
  }
}

extension Widget {
  /// The first widget in this one, including itself, that has the class path of a part.
  func first(_ part: ComponentPart) -> Widget? {
    if hasStyleClass(part.classPath) { return self }
    for child in children { if let found = child.first(part) { return found } }
    return nil
  }

  /// The first label in this widget.
  var firstLabel: Label? {
    if let label = self as? Label { return label }
    for child in children { if let found = child.firstLabel { return found } }
    return nil
  }
}

/// Runs the body of a test with a widget in a window, where it has its natural height and the width of the window.
func withWidget<Content: Widget>(
  _ content: @autoclosure () -> Content, width: Int = 400, height: Int = 300,
  _ location: SourceLocation = #_sourceLocation, _ body: (Content, Window) async throws -> Void
) async rethrows {
  try await withNoPeerLeft(location) {
    let window = Window()
    let widget = content()
    widget.verticalAlignment = .start
    window.child = widget
    window.defaultSize = (width, height)
    window.present()
    #expect(await turnUntil { window.isMapped && window.width == width })
    await paint(window)
    try await body(widget, window)
    window.close()
  }
}
