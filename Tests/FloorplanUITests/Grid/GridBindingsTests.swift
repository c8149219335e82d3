import Testing

@testable import FloorplanUI

@Suite struct GridBindingsTests {
  private func image(_ name: String, _ binding: GridRowItemBinding? = nil) -> GridRowImageItem {
    let item = GridRowImageItem(image: .icon(name))
    item.binding = binding
    return item
  }
  private func text(_ text: String, _ binding: GridRowItemBinding? = nil) -> GridRowTextItem {
    let item = GridRowTextItem(text: text)
    item.binding = binding
    return item
  }

  @Test func itemsAreBoundInOrder() {
    let items: [any GridRowItem] = [
      image("sap"), text("SAP"), GridRowTextItem(number: 114.23), GridRowTextItem(number: 114.84),
      GridRowTextItem(number: 113.92), GridRowTextItem(number: 114.76),
    ]
    let titles = [" ", "Symbol", "Open", "High", "Low", "Close"].map { GridColumn($0, width: .flexible) }
    let bound = GridBindings(items, columns: titles)
    #expect(bound.images == [.detailImage: .icon("sap")])
    #expect(
      bound.texts == [
        .headline: "SAP", .subheadline: "Open: 114.23", .footnote: "High: 114.84", .status: "Low: 113.92",
        .substatus: "Close: 114.76",
      ])
    // Without a header, there are no titles.
    #expect(GridBindings(items, columns: []).texts[.subheadline] == "114.23")
    let arabic = GridBindings([text("A"), text("المصنع")], columns: [titles[1], titles[2]])
    #expect(arabic.texts[.subheadline] == "Open: \u{2068}المصنع\u{2069}")
  }

  @Test func extraAndEmptyItemsAreNotBound() {
    let bound = GridBindings(
      [text("a"), text(""), text("b"), text("c"), text("d"), text("e"), text("f"), text("g"), image("1"), image("2")],
      columns: [])
    #expect(
      bound.texts == [
        .headline: "a", .subheadline: "b", .footnote: "c", .status: "d", .substatus: "e", .description: "f",
      ])
    #expect(bound.images == [.detailImage: .icon("1")])
    #expect(GridBindings([], columns: []).texts.isEmpty)
  }

  @Test func explicitBindingDisablesAutomaticBindings() {
    let bound = GridBindings([image("i"), text("a", .status), text("b"), text("c", .headline)], columns: [])
    #expect(bound.texts == [.status: "a", .headline: "c"])
    #expect(bound.images.isEmpty)
    let all = GridRowItemBinding.allCases.filter { $0 != .none }
    for binding in all {
      let bound = GridBindings([image("i", binding), text("t", binding), text("u")], columns: [])
      let isImage = GridRowItemBinding.images.contains(binding)
      #expect(bound.images == (isImage ? [binding: .icon("i")] : [:]), "\(binding)")
      #expect(bound.texts == (isImage ? [:] : [binding: "t"]), "\(binding)")
    }
  }

  @Test func semanticStatusFollowsItsText() {
    let items = [text("a"), GridRowTextItem(text: "b", semanticStatus: .negative)]
    items[1].binding = .status
    let bound = GridBindings(items, columns: [])
    #expect(bound.texts == [.status: "b"] && bound.semanticStatuses == [.status: .negative])
  }

  @Test func noneExcludesAnItemAndKeepsAutomaticBindings() {
    let bound = GridBindings(
      [image("i", GridRowItemBinding.none), image("j"), text("a", GridRowItemBinding.none), text("b")], columns: [])
    #expect(bound.texts == [.headline: "b"] && bound.images == [.detailImage: .icon("j")])
    let explicit = GridBindings([text("a", .status), text("b", GridRowItemBinding.none)], columns: [])
    #expect(explicit.texts == [.status: "a"])
  }

  @Test func columnsBindAndItemsOverrideThem() {
    var columns = [GridColumn("One", width: .flexible), GridColumn("Two", width: .flexible)]
    columns[0].binding = .footnote
    columns[1].binding = .headline
    #expect(GridBindings([text("a"), text("b")], columns: columns).texts == [.footnote: "One: a", .headline: "b"])
    #expect(
      GridBindings([text("a", .status), text("b")], columns: columns).texts == [.status: "One: a", .headline: "b"])
    columns[0].showsTitleInCompact = false
    #expect(GridBindings([text("a"), text("b")], columns: columns).texts == [.footnote: "a", .headline: "b"])
  }

  @Test func firstOfTwoEqualBindingsWins() {
    #expect(GridBindings([text("a", .headline), text("b", .headline)], columns: []).texts == [.headline: "a"])
  }
}
