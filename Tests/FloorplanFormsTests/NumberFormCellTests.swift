import CGTK
import FloorplanUI
import GTKTestSupport
import Observation
import Testing

@testable import FloorplanForms
@testable import GTKBridge

/// A model of numbers that counts the writes to it.
@Observable final class NumberModel {
  private(set) var writes = 0
  var count = 3 { didSet { writes += 1 } }
  var price: Double? = 1.5
  var amount: DecimalNumber = 12.5 { didSet { writes += 1 } }
  var deposit: DecimalNumber?
  var currency = "EUR"
}

extension NumberFormCell {
  /// The text field.
  var numberField: ValueField<Number?>? { children.lazy.compactMap { $0 as? ValueField<Number?> }.first }
  /// The text in the field.
  var typedText: String? { numberField?.text }
  /// The visible texts before and after the number.
  var symbols: [String] {
    numberField?.children.compactMap { $0 as? Label }.filter { $0.isVisible && !$0.text.isEmpty }.map(\.text) ?? []
  }
  /// Replaces the text by typing, like the user.
  func retype(_ text: String) {
    guard let field = numberField else { return }
    field.grabFocus()
    field.entry.input.retype(text)
    if text.isEmpty { field.entry.input.emit("backspace") }
  }
  /// Replaces the text, and leaves the field.
  func enter(_ text: String) {
    retype(text)
    leave()
    flushObservers()
  }
}

