import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The options of a value picker in a list, in place of the wheel of a touch device.
final class OptionList: CustomWidget {
  private typealias Parts = ComponentParts.PickerOption
  private let list = ListBox()
  private let scroller: ScrolledWindow
  private var rows: [ListBoxRow] = []
  private var texts: [CheckmarkText] = []
  /// Called with the index of the selected option, even if it was selected in code; ``PickerCell`` ignores that.
  var onPick: ((Int) -> Void)?
  /// Called when the user activates an option.
  var onActivate: (() -> Void)?
  /// The maximum number of visible options; half an option shows that there are more.
  private static let maximumVisibleOptionCount = 7.5

  override class var cssName: String { "optionlist" }

  override init() {
    scroller = ScrolledWindow(list)
    super.init()
    scroller.setPolicy(horizontal: .never, vertical: .automatic)
    scroller.isFocusable = false
    scroller.setParent(self)
    list.addStyleClasses(of: ComponentParts.ValuePickerFormCell.list)
    list.connect("row-selected") { [weak self] in
      self?.showMark()
      if let self, let selected { onPick?(selected) }
    }
    list.connect("row-activated") { [weak self] in self?.onActivate?() }
    list.onActivationKey { [weak self] in
      guard let self, let row = rows.first(where: \.containsFocus) else { return }
      list.selectedRow = row
      onActivate?()
    }
  }

  /// Sets the accessible label.
  func setName(_ name: String) {
    list.setAccessibleLabel(name)
    scroller.setAccessibleLabel(name)
  }

  /// The texts of the options.
  var options: [String] = [] {
    didSet {
      guard options != oldValue else { return }
      for row in rows { list.remove(row) }
      texts = options.map { option in
        let text = CheckmarkText(Parts.label, mark: Parts.checkmark, gap: .iconGap, of: Parts.cell)
        text.label.text = option
        // The row has the label.
        text.label.setAccessibleRole(.presentation)
        return text
      }
      rows = texts.map { text in
        let row = ListBoxRow(text.box)
        row.addStyleClasses(of: Parts.cell)
        row.setAccessibleLabel(text.label.text)
        list.append(row)
        return row
      }
      showImages()
      queueResize()
    }
  }

  /// The images before the texts; empty for none.
  var images: [ImageSource?] = [] { didSet { if images != oldValue { showImages() } } }

  private func showImages() {
    for (index, text) in texts.enumerated() { text.image = images.indices.contains(index) ? images[index] : nil }
  }

  /// The index of the selected option, or nil for none.
  var selected: Int? {
    get { list.selectedRow.flatMap { row in rows.firstIndex { $0 === row } } }
    set {
      list.selectedRow = newValue.flatMap { rows.indices.contains($0) ? rows[$0] : nil }
      showMark()
    }
  }

  private func showMark() {
    let chosen = selected
    for (index, text) in texts.enumerated() { text.isMarked = index == chosen }
  }

  /// Focuses the selected option, or the first one.
  override func takeFocus() -> Bool { (list.selectedRow ?? rows.first)?.grabFocus() ?? false }

  /// Returns the height of all options, up to the maximum number of visible ones.
  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    let all = list.measured(orientation, forSize: forSize)
    guard orientation == .vertical else { return all }
    let count = Double(rows.count)
    guard count > Self.maximumVisibleOptionCount else { return Measurement(all.natural) }
    return Measurement(Int(Double(all.natural) / count * Self.maximumVisibleOptionCount))
  }
}
