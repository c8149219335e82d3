import FloorplanTheme
import GTKBridge

/// The title of what a form is about, in one line (FUITitleFormCell in seeds/004).
///
///     cell.value = "Work Request"
///     cell.placeholder.text = "Title"
///     cell.maxTitleTextLength = 40
///
/// ## CSS nodes
///
///     cell.fdlFUITitleFormCell
///     ├── label.fdlFUITitleFormCell_title                 absent where there is none
///     ├── field.fdlFUITitleFormCell_valueTextField
///     │   ├── entry
///     │   ╰── label.fdlFUITitleFormCell_placeholder       while there is no text
///     ├── label.fdlFUITitleFormCell_readOnlyField         read-only, in place of the field
///     ╰── label.fdlFUITitleFormCell_counterLabel          absent unless wanted
///
/// ## Accessibility
///
/// A group with a text box, which is named by the title, or by the placeholder where there is no title.
@MainActor
open class TitleFormCell: TextCell {
  /// The maximum number of characters that users can type; 0, the default, for no limit.
  ///
  /// In a form, use `FormField.limited(to:)`.
  ///
  /// A text that doesn't fit as a whole is not pasted at all.
  public final var maxTitleTextLength: Int {
    get { lengthLimit }
    set { lengthLimit = max(0, newValue) }
  }
}
