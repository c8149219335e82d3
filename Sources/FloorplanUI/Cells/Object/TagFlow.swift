import FloorplanTheme
import GTKBridge

/// The tags of an object, wrapped to as many lines as needed.
final class TagFlow: WrappingBox {
  private typealias Parts = ComponentParts.ObjectCell
  private let part: ComponentPart?
  private var labels: [Label] = []
  private var tags: [Tag] = []

  override class var cssName: String { "tags" }
  // The cell's description contains the tags.
  override class var accessibleRole: AccessibleRole { .presentation }

  /// Creates a flow whose tags are also the given part of another component.
  init(_ part: ComponentPart? = nil) {
    self.part = part
    super.init(.leading)
    gaps = (Parts.cell[.statusGap], Parts.cell[.statusGap])
  }

  func show(_ newTags: [Tag]) {
    while labels.count < newTags.count {
      let label = Parts.tag.makeLabel()
      label.numberOfLines = 1
      if let part { label.addStyleClasses(of: part) }
      label.setParent(self)
      labels.append(label)
    }
    for (index, label) in labels.enumerated() {
      let old = tags.indices.contains(index) ? tags[index] : nil
      let new = newTags.indices.contains(index) ? newTags[index] : nil
      if let new, new.text != old?.text { label.text = new.text }
      label.isVisible = new != nil
      guard old?.part != new?.part else { continue }
      if let old { label.removeStyleClass(old.part.classPath) }
      if let new { label.addStyleClass(new.part.classPath) }
    }
    tags = newTags
    isVisible = !tags.isEmpty
  }
}
