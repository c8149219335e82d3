/// The first of `count` positions at which a condition holds that, once true, stays true; `count` if there is none.
///
/// The search starts around a guess: one within two positions of the answer costs a few calls, any other the logarithm
/// of the count.
func firstPosition(below count: Int, near guess: Int = 0, where holds: (Int) -> Bool) -> Int {
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
