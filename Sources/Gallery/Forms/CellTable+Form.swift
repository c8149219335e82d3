import Floorplan
import Observation

extension CellTable {
  /// Makes the table of a form cell, whose sample is bound to a model and tells what happens to it.
  ///
  /// - Parameters:
  ///   - type: The class of the samples.
  ///   - path: The path of the page.
  ///   - title: The title of the page.
  ///   - keywords: Further words by which the page is found.
  ///   - label: The title of the samples.
  ///   - properties: What the knobs set beside ``CellProperty/form(title:)``.
  ///   - value: The initial value of the samples.
  ///   - text: Formats a value for the list of events.
  ///   - prepare: Sets up a sample beyond its knobs.
  ///   - variants: The variants, of cells with the value, title and choice of the samples.
  /// - Returns: The table.
  static func form<Cell: FormCell>(
    _ type: Cell.Type, path: String, title: String, keywords: [String], label: String,
    properties: [CellProperty<Cell>] = [], value: Cell.Value,
    text: @escaping @MainActor (Cell.Value) -> String = { "\($0)" },
    prepare: @escaping (Cell, EventLog) -> Void = { _, _ in }, variants: [Variant<Cell>]
  ) -> CellTable {
    let properties = CellProperty.form(title: label) + properties
    return CellTable(
      entry: PageEntry(
        path: path, title: title, group: localized("Forms"), keywords: keywords + ["form cell"],
        knobs: properties.map(\.knob))
    ) { context in
      let events = EventLog()
      let model = FormSample(value)
      return CellSheet.make(
        context, properties, .rows,
        prepare: { cell in
          prepare(cell, events)
          // A sample begins with the value; the model keeps it while people use the knobs.
          cell.bind(model, to: \.value)
          cell.onChangeHandler = { events.add("\(Cell.codeName).value = \(text($0))") }
          // Its knob says what there is, also where people have opened it.
          (cell as? any OpenableSample)?.onPickerVisibilityChange = {
            context.setValue($0 ? "on" : "off", ofKnob: "open")
          }
        },
        preparingCode: ["\(Cell.codeName).bind(model, to: \\.value)"], events: events,
        states: Variant<Cell>.states.map { state in
          Variant(state.title) { cell in
            (cell as? any OpenableSample)?.onPickerVisibilityChange = nil
            cell.unbind()
            cell.onChangeHandler = nil
            cell.value = value
            state.fill(cell)
          }
        },
        base: { cell in
          cell.value = value
          for property in properties where subject.contains(property.knob.name) {
            property.set(cell, property.knob.defaultValue, context)
          }
        },
        variants: variants)
    }
  }

  /// The knobs that say what a sample is about, and which values it can have.
  private static let subject: Set = ["title", "placeholder", "options", "search", "minimum", "maximum"]
}

/// A cell with a picker, whose page has a knob “open”.
protocol OpenableSample: AnyObject {
  var onPickerVisibilityChange: ((_ isVisible: Bool) -> Void)? { get set }
}

extension PickerCell: OpenableSample {}

/// The model of a form cell's sample.
@Observable
final class FormSample<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
