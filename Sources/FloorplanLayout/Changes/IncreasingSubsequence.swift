/// Returns the positions of a longest strictly increasing subsequence, in ascending order.
///
/// - Complexity: O(n) for values that consist of few increasing runs, O(n log n) at worst.
func longestIncreasingSubsequence(of values: [Int]) -> [Int] {
  if zip(values, values.dropFirst()).allSatisfy(<) { return Array(values.indices) }
  // For each length, the position of the smallest value that ends an increasing subsequence of that length.
  var ends: [Int] = []
  // For each position, its predecessor in the longest subsequence that ends there.
  var predecessors: [Int] = []
  predecessors.reserveCapacity(values.count)
  var length = 0
  for (position, value) in values.enumerated() {
    // Values come in runs, so the length usually grows by one.
    length = firstPosition(below: ends.count, near: length + 1) { values[ends[$0]] >= value }
    predecessors.append(length > 0 ? ends[length - 1] : -1)
    if length == ends.count { ends.append(position) } else { ends[length] = position }
  }
  var found = ends
  var position = ends.last ?? -1
  for index in found.indices.reversed() {
    found[index] = position
    position = predecessors[position]
  }
  return found
}
