import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The options of a value picker, one below the other: what a drum wheel is where there are a keyboard and a mouse.
@MainActor
final class OptionList: CustomWidget {
  private typealias Parts = ComponentParts.PickerOption
  private let list = ListBox()
  private let scroller: ScrolledWindow
  private var rows: [ListBoxRow] = []
  private var texts: [MarkedText] = []
  private var isShowing = false
  /// Called with the place of an option that a person has chosen.
  var onPick: ((Int) -> Void)?
  /// Called when a person is done with choosing.
  var onDone: (() -> Void)?
  /// How many options are in sight at most; a half one says that there are more.
  private static let mostInSight = 7.5

  /// `optionlist`.
  override class var cssName: String { "optionlist" }

  override init() {
    scroller = ScrolledWindow(list)
    super.init()
    scroller.setPolicy(horizontal: .never, vertical: .automatic)
    scroller.isFocusable = false
    scroller.setParent(self)
    list.become(ComponentParts.ValuePickerFormCell.list)
    list.connect("row-selected") { [weak self] in self?.selectionDidChange() }
    list.connect("row-activated") { [weak self] in self?.onDone?() }
  }

  /// What the list is for, for assistive technology.
  func setName(_ name: String) {
    list.setAccessibleLabel(name)
    scroller.setAccessibleLabel(name)
  }

  /// The texts of the options.
  var options: [String] = [] {
    didSet {
      guard options != oldValue else { return }
      isShowing = true
      for row in rows { list.remove(row) }
      texts = options.map { option in
        let text = MarkedText(Parts.label, mark: Parts.checkmark, gap: Parts.cell.metric(.iconGap))
        text.label.text = option
        // The row has the name.
        text.label.setAccessibleRole(.presentation)
        return text
      }
      rows = texts.map { text in
        let row = ListBoxRow(text.box)
        row.become(Parts.cell)
        row.setAccessibleLabel(text.label.text)
        list.append(row)
        return row
      }
      isShowing = false
      queueResize()
    }
  }

  /// The place of the option that is chosen; nil for none.
  var selected: Int? {
    get { list.selectedRow.flatMap { row in rows.firstIndex { $0 === row } } }
    set {
      isShowing = true
      list.selectedRow = newValue.flatMap { rows.indices.contains($0) ? rows[$0] : nil }
      isShowing = false
      showMark()
    }
  }

  private func selectionDidChange() {
    guard !isShowing else { return }
    showMark()
    if let selected { onPick?(selected) }
  }

  private func showMark() {
    let chosen = selected
    for (index, text) in texts.enumerated() { text.isMarked = index == chosen }
  }

  /// Gives the focus to the option that is chosen, or to the first.
  override func takeFocus() -> Bool { (list.selectedRow ?? rows.first)?.grabFocus() ?? false }

  /// All options, or as many as are of use at a time.
  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    let all = list.measured(orientation, forSize: forSize)
    guard orientation == .vertical else { return all }
    let count = Double(rows.count)
    guard count > Self.mostInSight else { return Measurement(all.natural) }
    return Measurement(Int(Double(all.natural) / count * Self.mostInSight))
  }
}
