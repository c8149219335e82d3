import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct ImageLoaderTests {
  private let box = PictureBox(width: 8, height: 8, fit: .cover)

  private func request(_ source: ImageSource) throws -> ImageRequest { try #require(ImageRequest(source, box: box)) }

  private func picture(_ id: String, side: Int = 16) -> ImageSource {
    .encoded(EncodedImage(id: id, bytes: SamplePicture.plain("png", width: side, height: side, [1, 2, 3])))
  }

  /// The results of loads, in order.
  private final class Log {
    var results: [Result<Texture, ImageError>] = []
    var errors: [ImageError] {
      results.compactMap { if case .failure(let error) = $0 { error } else { nil } }
    }
    var count: Int { results.count }
  }

  @Test func equalRequestsShareALoadAndThenUseTheCache() async throws {
    #expect(GTKEnvironment.isReady)
    let loader = ImageLoader()
    let log = Log()
    let imageRequest = try request(picture("a"))
    #expect(loader.cache[imageRequest] == nil)
    let tickets = (0..<3).map { _ in loader.load(imageRequest) { log.results.append($0) } }
    #expect(log.count == 0 && loader.isLoading)
    #expect(await turnUntil { log.count == 3 })
    #expect(!loader.isLoading)
    #expect(loader.loadCount == 1 && log.errors.isEmpty && tickets.count == 3)
    #expect(loader.cache[imageRequest]?.width == 8)
    #expect(loader.cache.count == 1 && loader.cache.byteCount == 8 * 8 * 4)
    // Another size is another picture.
    let larger = try #require(
      ImageRequest(picture("a"), box: PictureBox(width: 16, height: 16, fit: .cover)))
    #expect(loader.cache[larger] == nil)
  }

  @Test func drawnImageIsDrawnForEachSize() async throws {
    #expect(GTKEnvironment.isReady)
    let loader = ImageLoader()
    let log = Log()
    let page = DrawnImage(id: "page") { (box, _) throws(PictureLoadError) in
      let pixels = [UInt8](repeating: 9, count: box.width * 4)
      guard let texture = Texture(width: box.width, height: 1, pixels: pixels) else { throw .undecodable("too large") }
      return texture.scalable(width: 100, height: 50)
    }
    #expect(page == DrawnImage(id: "page") { (_, _) throws(PictureLoadError) in throw .truncated })
    // Zooming beyond the maximum side used to draw the same picture again.
    let requests = [5000, 9000].map { side in
      ImageRequest(.drawn(page), box: PictureBox(width: side, height: side, fit: .contain))
    }
    #expect(requests[0] == requests[1] && requests[0]?.box.width == 4096)
    for width in [8, 20] {
      let request = try #require(
        ImageRequest(.drawn(page), box: PictureBox(width: width, height: 8, fit: .contain)))
      let handle = loader.load(request) { log.results.append($0) }
      #expect(await turnUntil { loader.cache[request] != nil })
      let texture = try #require(loader.cache[request])
      #expect(texture.width == width && texture.pixels.allSatisfy { $0 == 9 })
      let source = try #require(texture.source)
      #expect(source.width == 100 && source.height == 50 && source.isScalable)
      handle.cancel()
    }
    let broken = DrawnImage(id: "broken page") { (_, _) throws(PictureLoadError) in throw .undecodable("no ink") }
    let handle = loader.load(try request(.drawn(broken))) { log.results.append($0) }
    #expect(await turnUntil { log.errors.map(\.description) == ["broken page: not a supported image: no ink"] })
    handle.cancel()
  }

  @Test func failureIsReportedOncePerRequestedPicture() async throws {
    #expect(GTKEnvironment.isReady)
    let loader = ImageLoader()
    var reported: [String] = []
    loader.onFailure = { reported.append($0.address) }
    let log = Log()
    let box = PictureBox(width: 8, height: 8, fit: .cover)
    let missing = try #require(ImageRequest(.file("/nowhere/a.png"), box: box))
    let unwanted = try #require(ImageRequest(.file("/nowhere/b.png"), box: box))
    let tickets = (0..<2).map { _ in loader.load(missing) { log.results.append($0) } }
    loader.load(unwanted) { log.results.append($0) }.cancel()
    let good = loader.load(try request(picture("a"))) { log.results.append($0) }
    #expect(await turnUntil { log.count == 3 })
    await settle()
    #expect(reported == ["/nowhere/a.png"] && tickets.count == 2)
    good.cancel()
  }

  @Test func cancelledTicketsAreNotCalledAndOthersAre() async throws {
    #expect(GTKEnvironment.isReady)
    let loader = ImageLoader()
    let (cancelled, served) = (Log(), Log())
    let imageRequest = try request(picture("a"))
    let first = loader.load(imageRequest) { cancelled.results.append($0) }
    let second = loader.load(imageRequest) { served.results.append($0) }
    first.cancel()
    first.cancel()
    #expect(await turnUntil { served.count == 1 })
    #expect(cancelled.count == 0 && loader.loadCount == 1)
    second.cancel()
    await settle()
    #expect(served.count == 1)
  }

  @Test func cancelledLoadsDoNotStart() async throws {
    #expect(GTKEnvironment.isReady)
    let loader = ImageLoader()
    loader.maximumConcurrentLoads = 1
    let log = Log()
    var tickets = try (0..<20).map { number in
      loader.load(try request(picture("\(number)"))) { log.results.append($0) }
    }
    let last = tickets.removeLast()
    // A ticket that is released cancels, too.
    for ticket in tickets[..<10] { ticket.cancel() }
    tickets.removeAll()
    #expect(await turnUntil { log.count == 1 })
    await settle()
    // The first one had started.
    #expect(loader.loadCount == 2 && log.count == 1 && log.errors.isEmpty)
    last.cancel()
  }

  @Test func requestAfterACancelIsLoaded() async throws {
    #expect(GTKEnvironment.isReady)
    let loader = ImageLoader()
    let log = Log()
    let imageRequest = try request(picture("a", side: 400))
    for _ in 0..<5 { loader.load(imageRequest) { log.results.append($0) }.cancel() }
    let ticket = loader.load(imageRequest) { log.results.append($0) }
    #expect(await turnUntil { log.count == 1 })
    #expect(log.errors.isEmpty)
    ticket.cancel()
  }

  @Test func numberOfConcurrentLoadsIsLimited() async throws {
    #expect(GTKEnvironment.isReady)
    let loader = ImageLoader()
    loader.maximumConcurrentLoads = 0
    let log = Log()
    let tickets = try (0..<30).map { number in
      loader.load(try request(picture("\(number)"))) { log.results.append($0) }
    }
    #expect(loader.runningCount == 1)
    loader.maximumConcurrentLoads = 3
    #expect(loader.runningCount == 3)
    #expect(await turnUntil { log.count == tickets.count })
    #expect(loader.runningCount == 0 && loader.loadCount == 30)
  }

  @Test func cacheKeepsItsLimitAndEvictsTheOldest() async throws {
    #expect(GTKEnvironment.isReady)
    let loader = ImageLoader(cache: ImageCache(byteLimit: 8 * 8 * 4 * 3))
    let requests = try ["a", "b", "c", "d"].map { try request(picture($0)) }
    for imageRequest in requests {
      let log = Log()
      let ticket = loader.load(imageRequest) { log.results.append($0) }
      #expect(await turnUntil { log.count == 1 })
      // Displayed repeatedly, so that the second one is evicted first.
      _ = loader.cache[requests[0]]
      ticket.cancel()
    }
    #expect(loader.cache.byteCount == 768 && loader.cache.count == 3)
    #expect(loader.cache[requests[0]] != nil && loader.cache[requests[1]] == nil)
    loader.cache.byteLimit = 300
    #expect(loader.cache.count == 1 && loader.cache[requests[0]] != nil)
    loader.cache.byteLimit = -1
    #expect(loader.cache.count == 0 && loader.cache.byteLimit == 0)
    #expect(ImageCache().byteLimit == 64 << 20)
  }

  @Test func changedFileIsLoadedAgain() async throws {
    #expect(GTKEnvironment.isReady)
    try await withFolder { folder in
      let path = "\(folder)/picture.png"
      let loader = ImageLoader()
      for source in [ImageSource.file(path), .address("file://\(path)")] {
        write(SamplePicture.plain("png", width: 4, height: 4, [1, 2, 3]), to: path)
        let before = try request(source)
        let log = Log()
        let ticket = loader.load(before) { log.results.append($0) }
        #expect(await turnUntil { log.count == 1 })
        ticket.cancel()
        let same = try request(source)
        #expect(loader.cache[same] != nil)
        write(SamplePicture.plain("png", width: 5, height: 5, [1, 2, 3]), to: path)
        let after = try request(source)
        #expect(loader.cache[after] == nil)
      }
    }
  }

  private func failure(of source: ImageSource, _ loader: ImageLoader) async throws -> ImageError {
    let log = Log()
    let ticket = loader.load(try request(source)) { log.results.append($0) }
    #expect(await turnUntil { log.count == 1 })
    ticket.cancel()
    return try #require(log.errors.first)
  }

  @Test func errorsHaveTheAddressAndTheReason() async throws {
    #expect(GTKEnvironment.isReady)
    try await withFolder { folder in
      let loader = ImageLoader()
      loader.maximumPixelCount = 100
      loader.maximumByteCount = 2000
      let whole = SamplePicture.plain("png", width: 10, height: 10, [1, 2, 3])
      write(Array("Text".utf8), to: "\(folder)/text.png")
      write(Array(whole[..<(whole.count - 20)]), to: "\(folder)/cut.png")
      write(SamplePicture.emptyPNG(width: 5000, height: 7000), to: "\(folder)/bomb.png")
      write([UInt8](repeating: 0, count: 2001), to: "\(folder)/long.png")
      let missing = try await failure(of: .file("\(folder)/none.png"), loader)
      #expect("\(missing)".hasPrefix("\(folder)/none.png: can't be read: ") && "\(missing)".contains("No such file"))
      let text = try await failure(of: .address("file://\(folder)/text.png"), loader)
      #expect("\(text)".hasPrefix("file://\(folder)/text.png: not a supported image: "))
      let cut = try await failure(of: .file("\(folder)/cut.png"), loader)
      #expect(cut.reason == .truncated)
      let bomb = try await failure(of: .file("\(folder)/bomb.png"), loader)
      #expect(bomb.reason == .tooManyPixels(width: 5000, height: 7000, limit: 100))
      #expect("\(bomb)".hasSuffix("5000 × 7000 pixels exceed the limit of 100 pixels"))
      let long = try await failure(of: .file("\(folder)/long.png"), loader)
      #expect(long.reason == .tooManyBytes(limit: 2000))
      let none = try await failure(of: .encoded(EncodedImage(id: "nothing", bytes: [])), loader)
      #expect(none.address == "nothing")
      // A failure isn't cached, because the file may be created later.
      write(whole, to: "\(folder)/none.png")
      let log = Log()
      let ticket = loader.load(try request(.file("\(folder)/none.png"))) { log.results.append($0) }
      #expect(await turnUntil { log.count == 1 })
      #expect(log.errors.isEmpty)
      ticket.cancel()
    }
  }

  @Test func mainLoopRunsWhileALargePictureIsDecoded() async throws {
    #expect(GTKEnvironment.isReady)
    let bytes = SamplePicture.plain("png", width: 5000, height: 4000, [10, 200, 30])
    let loader = ImageLoader()
    let log = Log()
    var ticks = 0
    let ticker = MainLoop.every(milliseconds: 1) {
      ticks += 1
      return true
    }
    let ticket = loader.load(try request(.encoded(EncodedImage(id: "large", bytes: bytes)))) { log.results.append($0) }
    #expect(await turnUntil { log.count == 1 })
    ticker.cancel()
    ticket.cancel()
    #expect(log.errors.isEmpty)
    // About two hundred on an idle machine; a decoder on the main thread would leave time for one or two.
    #expect(ticks >= 15)
  }

  @Test func iconsAreNotLoaded() {
    #expect(ImageRequest(.icon("folder"), box: box) == nil && ImageRequest(.indicator(.unread), box: box) == nil)
  }
}
