import Floorplan

/// A widget whose samples a sheet can display.
protocol SheetSample: CustomWidget {
  init()
  /// The name of the variable in the displayed code.
  static var variableName: String { get }
  /// The expression in the displayed code that creates the widget.
  static var creationCode: String { get }
}

extension SheetSample {
  static var variableName: String { "view" }
  static var creationCode: String { "\(Self.self)()" }
}

extension CollectionReusableView: SheetSample {
  private static var isCell: Bool { self is CollectionCell.Type }

  static var variableName: String { isCell ? "cell" : "header" }
  static var creationCode: String {
    "collection.dequeue(\(Self.self).self, for: \(isCell ? "index" : "kind, ofSection: section"))"
  }
}

extension EmptyStateView: SheetSample {}
extension KPIHeader: SheetSample {
  static var variableName: String { "header" }
}
extension ObjectHeader: SheetSample {
  static var variableName: String { "header" }
}
extension ProfileHeader: SheetSample {
  static var variableName: String { "header" }
}
