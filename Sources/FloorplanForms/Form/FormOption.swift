public import FloorplanUI

/// An option that users can choose in a form, with its title and image.
///
///     enum Urgency: CaseIterable, FormOption {
///       case low, high
///       var title: String { self == .low ? "Low" : "High" }
///     }
///     FormField("Urgency", \Order.urgency, options: Urgency.allCases)
public nonisolated protocol FormOption: OptionSelection, Hashable where Option == Self {
  /// The title, which may depend on the language.
  var title: String { get }
  /// The image before the title; nil, the default, for none.
  var image: ImageSource? { get }
}

nonisolated extension FormOption {
  /// Nil.
  public var image: ImageSource? { nil }
}

/// A value that consists of options: one, an optional one, or a set.
///
/// A single value of another type needs `extension UUID: OptionSelection {}`; it gets all requirements from an
/// extension.
public nonisolated protocol OptionSelection: Equatable {
  /// The type of the options.
  associatedtype Option: Hashable
  /// The possible numbers of selected options.
  static var optionCounts: ClosedRange<Int> { get }
  /// The selected options.
  var selectedOptions: [Option] { get }
  /// Creates the value for selected options; nil if their number isn't possible.
  init?(selecting options: [Option])
}

nonisolated extension OptionSelection where Option == Self {
  /// One.
  public static var optionCounts: ClosedRange<Int> { 1...1 }
  /// The value itself.
  public var selectedOptions: [Self] { [self] }
  /// Creates the first option; nil if there is none.
  public init?(selecting options: [Self]) {
    guard let option = options.first else { return nil }
    self = option
  }
}

nonisolated extension Optional: OptionSelection where Wrapped: Hashable {
  /// None or one.
  public static var optionCounts: ClosedRange<Int> { 0...1 }
  /// The wrapped value, if any.
  public var selectedOptions: [Wrapped] { map { [$0] } ?? [] }
  /// Creates the first option, or nil if there is none.
  public init?(selecting options: [Wrapped]) { self = options.first }
}

nonisolated extension Set: OptionSelection {
  /// Any number.
  public static var optionCounts: ClosedRange<Int> { 0...Int.max }
  /// The elements, in any order.
  public var selectedOptions: [Element] { Array(self) }
  /// Creates a set of the options.
  public init?(selecting options: [Element]) { self.init(options) }
}

nonisolated extension String: OptionSelection {}
nonisolated extension Int: OptionSelection {}
