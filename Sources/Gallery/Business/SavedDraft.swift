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
  /// The texts that aren't values, as in `Form.inputTexts`.
  let texts: [String: [String?]]
  /// The attachments whose files are copied when the draft is saved.
  var newAttachments: [Attachment] = []

  private enum CodingKeys: CodingKey { case id, base, isInStore, order, documents, texts }
}

/// The content of the file of drafts.
private nonisolated struct DraftFileContent: Codable {
  var version = BusinessData.version
  let drafts: [SavedDraft]
}

nonisolated extension BusinessFile {
  /// The name of the file with the drafts of unfinished forms.
  static let draftsName = "drafts.json"

  private var draftsPath: String { "\(folder)/\(Self.draftsName)" }

  /// Reads the drafts of forms that a killed run didn't end; call it if the folder isn't locked by another process.
  ///
  /// - Returns: The drafts, or the problem with the file.
  func readDrafts() -> (drafts: [SavedDraft], problem: BusinessProblem?) {
    removeTemporaryFiles(in: folder) { $0 == Self.draftsName }
    let title = localized("Can’t Restore Unfinished Forms")
    let notSavingText = localized("Forms aren’t kept if the app crashes. The file wasn’t changed.")
    do {
      let bytes = try contentsOfFile(draftsPath, limit: Self.maximumByteCount)
      let content: DraftFileContent = try BusinessData.decode(bytes, from: Self.draftsName)
      return (content.drafts, nil)
    } catch let error as BusinessFormatError where !error.isOfLaterVersion {
      let keptText = localized("The damaged file was kept as %1$@.")
      return ([], setAside(Self.draftsName, title, error, keptText: keptText, notSavingText: notSavingText))
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
  /// - Throws: An error of writing or removing the file.
  func write(_ drafts: [SavedDraft], removing unused: [Document]) throws {
    if !drafts.isEmpty { try createFolder(folder) }
    // The folder may have been missing at the start.
    guard lockFolder(folder) != false else { return }
    if !drafts.isEmpty {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      try writeFile([UInt8](encoder.encode(DraftFileContent(drafts: drafts))), to: draftsPath)
    } else if FileIdentity(path: draftsPath) != nil {
      try removeFile(draftsPath)
    }
    // After the drafts: reading a file can take long.
    for draft in drafts { Document.copyFiles(of: draft.newAttachments, in: self) }
    for document in unused { document.removeCopiedFile(in: self) }
  }
}
