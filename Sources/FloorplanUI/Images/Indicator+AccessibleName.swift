extension Indicator {
  /// The default accessible name of the icon.
  nonisolated var accessibleName: String {
    switch self {
    case .veryHighPriority: localized("very high priority", context: "indicator")
    case .highPriority: localized("high priority", context: "indicator")
    case .mediumPriority: localized("medium priority", context: "indicator")
    case .lowPriority: localized("low priority", context: "indicator")
    case .veryLowPriority: localized("very low priority", context: "indicator")
    case .negative: localized("negative", context: "indicator")
    case .critical: localized("critical", context: "indicator")
    case .positive: localized("positive", context: "indicator")
    case .informative: localized("informative", context: "indicator")
    case .neutral: localized("neutral", context: "indicator")
    case .trendUp: localized("trend up", context: "indicator")
    case .trendFlat: localized("trend flat", context: "indicator")
    case .trendDown: localized("trend down", context: "indicator")
    case .attachment: localized("attachment", context: "indicator")
    case .comment: localized("comment", context: "indicator")
    case .favorite: localized("favorite", context: "indicator")
    case .notFavorite: localized("not favorite", context: "indicator")
    case .flagged: localized("flagged", context: "indicator")
    case .locked: localized("locked", context: "indicator")
    case .pending: localized("pending", context: "indicator")
    case .synchronizing: localized("synchronizing", context: "indicator")
    case .unread: localized("unread", context: "indicator")
    }
  }
}
