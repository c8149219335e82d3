import Floorplan

/// A card of components that displays a theme.
struct ThemeSample {
  let card: Box
  let object = ObjectCell()
  let value = KeyValueCell()

  init() {
    object.headlineText = "Inspect the gearbox of turbine 7"
    object.subheadlineText = "Northern wind farm"
    object.footnoteText = "Due on Friday"
    object.statusText = "Late"
    object.semanticStatus = .negative
    object.tags = [Tag("Night shift"), Tag("Urgent")]
    object.accessoryType = .disclosureIndicator
    let person = ContactCell()
    person.headlineText = "Rouja Pakiman"
    person.subheadlineText = "Turbine technician"
    person.detailImageView.placeholderText = "Rouja Pakiman"
    value.keyName = "Phone"
    value.value = "+49 6227 747474"
    // Its padding is that of a cell in a key-value column flow.
    value.setMargins(leading: 8, trailing: 8)
    let isConfirmed = SwitchFormCell()
    isConfirmed.title = "Confirmed"
    isConfirmed.value = true
    let distance = SliderFormCell()
    distance.title = "Distance"
    distance.value = 0.5
    distance.unit = "mi"
    let action = ButtonCell()
    action.title = "Confirm"
    action.style = .primary
    card = Box(.vertical, [object, person, value, isConfirmed, distance, action])
    card.addStyleClass(UtilityClass.card.rawValue)
    card.overflow = .hidden
  }
}
