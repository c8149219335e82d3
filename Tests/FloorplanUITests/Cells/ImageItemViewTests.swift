import FloorplanLayout
import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct ImageItemViewTests {
  private typealias Parts = ComponentParts.ImageCell

  @Test func imageIsCenteredAndHasOnlyTheViewsClassPath() async throws {
    try await withWidget(ImageItemView()) { view, window in
      #expect(view.children.isEmpty && view.accessibleRole == .img)
      view.detailImage = .icon("folder-symbolic")
      view.accessibilityLabel = "Folder"
      view.detailImageViewSize = Size(width: 90, height: 60)
      await paint(window)
      #expect(view.hasStyleClass("fdlFUIImageCollectionItemView") && !view.hasStyleClass(Parts.cell.classPath))
      let picture = try #require(view.children.first)
      #expect(picture.hasStyleClass("fdlFUIImageCollectionItemView_detailImageView"))
      #expect(!picture.hasStyleClass(Parts.detailImageView.classPath))
      let bounds = picture.bounds(in: view)
      #expect(bounds?.width == 90 && bounds?.height == 60 && bounds?.x == Double((view.width - 90) / 2))
      #expect(view.differingAccessibleLabel(from: "Folder") == nil && view.measured(.vertical).natural == 60)
    }
  }

  @Test func imageCellHasBothClassPathsAndReuseResetsItemSize() async {
    await withStandardTheme { _ in
      await withCell(ImageCell.self) { cell, window in
        cell.detailImage = .icon("folder-symbolic")
        await paint(window)
        #expect(cell.hasStyleClass("fdlFUIImageCollectionItemView") && cell.hasStyleClass(Parts.cell.classPath))
        #expect(Parts.detailImageView.cssClasses.allSatisfy { cell.children.first?.hasStyleClass($0) == true })
        cell.itemSize = .small
        cell.prepareForReuse()
        #expect(cell.itemSize == .standard)
      }
    }
  }
}
