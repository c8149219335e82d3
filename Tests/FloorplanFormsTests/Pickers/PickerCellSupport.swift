import FloorplanUI
import GTKBridge
import GTKTestSupport
import Observation
import Testing

@testable import FloorplanForms

/// A model that counts the writes of pickers.
@Observable final class PickerModel {
  private(set) var writes = 0
  var option = 1 { didSet { writes += 1 } }
  var seconds = 3900.0 { didSet { writes += 1 } }
  var duration = Duration.seconds(3900) { didSet { writes += 1 } }
  var date: DateTime? { didSet { writes += 1 } }
  var days: ClosedRange<DateTime>? { didSet { writes += 1 } }
}

extension Widget {
  /// The descendants of a class, in order.
  func all<Found: Widget>(_ type: Found.Type = Found.self) -> [Found] {
    children.flatMap { child in ((child as? Found).map { [$0] } ?? []) + child.all(type) }
  }
  /// The first descendant of a class.
  func first<Found: Widget>(_ type: Found.Type = Found.self) throws -> Found { try #require(all(type).first) }
}

extension PickerCell {
  /// The button that the keyboard and assistive technology press.
  var button: PickerButton { get throws { try first(PickerButton.self) } }
  /// The displayed value after the title.
  var displayedText: String { get throws { valueLabel.text } }
  /// Opens or closes the picker like the user.
  func pressRow() throws { try button.activateAction("picker.toggle") }
}

/// A date in spring 2026.
func day(_ day: Int, month: Int = 3, hour: Int = 0, minute: Int = 0) throws -> DateTime {
  try #require(DateTime(year: 2026, month: month, day: day, hour: hour, minute: minute))
}
