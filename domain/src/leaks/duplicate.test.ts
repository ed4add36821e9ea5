import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar.ts'
import { minor } from '../money.ts'
import { factsOf, paid } from '../testing/leak-payments.ts'
import { duplicates } from './duplicate.ts'
import type { Payment } from './leak.ts'

describe('a bill paid twice', () => {
  const found = (payments: Payment[]) => duplicates(factsOf(payments)).map(({ figures }) => figures)

  it.each([
    ['2026-11-14', 1],
    ['2026-11-15', 0],
  ])('on 10 and %s: %i', (day, count) => {
    expect(found([paid('2026-11-10', 50_000), paid(day, 50_000)])).toHaveLength(count)
  })

  it.each([
    ['2026-12-10', 1],
    ['2026-12-11', 0],
  ])('with one invoice number on 10 November and %s: %i', (day, count) => {
    const text = 'KINVER INV 1042'
    const payments = [paid('2026-11-10', 50_000, { text }), paid(day, 50_000, { text })]
    expect(duplicates(factsOf(payments, { asOf: '2026-12-31' }))).toHaveLength(count)
  })

  it.each([
    [1000, 1],
    [999, 0],
  ])('of %i pence: %i', (pence, count) => {
    expect(found([paid('2026-11-10', pence), paid('2026-11-11', pence)])).toHaveLength(count)
  })

  it('counts within the last twelve months', () => {
    expect(found([paid('2025-11-22', 5000), paid('2025-11-24', 5000)])).toHaveLength(1)
    expect(found([paid('2025-11-22', 5000), paid('2025-11-23', 5000)])).toHaveLength(0)
  })

  it.each([
    // A refund within sixty days of the last.
    ['2027-01-09', 0],
    ['2027-01-10', 1],
    ['2026-11-09', 1],
  ])('given back on %s: %i', (day, count) => {
    const back = { ...paid(day, 50_000), amount: minor(50_000) }
    const payments = [paid('2026-11-10', 50_000), paid('2026-11-10', 50_000, { text: 'B' }), back]
    expect(duplicates(factsOf(payments, { asOf: '2027-02-01' }))).toHaveLength(count)
  })

  it('in words', () => {
    const twice = [paid('2026-11-10', 50_000), paid('2026-11-10', 50_000, { text: 'B' })]
    const [leak] = duplicates(factsOf(twice))
    expect(leak).toMatchObject({
      amount: 50_000,
      sentence: 'Kinver was paid £500.00 twice on 10 November 2026.',
      advice: 'If that was one bill, ask Kinver for £500.00 back.',
    })
    const [other] = duplicates(factsOf([paid('2026-11-10', 50_000), paid('2026-11-12', 50_000)]))
    expect(other?.sentence).toBe(
      'Kinver was paid £500.00 on 10 November 2026 and again on 12 November 2026.',
    )
  })

  it.each([
    // Three in a row are a bill from £100 on, where it is no round sum.
    [10_001, 1],
    [10_000, 0],
    [9999, 0],
  ])('three times %i pence: %i', (pence, count) => {
    const days = ['2026-11-10', '2026-11-11', '2026-11-12']
    const leaks = duplicates(factsOf(days.map((day) => paid(day, pence))))
    expect(leaks).toHaveLength(count)
    if (count > 0)
      expect(leaks[0]).toMatchObject({
        amount: 20_002,
        sentence: 'Kinver was paid £100.01 three times from 10 November 2026 to 12 November 2026.',
      })
  })

  it.each([
    [10_000, 1],
    [9999, 0],
  ])('of a fare from £100 on: %i, %i', (pence, count) => {
    const more = { subCategory: 'travel' }
    expect(found([paid('2026-11-10', pence, more), paid('2026-11-11', pence, more)])).toHaveLength(
      count,
    )
  })

  it.each([
    [22, 4999, 0],
    [22, 5000, 1],
    [21, 4999, 1],
  ])('beside %i others to the payee, of %i pence: %i', (others, pence, count) => {
    const buys = Array.from({ length: others }, (_, i) => paid(addDays('2026-01-01', i), 1001 + i))
    const twice = [paid('2026-11-10', pence), paid('2026-11-11', pence)]
    expect(found([...buys, ...twice])).toHaveLength(count)
  })

  it('in two runs is believed of large bills on different days', () => {
    const run = (month: string, pence: number) => [
      paid(`2026-${month}-10`, pence),
      paid(`2026-${month}-11`, pence),
    ]
    expect(found([...run('05', 10_000), ...run('06', 20_000)])).toHaveLength(2)
    expect(found([...run('05', 9999), ...run('06', 20_000)])).toHaveLength(0)
    expect(found([...run('05', 10_000), ...run('06', 20_000), ...run('07', 30_000)])).toHaveLength(
      0,
    )
  })

  it('of a regular payment is one more among few', () => {
    const monthly = ['05', '06', '07', '08'].map((month) => paid(`2026-${month}-10`, 50_000))
    expect(found([...monthly, paid('2026-08-12', 50_000)])).toHaveLength(1)
    const weekly = [0, 7, 14, 21].map((days) => paid(addDays('2026-05-01', days), 50_000))
    expect(found([...weekly, paid('2026-05-24', 50_000)])).toHaveLength(0)
  })
})
