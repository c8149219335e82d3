import Floorplan

extension Label {
  /// Creates a leading-aligned label, which wraps within words if necessary or has a single line.
  convenience init(_ text: String, _ style: TextStyle, _ utility: UtilityClass? = nil, wraps: Bool = false) {
    self.init(text)
    addStyleClass(style.utilityClass)
    if let utility { addStyleClass(utility.rawValue) }
    alignment = 0
    guard wraps else { return }
    self.wraps = true
    wrapMode = .wordChar
  }

  /// Creates a label for names, values and code, which wraps within words if necessary, without hyphens.
  static func wrapping(_ style: TextStyle, _ utility: UtilityClass? = nil, text: String = "") -> Label {
    let label = Label(text, style, utility, wraps: true)
    label.insertsHyphens = false
    return label
  }
}

extension Button {
  /// Wraps the title between words: large text can be wider than the space for a single title.
  func wrapTitle() {
    for case let label as Label in children {
      label.wraps = true
      label.wrapMode = .word
      label.justification = .center
    }
  }
}
