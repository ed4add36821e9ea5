// Words that stand under no heading, beside a column whose own words are a mere "To" or "DD", are
// those of the payment.
import { profileOf } from './column-profile.ts'
import { textOf } from './find-header.ts'
import type { Row } from './statement.ts'

const lettersMax = 4
const wordsMin = 3

/** The columns of words, with the unnamed one beside them where they say next to nothing. */
export function withUnnamedWords(
  described: readonly number[],
  headers: readonly string[],
  rows: readonly Row[],
): number[] {
  const last = described.at(-1)
  const own = [...described]
  if (last === undefined || headers[last + 1] !== '') return own
  const beside = profileOf(last + 1, rows)
  if (beside.letters <= beside.filled * wordsMin) return own
  const isShort = rows.every(({ cells }) =>
    described.every((at) => textOf(cells[at]).length <= lettersMax),
  )
  return isShort ? [...own, last + 1] : own
}
