import Floorplan
import Observation

/// A page of a form that edits the structures in an array, with help for typing and with rules.
let formBindingsPage = Page(
  path: "form-bindings", title: localized("Form Bindings and Rules"), group: localized("Forms"),
  summary: localized("A form of structures, with masks, suggestions and rules"),
  iconName: "insert-object-symbolic", documentation: "forms",
  keywords: localizedKeywords(
    "structure, binding, get, set, nested, optional, key path, mask, suggestions, value help, rule, asynchronous"),
  knobs: [
    SheetTab.knob(of: tabs),
    .choice("part", "Part", "first", of: partNames).grouped(in: .data),
    .toggle("server", "Server available", true),
  ]
) { context in
  let form = partForm(in: PartStore(), context)
  form.undoHistory = UndoHistory()
  return SheetTab.page(context, tabs) { tab in
    guard tab == .preview else {
      return PageInset.column(
        [PageCard.code(context) { code }, PageCard.make(localized("Value"), [valueView(of: form)])], name: tab.title)
    }
    let view = FormView(form)
    view.setAccessibleLabel(localized("Part"))
    var part = context.value(ofKnob: "part")
    view.observe {
      guard context.value(ofKnob: "part") != part else { return }
      part = context.value(ofKnob: "part")
      // The form edits another part now, which isn't a change by the user.
      form.acceptChanges()
      form.undoHistory?.removeAll()
    }
    return FormPane.make(form, view, context)
  }
}

private let tabs = [SheetTab.preview, .code]
private let partNames = ["first", "second"]

private func partForm(in store: PartStore, _ context: PageContext) -> Form<FormValue<Part>> {
  func index() -> Int { partNames.firstIndex(of: context.value(ofKnob: "part")) ?? 0 }
  func check(_ number: String) async throws -> ValidationMessage? {
    try await Task.sleep(for: .milliseconds(700))
    if !context.isOn("server") { throw LongFormModel.UnreachableError() }
    return number == "PL-1000" ? ValidationMessage("Another part has this number.") : nil
  }
  let part = FormValue(get: { store.parts[index()] }, set: { store.parts[index()] = $0 })
  // Displayed code
  return Form(part) {
    FormSection("Help for Typing") {
      FormField("Number", \.number, in: SimplePropertyFormCell.self)
        .required()
        .mask("@@-####")
        .hint("PL-1000 is already used")
        .validated(after: .milliseconds(300)) { try await check($0.number) }
      FormField("Supplier", \.supplier[default: ""], in: SimplePropertyFormCell.self)
        .suggestions(suppliers, recent: ["Hillview Tools"])
    }
    FormSection("Nested and Optional Structures") {
      FormField("Shelf", \.place.shelf, in: SimplePropertyFormCell.self)
      FormField("Contact", \.contact[default: Contact()].name, in: SimplePropertyFormCell.self)
      FormField("Phone", \.contact[default: Contact()].phone, in: SimplePropertyFormCell.self)
    }
    FormSection("Stock") {
      FormField("Minimum", \.minimum, in: NumberFormCell<Int>.self)
      FormField("Maximum", \.maximum, in: NumberFormCell<Int>.self)
    }
    FormRule("The maximum is below the minimum.", of: "Minimum", "Maximum") { $0.minimum <= $0.maximum }
  }
}

private func valueView(of form: Form<FormValue<Part>>) -> Widget {
  let text = Label.wrapping(.footnote)
  text.observe { [unowned text] in
    let part = form.model.value
    text.text = """
      number = \(part.number.debugDescription)
      supplier = \(part.supplier?.debugDescription ?? "nil")
      place = \(part.place.shelf.debugDescription)
      contact = \(part.contact.map { "\($0.name.debugDescription), \($0.phone.debugDescription)" } ?? "nil")
      stock = \(part.minimum)–\(part.maximum)
      """
  }
  return text
}

/// The model: an array of structures.
@Observable
private final class PartStore {
  var parts = [
    Part(number: "PL-1009", supplier: "Hillview Tools", contact: Contact(name: "Ada Okafor"), minimum: 2, maximum: 10),
    Part(),
  ]
}

private nonisolated struct Part {
  var number = ""
  var supplier: String?
  var place = Place()
  var contact: Contact?
  var minimum = 0
  var maximum = 5
}

private nonisolated struct Place {
  var shelf = ""
}

private nonisolated struct Contact: Hashable {
  var name = ""
  var phone = ""
}

private let suppliers: [Suggestion] = [
  Suggestion("Harbor Metals", description: "Oakland"), Suggestion("Hillview Tools", description: "Palo Alto"),
  Suggestion("Mission Valves", description: "San Francisco"),
  Suggestion("Water Street Pumps", description: "Santa Cruz"),
]

private let code = """
  @Observable final class Store {
    var parts = [Part(number: "PL-1009"), Part()]
  }

  let part = FormValue(get: { store.parts[index] }, set: { store.parts[index] = $0 })
  let form = \(displayedCode)
  """
