// How good the estimates would have been: each past payment against what the payments before it
// would have led us to expect.
import type { Day } from '../calendar.ts'
import { type Minor, sum } from '../money.ts'
import { learnAmount } from './learn-amount.ts'
import { amountPastOf, type TaxHistory } from './learn-taxes.ts'
import { doneDates } from './match-payments.ts'
import { actualBook } from './month-book.ts'
import { periodParts } from './tax-amount.ts'
import type { TaxPeriod } from './tax-schedule.ts'
import type { TaxStream } from './tax-stream.ts'

/** A past date with what was paid for it and what would have been expected; both signed as cash. */
export type PastEstimate = {
  readonly period: TaxPeriod
  readonly due: Day
  readonly paid: Minor
  readonly expected: Minor
}

const estimatesMax = 4

/**
 * The last four dates of a tax, oldest first, each estimated from the payments before it alone and
 * the totals of its own period. Instalments of a VAT year and their balance are left out: they say
 * little.
 */
export function pastEstimates(
  stream: TaxStream,
  history: Pick<TaxHistory, 'totals' | 'asOf' | 'firstFullMonth'>,
): PastEstimate[] {
  const past = amountPastOf(history)
  const book = actualBook(history.totals)
  const done = doneDates(stream.settled, history.asOf)
  return done
    .flatMap(({ date, paid }, i) => {
      const model = learnAmount(stream.kind, done.slice(0, i), past)
      if (!model || date.duty === 'interim' || date.duty === 'balance') return []
      const parts = periodParts({ ...stream, model }, date, book)
      const expected = sum(parts.map(({ amount }) => amount))
      return [{ period: date.period, due: date.due, paid, expected }]
    })
    .slice(-estimatesMax)
}
