import Floorplan
import FloorplanUI

/// Sets of sample attachments, with files from the resources of the gallery.
enum AttachmentSample: String, CaseIterable {
  case few, none, many, documents, states, hostile

  var attachments: [Attachment] {
    switch self {
    case .none: []
    case .few: [Self.photo, Self.sheet("almanac.nss"), Self.drawing("favorite")]
    case .many: [Self.photo] + Indicator.allCases.map { Self.drawing($0.rawValue) }
    case .documents: [Self.checklist, Self.lockedContract, Self.sheet("almanac.nss")]
    case .states: Self.withAllStatuses
    case .hostile: Self.unusual
    }
  }

  /// A picture in memory.
  static var photo: Attachment {
    Attachment(
      id: "photo", name: "Wind turbine.svg", content: .picture(.turbine), byteCount: EncodedImage.turbine.bytes.count,
      date: DateTime(year: 2026, month: 3, day: 2))
  }

  /// A style sheet, which is read when the user opens it.
  static func sheet(_ name: String) -> Attachment { resource("themes/\(name)", name) }

  /// An icon, which is read when it scrolls into view.
  static func drawing(_ name: String) -> Attachment { resource("icons/\(name)-symbolic.svg", "\(name).svg") }

  /// A document with two pages.
  private static var checklist: Attachment { resource("data/checklist.pdf", "Checklist.pdf", month: 3, day: 2) }

  /// A document that needs a password.
  private static var lockedContract: Attachment { resource("data/contract.pdf", "Contract.pdf", month: 3, day: 2) }

  private static func resource(_ path: String, _ name: String, month: Int = 2, day: Int = 14) -> Attachment {
    Attachment(
      id: path, name: name, content: .loader(AttachmentLoader { Resource.bytes(path) }),
      contentType: name.hasSuffix("nss") ? "text/plain" : nil, byteCount: Resource.bytes(path).count,
      date: DateTime(year: 2026, month: month, day: day))
  }

  private static var withAllStatuses: [Attachment] {
    var (begun, half, unknown, failed) = (photo, sheet("ledger.nss"), drawing("comment"), drawing("locked"))
    begun.status = .uploading(0.1)
    half.status = .uploading(0.6)
    unknown.status = .uploading(nil)
    failed.status = .failed("The server rejected the file.")
    return [begun, half, unknown, failed, sheet("almanac.nss")]
  }

  private static var unusual: [Attachment] {
    [
      Attachment(id: "broken", name: "broken.png", content: .picture(EncodedImage(id: "broken", bytes: [1, 2, 3]))),
      Attachment(id: "gone", name: "gone.jpg", content: .file("/nowhere/gone.jpg"), byteCount: 12_345_678),
      Attachment(id: "lines", name: "two\nlines.txt", content: .file("/nowhere/two lines.txt")),
      Attachment(id: "turned", name: "photo\u{202E}gpj.exe", content: .file("/nowhere/photo.exe"), byteCount: -1),
      Attachment(
        id: "long", name: String(repeating: "long name ", count: 25) + ".pdf", content: .file("/nowhere/long.pdf"),
        byteCount: 10_000_000_000),
      Attachment(id: "unnamed", name: "", content: .file("/nowhere")),
    ]
  }
}

/// A simulated upload of added files: nothing leaves the computer, but the tiles show its progress.
final class SampleUpload {
  /// The outcome of an upload.
  enum Outcome: String, CaseIterable {
    case succeeds, fails, stalls, never
  }

  private let model: FormSample<[Attachment]>
  /// The outcome of the next upload.
  var outcome = Outcome.succeeds

  /// Creates simulated uploads for the attachments of a model.
  init(_ model: FormSample<[Attachment]>) { self.model = model }

  /// Starts or retries an upload, which ends when the attachment is ready, has failed or was deleted.
  func begin(_ id: String) {
    guard outcome != .never else { return }
    let outcome = outcome
    var fraction = 0.0
    set(.uploading(fraction), id)
    if outcome == .stalls { return }
    MainLoop.every(milliseconds: 150) { [weak self] in
      fraction += 0.1
      guard let self, model.value.contains(where: { $0.id == id }) else { return false }
      if outcome == .fails, fraction > 0.6 {
        set(.failed("The connection was lost at 60%."), id)
        return false
      }
      set(fraction < 0.95 ? .uploading(fraction) : .ready, id)
      return fraction < 0.95
    }
  }

  private func set(_ status: Attachment.Status, _ id: String) {
    guard let index = model.value.firstIndex(where: { $0.id == id }) else { return }
    model.value[index].status = status
  }
}
