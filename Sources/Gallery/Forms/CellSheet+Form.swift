import Floorplan
import Observation

extension CellSheet where Cell: FormCell {
  /// Makes the body of a form cell's page: a sample bound to a model, what happened to it, its code, the states and the variants.
  ///
  /// - Parameters:
  ///   - context: The page's context.
  ///   - properties: The properties that the knobs set: ``CellProperty/form(title:)`` and those of the cell.
  ///   - value: The initial value of the samples.
  ///   - text: Formats a value for the list of events.
  ///   - prepare: Sets up a sample beyond its knobs.
  ///   - preparingCode: The same as code, line by line.
  ///   - arrangement: The arrangement of the samples.
  ///   - variants: The variants, of cells with the value, title and choice of the samples.
  /// - Returns: The body.
  static func form(
    _ context: PageContext, _ properties: [CellProperty<Cell>], value: Cell.Value,
    text: @escaping (Cell.Value) -> String = { "\($0)" },
    prepare: @escaping (Cell, EventLog) -> Void = { _, _ in }, preparingCode: [String] = [],
    arrangement: Arrangement = .rows, variants: [Variant<Cell>]
  ) -> Widget {
    let events = EventLog()
    let model = FormSample(value)
    return make(
      context, properties, arrangement,
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
      preparingCode: preparingCode + ["\(Cell.codeName).bind(model, to: \\.value)"], events: events,
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

  /// The knobs that say what a sample is about, and which values it can have.
  private static var subject: Set<String> { ["title", "placeholder", "options", "search", "minimum", "maximum"] }
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
