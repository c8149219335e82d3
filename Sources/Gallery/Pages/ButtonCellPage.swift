import Floorplan

/// The page of the button cell: all styles, semantics and states, and a sample with knobs.
let buttonCellPage = Page.cell(
  ButtonCell.self, path: "button-cell", title: localized("Button Cell"),
  summary: localized("A cell with only a button"), iconName: "media-playback-stop-symbolic",
  keywords: localizedKeywords("action, primary, secondary, tertiary, follow")
    + ["FUIButtonCollectionViewCell", "FUIButton"],
  properties: [
    .text("title", "Title", "Follow", of: \.title),
    CellProperty(
      .text("selected-title", "Title when selected", "Unfollow"),
      set: { cell, title, _ in cell.button.setTitle(title.isEmpty ? nil : title, for: .selected) },
      code: { $0.isEmpty ? nil : "cell.button.setTitle(\($0.debugDescription), for: .selected)" }),
    CellProperty(
      .text("icon", "Icon"), problem: imageProblem,
      set: { cell, name, _ in cell.button.setImage(imageSource(named: name), for: .normal) },
      code: { imageSource(named: $0).map { "cell.button.setImage(\($0.code), for: .normal)" } }),
    .choice("style", "Style", .primary, cellDefault: .secondary, of: \.style),
    .semantic("meaning", "Semantic", nil, of: \.button.semanticStatus),
    .choice("alignment", "Alignment", .center, of: \.alignment),
    .toggle("enabled", "Enabled", true, of: \.isEnabled),
    .toggle("persistent", "Persistent selection", true, cellDefault: false, of: \.button.togglesSelection),
    .toggle("selected", "Selected", false, of: \.button.isSelected),
    .number("title-width", "Maximum title width", 0, in: 0...400, step: 5, of: \.button.preferredMaxLayoutWidth),
    .toggle("keeps-width", "Same width for both titles", false, of: \.button.preservesPreferredMaxLayoutWidth),
  ],
  arrangement: .rows,
  prepare: { cell, context in
    cell.didSelectHandler = { button in
      // The click has toggled the button; update the knob.
      if context.isOn("selected") != button.isSelected {
        context.setValue(button.isSelected ? "on" : "off", ofKnob: "selected")
      }
      context.announce(button.isSelected ? "Selected" : "Clicked “\(button.currentTitle ?? "")”")
    }
  },
  setupCode: ["cell.didSelectHandler = { button in print(button.isSelected) }"],
  states: SampleState.basic.map { state in Variant(state) { state.apply(to: $0.button) } },
  variants: variants)

private func variants(_ context: PageContext) -> [Variant<ButtonCell>] {
  func variant(
    _ title: String, _ knobs: KeyValuePairs<String, String> = [:], _ fill: @escaping (ButtonCell) -> Void = { _ in }
  ) -> Variant<ButtonCell> {
    Variant(title, knobs) { cell in
      cell.title = title
      cell.didSelectHandler = { context.announce("Clicked “\($0.currentTitle ?? title)”") }
      fill(cell)
    }
  }
  let styles = ActionButton.Style.allCases.map { style in
    variant(style.rawValue.capitalizedAtStart, ["style": style.rawValue])
  }
  let meanings = [ActionButton.Style.secondary, .tertiary].flatMap { style in
    SemanticStatus.allCases.map { meaning in
      variant(
        "\(style.rawValue.capitalizedAtStart), \(meaning.rawValue)",
        ["style": style.rawValue, "meaning": meaning.rawValue])
    }
  }
  let places = HorizontalAlignment.allCases.map { alignment in
    variant("At the \(words[alignment] ?? "")", ["style": "tertiary", "alignment": alignment.rawValue])
  }
  let others = [
    variant("With an icon", ["icon": "list-add-symbolic"]),
    variant("Icon only", ["icon": "mail-send-symbolic"]) { cell in
      cell.title = nil
      cell.button.accessibilityLabel = "Email"
    },
    variant("A title that needs a second line, and is truncated at the end of that line"),
  ]
  return styles + meanings + places + others
}

private let words: [HorizontalAlignment: String] = [
  .left: "left", .center: "center", .right: "right", .leading: "leading end", .trailing: "trailing end",
]
