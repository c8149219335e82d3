import FloorplanTheme

/// A text of several lines, which grows with what is typed (FUINoteFormCell in seeds/004).
///
///     cell.placeholder.text = "Description"
///     cell.value = noteText
///     cell.onChangeHandler = { noteText = $0 }
///
/// From ``LongTextCell/maxNumberOfLines`` on, or from as many lines as a large window shows, the text scrolls.
///
/// ## CSS nodes
///
///     cell.fdlFUINoteFormCell
///     ├── label.fdlFUINoteFormCell_title                 absent where there is none
///     ├── field.fdlFUINoteFormCell_valueTextView
///     │   ├── scrolledwindow
///     │   │   ╰── textview
///     │   ╰── label.fdlFUINoteFormCell_placeholder       while there is no text
///     ├── label.fdlFUINoteFormCell_readOnlyField         read-only, in place of the field
///     ╰── label.fdlFUINoteFormCell_counterLabel          absent unless wanted
///
/// ## Accessibility
///
/// A group with a text box of several lines, which is named by the title, or by the placeholder where there is no title.
@MainActor
open class NoteFormCell: LongTextCell {}

/// A key, and below it a text of several lines (FUIKeyValueFormCell in seeds/004).
///
///     cell.keyName = "Note"
///     cell.placeholder.text = "Description"
///     cell.value = object.descriptionText
///     cell.isTrackingLiveChanges = true
///
/// A note with a key: it has the same counter, the same limits and the same growth.
///
/// ## CSS nodes
///
///     cell.fdlFUIKeyValueFormCell
///     ├── label.fdlFUIKeyValueFormCell_keyLabel              absent where there is none
///     ├── field.fdlFUIKeyValueFormCell_valueTextView
///     │   ├── scrolledwindow
///     │   │   ╰── textview
///     │   ╰── label.fdlFUIKeyValueFormCell_placeholder       while there is no text
///     ├── label.fdlFUIKeyValueFormCell_readOnlyField         read-only, in place of the field
///     ╰── label.fdlFUIKeyValueFormCell_counterLabel          absent unless wanted
///
/// ## Accessibility
///
/// A group with a text box of several lines, which is named by the key, or by the placeholder where there is no key.
@MainActor
open class KeyValueFormCell: LongTextCell {
  /// Makes an empty cell.
  public required convenience init() { self.init(ComponentParts.keyValueFormCell) }

  /// What the text is; the same as ``TitledCell/title``.
  public final var keyName: String {
    get { title }
    set { title = newValue }
  }
}
