import Floorplan
import Observation

extension Page {
  /// Creates the page of a form cell, whose sample is bound to a model and logs its events.
  ///
  /// - Parameters:
  ///   - type: The class of the samples.
  ///   - path: The path of the page.
  ///   - title: The title of the page.
  ///   - summary: The sentence below the title.
  ///   - iconName: The name of the symbolic icon in the sidebar.
  ///   - documentation: The path of the documentation; nil for that of the component with the same name.
  ///   - keywords: Additional search keywords.
  ///   - label: The title of the samples.
  ///   - properties: The properties in addition to ``CellProperty/form(title:)``.
  ///   - value: The initial value of the samples.
  ///   - text: Formats a value for the list of events.
  ///   - prepare: Sets up a sample beyond its knobs.
  ///   - note: Returns additional views below the variants, with their title; nil for none.
  ///   - variants: The variants, of cells with the value, title and choice of the samples.
  /// - Returns: The page.
  static func form<Cell: FormCell>(
    _ type: Cell.Type, path: String, title: String, summary: String, iconName: String, documentation: String? = nil,
    keywords: [String], label: String, properties: [CellProperty<Cell>] = [], value: Cell.Value,
    text: @escaping @MainActor (Cell.Value) -> String = { "\($0)" },
    prepare: @escaping (Cell, EventLog) -> Void = { _, _ in },
    note: @escaping @MainActor (PageContext) -> (title: String, views: [Widget])? = { _ in nil },
    variants: [Variant<Cell>]
  ) -> Page {
    let properties = CellProperty.form(title: label) + properties
    return Page(
      path: path, title: title, group: localized("Forms"), summary: summary, iconName: iconName,
      documentation: documentation, keywords: keywords + localizedKeywords("form cell"),
      properties: properties, states: Variant.states
    ) { context in
      let events = EventLog()
      let model = FormSample(value)
      return CellSheet(
        context: context, properties: properties, arrangement: .rows,
        prepare: { cell in
          prepare(cell, events)
          // A sample starts with the value; the model keeps the user's changes when knobs change.
          cell.bind(model, to: \.value)
          cell.onChangeHandler = { events.add("\(Cell.variableName).value = \(text($0))") }
          // The knob follows the picker when the user opens it.
          (cell as? any OpenableSample)?.onPickerVisibilityChange = {
            context.setValue($0 ? "on" : "off", ofKnob: "open")
          }
        },
        setupCode: ["\(Cell.variableName).bind(model, to: \\.value)"], modelType: "\(Cell.Value.self)", events: events,
        states: Variant.states,
        detach: { cell in
          (cell as? any OpenableSample)?.onPickerVisibilityChange = nil
          cell.unbind()
          cell.onChangeHandler = nil
          cell.value = value
        },
        base: { cell in
          cell.value = value
          for property in properties where subject.contains(property.knob.name) {
            property.set(cell, property.knob.defaultValue, context)
          }
        },
        variants: variants, note: { note(context) })
    }
  }

  /// The knobs for the subject of a sample and its possible values.
  private static let subject: Set = ["title", "placeholder", "options", "search", "minimum", "maximum"]
}

/// A cell with a picker, whose page has the knob “open”.
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
