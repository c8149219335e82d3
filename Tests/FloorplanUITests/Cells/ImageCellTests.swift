import FloorplanLayout
import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct ImageCellTests {
  private typealias Parts = ComponentParts.ImageCell

  @Test func unsetImageHasNoWidget() async {
    await withNoPeerLeft {
      let cell = ImageCell()
      #expect(cell.children.isEmpty)
      cell.detailImage = .icon("folder-symbolic")
      #expect((cell.visiblePart(Parts.detailImageView)?.children.first as? Image)?.iconName == "folder-symbolic")
      cell.detailImage = .icon("edit-find-symbolic")
      #expect(cell.children.count == 1)
      #expect((cell.visiblePart(Parts.detailImageView)?.children.first as? Image)?.iconName == "edit-find-symbolic")
    }
  }

  @Test func imageIsCentered() async {
    await withCell(ImageCell.self) { cell, window in
      #expect(cell.detailImageViewSize == Size(width: 110, height: 90))
      cell.detailImageViewSize = Size(width: 48, height: 48)
      cell.detailImage = .icon("folder-symbolic")
      await paint(window)
      let bounds = cell.part(Parts.detailImageView)?.bounds(in: cell)
      #expect(bounds?.width == 48 && bounds?.height == 48)
      #expect(bounds?.x == Double((cell.width - 48) / 2) && bounds?.y == Double((cell.height - 48) / 2))
      #expect(cell.measured(.vertical).natural == 48)
      cell.detailImageViewSize = Size(width: 40, height: 32)
      #expect((cell.part(Parts.detailImageView)?.children.first as? Image)?.pixelSize == 32)
      #expect(cell.measured(.horizontal).minimum == 40 && cell.measured(.vertical).natural == 32)
    }
  }

  @Test func widthFollowsItemSize() async {
    await withStandardTheme { _ in
      await withCell(ImageCell.self) { cell, window in
        cell.detailImage = .icon("folder-symbolic")
        await paint(window)
        for (size, width) in [(ItemSize.standard, 120), (.small, 110)] {
          cell.itemSize = size
          #expect(cell.measured(.horizontal).natural == width)
        }
        cell.detailImageViewSize = Size(width: 200, height: 50)
        #expect(cell.measured(.horizontal).natural == 200)
      }
    }
  }

  @Test func reuseClearsAllProperties() async {
    await withNoPeerLeft {
      let cell = ImageCell()
      let standard = cell.detailImageViewSize
      cell.detailImage = .icon("folder-symbolic")
      cell.detailImageViewSize = Size(width: 24, height: 24)
      cell.accessibilityLabel = "Folder"
      cell.tooltip = "Folder"
      #expect(cell.differingAccessibleLabel(from: "Folder") == nil)
      cell.prepareForReuse()
      #expect(cell.detailImage == nil && cell.accessibilityLabel.isEmpty && cell.tooltip == nil)
      #expect(cell.detailImageViewSize == standard)
      #expect(cell.visiblePart(Parts.detailImageView) == nil && cell.differingAccessibleLabel(from: "") == nil)
      cell.detailImage = .icon("folder-symbolic")
      #expect(cell.visiblePart(Parts.detailImageView) != nil)
    }
  }
}
