import FloorplanLayout
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The placement of the titles in a form, which is the same for all cells.
enum TitlePlacement: Equatable {
  /// Above the controls.
  case above
  /// Beside the controls, in a column with a width in pixels.
  case beside(width: Int)
}

extension TitledCell {
  /// The placement of the title that the form of the cell determines, or nil outside forms.
  var titlePlacement: TitlePlacement? { (container as? FormView)?.titlePlacement(in: sizeClass) }

  /// The width of the column of titles beside the controls, in pixels, or nil if there is none.
  var titleColumn: Int? { if case .beside(let width) = titlePlacement { width } else { nil } }

  /// The space between the title and the control beside it, which is the same in all cells of a form.
  static var titleGap: Int { ComponentParts.simplePropertyFormCell.cell[.columnGap] }
}

/// The width of the longest title of a form.
@MainActor
final class TitleColumn {
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
