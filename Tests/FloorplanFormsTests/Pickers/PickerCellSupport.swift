import CGTK
import FloorplanUI
import GTKBridge
import GTKTestSupport
import Observation
import Testing

@testable import FloorplanForms

/// A model that counts what pickers write to it.
@Observable final class PickerModel {
  private(set) var writes = 0
  var option = 1 { didSet { writes += 1 } }
  var seconds = 3900.0 { didSet { writes += 1 } }
  var date: DateTime? { didSet { writes += 1 } }
  var days: ClosedRange<DateTime>? { didSet { writes += 1 } }
}

extension Widget {
  /// The widgets of a class in this one, in order.
  func all<Found: Widget>(_ type: Found.Type = Found.self) -> [Found] {
    children.flatMap { child in ((child as? Found).map { [$0] } ?? []) + child.all(type) }
  }
  /// The first widget of a class in this one.
  func first<Found: Widget>(_ type: Found.Type = Found.self) throws -> Found { try #require(all(type).first) }
}

extension PickerCell {
  /// The row that opens the picker.
  var row: PickerRow { get throws { try first(PickerRow.self) } }
  /// What the keyboard and assistive technology press.
  var button: PickerButton { get throws { try row.button } }
  /// What is shown behind the title.
  var shownText: String { get throws { try row.valueLabel.text } }
  /// Opens or closes the picker as a person does.
  func pressRow() throws { try button.activateAction("picker.toggle") }
}

/// A date of this year's spring.
func day(_ day: Int, month: Int = 3, hour: Int = 0, minute: Int = 0) throws -> DateTime {
  try #require(DateTime(year: 2026, month: month, day: day, hour: hour, minute: minute))
}
