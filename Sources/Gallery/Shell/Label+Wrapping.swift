import Floorplan

extension Label {
  /// Makes a label that wraps, within a word if need be and without hyphens: for names, values and code.
  static func wrapping(_ style: TextStyle, _ utility: UtilityClass? = nil, text: String = "") -> Label {
    let label = Label(text)
    label.addStyleClass(style.utilityClass)
    if let utility { label.addStyleClass(utility.rawValue) }
    label.alignment = 0
    label.wraps = true
    label.wrapMode = .wordChar
    label.insertsHyphens = false
    return label
  }
}
