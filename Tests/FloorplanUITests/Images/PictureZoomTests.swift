import FloorplanLayout
import Testing

@testable import FloorplanUI

/// The visible part of a picture, for every combination of sizes.
@Suite struct PictureZoomTests {
  private static let sizes = [
    Size(width: 10, height: 10), Size(width: 400, height: 300), Size(width: 4000, height: 100),
    Size(width: 100, height: 4000), Size(width: 6000, height: 4000),
  ]
  private static let areas = [Size(width: 360, height: 480), Size(width: 1200, height: 700), Size(width: 1, height: 1)]

  private func fitted(_ picture: Size, in area: Size, enlarges: Bool = false) -> PictureZoom {
    var zoom = PictureZoom()
    zoom.pictureSize = picture
    zoom.viewSize = area
    zoom.enlargesToFit = enlarges
    return zoom
  }

  private func forAll(_ body: (PictureZoom) -> Void) {
    for size in Self.sizes {
      for area in Self.areas { for enlarges in [false, true] { body(fitted(size, in: area, enlarges: enlarges)) } }
    }
  }

  private func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= 1e-6 * max(1, abs(one)) }

  /// A side with extra space is centered, and one without fills the view.
  private func isCenteredOrFilling(_ zoom: PictureZoom) -> Bool {
    let frame = zoom.frame
    func isCenteredOrFilling(_ start: Double, _ length: Double, _ area: Double) -> Bool {
      length <= area + 1e-9
        ? isNear(start, (area - length) / 2) : start <= 1e-9 && start + length >= area - 1e-9 * length
    }
    return isCenteredOrFilling(frame.minX, frame.size.width, zoom.viewSize.width)
      && isCenteredOrFilling(frame.minY, frame.size.height, zoom.viewSize.height)
  }

  @Test func wholePictureIsVisibleInitially() {
    forAll { zoom in
      let size = zoom.frame.size
      #expect(size.width <= zoom.viewSize.width * 1.000001 && size.height <= zoom.viewSize.height * 1.000001)
      #expect(isNear(size.width * zoom.pictureSize.height, size.height * zoom.pictureSize.width))
      #expect(isCenteredOrFilling(zoom))
      #expect(!zoom.isPannable && !zoom.canZoomOut && zoom.canZoomIn)
      // Either it has its natural size, or it reaches from edge to edge.
      let touches = isNear(size.width, zoom.viewSize.width) || isNear(size.height, zoom.viewSize.height)
      #expect(touches || (!zoom.enlargesToFit && zoom.scale == 1))
    }
  }

  @Test func stepsReachTheLargestScaleAndReturn() {
    forAll { start in
      var zoom = start
      var scales = [zoom.scale]
      while zoom.canZoomIn, scales.count < 50 {
        zoom.zoomIn()
        #expect(isCenteredOrFilling(zoom))
        scales.append(zoom.scale)
      }
      #expect(scales == scales.sorted() && Set(scales).count == scales.count)
      #expect(isNear(zoom.scale, max(8, start.fitScale * 4)))
      #expect(scales.dropFirst().dropLast().allSatisfy { $0 > 8 || PictureZoom.steps.contains($0) })
      zoom.zoomIn()
      #expect(isNear(zoom.scale, zoom.maximumScale))
      var count = 0
      while zoom.canZoomOut, count < 50 {
        zoom.zoomOut()
        #expect(isCenteredOrFilling(zoom))
        count += 1
      }
      #expect(zoom.explicitScale == nil && zoom.frame == start.frame)
    }
  }

  @Test func zoomKeepsThePointBelowThePointer() {
    for (x, y) in [(0.0, 0.0), (600.0, 350.0), (1199.0, 10.0), (300.0, 699.0)] {
      for factor in [1.1, 1.7, 4.0] {
        // Its proportions are those of the view, so that no side is centered.
        var zoom = fitted(Size(width: 6000, height: 3500), in: Size(width: 1200, height: 700))
        let before = zoom.frame
        zoom.zoom(by: factor, around: Point(x: x, y: y))
        let after = zoom.frame
        #expect(isNear(after.size.width, before.size.width * factor))
        #expect(isNear((x - after.minX) / after.size.width, (x - before.minX) / before.size.width), "\(x) \(factor)")
        #expect(isNear((y - after.minY) / after.size.height, (y - before.minY) / before.size.height), "\(y) \(factor)")
      }
    }
  }

  @Test func panStopsAtTheEdges() {
    forAll { start in
      for scale in [0.5, 1, 3] {
        var zoom = start
        zoom.zoom(to: scale)
        let isPannable = zoom.isPannable
        for (x, y) in [(1e9, 1e9), (-1e9, -1e9), (7.0, -13.0)] {
          let old = zoom
          let hasMoved = zoom.pan(x: x, y: y)
          #expect(isCenteredOrFilling(zoom) && hasMoved == (zoom.frame != old.frame))
          #expect(isPannable || !hasMoved)
          #expect(zoom.scale == old.scale)
        }
      }
    }
    var zoom = fitted(Size(width: 1000, height: 1000), in: Size(width: 500, height: 500))
    zoom.zoom(to: 1)
    #expect(zoom.frame == Rect(x: -250, y: -250, width: 1000, height: 1000))
    #expect(zoom.pan(x: 1000, y: 10) && zoom.frame.minX == 0 && isNear(zoom.frame.minY, -240))
    // Movement beyond the edge isn't accumulated.
    #expect(zoom.pan(x: -5, y: 0) && isNear(zoom.frame.minX, -5))
  }

  @Test func resizeKeepsTheCenter() {
    var zoom = fitted(Size(width: 1000, height: 1000), in: Size(width: 500, height: 500))
    zoom.zoom(to: 1)
    zoom.pan(x: 100, y: 0)
    let middle = 250 - zoom.frame.minX
    zoom.viewSize = Size(width: 600, height: 400)
    #expect(isNear(300 - zoom.frame.minX, middle) && zoom.scale == 1)
    zoom.viewSize = Size(width: 2000, height: 2000)
    #expect(zoom.frame == Rect(x: 500, y: 500, width: 1000, height: 1000) && !zoom.isPannable)
  }

  @Test func invalidValuesAreIgnored() {
    var zoom = PictureZoom()
    for change in [1.0, .nan, .infinity, -1, 0] {
      zoom.zoom(to: change)
      zoom.pan(x: change, y: change)
      zoom.zoomIn()
      zoom.zoomOut()
    }
    #expect(zoom == PictureZoom() && zoom.percentage == 100 && !zoom.canZoomIn && !zoom.canZoomOut)
    zoom = fitted(Size(width: 100, height: 100), in: Size(width: 50, height: 50))
    let before = zoom
    zoom.zoom(to: .nan)
    zoom.zoom(to: -3)
    zoom.pan(x: .nan, y: 0)
    #expect(zoom == before && zoom.percentage == 50)
    zoom.zoom(to: 1e30)
    #expect(zoom.scale == 8 && zoom.percentage == 800)
  }
}
