import FloorplanTheme
import GTKBridge

/// The title of a form's object, in one line (FUITitleFormCell in the SAP Fiori for iOS documentation).
///
///     cell.value = "Work Request"
///     cell.placeholder.text = "Title"
///     cell.maxTextLength = 40
///
/// ## CSS nodes
///
///     cell.fdlFUITitleFormCell
///     ├── label.fdlFUITitleFormCell_title                 absent if empty
///     ├── field.fdlFUITitleFormCell_valueTextField
///     │   ├── entry
///     │   ╰── label.fdlFUITitleFormCell_placeholder       if there is no text
///     ├── label.fdlFUITitleFormCell_readOnlyField         if read-only, in place of the field
///     ╰── label.fdlFUITitleFormCell_counterLabel          absent by default
///
/// ## Accessibility
///
/// A group with a text box, labeled by the title, or by the placeholder if there is no title.
open class TitleFormCell: TextCell {}
