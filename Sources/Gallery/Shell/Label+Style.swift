import Floorplan

extension Label {
  /// Creates a leading-aligned label.
  convenience init(_ text: String, _ style: TextStyle, _ utility: UtilityClass? = nil) {
    self.init(text)
    addStyleClass(style.utilityClass)
    if let utility { addStyleClass(utility.rawValue) }
    alignment = 0
  }

  /// Creates a label for names, values and code, which wraps within words if necessary, without hyphens.
  static func wrapping(_ style: TextStyle, _ utility: UtilityClass? = nil, text: String = "") -> Label {
    let label = Label(text, style, utility)
    label.wraps = true
    label.wrapMode = .wordChar
    label.insertsHyphens = false
    return label
  }
}
