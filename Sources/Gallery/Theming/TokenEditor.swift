import Floorplan
import FloorplanProgram
import FloorplanThemeCheck

/// The quick tokens of the current style sheet file, next to a sample of its theme.
final class TokenEditor {
  let root = Box(.vertical)
  private let context: PageContext
  private var fields: [TokenField] = []

  init(_ context: PageContext) {
    self.context = context
    // The closures of the tree keep the editor alive until the tree is discarded. Building the fields isn't observed.
    root.addCancellable(
      observe {
        context.switches.draft
      } apply: { [self] in
        show($0)
      })
    root.onKeyPress { [unowned self] key, modifiers in
      guard key == "s", modifiers.acceleratorModifiers == .control, let draft = context.switches.draft else {
        return false
      }
      save(draft)
      return true
    }
  }

  private func show(_ draft: TokenDraft?) {
    for child in root.children { child.removePermanently() }
    fields = []
    guard let draft else { return root.append(placeholder()) }
    let cards = QuickToken.Group.allCases.map { group in
      PageCard.make(group.title, group.rows.map { row($0, of: draft) })
    }
    let list = context.chrome.part(PageInset.column(cards, name: context.entry.title))
    let sample = PageInset.column([ThemeSample().card], name: localized("Preview"))
    let split = PaneSplit(list: list, details: sample)
    split.showsPaneBesideContent = true
    split.expandsVertically = true
    root.append(context.chrome.part(bar(draft)))
    root.append(split)
    // Not the root, which also displays other drafts.
    draft.history.handleKeys(whileDisplaying: split)
  }

  private func placeholder() -> Widget {
    let view = EmptyStateView.make(
      localized("No Style Sheet File"),
      localized("Open a style sheet file to edit its tokens. Built-in themes can’t be changed."),
      iconName: "document-open-symbolic",
      action: (localized("Open Style Sheet…"), { [root] in _ = root.activateAction(GalleryWindow.openSheetAction) }))
    // With large text, it is higher than a small window.
    let part = context.chrome.part(ScrolledWindow(view, name: context.entry.title, horizontal: .never))
    part.expandsVertically = true
    return part
  }

  private func row(_ tokens: [QuickToken], of draft: TokenDraft) -> Widget {
    let rowFields = tokens.map { TokenField($0, of: draft) }
    fields += rowFields
    let titles: (title: String, detail: String) =
      switch tokens[0] {
      case .color(let color, _): (color.rawValue, color.role)
      case .property(let property, let classPath): (classPath, property.rawValue)
      }
    let columns = AdaptiveColumns(minimumColumnWidth: 184, spacing: 12, fillsRows: true, rowFields.map(\.root))
    let heading = Label.wrapping(.headline, text: titles.title)
    heading.setAccessibleRole(.heading)
    return Box(
      .vertical, spacing: 4, [heading, Label.wrapping(.footnote, .secondary, text: titles.detail), columns])
  }

  // MARK: Saving

  private func bar(_ draft: TokenDraft) -> Widget {
    let status = Label("", .body, wraps: true)
    status.announcesText = true
    let save = ActionButton(localized("Save"), .primary) { [unowned self] in self.save(draft) }
    let discard = ActionButton(localized("Discard")) { draft.discard() }
    let bar = ActionBar(status, [discard, save])
    let reload = Button(label: localized("Reload"))
    reload.onClick { draft.discard() }
    let keep = Button(label: localized("Keep Mine"))
    keep.onClick { [context] in
      let failed = draft.rebase()
      guard !failed.isEmpty else { return }
      context.announce(localized("Can’t apply to the new version: %1$@").filled(with: failed.localizedList))
    }
    let notice = NoticeBanner(
      localized("%1$@ has changed on disk. Your changes aren’t saved.").filled(with: draft.fileName),
      buttons: [reload, keep])
    bar.observe { [unowned bar, unowned status, unowned root = notice.root] in
      status.text = draft.hasChanges ? localized("Unsaved changes.") : localized("No changes.")
      root.isVisible = draft.conflict != nil
      bar.isSensitive = draft.hasChanges && draft.conflict == nil
    }
    bar.setMargins(bottom: 8)
    return PageInset(Box(.vertical, [notice.root, bar]))
  }

  private func save(_ draft: TokenDraft) {
    for field in fields { field.commit() }
    guard draft.hasChanges, draft.conflict == nil else { return }
    do throws(FileReplacementError) {
      try draft.save()
      context.announce(localized("Saved"))
    } catch {
      context.announce(error.message)
    }
  }
}

extension QuickToken.Group {
  fileprivate var title: String {
    switch self {
    case .accent: localized("Accent")
    case .header: localized("Header")
    case .backgrounds: localized("Backgrounds")
    case .labels: localized("Labels")
    case .semanticLabels: localized("Semantic Labels")
    case .semanticBackgrounds: localized("Semantic Backgrounds")
    case .corners: localized("Corners")
    case .fonts: localized("Fonts")
    }
  }
}
