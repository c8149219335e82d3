import Floorplan

/// The body of a form cell's page: a sample bound to a model, what happened to it, its code, the states and the variants.
final class FormCellSheet<Cell: FormCell & SheetSample> {
  let root: Widget

  /// Makes the page's body.
  ///
  /// - Parameters:
  ///   - context: What the page shares with the shell.
  ///   - properties: What the knobs set: ``CellProperty/form(title:)`` and what is special of the cell.
  ///   - value: What the samples show at first.
  ///   - text: A value as the events tell it.
  ///   - prepare: What the knobs don't say of a sample.
  ///   - preparingCode: The same as code, line by line.
  ///   - arrangement: How the samples stand beside each other.
  ///   - variants: What else a cell can show; each begins with the value of the samples.
  init(
    _ context: PageContext, _ properties: [CellProperty<Cell>], value: Cell.Value,
    text: @escaping (Cell.Value) -> String = { "\($0)" },
    prepare: @escaping (Cell, EventLog) -> Void = { _, _ in }, preparingCode: [String] = [],
    arrangement: CellSheet<Cell>.Arrangement = .rows, variants: [CellSheet<Cell>.Variant]
  ) {
    let events = EventLog()
    let model = FormSample(value)
    func fill(_ cell: Cell) {
      prepare(cell, events)
      // A sample begins with the value; the model keeps it while people use the knobs.
      cell.bind(model, to: \.value)
      cell.onChangeHandler = { events.add("\(Cell.codeName).value = \(text($0))") }
      // Its knob says what there is, also where people have opened it.
      (cell as? any OpenableSample)?.onPickerVisibilityChange = { context.setValue($0 ? "on" : "off", ofKnob: "open") }
    }
    func detach(_ cell: Cell) {
      (cell as? any OpenableSample)?.onPickerVisibilityChange = nil
      cell.unbind()
      cell.onChangeHandler = nil
      cell.value = value
    }
    root =
      CellSheet(
        context, properties, arrangement, prepare: fill,
        preparingCode: preparingCode + ["\(Cell.codeName).bind(model, to: \\.value)"], events: events,
        states: FormSampleState.allCases.map { state in
          CellSheet.Variant(state.title) { cell in
            detach(cell)
            state.show(on: cell)
          }
        },
        variants: variants.map { variant in
          CellSheet.Variant(variant.title) { cell in
            cell.value = value
            variant.fill(cell)
          }
        }
      ).root
  }
}

/// A cell with a picker, whose page has a knob “open”.
protocol OpenableSample: AnyObject {
  var onPickerVisibilityChange: ((_ isVisible: Bool) -> Void)? { get set }
}

extension PickerCell: OpenableSample {}
