// How far two words lie apart: insertions, deletions, substitutions and swapped neighbours (optimal
// string alignment, Damerau 1964). For typing errors in short words; it is not meant for sentences.

/** The number of edits between two words, or `max + 1` as soon as it must be more than `max`. */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
        swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    if (Math.min(...row) > max) return max + 1
    ;[before, last] = [last, row]
  }
  return last[b.length] ?? max + 1
}

/** How many edits a word may be away from what is meant: short words must be exact. */
export function editsAllowed(word: string): number {
  if (word.length < 4) return 0
  return word.length < 7 ? 1 : 2
}
