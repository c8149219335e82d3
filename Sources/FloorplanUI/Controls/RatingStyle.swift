import FloorplanTheme

extension RatingControl {
  /// The purpose of a rating, which determines its size, colors and whether it is editable.
  public enum Style: String, CaseIterable, Sendable {
    /// An editable rating.
    case editable
    /// An editable rating that is disabled.
    case editableDisabled
    /// A small read-only rating.
    case standard
    /// A large read-only rating.
    case standardLarge
    /// A small read-only rating in the accent color.
    case accented
    /// A large read-only rating in the accent color.
    case accentedLarge

    /// Whether the rating is editable or disabled rather than read-only.
    var isInput: Bool { self == .editable || self == .editableDisabled }

    /// The style state of the parts table.
    var state: StyleState {
      switch self {
      case .editable, .editableDisabled: .editable
      case .standard, .standardLarge: .standard
      case .accented, .accentedLarge: .accented
      }
    }

    private var sizeMetric: PartMetric {
      switch self {
      case .editable, .editableDisabled: .itemWidth
      case .standardLarge, .accentedLarge: .mediumItemWidth
      case .standard, .accented: .smallItemWidth
      }
    }

    /// The side of a star, in pixels.
    var starSize: Int { RatingStars.part[sizeMetric] }
    /// The gap between two stars, in pixels.
    var starGap: Int { RatingStars.part[isInput ? .iconGap : .smallIconGap] }
    /// The minimum height of the stars, in pixels.
    var height: Int { max(starSize, isInput ? RatingStars.part[.minimumTouchHeight] : 0) }
  }
}

/// The filled part of a star.
enum RatingFill: Equatable {
  case none
  case half
  case full

  /// Creates the fill for the part of a star that a rating covers, rounded to the nearest half.
  init(passed: Double) { self = passed < 0.25 ? .none : passed < 0.75 ? .half : .full }
}
