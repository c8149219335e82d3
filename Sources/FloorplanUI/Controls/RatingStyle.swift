import FloorplanTheme

extension RatingControl {
  /// What a rating is for, which decides its size, its colours and whether people can change it.
  public enum Style: String, CaseIterable, Sendable {
    /// People choose a rating.
    case editable
    /// People could choose a rating at another time.
    case editableDisabled
    /// A rating is shown, small.
    case standard
    /// A rating is shown.
    case standardLarge
    /// A rating is shown in the accent colour, small.
    case accented
    /// A rating is shown in the accent colour.
    case accentedLarge

    /// Whether the rating is one that people give.
    var isForPeople: Bool { self == .editable || self == .editableDisabled }

    /// The state of the parts table that the style is.
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

    /// The side of a star in points.
    var starSize: Int { Int(RatingStars.part.metric(sizeMetric)) }
    /// The space between two stars in points.
    var starGap: Int { Int(RatingStars.part.metric(isForPeople ? .iconGap : .smallIconGap)) }
    /// The least height of the stars in points.
    var height: Int { max(starSize, isForPeople ? Int(RatingStars.part.metric(.touchHeight)) : 0) }
  }
}

/// How much of a star is filled.
enum RatingFill: Equatable {
  case none
  case half
  case whole

  /// The fill of a star of which the rating has passed some part, to the nearest half.
  init(passed: Double) { self = passed < 0.25 ? .none : passed < 0.75 ? .half : .whole }
}
