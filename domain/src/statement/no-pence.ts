// Doubts whole amounts that may be counted in pence, as programs hand them to each other: 59011 for
// £590.11. Nothing in such a file shows which it is.
import { type Minor, magnitude } from '../money.ts'
import { spellAmount } from './sentences.ts'
import type { Assumption } from './statement.ts'

const rowsMin = 5
const usualMin = 100_000

/** The doubt about amounts without pence that are large and hardly ever round; else none. */
export function withoutPence(
  amounts: readonly Minor[],
  currencies: readonly string[],
): Assumption[] {
  if (amounts.length < rowsMin || currencies.some((code) => code !== 'GBP')) return []
  if (amounts.some((amount) => amount % 100 !== 0)) return []
  const sizes = amounts.map(Math.abs).sort((left, right) => left - right)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0
  const round = amounts.filter((amount) => amount % 1000 === 0).length
  const [example] = amounts
  if (example === undefined || usual < usualMin || round * 2 > amounts.length) return []
  const message = `No amount has pence: the first is read as £${spellAmount(magnitude(example))}. If this file counts in pence, write its amounts in pounds and upload it again.`
  return [{ code: 'no_pence', message }]
}
