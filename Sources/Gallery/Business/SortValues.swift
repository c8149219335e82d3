import Floorplan

/// A text as it is sorted: without regard to case and diacritics, as it is searched.
nonisolated struct FoldedText: Hashable, Comparable, Sendable {
  private let text: String

  init(_ text: String) {
    // What folding does to most texts, in a fraction of the time.
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else {
      self.text = text.lowercased()
      return
    }
    var folded = String.UnicodeScalarView()
    folded.append(contentsOf: SearchFolding.folded(text))
    self.text = String(folded)
  }

  static func < (one: Self, other: Self) -> Bool { one.text < other.text }
}

/// A case of an enumeration as it is sorted: in the order in which the cases are declared.
nonisolated struct CaseOrder<Value: CaseIterable & Hashable & Sendable>: Hashable, Comparable, Sendable
where Value.AllCases == [Value] {
  let value: Value
  private let number: Int

  init(_ value: Value) {
    self.value = value
    number = Value.allCases.firstIndex(of: value) ?? Value.allCases.count
  }

  static func < (one: Self, other: Self) -> Bool { one.number < other.number }
}

nonisolated extension Double {
  /// Itself; nil for what is no number and comes neither before nor behind one.
  var comparable: Double? { isNaN ? nil : self }
}

nonisolated extension DateTime {
  /// The number of the week, which begins on a Monday, since the one in which 1970 began.
  var week: Int { Int((Double(dayNumber + 3) / 7).rounded(.down)) }

  /// The Monday of a week.
  init(week: Int) { self.init(dayNumber: week * 7 - 3) }
}
