import FloorplanLayout

/// What a host would measure, as a formula: the models of the JSON form.
enum MeasureModel: Hashable, Sendable {
  /// The same size, whatever width is offered.
  case fixed(width: Double, height: Double)
  /// A text of some length that breaks into lines.
  case text(length: Double, line: Double, padding: Double)
  /// A picture that keeps its proportions; the ratio is height by width.
  case aspect(width: Double, ratio: Double)

  /// The natural width, in points.
  var naturalWidth: Double {
    switch self {
    case .fixed(let width, _), .aspect(let width, _): width
    case .text(let length, _, _): length
    }
  }

  /// The height for a width, in points; like any host it may give numbers that are no lengths.
  func height(forWidth width: Double) -> Double {
    switch self {
    case .fixed(_, let height): height
    case .text(let length, let line, let padding):
      padding + line * Double.maximum(1, RuleArithmetic.ceil(length / width.magnitude))
    case .aspect(_, let ratio): width * ratio
    }
  }
}

/// A host whose items are formulas, and which remembers what it was asked.
struct ModelMeasurer: ItemMeasurer {
  /// One question for a height.
  struct Question: Hashable {
    let index: ItemIndex
    let width: Double
  }

  private let models: [[MeasureModel]]
  private(set) var questions: [Question] = []

  /// A host for sections of items.
  init(_ models: [[MeasureModel]]) {
    self.models = models
  }

  /// A host for the items of a single section.
  init(_ models: MeasureModel...) {
    self.models = [models]
  }

  /// A host for a problem; what the problem leaves without a model is nothing at all.
  init(_ problem: LayoutProblem) {
    models = problem.sections.map { $0.items.map { $0.measure ?? .fixed(width: 0, height: 0) } }
  }

  /// The widths for which heights were asked, in the order of the questions.
  var askedWidths: [Double] { questions.map(\.width) }

  func naturalWidth(ofItemAt index: ItemIndex) -> Double {
    models[index.section][index.item].naturalWidth
  }

  mutating func height(ofItemAt index: ItemIndex, forWidth width: Double) -> Double {
    questions.append(Question(index: index, width: width))
    return models[index.section][index.item].height(forWidth: width)
  }
}
