import Floorplan
import Observation

extension CellSheet where Cell: FormCell {
  /// Makes the body of a form cell's page: a sample bound to a model, what happened to it, its code, the states and the variants.
  ///
  /// - Parameters:
  ///   - context: What the page shares with the shell.
  ///   - properties: What the knobs set: ``CellProperty/form(title:)`` and what is special of the cell.
  ///   - value: What the samples show at first.
  ///   - text: A value as the events tell it.
  ///   - prepare: What the knobs don't say of a sample.
  ///   - preparingCode: The same as code, line by line.
  ///   - arrangement: How the samples stand beside each other.
  ///   - base: Gives a cell what all variants begin with, beside the value of the samples.
  ///   - variants: What else a cell can show.
  /// - Returns: The body.
  static func form(
    _ context: PageContext, _ properties: [CellProperty<Cell>], value: Cell.Value,
    text: @escaping (Cell.Value) -> String = { "\($0)" },
    prepare: @escaping (Cell, EventLog) -> Void = { _, _ in }, preparingCode: [String] = [],
    arrangement: Arrangement = .rows, base: (Cell) -> Void, variants: [Variant<Cell>]
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
        base(cell)
      },
      variants: variants)
  }
}

/// A cell with a picker, whose page has a knob “open”.
protocol OpenableSample: AnyObject {
  var onPickerVisibilityChange: ((_ isVisible: Bool) -> Void)? { get set }
}

extension PickerCell: OpenableSample {}

/// What the sample on the page of a form cell edits.
@Observable
final class FormSample<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
