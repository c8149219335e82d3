public import FloorplanTheme
public import GTKBridge

/// A part of a widget whose style can be set in code, with the name of the SAP Fiori for iOS documentation if there is
/// one.
public enum AttributedPart: String, Sendable, Hashable, CaseIterable {
  /// The title, the headline or the key.
  case title
  /// The second line.
  case subtitle
  /// The third line.
  case footnote
  /// The description.
  case description
  /// The status text.
  case status
  /// The substatus text.
  case substatus
  /// The value text.
  case valueText
  /// The icons.
  case icons
}

/// A widget that displays a part.
public struct AttributedNode {
  /// The widget.
  public let widget: Widget
  /// The part in style sheets.
  public let part: ComponentPart

  /// Creates the node of a part.
  ///
  /// - Parameters:
  ///   - widget: The widget with the part's style classes.
  ///   - part: The part.
  public init(_ widget: Widget, part: ComponentPart) {
    self.widget = widget
    self.part = part
  }
}

/// A widget whose parts can be styled in code for this instance only (FUITintAttributesProvider in the SAP Fiori for
/// iOS documentation).
///
///     cell.setAttributes(TintAttributes(foregroundColor: .palette(.negativeLabel)), for: .title)
///     cell.addAttributes(TintAttributes(font: StyleFont(.title3)), for: .title)
///     cell.setAttributes(TintAttributes(foregroundColor: .literal(gray)), for: .title, state: .disabled)
///
/// Attributes override the parts table. A style sheet of the theme overrides them for the same property, part and
/// state. They are kept when the theme changes; recycling a cell removes them. Widgets with the same attributes share a
/// style class: a hundred different sets are fine, but don't use a separate set for each of ten thousand items.
public protocol TintAttributesProvider: CustomWidget {
  /// Returns the nodes of a part, created on demand, or an empty array if the widget doesn't have the part.
  func attributedNodes(for part: AttributedPart) -> [AttributedNode]
}

extension TintAttributesProvider {
  /// Replaces the attributes of a part in a state.
  ///
  /// - Parameters:
  ///   - attributes: The attributes; empty to remove them.
  ///   - part: The part; the method has no effect if the widget doesn't have it.
  ///   - state: The state in which the attributes apply. Other states without attributes fall back as in a theme.
  public func setAttributes(_ attributes: TintAttributes, for part: AttributedPart, state: StyleState = .normal) {
    for node in attributedNodes(for: part) {
      PartAttributes.set(attributes, of: node, in: state)
    }
  }

  /// Merges attributes into those of a part in a state.
  ///
  /// - Parameters:
  ///   - attributes: The attributes.
  ///   - part: The part; the method has no effect if the widget doesn't have it.
  ///   - state: The state in which the attributes apply.
  public func addAttributes(_ attributes: TintAttributes, for part: AttributedPart, state: StyleState = .normal) {
    for node in attributedNodes(for: part) {
      let merged = PartAttributes.attributes(of: node.widget, in: state).merging(attributes)
      PartAttributes.set(merged, of: node, in: state)
    }
  }

  /// Returns the attributes of a part in a state.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - state: The state.
  /// - Returns: The attributes, which are empty if none are set.
  public func tintAttributes(for part: AttributedPart, state: StyleState = .normal) -> TintAttributes {
    // Requesting the nodes may create them, which reading must avoid; then no attributes are set.
    guard PartAttributes.areSet(in: self) else { return TintAttributes() }
    return attributedNodes(for: part).first.map { PartAttributes.attributes(of: $0.widget, in: state) }
      ?? TintAttributes()
  }

  /// Removes the attributes of all parts.
  public func removeTintAttributes() { PartAttributes.removeAll(in: self) }
}

extension PartLabel {
  /// The color of the text, or nil for that of the theme.
  ///
  /// It is the foreground color of the part's attributes in the normal state.
  public var textColor: StyleColor? {
    get { PartAttributes.attributes(of: self, in: .normal).foregroundColor }
    set { change { $0.foregroundColor = newValue } }
  }
  /// The font of the text, or nil for that of the theme.
  ///
  /// It is the font of the part's attributes in the normal state.
  public var font: StyleFont? {
    get { PartAttributes.attributes(of: self, in: .normal).font }
    set { change { $0.font = newValue } }
  }

  private func change(_ change: (inout TintAttributes) -> Void) {
    var attributes = PartAttributes.attributes(of: self, in: .normal)
    change(&attributes)
    PartAttributes.set(attributes, of: attributedNode, in: .normal)
  }

  /// The node of the label and its part.
  public var attributedNode: AttributedNode { AttributedNode(self, part: part) }
}
