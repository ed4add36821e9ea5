import { describe, expect, it } from 'vitest'
import type { Day } from '../calendar.ts'
import { factsOf, paid } from '../testing/leak-payments.ts'
import type { Payment } from './leak.ts'
import { overlaps } from './overlap.ts'

describe('two tools for one job', () => {
  const keys = ['TRADIFY', 'JOBBER']
  const tools = (a: Payment[], b: Payment[]) =>
    overlaps(
      factsOf([...a, ...b], {
        payees: new Map(keys.map((key) => [key, { name: key, key, since: '2024-01-01' }])),
      }),
    )
  const monthly = (
    merchantId: string,
    pence: number,
    days: Day[] = ['2026-09-20', '2026-10-20', '2026-11-20'],
  ) => days.map((day) => paid(day, pence, { merchantId }))

  it('saves the cheaper one', () => {
    expect(tools(monthly('TRADIFY', 3000), monthly('JOBBER', 2000))).toMatchObject([
      {
        id: 'overlap:jobs and quotes',
        figures: 'JOBBER 24000 TRADIFY 36000',
        name: 'TRADIFY and JOBBER',
        merchantId: 'JOBBER',
        yearly: 24_000,
        amount: 2000,
        sentence: 'You pay TRADIFY and JOBBER for the same job: jobs and quotes.',
      },
    ])
  })

  it.each<[Day[], number | null]>([
    // Two payments in four months, twenty days apart at least, the last forty days ago at most.
    [['2026-10-25', '2026-11-14'], 4000 * 18],
    [['2026-10-26', '2026-11-14'], null],
    [['2026-09-13', '2026-10-14'], 48_000],
    [['2026-09-12', '2026-10-13'], null],
    [['2026-11-14'], null],
    // Every 21 to 45 days is a month, up to 110 a quarter.
    [['2026-10-05', '2026-11-19'], 48_000],
    [['2026-10-05', '2026-11-20'], 16_000],
    [['2026-08-01', '2026-11-19'], 16_000],
    // Four times a year, 110 days apart at most.
    // A year apart, within fifteen days.
    [['2025-01-10', '2026-01-25'], 4000],
    [['2025-01-10', '2026-01-26'], null],
    [['2024-11-22', '2025-11-22'], null],
    [['2024-11-23', '2025-11-23'], 4000],
  ])('paid on %j costs %s a year', (days, yearly) => {
    const leaks = tools(monthly('TRADIFY', 4000, days), monthly('JOBBER', 900_000))
    expect(leaks[0]?.yearly ?? null).toBe(yearly)
  })
})
