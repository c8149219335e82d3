import CGTK
import FloorplanUI
import GTKBridge
import GTKTestSupport
import Observation
import Testing

@testable import FloorplanForms

/// Collapsible sections of forms.
@Suite(.serialized) struct FormSectionTests {
  init() { #expect(GTKEnvironment.isReady) }

  @Observable final class Order {
    var name = "Pump"
    var weight = 1.0
    var isUrgent = false
  }

  private func form(_ order: Order) -> Form<Order> {
    Form(order) {
      FormSection("Order") { FormField("Name", \.name, in: TitleFormCell.self).required() }
      FormSection("Details") {
        FormField("Weight", \.weight, in: NumberFormCell<Double>.self)
          .validated { $0.weight > 5 ? ValidationMessage("At most 5.") : nil }
      }
      .collapsible(isExpanded: false)
      FormSection("Delivery") { FormField("Urgent", \.isUrgent, in: SwitchFormCell.self) }.collapsible()
      FormSection { FormField("Again", \.isUrgent, in: SwitchFormCell.self) }.collapsible(isExpanded: false)
    }
  }

  @Test func onlyTitledCollapsibleSectionsCollapse() {
    let order = Order()
    let form = form(order)
    @MainActor func states() -> [Bool] { form.sections.indices.map(form.isExpanded) }
    #expect(states() == [true, false, true, true])
    for section in -1...4 { form.setExpanded(false, section: section) }
    #expect(states() == [true, false, false, true])
    #expect(form.displayedFields.map { $0.map(\.id) } == [["Name"], [], [], ["Again"]])
    // Collapsed fields are validated, and only the sections of invalid ones are expanded.
    order.weight = 9
    #expect(!form.validate() && form.invalidFields == ["Weight"] && states() == [true, true, false, true])
  }

  private func header(_ view: FormView, _ section: Int) -> SectionHeaderFooterView? {
    view.supplementaryView(.header, ofSection: section) as? SectionHeaderFooterView
  }

  private func button(_ view: FormView, _ section: Int) -> Button? {
    header(view, section)?.children.lazy.compactMap { $0 as? Button }.first(where: \.isVisible)
  }

  @Test func buttonExpandsAndCollapsesTheSection() async throws {
    try await withFormView({ form(Order()) }) { form, view, window in
      #expect(view.numberOfItems == 3 && button(view, 0) == nil && header(view, 1)?.isExpanded == false)
      let details = try #require(button(view, 1))
      #expect(details.grabFocus() && details.activateAsKey())
      await advance(by: .milliseconds(250))
      #expect(form.isExpanded(section: 1) && view.numberOfItems == 4 && header(view, 1)?.isExpanded == true)
      #expect(button(view, 1) === details && details.hasFocus)
      details.emit("clicked")
      flushObservers()
      #expect(!form.isExpanded(section: 1) && view.numberOfItems == 3 && header(view, 1)?.isExpanded == false)
      // A jump to a field expands its section.
      #expect(view.focusField("Weight") && form.isExpanded(section: 1))
      await paint(window, frames: 3)
      #expect(view.cell(NumberFormCell<Double>.self)?.containsFocus == true)
    }
  }

  @Test func tabReachesHeadersBetweenFields() async throws {
    await withFormView({ form(Order()) }) { _, view, window in
      @MainActor func stops(_ direction: FocusDirection) -> [String] {
        window.clearFocus()
        return (0..<5).map { _ in
          window.moveFocus(direction)
          if let header = window.focusWidget?.parent as? SectionHeaderFooterView { return header.title }
          return view.focusedItem.flatMap { view.cell(at: $0) as? TitledCell }?.title ?? "?"
        }
      }
      let expected = ["Name", "Details", "Delivery", "Urgent", "Again"]
      #expect(stops(.tabForward) == expected)
      #expect(stops(.tabBackward) == expected.reversed())
    }
  }

  @Test func refusedTextInACollapsedSectionIsKept() async throws {
    let order = Order()
    try await withFormView({ form(order) }) { form, view, window in
      #expect(view.focusField("Weight"))
      await paint(window, frames: 3)
      try #require(view.cell(NumberFormCell<Double>.self)).retype("x")
      form.setExpanded(false, section: 1)
      flushObservers()
      await paint(window, frames: 3)
      #expect(view.numberOfItems == 3 && form.commit() == ["Weight"])
      #expect(!form.validate() && form.isExpanded(section: 1) && view.focusFirstInvalidField())
      await paint(window, frames: 3)
      let weight = try #require(view.cell(NumberFormCell<Double>.self))
      #expect(weight.typedText == "x" && weight.containsFocus && order.weight == 1)
    }
  }
}
