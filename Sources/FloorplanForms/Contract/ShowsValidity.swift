/// What can look otherwise where its value can't be taken.
@MainActor
protocol ShowsValidity: AnyObject {
  /// Whether it shows that its value can't be taken.
  var isInvalid: Bool { get set }
}
