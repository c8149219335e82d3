import FloorplanUI
import GTKBridge
import GTKTestSupport
import Observation
import Testing

@testable import FloorplanForms

/// Forms of values that aren't observable classes, and properties of cells that depend on the model.
@Suite(.serialized) struct FormValueTests {
  nonisolated struct Address: Hashable {
    var street = ""
    var city = ""
  }

  nonisolated struct Contact: Hashable {
    var name = ""
    var home = Address()
    var office: Address?
    var note: String?
  }

  private func fields(_ text: KeyValuePairs<String, ReferenceWritableKeyPath<FormValue<Contact>, String>>)
    -> [FormField<FormValue<Contact>>]
  {
    text.map { FormField($0.key, $0.value, in: TitleFormCell.self) }
  }

  @Test func formEditsAStructure() async {
    let contact = FormValue(Contact(name: "Ada", office: Address(city: "Bonn")))
    let fields = fields([
      "Name": \.name, "Home": \.home.city, "Office": \.office[default: Address()].city, "Note": \.note[default: ""],
    ])
    await withFormView({ Form(contact) { fields } }) { form, view, _ in
      let cells = view.boundItems.compactMap { view.cell(at: $0) as? TitleFormCell }
      #expect(cells.map(\.value) == ["Ada", "", "Bonn", ""] && !form.hasChanges)
      for (cell, text) in zip(cells, ["Eva", "Rome", "", "New"]) { cell.userDidChange(to: text) }
      #expect(contact.value == Contact(name: "Eva", home: Address(city: "Rome"), note: "New"))
      #expect(form.hasChanges)
      // The whole value may change, too.
      contact.value = Contact(name: "Tom", office: Address(street: "Main Street"))
      flushObservers()
      #expect(cells.map(\.value) == ["Tom", "", "", ""])
      cells[2].userDidChange(to: "Oslo")
      #expect(contact.office == Address(street: "Main Street", city: "Oslo"))
      form.discardChanges()
      flushObservers()
      #expect(contact.name == "Ada" && cells.map(\.value) == ["Ada", "", "Bonn", ""])
      #expect(contact.note == nil)
    }
  }

  @Test func formEditsAnyPairOfGetAndSet() async throws {
    var (stored, writes) = (Contact(name: "Ada"), 0)
    let contact = FormValue(
      get: { stored },
      set: {
        stored = $0
        writes += 1
      })
    try await withFormView({ Form(contact) { fields(["Name": \.name]) } }) { form, view, _ in
      var names: [String] = []
      let observer = observe { names.append(contact.name) }
      let cell = try #require(view.cell(TitleFormCell.self))
      cell.userDidChange(to: "Eva")
      flushObservers()
      #expect(stored.name == "Eva" && writes == 1 && names == ["Ada", "Eva"] && form.hasChanges)
      form.discardChanges()
      flushObservers()
      #expect(stored.name == "Ada" && cell.value == "Ada" && names.last == "Ada")
      observer.cancel()
    }
  }

  @Observable final class Product {
    var price = ""
    var currency = "EUR"
  }

  @Test func configurationFollowsTheModelAndKeepsTypedText() async throws {
    let product = Product()
    let makeForm = {
      Form(product) {
        FormField("Price", \.price, in: SimplePropertyFormCell.self) { $0.suffix = product.currency }
      }
    }
    try await withFormView(makeForm) { form, view, window in
      let cell = try #require(view.cell(SimplePropertyFormCell.self))
      let field = try cell.first(ValueField<String>.self)
      field.grabFocus()
      field.entry.input.retype("39,")
      product.currency = "USD"
      #expect(cell.suffix == "EUR")
      flushObservers()
      #expect(cell.suffix == "USD" && field.text == "39," && field.containsFocus)
      field.entry.input.retype("39,5")
      product.currency = "CHF"
      flushObservers()
      #expect(form.validate() && product.price == "39,5" && cell.suffix == "CHF")
      window.clearFocus()
      cell.prepareForReuse()
      product.currency = "EUR"
      flushObservers()
      #expect(cell.suffix == nil, "a recycled cell isn't configured anymore")
    }
    #expect(observations(of: product) == 0)
  }
}
