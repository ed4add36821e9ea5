import { describe, expect, it } from 'vitest'
import { dayProfileOf, shareInMonth, weightsInMonth } from './day-profile.ts'
import type { Past } from './past.ts'
import { spanOf } from './span.ts'

const months = (...values: number[]) => Float64Array.from(values)

const nation = 'england_and_wales'

describe('the dates on which money moves', () => {
  const past = (byDay: Record<number, number>): Past => {
    const days = new Float64Array(31)
    for (const [date, amount] of Object.entries(byDay)) days[Number(date) - 1] = amount
    return {
      lines: [],
      remainder: [months(0), months(0)],
      remainderByDay: [days, new Float64Array(31)],
      explainedNet: months(0),
      moved: [true, false],
    }
  }
  // January 2026 has 21 working days: 1 January is a holiday, nine days are weekends.
  const profile = (byDay: Record<number, number>) =>
    dayProfileOf(past(byDay), { months: ['2026-01'], nation })

  it('spread a share of 15 % evenly', () => {
    const { in: into, out } = profile({ 15: 300, 16: 100 })
    expect(into[14]).toBeCloseTo(0.15 / 31 + 0.75 * 0.85, 12)
    expect(into[15]).toBeCloseTo(0.15 / 31 + 0.25 * 0.85, 12)
    expect(into[0]).toBeCloseTo(0.15 / 31, 12)
    expect(out[0]).toBeCloseTo(1 / 31, 12)
    expect(into.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12)
  })

  it.each([
    [{ 15: 300 }, 0],
    // Saturday the 17th: a tenth of 210 on each of 10 days of rest against 21 working days.
    [{ 15: 210, 17: 10 }, 10 / 10 / (210 / 21)],
    [{ 17: 10 }, 1],
    [{ 15: 1, 17: 100 }, 1],
    [{}, 0],
  ])('%j: days of rest bring %d of a working day', (byDay, share) => {
    expect(profile(byDay).onRestDays?.in).toBeCloseTo(share, 12)
  })

  it('of a short month move on its last day what a longer one would after it', () => {
    const span = spanOf({ opened: '2026-01-01', asOf: '2026-01-31', until: '2026-02-28' })
    const weights = Array.from({ length: 31 }, () => 1 / 31)
    const month = weightsInMonth({ weights }, span, 0)
    expect(month).toHaveLength(28)
    expect(month[27]).toBeCloseTo(4 / 31, 12)
    expect(shareInMonth({ weights }, span, 0)).toBeCloseTo(1, 12)
    expect(shareInMonth({ weights: weights.map(() => 0) }, span, 0)).toBe(0)
  })

  it('move from days of rest to the next working day, else to the last before', () => {
    // 28 February 2026 is a Saturday: what it would bring comes on Friday the 27th.
    const span = spanOf({ opened: '2026-01-01', asOf: '2026-02-26', until: '2026-02-28' })
    const weights = Array.from({ length: 31 }, () => 0.1)
    const month = weightsInMonth({ weights, onRestDays: { nation, share: 0.25 } }, span, 0)
    // The 28th stands for the 29th to 31st too: 0.4, a quarter of which stays.
    expect(month.map((weight) => weight.toFixed(6))).toEqual(['0.400000', '0.100000'])
    const rest = spanOf({ opened: '2026-01-01', asOf: '2026-02-27', until: '2026-03-02' })
    const only = weightsInMonth({ weights, onRestDays: { nation, share: 0.25 } }, rest, 0)
    expect(only[0]).toBeCloseTo(0.1, 12)
    // Sunday the 1st of March brings three quarters of its weight on Monday.
    const march = weightsInMonth({ weights, onRestDays: { nation, share: 0.25 } }, rest, 1)
    expect(march[0]).toBeCloseTo(0.025, 12)
    expect(march[1]).toBeCloseTo(0.175, 12)
  })
})
