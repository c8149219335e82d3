import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct PartLookupTests {
  private func paths(_ widget: Widget) -> [String] { PartLookup.parts(of: widget).map(\.classPath) }
  private func states(_ widget: Widget) -> Set<StyleState>? { PartLookup.parts(of: widget).first?.states }

  @Test func cellAndTextsHaveTheStatesOfTheCell() async {
    await withCell(ObjectCell.self) { cell, window in
      cell.headlineText = "Headline"
      await paint(window)
      let label = cell.headlineLabel
      #expect(paths(cell) == ["fdlFUIObjectCollectionViewCell"])
      #expect(paths(label) == ["fdlFUIObjectCollectionViewCell_headlineLabel"])
      #expect(PartLookup.parts(of: label).first?.part == ComponentParts.ObjectCell.headlineLabel)
      for (flags, state) in [(StateFlags.prelight, StyleState.hover), (.active, .highlighted), (.selected, .selected)] {
        #expect(states(cell) == [] && states(label) == [])
        cell.setState(flags, true)
        #expect(states(cell) == [state] && states(label) == [state])
        cell.setState(flags, false)
      }
      for flag in [StateFlags.prelight, .selected] { cell.setState(flag, true) }
      #expect(states(cell) == [.hover, .selected])
      cell.isSensitive = false
      // A disabled text ignores the states of its cell.
      #expect(states(cell)?.contains(.disabled) == true && states(label) == [.disabled])
    }
  }

  @Test func widgetsWithoutAPartHaveNone() async {
    await withWidget(Box(.vertical, [Label("Text")])) { box, _ in
      #expect(paths(box).isEmpty && paths(box.children[0]).isEmpty)
    }
  }

  @Test func selectionIsCarriedWhileTheRowIsSelected() async {
    await withCell(GridRow.self) { row, _ in
      #expect(paths(row) == [ComponentParts.GridRow.cell.classPath])
      row.setState(.selected, true)
      #expect(paths(row) == [ComponentParts.GridRow.cell, ComponentParts.GridRow.selected].map(\.classPath))
    }
  }

  @Test func buttonOfACellIsJoinedWithItsStyle() async {
    typealias Style = ComponentParts.ActionButton
    await withCell(ButtonCell.self) { cell, window in
      (cell.title, cell.style) = ("Save", .tertiary)
      await paint(window)
      let carried = PartLookup.parts(of: cell.button)
      let style = "fdlFUIActionButton_tertiary"
      #expect(carried.first?.classPath == "fdlFUIButtonCollectionViewCell_button:\(style)")
      #expect(carried.first?.part.generalClassPath == style)
      #expect(Set(carried.dropFirst().map(\.classPath)) == [Style.button.classPath, style])
    }
  }

  @Test func classDeterminesTheVariant() async {
    await withWidget(Box(.vertical)) { box, _ in
      box.addStyleClasses(of: ComponentParts.ObjectCell.statusLabel)
      box.addStyleClass(SemanticStatus.negative.rawValue)
      #expect(PartLookup.parts(of: box).first?.variant == .negative)
    }
  }

  @Test func partOutsideItsComponentHasTheAlternateClassPath() async {
    await withWidget(ItemView()) { view, window in
      view.titleText = "Title"
      await paint(window)
      let title = view.first(ComponentParts.ItemCell.title.standalone)
      #expect(title.map(paths) == ["fdlFUICollectionItemView_title"])
    }
  }

  @Test func attributesExplainTheDisplayedColor() async {
    await withStandardTheme { theme in
      await withCell(ObjectCell.self) { cell, window in
        cell.headlineText = "Headline"
        let red = ThemeColor(hex: 0xC01C28)
        cell.setAttributes(TintAttributes(foregroundColor: .literal(red)), for: .title)
        await paint(window)
        let carried = PartLookup.parts(of: cell.headlineLabel)[0]
        let color = theme.provenance(
          of: carried.part, states: carried.states, attributes: carried.attributes, appearance: .light
        ).properties.first { $0.property == .fontColor }
        #expect(color?.color == red && color?.source.origin == .code)
      }
    }
  }
}
