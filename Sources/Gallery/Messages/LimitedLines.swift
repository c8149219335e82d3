/// Returns a line for each item, up to a readable number, and the number of further ones.
nonisolated func limitedLines<Item>(_ items: [Item], _ line: (Item) -> String) -> [String] {
  let rest = items.count - maximumLineCount
  return items.prefix(maximumLineCount).map(line)
    + (rest > 0 ? [localized("and %1$@ more", "and %1$@ more", count: rest)] : [])
}

private nonisolated let maximumLineCount = 200
