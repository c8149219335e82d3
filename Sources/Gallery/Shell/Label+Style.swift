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
  /// Creates a button with a label and an action.
  convenience init(_ label: String, action: @escaping () -> Void) {
    self.init(label: label)
    onClick(action)
  }

  /// Wraps the title between words: large text can be wider than the space for a single title.
  func wrapTitle() {
    for case let label as Label in children {
      label.wraps = true
      label.justification = .center
    }
  }
}

extension Widget {
  /// Passes a value to a closure now and whenever it has changed.
  ///
  /// - Parameters:
  ///   - value: Returns the value; its reads are observed.
  ///   - body: Called with the value, but not again for an equal one, even if what it reads changes.
  /// - Returns: The observer, which ends with the widget.
  @discardableResult
  func observe<Value: Equatable>(_ value: @escaping () -> Value, onChange body: @escaping (Value) -> Void) -> Observer {
    var known: Value?
    return observe {
      let current = value()
      guard current != known else { return }
      known = current
      body(current)
    }
  }
}
