import Floorplan
import FloorplanTheme
import FloorplanUI

/// The values of a picked part, with their origins and what can be done about them.
enum PartCard {
  /// Creates a card.
  ///
  /// - Parameters:
  ///   - picked: The most specific part of the picked widget.
  ///   - others: Other parts of the widget; those that are more general than the picked one add no values.
  ///   - context: The context of the page.
  /// - Returns: The card.
  static func make(_ picked: CarriedPart, _ others: [CarriedPart], _ context: PageContext) -> RecordCard {
    let general = picked.part.styledClassPaths
    let further = others.filter { !general.contains($0.part.classPath) }
    let values = ([picked] + further).flatMap { carried -> [RecordValue] in
      guard let widget = carried.widget else { return [] }
      return PartValue.all(
        of: carried, on: widget, WidgetStyle(of: widget, context.switches),
        isOnly: carried.classPath == picked.classPath)
    }
    // A built-in theme has no file that the user can edit.
    let isEditable = if case .file? = context.switches.sheet { true } else { false }
    return RecordCard(
      // The line may break after the dot.
      title: picked.part.title.replacing(".", with: ".\u{200B}"),
      fields: [
        (localized("Class Path"), picked.classPath.leftToRight),
        (
          localized("State"),
          picked.states.isEmpty ? StyleState.normal.rawValue : picked.stateNames.joined(separator: ", ")
        ),
        (localized("Variant"), picked.variant?.rawValue ?? ""),
        (localized("Other Parts"), others.map { $0.classPath.leftToRight }.joined(separator: "\n")),
      ],
      buttons: buttons(picked, values, isEditable, context), values: values,
      open: isEditable ? { EditorCommand.open($0, from: context) } : nil)
  }

  private static func buttons(
    _ picked: CarriedPart, _ values: [RecordValue], _ isEditable: Bool, _ context: PageContext
  ) -> [Button] {
    let copy = Button(label: localized("Copy Rule"))
    copy.onClick { [unowned copy] in
      let theme = picked.widget.map { WidgetStyle(of: $0, context.switches).theme } ?? context.switches.theme
      let rule = ClassPathEntry.at(picked.part.classPath)?.rule(in: theme) ?? ""
      context.copy(rule, named: localized("a rule for %1$@").filled(with: picked.part.classPath), from: copy)
    }
    var buttons = [copy]
    if isEditable, let position = values.lazy.compactMap(\.position).first {
      buttons.append(Button(localized("Open in Editor")) { EditorCommand.open(position, from: context) })
    }
    if let page = ComponentPage.of(picked.part.component), page != context.displayed.entry {
      buttons.append(Button(localized("Go to Component")) { context.open(ResolvedAddress(page)) })
    }
    return buttons
  }
}