@Suite(.serialized) struct NumberFormCellTests {
  init() { #expect(GTKEnvironment.isReady) }

  private static let comma = NumberSymbols(
    decimalSeparator: ",", groupingSeparator: ".", percentPattern: "#\u{A0}%", currencyPattern: "#\u{A0}¤",
    currencyCode: "EUR", currencySymbol: "€")

  @Test func typedNumberIsFormattedWhenTheFocusLeaves() async {
    await withForm(1, of: NumberFormCell<Double>.self) { cells, _ in
      let (cell, model) = (cells[0], NumberModel())
      cell.bind(model, to: \.price)
      #expect(cell.typedText == "1.5" && cell.value == 1.5)
      let rows: [(typed: String, number: Double?, text: String)] = [
        ("2,25", 2.25, "2.25"), ("1 234.5", 1234.5, "1,234.5"), ("-٣", -3, "-3"), ("-3.00", -3, "-3"),
        ("1,234", 1234, "1,234"), ("0,125", 0.125, "0.125"), ("1,2345", 1.2345, "1.2345"),
        ("1000000000000000", 1e15, "1,000,000,000,000,000"), ("", nil, ""),
      ]
      for row in rows {
        cell.retype(row.typed)
        #expect(cell.typedText == row.typed)
        cell.leave()
        flushObservers()
        #expect(model.price == row.number && cell.value == row.number && cell.typedText == row.text)
        #expect(cell.messageTexts == [], "\(row.typed)")
      }
      model.price = 0.1 + 0.2
      flushObservers()
      // The text stands for the exact number.
      cell.enter("0.3")
      #expect(cell.typedText == "0.3" && model.price == 0.1 + 0.2)
      model.price = .nan
      flushObservers()
      #expect(cell.typedText == "–")
    }
  }

  @Test(
    arguments: [
      ("x", "“x” isn’t a number."), ("1-2", "“1-2” isn’t a number."),
      ("1.23.4", "“1.23.4” isn’t a number. Enter a number such as 12,345.00."),
      ("1.2345", "Enter a number with up to 3 decimals."), ("", "Enter a number from 0 to 1,000."),
      ("-1", "Enter a number from 0 to 1,000."), ("1000.001", "Enter a number from 0 to 1,000."),
    ] as [(String, String)])
  func invalidTextStaysAndIsRefusedEachTime(row: (text: String, message: String)) async {
    await withForm(1, of: NumberFormCell<DecimalNumber>.self) { cells, _ in
      let cell = cells[0]
      cell.format.decimals = 0...3
      cell.minimumValue = 0
      cell.maximumValue = 1000
      cell.allowsEmptyValue = false
      cell.value = 12
      cell.onChangeHandler = { _ in Issue.record("the handler was called") }
      cell.retype(row.text)
      for _ in 1...2 {
        cell.leave()
        #expect(cell.value == 12 && cell.typedText == row.text && !cell.commit())
        #expect(cell.messageTexts == [row.message] && cell.numberField?.isInvalid == true)
        cell.numberField?.grabFocus()
      }
      cell.retype("1")
      #expect(cell.messageTexts == [])
      #expect(cell.numberField?.press(.escape) == true && cell.typedText == "12" && cell.commit())
    }
  }

  @Test func ambiguousTextIsRefusedWithBothReadings() async {
    await withForm(1, of: NumberFormCell<Double>.self) { cells, _ in
      cells[0].format = NumberFormat(symbols: NumberSymbols(groupingSeparator: "’"))
      cells[0].enter("1,234")
      #expect(cells[0].messageTexts == ["“1,234” can mean 1234 or 1.234. Enter one of them."])
      #expect(cells[0].value == nil)
    }
  }

  @Test func boundsCanBeMissing() async {
    await withForm(1, of: NumberFormCell<Int>.self) { cells, _ in
      let cell = cells[0]
      cell.allowsEmptyValue = false
      for (minimum, maximum, message) in [
        (nil, nil, "Enter a number."), (1, nil, "Enter a number from 1."), (nil, 9, "Enter a number up to 9."),
      ] as [(Int?, Int?, String)] {
        cell.minimumValue = minimum
        cell.maximumValue = maximum
        cell.enter("5")
        cell.enter("")
        #expect(cell.messageTexts == [message])
      }
    }
  }

  @Test func integerHasNoDecimalsAndCannotBeEmpty() async {
    await withForm(1, of: NumberFormCell<Int>.self) { cells, _ in
      let (cell, model) = (cells[0], NumberModel())
      cell.bind(model, to: \.count)
      #expect(cell.typedText == "3")
      cell.enter("1,234")
      #expect(model.count == 1234 && model.writes == 1)
      for (text, message) in [
        ("", "Enter a number."), ("1.5", "“1.5” isn’t a whole number."),
        ("99999999999999999999", "The number is too large."),
      ] {
        cell.enter(text)
        #expect(model.count == 1234 && cell.typedText == text && !cell.commit() && cell.messageTexts == [message])
      }
      model.count = 7
      flushObservers()
      #expect(cell.typedText == "7" && cell.commit())
      // After the binding, the field can be empty again.
      cell.unbind()
      cell.enter("")
      #expect(cell.value == nil && cell.commit() && cell.messageTexts == [] && model.count == 7)
    }
  }

  @Test func keysAndWheelStepWithTheFocus() async throws {
    try await withForm(2, of: NumberFormCell<DecimalNumber>.self) { cells, _ in
      let cell = cells[0]
      let field = try #require(cell.numberField)
      cell.stepValue = 0.1
      cell.maximumValue = 1
      var seen: [DecimalNumber?] = []
      cell.onChangeHandler = { seen.append($0) }
      cells[1].numberField?.grabFocus()
      #expect(!cell.scroll(-1) && seen == [])
      field.grabFocus()
      #expect(field.press(.up) && field.press(.up) && cell.scroll(-1) && cell.scroll(1))
      #expect(seen == [0.1, 0.2, 0.3, 0.2] && cell.typedText == "0.2")
      #expect(field.press(.pageUp) && cell.typedText == "1" && field.press(.up) && cell.value == 1)
      #expect(field.press(.pageDown) && field.press(.down) && cell.value == -0.1)
      #expect(!field.press(.up, .control) && cell.value == -0.1)
      // A step commits the typed number.
      cell.retype("0.55")
      #expect(field.press(.up) && cell.value == 0.65)
      // A refused text stays.
      cell.retype("x")
      #expect(field.press(.up) && cell.typedText == "x" && cell.value == 0.65)
      cell.format.style = .percent
      cell.stepValue = nil
      cell.value = 0.5
      cell.cancelEditing()
      #expect(field.press(.down) && cell.value == 0.49 && cell.typedText == "49")
      cell.isEditable = false
      #expect(!cell.scroll(-1) && cell.value == 0.49)
    }
  }

  @Test func symbolsAreBesideTheNumber() async {
    await withForm(1, of: NumberFormCell<Double>.self) { cells, _ in
      let cell = cells[0]
      cell.value = -12.5
      for (style, symbols, symbol, text) in [
        (.number, NumberSymbols(), "", "-12.5"), (.unit("kg"), NumberSymbols(), "kg", "-12.5\u{A0}kg"),
        (.percent, Self.comma, "%", "-1.250\u{A0}%"), (.currency("EUR"), Self.comma, "€", "-12,50\u{A0}€"),
        (.currency("EUR"), NumberSymbols(), "€", "-€12.50"),
      ] as [(NumberFormat.Style, NumberSymbols, String, String)] {
        cell.format = NumberFormat(style, symbols: symbols)
        #expect(cell.symbols == [symbol].filter { !$0.isEmpty })
        // Assistive technology reads the symbol with the name while the user edits the number.
        let name = symbol.isEmpty ? "Value" : "Value, \(symbol)"
        #expect(cell.describedWidgets.allSatisfy { $0.differingAccessibleLabel(from: name) == nil })
        #expect(cell.typedText == NumberFormat(style, symbols: symbols).text(-12.5, includesSymbol: false))
        for (direction, mark) in [(TextDirection.ltr, ""), (.rtl, "\u{200E}")] {
          cell.direction = direction
          #expect(cell.numberField?.entry.input.direction == .ltr)
          cell.isEditable = false
          #expect(cell.texts == [mark + text])
          cell.isEditable = true
        }
      }
    }
  }

  @Test func reuseResetsEverything() async {
    await withForm(1, of: NumberFormCell<Int>.self) { cells, _ in
      let cell = cells[0]
      cell.bind(NumberModel(), to: \.count)
      cell.title = "Pieces"
      cell.placeholder.text = "0"
      cell.format.style = .unit("pcs")
      cell.minimumValue = 1
      cell.maximumValue = 9
      cell.stepValue = 2
      cell.isStacked = true
      cell.tracksLiveChanges = true
      cell.prepareForReuse()
      #expect(cell.format.style == .number && cell.minimumValue == nil && cell.maximumValue == nil)
      #expect(cell.stepValue == nil && !cell.isStacked && !cell.tracksLiveChanges && cell.allowsEmptyValue)
      #expect(cell.value == nil && cell.typedText == "" && cell.placeholder.text == "" && cell.title == "")
      #expect(cell.symbols == [])
    }
  }

  // MARK: Money

  @Test func currencyFollowsTheModelUntilTheBindingEnds() async {
    await withForm(1, of: MoneyFormCell.self) { cells, _ in
      let (cell, model) = (cells[0], NumberModel())
      cell.bind(model, to: \.amount, currency: \.currency)
      #expect(cell.typedText == "12.50" && cell.symbols == ["€"] && cell.currency == "EUR")
      // The amount that was once saved as 1,250.00.
      cell.format.symbols = Self.comma
      cell.enter("12.50")
      #expect(model.amount == 12.5 && model.writes == 0 && cell.typedText == "12,50")
      cell.enter("€ 1.250,5")
      #expect(model.amount == 1250.5 && cell.typedText == "1.250,50")
      cell.enter("$5")
      #expect(model.amount == 1250.5 && cell.messageTexts == ["“$5” isn’t a number."])
      cell.cancelEditing()
      model.currency = "JPY"
      flushObservers()
      #expect(cell.symbols == ["¥"] && cell.typedText == "1.251" && model.amount == 1250.5)
      // Leaving the field doesn't round the amount.
      cell.numberField?.grabFocus()
      cell.leave()
      #expect(model.amount == 1250.5)
      cell.unbind()
      model.currency = "USD"
      flushObservers()
      #expect(cell.currency == "JPY")
      cell.prepareForReuse()
      #expect(cell.currency == "" && cell.symbols == [] && cell.format.style == .currency(""))
    }
  }

  @Test func formHasFieldsOfNumbersAndMoney() async throws {
    let model = NumberModel()
    let fields: [FormField<NumberModel>] = [
      FormField("Count", \.count, in: NumberFormCell<Int>.self) { $0.minimumValue = 1 },
      FormField("Price", \.price, in: NumberFormCell<Double>.self),
      FormField("Amount", \.amount, currency: \.currency),
      FormField("Deposit", \.deposit, currency: \.currency).required(),
    ]
    try await withFormView({ Form(model) { fields } }) { form, view, _ in
      let count = try #require(view.cell(NumberFormCell<Int>.self))
      count.enter("0")
      #expect(!form.validate() && form.invalidFields == ["Count", "Deposit"])
      count.enter("2")
      model.deposit = 5
      flushObservers()
      #expect(form.validate() && model.count == 2)
      let amounts = view.boundItems.compactMap { view.cell(at: $0) as? MoneyFormCell }
      #expect(amounts.map(\.typedText) == ["12.50", "5.00"])
      model.currency = "KWD"
      flushObservers()
      #expect(amounts.map(\.typedText) == ["12.500", "5.000"])
      amounts[1].enter("")
      #expect(model.deposit == nil && !form.validate() && form.invalidFields == ["Deposit"])
      amounts[0].enter("")
      #expect(model.amount == 12.5 && form.validate() == false)
      form.discardChanges()
      #expect(model.count == 3 && amounts[0].typedText == "12.500")
    }
  }
}
