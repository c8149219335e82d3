import FloorplanLayout

/// The measure of an item that a document declares, in place of a host's measurement.
///
/// Lengths that are negative or not finite count as 0 (rule R1).
enum MeasurementModel: Hashable, Sendable {
  /// The same size at every width.
  case fixed(Size)
  /// Text of a length that wraps at the width of the item.
  case text(length: Double, line: Double, padding: Double)
  /// A picture with a natural width, and the ratio of its height to its width.
  case aspect(width: Double, ratio: Double)

  /// Returns the height at a width, in points.
  ///
  /// Layouts read an infinite height as 0 (rule R1).
  func height(forWidth width: Double) -> Double {
    switch self {
    case .fixed(let size): size.height
    case .text(_, let line, let padding): padding + line * lineCount(forWidth: width)
    case .aspect(_, let ratio): width * ratio
    }
  }

  /// Returns the number of lines at a width: at least 1.
  func lineCount(forWidth width: Double) -> Double {
    guard case .text(let length, _, _) = self, length > 0 else { return 1 }
    return max(1, (length / width - Self.epsilon).rounded(.up))
  }

  /// The EPS of the layout rules.
  private static let epsilon = 1e-4
}

extension MeasurementModel: Decodable {
  private enum Model: String, DocumentName {
    case fixed, text, aspect
  }

  private static let keys: [Model: [DocumentKey]] = [
    .fixed: [.model, .width, .height],
    .text: [.model, .length, .line, .padding],
    .aspect: [.model, .width, .ratio],
  ]

  init(from decoder: any Decoder) throws {
    let model: Model = try decoder.container(keyedBy: DocumentKey.self).required(.model)
    let fields = try decoder.fields(Self.keys[model] ?? [])
    func length(_ key: DocumentKey) throws -> Double {
      let length: Double = try fields.required(key)
      return length > 0 && length.isFinite ? length : 0
    }
    switch model {
    case .fixed: self = .fixed(Size(width: try length(.width), height: try length(.height)))
    case .text:
      self = .text(length: try length(.length), line: try length(.line), padding: try length(.padding))
    case .aspect: self = .aspect(width: try length(.width), ratio: try length(.ratio))
    }
  }
}

extension MeasurementModel: ItemMeasurer {
  func naturalWidth(ofItemAt index: ItemIndex) -> Double {
    switch self {
    case .fixed(let size): size.width
    case .text(let length, _, _): length
    case .aspect(let width, _): width
    }
  }

  func height(ofItemAt index: ItemIndex, forWidth width: Double) -> Double {
    height(forWidth: width)
  }
}
