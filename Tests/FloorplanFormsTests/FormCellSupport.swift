import FloorplanUI
import GTKBridge
import GTKTestSupport
import Observation
import Testing

@testable import FloorplanForms

/// A model that counts the writes to it.
@Observable final class FormModel {
  private(set) var flagWrites = 0
  private(set) var numberWrites = 0
  var flag = false { didSet { flagWrites += 1 } }
  var number = 0.5 { didSet { numberWrites += 1 } }
  /// Never above 0.75.
  @ObservationIgnored private var level = 0.5
  var limited: Double {
    get {
      access(keyPath: \.limited)
      return level
    }
    set { withMutation(keyPath: \.limited) { level = keepsLimited ? level : min(newValue, 0.75) } }
  }
  /// Whether ``limited`` never changes.
  @ObservationIgnored var keepsLimited = false
  /// Accepts no value at all.
  var locked: Bool {
    get { false }
    set { _ = newValue }
  }
}

/// Form cells in a window.
func withForm<Cell: CollectionCell>(
  _ count: Int, of type: Cell.Type, _ location: SourceLocation = #_sourceLocation,
  _ body: ([Cell], Window) async throws -> Void
) async rethrows {
  try await withNoPeerLeft(location) {
    let window = Window()
    let cells = (0..<count).map { _ in Cell() }
    window.child = Box(.vertical, cells)
    window.defaultSize = (360, 400)
    window.present()
    #expect(await turnUntil { window.isMapped })
    await paint(window, frames: 2)
    try await body(cells, window)
    window.close()
  }
}

extension CollectionCell {
  /// The control in the cell, as the user finds it.
  func control<Control: Widget>(_ type: Control.Type = Control.self) -> Control? {
    children.lazy.compactMap { $0 as? Control }.first
  }
  /// The displayed texts, in order.
  var texts: [String] { children.compactMap { $0 as? Label }.filter(\.isVisible).map(\.text) }
}

/// A form in a window of 360 by 500 pixels.
func withFormView<Model: AnyObject>(
  _ makeForm: () -> Form<Model>, _ location: SourceLocation = #_sourceLocation,
  _ body: (Form<Model>, FormView, Window) async throws -> Void
) async rethrows {
  try await withNoPeerLeft(location) {
    let form = makeForm()
    let view = FormView(form)
    let window = Window()
    window.child = ScrolledWindow(view, name: "Form")
    window.defaultSize = (360, 500)
    window.present()
    #expect(await turnUntil { window.isMapped })
    await paint(window, frames: 3)
    try await body(form, view, window)
    window.close()
  }
}

extension FormView {
  /// The first cell of a type.
  func cell<Cell: CollectionCell>(_ type: Cell.Type) -> Cell? {
    boundItems.lazy.compactMap { self.cell(at: $0) as? Cell }.first
  }
}
