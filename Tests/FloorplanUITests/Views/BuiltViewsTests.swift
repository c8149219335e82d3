import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct BuiltViewsTests {
  private static let types: [any BuildableWidget.Type] = [
    ObjectCell.self, ItemCell.self, ImageCell.self, KeyValueCell.self, SimplePropertyCell.self, ButtonCell.self,
    CollectionRow.self, ItemCollectionRow.self, GridRow.self, GridHeader.self, SectionHeaderFooterView.self,
    SectionFooterView.self, ObjectView.self, ItemView.self, ImageItemView.self, EmptyStateView.self, KPIView.self,
    KPIHeader.self, ObjectHeader.self, ContactCell.self, ProfileHeader.self,
  ]

  @Test func builderCreatesCellsAndViewsByTypeName() async throws {
    for type in Self.types {
      try await withNoPeerLeft {
        let builder = try Builder(
          xml: "<interface><object class=\"\(type.typeName)\" id=\"made\"/></interface>", types: [type])
        let created = try #require(builder.object("made", as: CustomWidget.self))
        #expect(Swift.type(of: created) == type)
      }
    }
  }

  @Test func contentOfABuiltCellIsSetInSwift() async throws {
    try await withNoPeerLeft {
      let builder = try Builder(
        xml: """
          <interface><object class="FloorplanUI-ObjectCell" id="order"><property name="margin-top">4</property></object>
          </interface>
          """, types: [ObjectCell.self])
      let cell = try #require(builder.object("order", as: ObjectCell.self))
      let reference = ObjectCell()
      for cell in [cell, reference] { cell.headlineText = "Order 24" }
      #expect(cell.copyableText == "Order 24" && cell.hasStyleClass("fdlFUIObjectCollectionViewCell"))
      // The margin is set in the description; everything else is as in a cell created in Swift.
      #expect(cell.measured(.vertical).minimum == reference.measured(.vertical).minimum + 4)
    }
  }

  @Test func swiftPropertiesAreUnavailableInXML() async {
    await withNoPeerLeft {
      #expect(throws: BuilderError.self) {
        try Builder(
          xml: """
            <interface><object class="FloorplanUI-ObjectCell"><property name="headlineText">Order</property></object>
            </interface>
            """, types: [ObjectCell.self])
      }
    }
  }

  @Test func collectionsCanOnlyBeCreatedInSwift() async {
    await withNoPeerLeft {
      #expect(throws: BuilderError.self) {
        try Builder(
          xml: "<interface><object class=\"FloorplanUI-CollectionView\"/></interface>", types: [CollectionView.self])
      }
    }
  }
}
