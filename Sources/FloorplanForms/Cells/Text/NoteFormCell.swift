import FloorplanTheme

/// A text of several lines, which grows while the user types (FUINoteFormCell in the SAP Fiori for iOS documentation).
///
///     cell.placeholder.text = "Description"
///     cell.value = noteText
///     cell.onChangeHandler = { noteText = $0 }
///
/// The text scrolls if it has more lines than ``LongTextCell/maxNumberOfLines`` or than a large window displays.
///
/// ## CSS nodes
///
///     cell.fdlFUINoteFormCell
///     ├── label.fdlFUINoteFormCell_title                 absent if empty
///     ├── field.fdlFUINoteFormCell_valueTextView
///     │   ├── scrolledwindow
///     │   │   ╰── textview
///     │   ╰── label.fdlFUINoteFormCell_placeholder       if there is no text
///     ├── label.fdlFUINoteFormCell_readOnlyField         if read-only, in place of the field
///     ╰── label.fdlFUINoteFormCell_counterLabel          absent by default
///
/// ## Accessibility
///
/// A group with a multi-line text box, labeled by the title, or by the placeholder if there is no title.
open class NoteFormCell: LongTextCell {}

/// A key with a multi-line text below it (FUIKeyValueFormCell in the SAP Fiori for iOS documentation).
///
///     cell.title = "Note"
///     cell.placeholder.text = "Description"
///     cell.value = object.descriptionText
///     cell.tracksLiveChanges = true
///
/// The counter, the limits and the growth are those of ``NoteFormCell``.
///
/// ## CSS nodes
///
///     cell.fdlFUIKeyValueFormCell
///     ├── label.fdlFUIKeyValueFormCell_keyLabel              absent if empty
///     ├── field.fdlFUIKeyValueFormCell_valueTextView
///     │   ├── scrolledwindow
///     │   │   ╰── textview
///     │   ╰── label.fdlFUIKeyValueFormCell_placeholder       if there is no text
///     ├── label.fdlFUIKeyValueFormCell_readOnlyField         if read-only, in place of the field
///     ╰── label.fdlFUIKeyValueFormCell_counterLabel          absent by default
///
/// ## Accessibility
///
/// A group with a multi-line text box, labeled by the key, or by the placeholder if there is no key.
open class KeyValueFormCell: LongTextCell {
  /// Creates a cell with an empty text.
  public required convenience init() { self.init(ComponentParts.keyValueFormCell) }
}
