import FloorplanUI
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanPages

@Suite(.serialized) struct SkeletonViewTests {
  private func withSkeleton(
    width: Int = 400, height: Int = 400, _ body: @MainActor (SkeletonView, Window) async throws -> Void
  ) async throws {
    try await withNoPeerLeft {
      // The sizes of shapes are in the style sheet.
      let manager = ThemeManager(display: try #require(Display.default))
      defer { manager.remove() }
      let window = Window()
      window.defaultSize = (width, height)
      let skeleton = SkeletonView("orders")
      window.child = skeleton
      window.present()
      await paint(window, frames: 2)
      try await body(skeleton, window)
      window.close()
    }
  }

  @Test func rowsFillHeight() async throws {
    try await withSkeleton { skeleton, window in
      let row = try #require(skeleton.children.first)
      let height = row.measured(.vertical, forSize: skeleton.width).natural
      #expect(
        skeleton.children.count == 1 && skeleton.rowCount == (skeleton.height - 8) / height && skeleton.rowCount > 3)
      window.defaultSize = (400, 200)
      #expect(await turnUntil { skeleton.height < 300 })
      #expect(skeleton.rowCount == (skeleton.height - 8) / height && skeleton.rowCount > 0)
    }
  }

  @Test func hasStatusRoleAndLabel() async throws {
    try await withSkeleton { skeleton, _ in
      #expect(skeleton.accessibleRole == .announcing)
      #expect(skeleton.differingAccessibleLabel(from: "Loading orders") == nil)
      let row = try #require(skeleton.children.first)
      #expect(row.children.count == 4)
      #expect(([row] + row.children).allSatisfy { $0.accessibleRole == .presentation })
    }
  }

  @Test func shapesAreMirroredInRTL() async throws {
    try await withSkeleton(width: 360) { skeleton, window in
      let row = try #require(skeleton.children.first)
      @MainActor func columns() -> [ClosedRange<Double>] {
        row.children.compactMap { $0.bounds(in: skeleton) }.map { $0.x...($0.x + $0.width) }
      }
      let ltr = columns()
      try #require(ltr.count == 4)
      #expect(ltr[0].upperBound < ltr[1].lowerBound && ltr[1].lowerBound == ltr[2].lowerBound)
      #expect(ltr[1].upperBound > ltr[2].upperBound && ltr[1].upperBound < ltr[3].lowerBound)
      // The margin of a group, and the padding of a row.
      #expect(ltr[3].upperBound == Double(skeleton.width) - 16 - 16)
      skeleton.setDirectionRecursively(.rtl)
      await paint(window, frames: 2)
      let wide = Double(skeleton.width)
      #expect(columns() == ltr.map { (wide - $0.upperBound)...(wide - $0.lowerBound) })
    }
  }

  @Test func tilesMatchItemPositions() async throws {
    try await withSkeleton(width: 720, height: 600) { skeleton, window in
      skeleton.tiles = MultiRowLayout()
      await paint(window, frames: 2)
      let tile = try #require(skeleton.children.first)
      #expect(skeleton.children.count == 1 && skeleton.columnCount == 5 && skeleton.rowCount > 2)
      #expect(tile.bounds(in: skeleton)?.x == 16 && tile.width == 120 && skeleton.step.x == 142)
      #expect(skeleton.step.y == tile.height + 16)
      let shapes = tile.children
      #expect(shapes.count == 3 && ([tile] + shapes).allSatisfy { $0.accessibleRole == .presentation })
      #expect(shapes[0].width == 110 && shapes[0].height == 90 && shapes[1].width > shapes[2].width)
      skeleton.setDirectionRecursively(.rtl)
      await paint(window, frames: 2)
      #expect(try #require(tile.bounds(in: skeleton)).x.rounded() == 720.0 - 16 - 120)
      skeleton.tiles = nil
      await paint(window, frames: 2)
      #expect(skeleton.children.first?.children.count == 4 && skeleton.columnCount == 1)
    }
  }

  @Test func pulsesOnlyIfVisibleAndAnimationsAreEnabled() async throws {
    try await withSkeleton { skeleton, window in
      #expect(!skeleton.isPulsing && skeleton.shapeOpacity == 1)
      Settings.default.areAnimationsEnabled = true
      defer { Settings.default.areAnimationsEnabled = false }
      #expect(skeleton.isPulsing)
      #expect(await turnUntil { skeleton.shapeOpacity < 1 })
      skeleton.isVisible = false
      #expect(await turnUntil { !skeleton.isPulsing })
      skeleton.isVisible = true
      await paint(window, frames: 2)
      #expect(skeleton.isPulsing)
      Settings.default.areAnimationsEnabled = false
      #expect(await turnUntil { !skeleton.isPulsing && skeleton.shapeOpacity == 1 })
    }
  }

  @Test func pulseIsSymmetricAndPeriodic() {
    let duration = SkeletonPulse.duration
    #expect(
      SkeletonPulse.opacity(at: 0) == 1 && SkeletonPulse.opacity(at: duration / 2) == SkeletonPulse.minimumOpacity)
    for step in 0...20 {
      let time = Double(step) / 20 * duration
      #expect(abs(SkeletonPulse.opacity(at: time) - SkeletonPulse.opacity(at: duration - time)) < 1e-9)
      #expect(abs(SkeletonPulse.opacity(at: time) - SkeletonPulse.opacity(at: time + duration)) < 1e-9)
    }
  }
}
