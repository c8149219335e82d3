extension String {
  /// Replaces the placeholders `%1$@`, `%2$@` and so on, in any order.
  ///
  /// A value in the other direction than the text is isolated, so the words around it keep their order.
  ///
  /// - Parameter values: The values of the placeholders, in order of their numbers.
  /// - Returns: The resulting text.
  public nonisolated func filled(with values: String...) -> String {
    // Search only the remaining text, so placeholders in values aren't replaced.
    var rest = self[...]
    var text = BidirectionalText(self, values: values)
    while let mark = rest.firstIndex(of: "%") {
      text.append(rest[..<mark])
      rest = rest[mark...]
      let index = values.indices.first { rest.hasPrefix("%\($0 + 1)$@") }
      guard let index else {
        text.append(String(rest.removeFirst()))
        continue
      }
      text.append(value: values[index])
      rest = rest.dropFirst("%\(index + 1)$@".count)
    }
    text.append(rest)
    return text.marked
  }
}
