import Floorplan
import FloorplanTheme

/// The content of a page's inspector: the knobs of the displayed page or, after the user has picked a part, its values.
final class Inspection {
  private let context: PageContext
  private unowned let picker: PartPicker
  /// The page whose knobs were displayed last.
  private var page: PageContext?
  /// The widget whose values are displayed.
  private weak var widget: Widget?
  private var card: RecordCard?

  init(_ context: PageContext, _ picker: PartPicker) {
    (self.context, self.picker) = (context, picker)
  }

  /// Displays what the user has picked; everything that it reads is observed.
  func update(_ split: InspectorSplit) {
    let displayed = context.displayed
    let picked = picker.picked
    // The page may navigate to another one, which has its own knobs and parts.
    if displayed !== page {
      page = displayed
      picker.clear()
      return showKnobs(split)
    }
    guard let first = picked.first else { return card == nil ? () : showKnobs(split) }
    let newCard = PartCard.make(first, Array(picked.dropFirst()), context)
    newCard.onClose = { [unowned picker] in picker.clear() }
    let isSame = card != nil && widget === first.widget
    let (offset, hadFocus) = (card?.scrollOffset, card?.root.containsFocus == true)
    card = newCard
    widget = first.widget
    let isChosen = picker.takeChoice()
    split.show(newCard.root, isOpen: isSame && !isChosen ? nil : true)
    if isSame, let offset { newCard.scrollOffset = offset }
    if hadFocus || isChosen { newCard.root.moveFocus(.tabForward) }
  }

  private func showKnobs(_ split: InspectorSplit) {
    if card?.root.containsFocus == true { picker.moveFocus(.tabForward) }
    card = nil
    page.map { split.show(Inspector.make($0)) }
  }
}
