import Floorplan

/// What a sheet can show samples of.
protocol SheetSample: CustomWidget {
  init()
  /// What the code on the page calls it.
  static var codeName: String { get }
  /// The expression that makes one.
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
