import Floorplan

/// A widget whose samples a sheet can display.
protocol SheetSample: CustomWidget {
  init()
  /// The name of the variable in the displayed code.
  static var variableName: String { get }
  /// The expression in the displayed code that creates the widget.
  static var creationCode: String { get }
  /// The parameters and the result of the function in the displayed code.
  static var signature: (parameters: [String], result: String) { get }
}

extension SheetSample {
  static var variableName: String { "view" }
  static var creationCode: String { "\(Self.self)()" }
  static var signature: (parameters: [String], result: String) { ([], "\(Self.self)") }

  /// Returns a source file that creates the widget.
  ///
  /// - Parameters:
  ///   - statements: The statements after the creation.
  ///   - modelType: The type of the value in the model that the statements use; nil for no model.
  /// - Returns: The code.
  static func program(_ statements: [String], modelType: String?) -> String {
    var lines = ["import Floorplan"]
    if let modelType {
      lines += [
        "import Observation", "", "@Observable @MainActor", "final class Model {", "  var value: \(modelType)",
        "  init(value: \(modelType)) { self.value = value }", "}",
      ]
    }
    let parameters = signature.parameters + (modelType == nil ? [] : ["model: Model"])
    let body = (["let \(variableName) = \(creationCode)"] + statements + ["return \(variableName)"])
      .flatMap { $0.split(separator: "\n") }.map { "  " + $0 }
    lines += [
      "", "@MainActor",
      "func make\(variableName.capitalizedAtStart)(\(parameters.joined(separator: ", "))) -> \(signature.result) {",
    ]
    return (lines + body + ["}"]).joined(separator: "\n")
  }
}

extension CollectionReusableView: SheetSample {
  private static var isCell: Bool { self is CollectionCell.Type }

  static var variableName: String { isCell ? "cell" : "header" }
  static var creationCode: String {
    "collection.dequeue(\(Self.self).self, for: \(isCell ? "index" : "kind, ofSection: section"))"
  }
  static var signature: (parameters: [String], result: String) {
    isCell
      ? (["in collection: CollectionView", "for index: ItemIndex"], "CollectionCell")
      : (
        ["in collection: CollectionView", "for kind: SupplementaryKind", "ofSection section: Int"],
        "CollectionReusableView"
      )
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
