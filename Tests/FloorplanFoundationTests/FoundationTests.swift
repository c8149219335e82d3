import FloorplanForms
import FloorplanFoundation
import FloorplanUI
import Foundation
import GTKBridge
import GTKTestSupport
import Observation
import Testing

@Suite(.serialized) struct FoundationTests {
  init() { #expect(GTKEnvironment.isReady) }

  @Test(arguments: [
    "0", "-1", "12.5", "0.000000000000000000000000000000000001", "123456789012345678901234567890123456",
  ]) func decimalsRoundTrip(text: String) throws {
    let number = try #require(DecimalNumber(text))
    #expect(Decimal(number) == Decimal(string: text) && Decimal(number).decimalNumber == number)
  }

  @Test func otherDecimalsHaveNoNumber() {
    #expect(Decimal.nan.decimalNumber == nil && Decimal.greatestFiniteMagnitude.decimalNumber == nil)
    #expect(Decimal.leastNonzeroMagnitude.decimalNumber == 0)
    #expect(NumberFormat(decimals: 2...2).text(Decimal(12.5)) == "12.50")
  }

  @Test func decimalNumbersAreDecodedFromTextsAndNumbers() throws {
    let json = #"["12.50", 12.5, 7, -0.001, 1e20]"#
    let numbers = try JSONDecoder().decode([DecimalNumber].self, from: Data(json.utf8))
    #expect(numbers.map(\.description) == ["12.5", "12.5", "7", "-0.001", "100000000000000000000"])
    for invalid in ["[true]", "[null]", "[1e36]", #"["x"]"#] {
      #expect(throws: DecodingError.self) { try JSONDecoder().decode([DecimalNumber].self, from: Data(invalid.utf8)) }
    }
  }

  @Test func measurementHasTheSymbolOfItsUnit() {
    let weight = Measurement(value: 1234.5, unit: UnitMass.kilograms)
    #expect(NumberFormat(decimals: 0...1).text(weight) == "1,234.5\u{A0}kg")
  }

  @Test func datesHaveTheTimeOfAZone() throws {
    let date = Date(timeIntervalSince1970: 1_774_965_930.5)
    let time = try #require(DateTime(year: 2026, month: 3, day: 31, hour: 14, minute: 5))
    #expect(DateTime(date, in: .utc) == time && Date(time, in: .utc) == date - 30.5)
    let first = Date(timeIntervalSince1970: -62_135_596_800)
    #expect(DateTime(first, in: .utc) == DateTime(year: 1, month: 1, day: 1) && DateTime(first - 60, in: .utc) == nil)
    #expect(DateTime(Date(timeIntervalSince1970: 1e300)) == nil)
    #expect(DateTime(Date(timeIntervalSince1970: .nan)) == nil)
  }

  @Observable final class Order {
    var due: Date?
    var start = Date(timeIntervalSince1970: 30.5)
    var weight = Decimal(1)
    var price = Decimal(12.5)
    var currency = "EUR"
  }

  @Test func formEditsFoundationValues() async throws {
    let order = Order()
    let form = Form(order) {
      FormField("Due", \.due, in: DatePickerFormCell.self)
      FormField("Start", \.start, in: DatePickerFormCell.self)
      FormField("Weight", \.weight, in: NumberFormCell<Decimal>.self)
      FormField("Price", \.price, currency: \.currency)
    }
    try await withNoPeerLeft {
      let view = FormView(form)
      let window = Window()
      window.child = ScrolledWindow(view, name: "Form")
      window.defaultSize = (360, 500)
      window.present()
      #expect(await turnUntil { window.isMapped })
      await paint(window, frames: 3)
      let cells = view.boundItems.compactMap { view.cell(at: $0) }
      let dates = cells.compactMap { $0 as? DatePickerFormCell }
      #expect(dates.map(\.value) == [nil, DateTime(Date(timeIntervalSince1970: 0))])
      let tomorrow = try #require(DateTime(secondsSince1970: 86_400))
      dates[0].userDidChange(to: tomorrow)
      dates[1].userDidChange(to: tomorrow)
      #expect(order.due == Date(tomorrow) && order.start == Date(tomorrow))
      try #require(cells.lazy.compactMap { $0 as? NumberFormCell<Decimal> }.first).userDidChange(to: 2.5)
      try #require(cells.lazy.compactMap { $0 as? MoneyFormCell }.first).userDidChange(to: 99)
      #expect(order.weight == 2.5 && order.price == 99 && form.hasChanges)
      form.discardChanges()
      // The restored date has its seconds.
      #expect(order.due == nil && order.start == Date(timeIntervalSince1970: 30.5) && order.price == 12.5)
      for path in [\Order.due, \Order.start, \Order.weight, \Order.price] as [PartialKeyPath<Order>] {
        form.setMessage(ValidationMessage("Refused by the server."), for: path)
      }
      #expect(Set(form.messages.keys) == ["Due", "Start", "Weight", "Price"])
      window.close()
    }
  }
}
