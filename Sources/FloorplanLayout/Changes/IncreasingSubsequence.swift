/// Finds a longest subsequence of numbers that grows from each one to the next.
///
/// - Parameter values: The numbers.
/// - Returns: The positions of its numbers, ascending.
/// - Complexity: O(n) for numbers that grow everywhere or in a few runs, O(n log n) at worst.
func longestIncreasingSubsequence(of values: [Int]) -> [Int] {
  if zip(values, values.dropFirst()).allSatisfy(<) { return Array(values.indices) }
  // The position of the smallest number that ends an increasing subsequence of each length.
  var ends: [Int] = []
  // For each position, the one before it in the best subsequence that ends there.
  var predecessors: [Int] = []
  predecessors.reserveCapacity(values.count)
  var length = 0
  for (position, value) in values.enumerated() {
    // Numbers come in runs, so the answer is mostly one behind the last.
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
