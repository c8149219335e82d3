import FloorplanLayout
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The placement of the titles in a form, which is the same for all cells.
enum TitlePlacement: Equatable {
  /// Above the controls.
  case above
  /// In a column beside the controls.
  case beside(TitleColumn)
}

/// A column of titles beside their controls.
struct TitleColumn: Equatable {
  /// The width of the titles, in pixels.
  let width: Int
  /// The space between the titles and the controls, in pixels.
  let gap: Int
  /// The distance of the controls from the leading edge, in pixels.
  var end: Int { width + gap }
}

extension TitledCell {
  /// The placement of the title that the form of the cell determines, or nil outside forms.
  final var titlePlacement: TitlePlacement? { (container as? FormView)?.titlePlacement(in: sizeClass) }

  /// The column of titles in the form, or nil if there is none.
  final var titleColumn: TitleColumn? { if case .beside(let column) = titlePlacement { column } else { nil } }
}

/// The width of the longest title of a form.
final class LongestTitle {
  /// The widest titles are among the longest ones; measuring all of them would take long in a large form.
  private static let maximumMeasuredCount = 8
  private static let maximumWidth = 240.0
  private let label = ComponentParts.simplePropertyFormCell.title.makeLabel()

  /// The titles, with the marks of required fields.
  var titles: [String] = [] {
    didSet {
      guard titles != oldValue else { return }
      let longest = titles.sorted { $0.count > $1.count }.prefix(Self.maximumMeasuredCount)
      let widths = longest.map { title in
        label.text = title
        return (title: title, width: width)
      }
      label.text = widths.max { $0.width < $1.width }?.title ?? ""
    }
  }

  init(in view: FormView) {
    // It is only measured, with the style that the view's cells have.
    label.setAccessibleRole(.presentation)
    label.setParent(view)
    label.isChildVisible = false
  }

  /// The natural width of the widest title up to a maximum, in pixels.
  var width: Int {
    min(label.measured(.horizontal).natural, Int(Self.maximumWidth * max(1, Settings.default.textScale)))
  }
}
