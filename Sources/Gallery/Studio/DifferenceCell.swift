import Floorplan
import FloorplanThemeCheck

/// A cell for a value that differs between two themes, with its class path and its origin.
final class DifferenceCell: CollectionCell {
  private let path = Label.wrapping(.subheadline)
  private let values = Label.wrapping(.footnote)
  private let origin = Label.wrapping(.footnote, .secondary)
  private var classPath = ""

  required init() {
    super.init()
    addStyleClasses(of: ComponentParts.ObjectCell.cell)
    overflow = .hidden
    // Code is left-to-right in every language.
    for label in [path, values] { label.direction = .ltr }
    Box(.vertical, spacing: 2, [path, values, origin]).setParent(self)
  }

  func show(_ difference: ThemeComparison.Difference) {
    classPath = difference.classPath
    // A line breaks after the component.
    path.text = classPath.replacing("_", with: "_\u{200B}")
    let (old, new) = (difference.old?.text ?? localized("none"), difference.new?.text ?? localized("none"))
    values.text = "\(difference.propertyName): \(old) → \(new)"
    let place = [difference.new, difference.old].lazy.compactMap { value -> StyleSheetRange? in
      if case .sheet(let range)? = value?.origin { range } else { nil }
    }.first
    origin.text = place.map { localized("Set at %1$@").filled(with: "\($0)".leftToRight) } ?? ""
    origin.isVisible = place != nil
    setAccessibleLabel(classPath)
    setAccessibleDescription([values.text, origin.text].filter { !$0.isEmpty }.accessibleSummary())
  }

  override var copyableText: String? { "\(classPath): \(values.text)" }
}
