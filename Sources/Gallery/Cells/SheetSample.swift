import Floorplan

/// A widget whose samples a sheet can display.
protocol SheetSample: CustomWidget {
  init()
  /// The name of the variable in the displayed code.
  static var codeName: String { get }
  /// The expression in the displayed code that creates the widget.
  static var codeOfMaking: String { get }
}

extension SheetSample {
  static var codeName: String { "view" }
  static var codeOfMaking: String { "\(Self.self)()" }
}

extension CollectionReusableView: SheetSample {
  private static var isCell: Bool { self is CollectionCell.Type }

  static var codeName: String { isCell ? "cell" : "header" }
  static var codeOfMaking: String {
    "collection.dequeue(\(Self.self).self, for: \(isCell ? "index" : "kind, ofSection: section"))"
  }
}

extension EmptyStateView: SheetSample {}
extension KPIHeader: SheetSample {
  static var codeName: String { "header" }
}
extension ObjectHeader: SheetSample {
  static var codeName: String { "header" }
}
extension ProfileHeader: SheetSample {
  static var codeName: String { "header" }
}
