import Floorplan
import FloorplanProgram
import FoundationEssentials

/// The state of an unfinished order form, which survives a crash.
nonisolated struct SavedDraft: Identifiable, Hashable, Codable, Sendable {
  let id: UUID
  /// The order as it was when editing began.
  let base: WorkOrder
  /// Whether the store contained the order then.
  let isInStore: Bool
  /// The edited order, with all its attachments.
  let order: WorkOrder
  /// The attachments that aren't documents yet, with the copies of their files.
  let documents: [Document]
  /// The paths or URIs of the original files, by the IDs of the attachments.
  let sources: [Attachment.ID: String]
  /// The texts that aren't values, as in `Form.inputTexts`.
  let texts: [String: [String?]]
  /// The attachments whose files are copied when the draft is saved.
  var newAttachments: [Attachment] = []

  private enum CodingKeys: CodingKey { case id, base, isInStore, order, documents, sources, texts }
}

@MainActor extension SavedDraft {
  /// Returns a new attachment: its copy or, if that is missing, its original; nil if both are missing.
  func attachment(_ document: Document, in file: BusinessFile?) -> Attachment? {
    var attachment = document.attachment(in: file)
    guard case .file(let copy) = attachment.content, FileIdentity(path: copy) == nil else { return attachment }
    guard let source = sources[attachment.id] else { return nil }
    switch FileLocation(source) {
    case .path(let path):
      guard FileIdentity(path: path) != nil else { return nil }
      attachment.content = .file(path)
    // Not checked: looking for a file in a network can take long.
    case .address(let uri): attachment.content = .uri(uri)
    }
    return attachment
  }

  /// Returns the names of the new attachments whose files are missing.
  func lostNames(in store: BusinessStore) -> [String] {
    documents.filter { !store.documents.contains($0.id) && attachment($0, in: store.file) == nil }.map(\.name)
  }
}

nonisolated extension Attachment {
  /// The path or URI of the file, or nil if the contents aren't in a file.
  var source: String? {
    switch content {
    case .file(let path): path
    case .uri(let uri): uri
    case .picture, .loader: nil
    }
  }
}

/// The content of the file of drafts.
private nonisolated struct DraftFileContent: Codable {
  var version = BusinessData.version
  let drafts: [SavedDraft]
}

nonisolated extension BusinessFile {
  /// The name of the file with the drafts of unfinished forms.
  static let draftsName = "drafts.json"

  private var drafts: BackedUpFile { BackedUpFile(Self.draftsName, in: folder) }

  /// Reads the drafts of forms that a killed run didn't end; call it if the folder isn't locked by another process.
  ///
  /// - Returns: The drafts, or the problem with the file.
  func readDrafts() -> (drafts: [SavedDraft], problem: BusinessProblem?) {
    _ = drafts.lock()
    let title = localized("Can’t Restore Unfinished Forms")
    let notSavingText = localized("Forms aren’t kept if the app crashes. The file wasn’t changed.")
    do {
      let content: DraftFileContent = try BusinessData.decode(drafts.read(), from: Self.draftsName)
      return (content.drafts, nil)
    } catch let error as BusinessFormatError where !error.isOfLaterVersion {
      let keptText = localized("The damaged file was kept as %1$@.")
      let problem = BusinessProblem(
        title, error, settingAside: drafts, keptText: keptText, notSavingText: notSavingText)
      return ([], problem)
    } catch {
      if (error as? FileError)?.kind == .missing { return ([], nil) }
      return ([], BusinessProblem(.notSaving, title, error, notSavingText))
    }
  }

  /// Replaces the file of drafts, copies new attachments, and removes copies that are no longer used.
  ///
  /// - Parameters:
  ///   - drafts: The drafts; if there are none, the file is removed.
  ///   - unused: Attachments of ended drafts that didn't become documents.
  /// - Throws: `DataInUse`, or an error of writing or removing the file.
  func write(_ drafts: [SavedDraft], removing unused: [Document]) throws {
    if !drafts.isEmpty {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      try self.drafts.write([UInt8](encoder.encode(DraftFileContent(drafts: drafts))))
    } else {
      try self.drafts.remove()
    }
    // After the drafts: reading a file can take long.
    for draft in drafts { attachments.copyMissing(draft.newAttachments) }
    for document in unused { document.removeCopy(in: self) }
  }
}
