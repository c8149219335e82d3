import Floorplan

extension Label {
  /// Makes a label that begins at the leading edge.
  convenience init(_ text: String, _ style: TextStyle, _ utility: UtilityClass? = nil) {
    self.init(text)
    addStyleClass(style.utilityClass)
    if let utility { addStyleClass(utility.rawValue) }
    alignment = 0
  }

  /// Makes a label that wraps, within a word if need be and without hyphens: for names, values and code.
  static func wrapping(_ style: TextStyle, _ utility: UtilityClass? = nil, text: String = "") -> Label {
    let label = Label(text, style, utility)
    label.wraps = true
    label.wrapMode = .wordChar
    label.insertsHyphens = false
    return label
  }
}
