import FloorplanUI

extension InlineSignatureFormCell {
  /// How far somebody has come with signing.
  public nonisolated enum State: String, Hashable, Sendable, CaseIterable {
    /// Nobody signs: a press on the canvas begins it.
    case inactive
    /// The canvas is empty and can be written on.
    case active
    /// There is something on the canvas that is not the value yet.
    case signed
    /// The value is shown.
    case saved

    /// What people, or code for them, do.
    enum Event: CaseIterable {
      /// The canvas is pressed, or Enter is while it has the focus.
      case begin
      /// A stroke is drawn, or a picture attached.
      case draw
      /// A picture comes from elsewhere.
      case attach
      /// The canvas is emptied, by the button or by taking the last stroke back.
      case clear
      case save
      case cancel
      case reenter
    }

    /// The state after something was done; nil where it can't be done.
    func after(_ event: Event) -> State? {
      switch (self, event) {
      case (.inactive, .begin): .active
      case (.active, .draw), (.signed, .draw): .signed
      case (.inactive, .attach), (.active, .attach), (.signed, .attach): .signed
      case (.signed, .clear): .active
      case (.signed, .save): .saved
      case (.active, .cancel), (.signed, .cancel): .inactive
      case (.saved, .reenter): .inactive
      default: nil
      }
    }

    /// What assistive technology is told.
    var words: String {
      switch self {
      case .inactive: localized("not signed")
      case .active: localized("ready to sign")
      case .signed: localized("signed, not saved")
      case .saved: localized("saved")
      }
    }
  }
}
