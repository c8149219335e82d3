# shellcheck shell=bash
# What the scripts share; sourced, never run.

# shellcheck disable=SC2034  # the scripts that source this file use it
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# Ends the script with a message on standard error.
fail() {
  printf '%s: %s\n' "${0##*/}" "$1" >&2
  exit "${2:-1}"
}

# Passes on what swift says, without the line that SwiftPM prints for gtk4.pc.
# The flags that it names are harmless and no manifest can silence it, so exactly
# these flags are dropped: a flag that nobody has looked at still shows.
without_known_line() {
  sed -uE '/^warning: prohibited flag\(s\): (-(pthread|mfpmath=sse|msse2?)(, )?)+$/d'
}
