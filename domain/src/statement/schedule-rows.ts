// A schedule spreads one sum over the months in which it counts: insurance paid ahead, income not
// yet earned. Its balance runs to the penny, and no money moves on its days.
import { fold } from './fold.ts'
import type { StatementRead } from './statement.ts'

const sharesMin = 3
const spread =
  /\b(releas(e|ed)|amorti[sz](ation|ed)|depreciation|accru(al|ed)|prepaid|prepayment|deferred|unwind(ing)?)\b/

/** Why the rows of a reading may be shares of one sum, in words; `null` where they are not. */
export function scheduleDoubt({ transactions }: StatementRead): string | null {
  const [first, ...shares] = transactions
  if (!first || shares.length < sharesMin || first.balance !== first.amount) return null
  const isOpposed = shares.every(({ amount }) => amount < 0 !== first.amount < 0)
  if (!isOpposed) return null
  const [share] = shares
  const areAlike = shares.slice(0, -1).every(({ amount }) => amount === share?.amount)
  const areNamed = shares.every(({ text }) => spread.test(fold(text)))
  return areAlike || areNamed ? schedule : null
}

const schedule =
  'The first amount is taken back in shares, as in a schedule that spreads one sum over months. If no money moved on these days, leave the file out.'
