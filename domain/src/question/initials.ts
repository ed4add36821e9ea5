// Names that are initials: DVSA is no slip for DVLA, while HRMC is one for HMRC.
import type { Subject } from './subject.ts'

const initialsMax = 5

const sorted = (text: string) => [...text].sort().join('')

/** Whether a name is written as initials and a word has other letters than those. */
export function isOtherInitials(word: string, name: string, subjects: readonly Subject[]): boolean {
  if (name.length > initialsMax || sorted(word) === sorted(name)) return false
  const written = name.toUpperCase()
  return subjects.some(({ name: whole }) => whole.split(/[^\p{L}\d]+/u).includes(written))
}
