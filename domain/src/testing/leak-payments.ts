// Payments and facts for the tests of leaks.
import type { Day } from '../calendar.ts'
import type { LeakFacts, Payment } from '../leaks/leak.ts'
import { minor } from '../money.ts'
import { compareText } from '../order.ts'

/** The day on which the leaks are looked for. */
export const leakDay = '2026-11-23'

/** A payment out of so many pence, to Kinver unless named. */
export const paid = (day: Day, pence: number, more: Partial<Payment> = {}): Payment => ({
  id: `${more.merchantId ?? 'kinver'} ${day} ${pence} ${more.text ?? ''}`,
  day,
  amount: minor(-pence),
  merchantId: 'kinver',
  subCategory: 'software',
  text: 'KINVER',
  ...more,
})
/** What leaks are looked for in, of payments in any order. */
export const factsOf = (
  payments: readonly Payment[],
  more: Partial<LeakFacts> = {},
): LeakFacts => ({
  asOf: leakDay,
  opened: '2024-01-01',
  payments: [...payments].sort((a, b) => compareText(a.day, b.day)),
  payees: new Map([['kinver', { name: 'Kinver', key: 'KINVER', since: '2025-01-01' }]]),
  series: [],
  occurrences: [],
  nation: 'england_and_wales',
  ...more,
})
