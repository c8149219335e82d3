/// Returns a line for each item, up to a readable number, and a line with the number of further ones.
nonisolated func limitedLines<Item>(
  _ items: [Item], more: (Int) -> String = { localized("and %1$@ more", "and %1$@ more", count: $0) },
  _ line: (Item) -> String
) -> [String] {
  let rest = items.count - maximumLineCount
  return items.prefix(maximumLineCount).map(line) + (rest > 0 ? [more(rest)] : [])
}

private nonisolated let maximumLineCount = 200
