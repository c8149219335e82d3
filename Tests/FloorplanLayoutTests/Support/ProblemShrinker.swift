import FloorplanLayout

extension LayoutProblem {
  /// Returns a small problem that still fails, by removing everything that the failure doesn't need.
  ///
  /// - Parameter fails: Whether a problem fails; true for this one.
  /// - Returns: A problem that fails, such that no problem that is one step simpler fails.
  func shrunk(while fails: (LayoutProblem) -> Bool) -> LayoutProblem {
    var smallest = self
    var isShrinking = true
    while isShrinking {
      isShrinking = false
      for simplification in smallest.simplifications where fails(simplification) {
        smallest = simplification
        isShrinking = true
        break
      }
    }
    return smallest
  }

  /// Problems that are one step simpler, large steps first; each step makes progress, so shrinking ends.
  private var simplifications: [LayoutProblem] {
    withoutASection + withoutAnItem + withOneFewerOption + withOneFewerItemOption + withASimplerNumber
  }

  private var withoutASection: [LayoutProblem] {
    sections.indices.map { section in changed { $0.sections.remove(at: section) } }
  }

  private var withoutAnItem: [LayoutProblem] {
    sections.indices.flatMap { section in
      sections[section].items.indices.map { item in changed { $0.sections[section].items.remove(at: item) } }
    }
  }

  private var withOneFewerOption: [LayoutProblem] {
    var result: [LayoutProblem] = []
    func reset<Value>(_ path: WritableKeyPath<LayoutProblem, Value?>) {
      if self[keyPath: path] != nil { result.append(changed { $0[keyPath: path] = nil }) }
    }
    func reset<Value: Equatable>(_ path: WritableKeyPath<LayoutProblem, Value>, to value: Value) {
      if self[keyPath: path] != value { result.append(changed { $0[keyPath: path] = value }) }
    }
    reset(\.itemSize)
    reset(\.estimatedItemSize)
    reset(\.minimumScaledItemSize)
    reset(\.interitemSpacing)
    reset(\.lineSpacing)
    reset(\.sectionInset)
    reset(\.isRightToLeft, to: false)
    reset(\.numberOfColumns, to: 0)
    reset(\.numberOfRows, to: 0)
    reset(\.isLayoutJustified, to: false)
    reset(\.isTopAligned, to: false)
    reset(\.headerReferenceHeight, to: 0)
    reset(\.footerReferenceHeight, to: 0)
    reset(\.pinsHeaders, to: false)
    reset(\.pinsFooters, to: false)
    reset(\.contentOffset, to: .zero)
    if scale != 1, scale != 0 { result.append(changed { $0.scale = 1 }) }
    if scale != 0 { result.append(changed { $0.scale = 0 }) }
    if numberOfColumns > 2 { result.append(changed { $0.numberOfColumns = 2 }) }
    for section in sections.indices {
      reset(\.sections[section].header)
      reset(\.sections[section].footer)
      reset(\.sections[section].inset)
      reset(\.sections[section].interitemSpacing)
      reset(\.sections[section].lineSpacing)
    }
    return result
  }

  private var withOneFewerItemOption: [LayoutProblem] {
    sections.indices.flatMap { section in
      sections[section].items.indices.flatMap { position -> [LayoutProblem] in
        let item = sections[section].items[position]
        var simpler: [Item] = []
        if item.size != nil {
          simpler.append(Item(id: item.id, measure: item.measure, isUnmeasured: item.isUnmeasured))
        }
        if item.measure != nil { simpler.append(Item(id: item.id, size: item.size)) }
        if item.isUnmeasured { simpler.append(Item(id: item.id, size: item.size, measure: item.measure)) }
        switch item.measure {
        case .text(let length, let line, _):
          simpler.append(Item(id: item.id, size: item.size, measure: .fixed(width: length, height: line)))
        case .aspect(let width, let ratio):
          simpler.append(Item(id: item.id, size: item.size, measure: .fixed(width: width, height: width * ratio)))
        case .fixed, nil: break
        }
        return simpler.map { item in changed { $0.sections[section].items[position] = item } }
      }
    }
  }

  private var withASimplerNumber: [LayoutProblem] {
    var numbers: [Double] = []
    var copy = self
    copy.visitNumbers { numbers.append($0) }
    return numbers.enumerated().flatMap { position, number in
      // Only towards fewer digits and smaller magnitudes, so that a problem is never visited twice.
      [0, 1, 10, 100, number.rounded(.down), (number / 2).rounded(.down)].filter { Self.isSimpler($0, than: number) }
        .map { simpler in
          changed { problem in
            var current = 0
            problem.visitNumbers {
              if current == position { $0 = simpler }
              current += 1
            }
          }
        }
    }
  }

  private static func isSimpler(_ one: Double, than other: Double) -> Bool {
    guard one.isFinite else { return false }
    guard other.isFinite else { return true }
    let wholeness = (one.rounded() == one, other.rounded() == other)
    if wholeness.0 != wholeness.1 { return wholeness.0 }
    return abs(one) < abs(other)
  }

  private func changed(_ change: (inout LayoutProblem) -> Void) -> LayoutProblem {
    var result = self
    change(&result)
    return result
  }

  /// All lengths in the problem, always in the same order.
  private mutating func visitNumbers(_ visit: (inout Double) -> Void) {
    container.visitNumbers(visit)
    itemSize?.visitNumbers(visit)
    estimatedItemSize?.visitNumbers(visit)
    minimumScaledItemSize?.visitNumbers(visit)
    interitemSpacing.visitNumber(visit)
    lineSpacing.visitNumber(visit)
    sectionInset?.visitNumbers(visit)
    visit(&headerReferenceHeight)
    visit(&footerReferenceHeight)
    visit(&contentOffset.y)
    for section in sections.indices { sections[section].visitNumbers(visit) }
  }
}

extension LayoutProblem.Section {
  fileprivate mutating func visitNumbers(_ visit: (inout Double) -> Void) {
    header.visitNumber(visit)
    footer.visitNumber(visit)
    inset?.visitNumbers(visit)
    interitemSpacing.visitNumber(visit)
    lineSpacing.visitNumber(visit)
    for item in items.indices {
      items[item].size?.visitNumbers(visit)
      items[item].measure?.visitNumbers(visit)
    }
  }
}

extension MeasureModel {
  fileprivate mutating func visitNumbers(_ visit: (inout Double) -> Void) {
    switch self {
    case .fixed(var width, var height):
      visit(&width)
      visit(&height)
      self = .fixed(width: width, height: height)
    case .text(var length, var line, var padding):
      visit(&length)
      visit(&line)
      visit(&padding)
      self = .text(length: length, line: line, padding: padding)
    case .aspect(var width, var ratio):
      visit(&width)
      visit(&ratio)
      self = .aspect(width: width, ratio: ratio)
    }
  }
}

extension Size {
  fileprivate mutating func visitNumbers(_ visit: (inout Double) -> Void) {
    visit(&width)
    visit(&height)
  }
}

extension Insets {
  fileprivate mutating func visitNumbers(_ visit: (inout Double) -> Void) {
    visit(&top)
    visit(&leading)
    visit(&bottom)
    visit(&trailing)
  }
}

extension Double? {
  fileprivate mutating func visitNumber(_ visit: (inout Double) -> Void) {
    guard var number = self else { return }
    visit(&number)
    self = number
  }
}
