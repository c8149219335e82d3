import Floorplan

/// An error in the text of business data.
nonisolated struct BusinessFormatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file and its problem, without a full stop.
  let description: String
  /// Whether a later version of the program wrote the file.
  var isOfLaterVersion = false
}
