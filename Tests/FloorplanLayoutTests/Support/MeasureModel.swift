import FloorplanLayout

/// The measurements of a host as a formula: the models of the JSON form.
enum MeasureModel: Hashable, Sendable {
  /// The same size for any width.
  case fixed(width: Double, height: Double)
  /// A text that wraps into lines.
  case text(length: Double, line: Double, padding: Double)
  /// An image with a constant aspect ratio, which is height by width.
  case aspect(width: Double, ratio: Double)

  /// The natural width, in points.
  var naturalWidth: Double {
    switch self {
    case .fixed(let width, _), .aspect(let width, _): width
    case .text(let length, _, _): length
    }
  }

  /// The height for a width, in points; like any host, it can return invalid lengths.
  func height(forWidth width: Double) -> Double {
    switch self {
    case .fixed(_, let height): height
    case .text(let length, let line, let padding):
      padding + line * Double.maximum(1, RuleArithmetic.ceil(length / width.magnitude))
    case .aspect(_, let ratio): width * ratio
    }
  }
}

/// A host whose items are formulas, and which records the calls.
struct ModelMeasurer: ItemMeasurer {
  /// A request for a height.
  struct Request: Hashable {
    let index: ItemIndex
    let width: Double
  }

  private let models: [[MeasureModel]]
  private(set) var requests: [Request] = []

  /// A host for sections of items.
  init(_ models: [[MeasureModel]]) {
    self.models = models
  }

  /// A host for the items of a single section.
  init(_ models: MeasureModel...) {
    self.models = [models]
  }

  /// A host for a problem; an item without a model has size 0.
  init(_ problem: LayoutProblem) {
    models = problem.sections.map { $0.items.map { $0.measure ?? .fixed(width: 0, height: 0) } }
  }

  /// The widths for which heights were requested, in the order of the calls.
  var requestedWidths: [Double] { requests.map(\.width) }

  func naturalWidth(ofItemAt index: ItemIndex) -> Double {
    models[index.section][index.item].naturalWidth
  }

  mutating func height(ofItemAt index: ItemIndex, forWidth width: Double) -> Double {
    requests.append(Request(index: index, width: width))
    return models[index.section][index.item].height(forWidth: width)
  }
}
