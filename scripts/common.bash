# shellcheck shell=bash
# Functions for all scripts. Source this file, don't run it.

# shellcheck disable=SC2034  # the scripts that source this file use it
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# Ends the script with a message on standard error.
fail() {
  printf '%s: %s\n' "${0##*/}" "$1" >&2
  exit "${2:-1}"
}

# Copies swift's output without the warning that SwiftPM prints for gtk4.pc.
# Its flags are harmless, and no manifest can silence it. Only a warning with
# exactly these flags is dropped, so unknown flags are still reported.
without_known_line() {
  sed -uE '/^warning: prohibited flag\(s\): (-(pthread|mfpmath=sse|msse2?)(, )?)+$/d'
}
