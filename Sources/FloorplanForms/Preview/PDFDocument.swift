import FloorplanUI
import GTKBridge

/// The programs of poppler-utils that read PDF documents and draw their pages.
nonisolated struct PDFPrograms: Hashable, Sendable {
  private let info: String
  private let painter: String
  /// The time that each of them may take, in milliseconds.
  private let timeLimit: Int

  /// Finds the programs; nil if they aren't installed.
  ///
  /// - Parameters:
  ///   - searchPath: The folders, separated by colons.
  ///   - timeLimit: The time that each of them may take, in milliseconds.
  init?(in searchPath: String = environmentVariable("PATH") ?? "", timeLimit: Int = 20_000) {
    guard let info = pathOfProgram("pdfinfo", in: searchPath), let painter = pathOfProgram("pdftocairo", in: searchPath)
    else { return nil }
    (self.info, self.painter, self.timeLimit) = (info, painter, timeLimit)
  }

  /// The maximum length of the description of a document, in bytes.
  private static let maximumInfoByteCount = 1 << 20

  /// Counts the pages of a document.
  ///
  /// The path is absolute, so it can't be an option.
  func pageCount(ofDocumentAt path: String, _ cancellation: Cancellation) throws(AttachmentError) -> Int {
    let output: ProgramOutput
    do throws(ProgramError) {
      // For some damaged documents, the errors are longer than the information.
      output = try runProgram(
        info, [path], includesErrors: true, byteLimit: Self.maximumInfoByteCount, milliseconds: timeLimit,
        cancellation: cancellation)
    } catch {
      switch error {
      case .cannotStart(let reason): throw .undisplayable(reason)
      case .timedOut, .cancelled: throw .undisplayable(localized("reading it took too long"))
      case .tooMuchOutput: throw .undisplayable(localized("it is damaged"))
      }
    }
    let lines = output.bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    let count = lines.last { $0.hasPrefix("Pages:") }.flatMap { Int($0.dropFirst(6).filter { $0 != " " }) } ?? 0
    guard output.status == 0, count > 0 else {
      let isLocked = lines.contains { $0.hasSuffix("Incorrect password") }
      throw .undisplayable(
        isLocked ? localized("it is protected by a password; open it with another app") : localized("it is damaged"))
    }
    return count
  }

  /// Draws a page for a box.
  func page(
    _ number: Int, ofDocumentAt path: String, for box: PictureBox, _ cancellation: Cancellation
  ) throws(PictureLoadError) -> Texture {
    let side = max(box.width, box.height)
    let output: ProgramOutput
    do throws(ProgramError) {
      output = try runProgram(
        painter,
        [
          "-q", "-png", "-singlefile", "-cropbox", "-f", "\(number)", "-l", "\(number)", "-scale-to", "\(side)",
          path, "-",
        ],
        byteLimit: side * side * 5, milliseconds: timeLimit, cancellation: cancellation)
    } catch {
      throw error == .cancelled ? .cancelled : .undecodable("\(error)")
    }
    guard output.status == 0 else { throw .undecodable("pdftocairo exited with status \(output.status)") }
    // A scaled side may be rounded up to one more pixel.
    let pixelLimit = (side + 1) * (side + 1)
    let drawn = try decodePicture(output.bytes, for: box, pixelLimit: pixelLimit, cancellation: cancellation)
    guard let resolution = pixelsPerMeter(ofPNG: output.bytes) else { return drawn }
    func original(_ side: Int) -> Int { max(1, Int((Double(side) / resolution * Self.screenPixelsPerMeter).rounded())) }
    let size = drawn.source.map { ($0.width, $0.height) } ?? (drawn.width, drawn.height)
    return drawn.scalable(width: original(size.0), height: original(size.1))
  }

  /// The resolution at which a page has its actual size: 96 pixels per inch.
  private static let screenPixelsPerMeter = 96 / 0.0254
}

/// A PDF document, as far as a preview needs it.
nonisolated struct PDFDocument: Hashable, Sendable {
  /// The absolute path.
  let path: String
  let pageCount: Int
  private let stamp: FileStamp?
  private let programs: PDFPrograms

  /// The maximum size of a document, in bytes.
  static let maximumByteCount = 200_000_000

  /// Opens a document, off the main thread.
  init(at path: String, with programs: PDFPrograms, _ cancellation: Cancellation) throws(AttachmentError) {
    self.path = path
    self.programs = programs
    stamp = FileStamp(path: path)
    pageCount = try programs.pageCount(ofDocumentAt: path, cancellation)
  }

  /// Returns the picture of a page, 1...``pageCount``, which is drawn when it is displayed.
  func page(_ number: Int) -> ImageSource {
    .drawn(
      DrawnImage(id: "\(path) \(stamp.map { "\($0)" } ?? "") page \(number)") {
        [path, programs] (box, cancellation) throws(PictureLoadError) in
        try programs.page(number, ofDocumentAt: path, for: box, cancellation)
      })
  }
}

/// Returns the horizontal resolution of a PNG file; nil if there is none.
private nonisolated func pixelsPerMeter(ofPNG bytes: [UInt8]) -> Double? {
  // It precedes the pixels: the name of the chunk, the resolution in both directions, and the unit.
  let head = bytes.prefix(1024)
  let start = head.indices.first { head[$0...].starts(with: "pHYs".utf8) }
  guard let start, start + 12 < head.endIndex, head[start + 12] == 1 else { return nil }
  let resolution = head[start + 4..<start + 8].reduce(0) { $0 << 8 | Int($1) }
  return resolution > 0 ? Double(resolution) : nil
}
