public import FloorplanTheme
public import GTKBridge

/// A part of a widget whose look code can set, by the seeds' name where they have one.
public enum AttributedPart: String, Sendable, Hashable, CaseIterable {
  /// The name of what is shown: the title, the headline or the key.
  case title
  /// The second line.
  case subtitle
  /// The third line.
  case footnote
  /// The longer text.
  case description
  /// The state as a text.
  case status
  /// The second state as a text.
  case substatus
  /// The value as a text.
  case valueText
  /// The icons.
  case icons
}

/// A node that shows a part.
public struct AttributedNode {
  /// The widget.
  public let widget: Widget
  /// What the theme knows it as.
  public let part: ComponentPart

  /// Names the node of a part.
  ///
  /// - Parameters:
  ///   - widget: The widget that has the part's style classes.
  ///   - part: The part.
  public init(_ widget: Widget, as part: ComponentPart) {
    self.widget = widget
    self.part = part
  }
}

/// A widget whose parts' looks can be set in code, for this one widget alone (FUITintAttributesProvider in the seeds).
///
///     cell.setAttributes(TintAttributes(foregroundColor: .palette(.negativeLabel)), for: .title)
///     cell.addAttributes(TintAttributes(font: StyleFont(.title3)), for: .title)
///     cell.setAttributes(TintAttributes(foregroundColor: .literal(gray)), for: .title, state: .disabled)
///
/// Attributes take the place of what the parts table says.  A style sheet of the theme wins where it sets the same
/// property of the same part in the same state.  They stay when the theme changes; a cell that is used for another
/// item has none.  Widgets with the same attributes share what GTK has to know of them: a hundred different sets are
/// well, a set of its own for each of ten thousand items is not.
@MainActor
public protocol TintAttributesProvider: CustomWidget {
  /// The nodes of a part, made if need be; none where the widget doesn't have the part.
  ///
  /// - Parameter part: Which part.
  /// - Returns: The nodes.
  func attributedNodes(for part: AttributedPart) -> [AttributedNode]
}

extension TintAttributesProvider {
  /// Sets how a part looks in a state, in place of all that was set for that.
  ///
  /// - Parameters:
  ///   - attributes: What is set; empty for nothing.
  ///   - part: Which part; one that the widget doesn't have stays without effect.
  ///   - state: The state in which it holds.  Where another state has nothing set, its values fall back as in a theme.
  public func setAttributes(_ attributes: TintAttributes, for part: AttributedPart, state: StyleState = .normal) {
    for node in attributedNodes(for: part) {
      PartAttributes.set(attributes, of: node, in: state, asked: PartAttributes.Asked(self, part))
    }
  }

  /// Sets how a part looks in a state, and leaves what was set before and isn't now.
  ///
  /// - Parameters:
  ///   - attributes: What is set.
  ///   - part: Which part; one that the widget doesn't have stays without effect.
  ///   - state: The state in which it holds.
  public func addAttributes(_ attributes: TintAttributes, for part: AttributedPart, state: StyleState = .normal) {
    for node in attributedNodes(for: part) {
      let merged = PartAttributes.attributes(of: node.widget, in: state).merging(attributes)
      PartAttributes.set(merged, of: node, in: state, asked: PartAttributes.Asked(self, part))
    }
  }

  /// What is set of a part in a state.
  ///
  /// - Parameters:
  ///   - part: Which part.
  ///   - state: The state.
  /// - Returns: The attributes, empty where nothing is set.
  public func tintAttributes(for part: AttributedPart, state: StyleState = .normal) -> TintAttributes {
    let asked = PartAttributes.Asked(self, part)
    if let known = PartAttributes.attributes(for: asked, in: state) { return known }
    // To ask for the nodes may make them, which nobody wants who only looks: then nothing can be set.
    guard PartAttributes.areSet(in: self) else { return TintAttributes() }
    return attributedNodes(for: part).first.map { PartAttributes.attributes(of: $0.widget, in: state) }
      ?? TintAttributes()
  }

  /// Takes back what was set of all parts.
  public func removeTintAttributes() { PartAttributes.removeAll(in: self) }
}

extension PartLabel {
  /// The colour of the text, nil for what the theme says; the same as the foreground colour of the part's attributes
  /// in the normal state.
  public var textColor: StyleColor? {
    get { PartAttributes.attributes(of: self, in: .normal).foregroundColor }
    set { change { $0.foregroundColor = newValue } }
  }
  /// The font of the text, nil for what the theme says; the same as that of the part's attributes in the normal state.
  public var font: StyleFont? {
    get { PartAttributes.attributes(of: self, in: .normal).font }
    set { change { $0.font = newValue } }
  }

  private func change(_ change: (inout TintAttributes) -> Void) {
    var attributes = PartAttributes.attributes(of: self, in: .normal)
    change(&attributes)
    PartAttributes.set(attributes, of: attributedNode, in: .normal)
  }

  /// The label as a node of its part.
  public var attributedNode: AttributedNode { AttributedNode(self, as: part) }
}
