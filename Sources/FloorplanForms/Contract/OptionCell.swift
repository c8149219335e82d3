public import FloorplanUI

/// A form cell whose value consists of the indices of options.
///
/// In a form, a field with `options` converts between the indices and the value of the model.
public protocol OptionCell: FormCell {
  /// The texts of the options, which may be equal.
  var valueOptions: [String] { get set }
  /// The images of the options, by index; empty for none.
  var optionImages: [ImageSource?] { get set }
  /// Sets how many options users can select, as far as the cell supports it.
  func allowSelection(of counts: ClosedRange<Int>)
  /// Returns the value for selected options.
  static func value(ofIndices indices: [Int]) -> Value
  /// Returns the indices of the selected options, including those without an option.
  static func indices(of value: Value) -> [Int]
}

extension OptionCell where Value == Int {
  /// Does nothing: users always select one option.
  public func allowSelection(of counts: ClosedRange<Int>) {}
  /// Returns the first index, or -1 if there is none.
  public static func value(ofIndices indices: [Int]) -> Int { indices.first ?? -1 }
  /// Returns the index, or none if it is negative.
  public static func indices(of value: Int) -> [Int] { value < 0 ? [] : [value] }
}

extension OptionCell where Value == [Int] {
  /// Returns the indices.
  public static func value(ofIndices indices: [Int]) -> [Int] { indices }
  /// Returns the indices.
  public static func indices(of value: [Int]) -> [Int] { value }
}

extension SegmentedControlFormCell: OptionCell {}

extension ValuePickerFormCell: OptionCell {}

extension FilterFormCell: OptionCell {
  /// Sets ``allowsMultipleSelection`` and ``allowsEmptySelection``.
  public func allowSelection(of counts: ClosedRange<Int>) {
    allowsMultipleSelection = counts.upperBound > 1
    allowsEmptySelection = counts.contains(0)
  }
}

extension ListPickerFormCell: OptionCell {
  /// Sets ``allowsMultipleSelection`` and ``allowsEmptySelection``.
  public func allowSelection(of counts: ClosedRange<Int>) {
    allowsMultipleSelection = counts.upperBound > 1
    allowsEmptySelection = counts.contains(0)
  }
}
