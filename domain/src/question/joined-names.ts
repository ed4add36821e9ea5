// Whether names in a question belong together. Not which names they are: `find-names.ts` says that.
import { type FoundName, keyOf } from './subject.ts'

/** Whether "and", "or" or "plus" stands between two of the names. */
export function joinsNames(
  names: readonly FoundName[],
  words: readonly (string | null)[],
): boolean {
  const sorted = [...names].sort((a, b) => a.start - b.start)
  return sorted.some((name, at) => {
    const next = sorted[at + 1]
    // "PAYE and NIC" are one category.
    if (!next || isSame(name, next)) return false
    const between = words.slice(name.end, next.start)
    return between.length <= 6 && between.some((word) => /^(and|plus|or)$/.test(word ?? ''))
  })
}

function isSame(a: FoundName, b: FoundName): boolean {
  const [one, other] = [a.subjects.map(keyOf), b.subjects.map(keyOf)]
  return one.length === other.length && one.every((key) => other.includes(key))
}
