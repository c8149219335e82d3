import Floorplan

extension Label {
  /// Creates a leading-aligned label, which wraps between words or has a single line.
  convenience init(_ text: String, _ style: TextStyle, _ utility: UtilityClass? = nil, wraps: Bool = false) {
    self.init(text)
    addStyleClass(style.utilityClass)
    if let utility { addStyleClass(utility.rawValue) }
    alignment = 0
    if wraps { numberOfLines = 0 }
  }

  /// Creates a label for names, values and code, which wraps within words if necessary.
  static func wrapping(_ style: TextStyle, _ utility: UtilityClass? = nil, text: String = "") -> Label {
    let label = Label(text, style, utility, wraps: true)
    label.breaksWords = true
    return label
  }
}

extension Button {
  /// Wraps the title between words: large text can be wider than the space for a single title.
  func wrapTitle() {
    for case let label as Label in children {
      label.wraps = true
      label.justification = .center
    }
  }
}
