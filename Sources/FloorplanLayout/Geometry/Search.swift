/// Returns the first of `count` positions at which a monotonic condition holds, or `count` if there is none.
///
/// The search starts at a guess. It takes a few calls if the guess is within two positions of the result, else O(log
/// count).
package func firstPosition(below count: Int, near guess: Int = 0, where holds: (Int) -> Bool) -> Int {
  var (low, high) = (0, count)
  let guess = min(max(guess, 0), count)
  let (before, after) = (guess - min(guess, 2), guess + min(count - guess, 2))
  if before > 0 {
    if holds(before - 1) { high = before - 1 } else { low = before }
  }
  if after < high {
    if holds(after) { high = after } else { low = after + 1 }
  }
  while low < high {
    let middle = low + (high - low) / 2
    if holds(middle) { high = middle } else { low = middle + 1 }
  }
  return low
}
