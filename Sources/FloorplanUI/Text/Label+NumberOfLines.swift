public import GTKBridge

extension Label {
  /// How many lines are shown at most; 0 for all (seeds/001, "numberOfLines").
  ///
  /// What does not fit ends in an ellipsis.
  public var numberOfLines: Int {
    get { ellipsis == .none ? 0 : max(1, lineLimit) }
    set {
      wraps = newValue != 1
      wrapMode = .wordChar
      ellipsis = newValue == 0 ? .none : .end
      lineLimit = newValue > 1 ? newValue : -1
    }
  }
}
