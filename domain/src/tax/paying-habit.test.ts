import { describe, expect, it } from 'vitest'
import { addDays, type Day } from '../calendar.ts'
import { minor } from '../money.ts'
import type { SettledDate } from './match-payments.ts'
import { habitOf } from './paying-habit.ts'

const payBy = '2026-05-07'
const collectedOn = '2026-05-12'

/** A VAT date of 7 May, with a payment on each of these days. */
function settled(days: readonly Day[], more: { amount?: number; text?: string } = {}): SettledDate {
  const date = {
    kind: 'vat',
    duty: 'payment',
    period: { from: '2026-01-01', to: '2026-03-31' },
    due: payBy,
    payBy,
    directDebit: collectedOn,
    byPost: null,
  } as const
  const amount = minor(more.amount ?? -100)
  const payments = days.map((day) => ({
    id: day,
    day,
    amount,
    subCategory: 'vat_payment',
    ...(more.text ? { text: more.text } : {}),
  }))
  return { date, paid: minor(amount * days.length), payments }
}

const early = (days: number) => settled([addDays(payBy, -days)])

describe('direct debit', () => {
  it('is seen by its day', () => {
    expect(habitOf([settled([collectedOn])])).toEqual({
      directDebit: true,
      leadDays: 0,
      afterClosedDays: false,
      repaidDays: null,
    })
  })

  it.each(['HMRC NDDS', 'HMRC DD', 'hmrc ddr 123', 'HMRC D/D'])('is seen by "%s"', (text) => {
    expect(habitOf([settled(['2026-05-08'], { text })]).directDebit).toBe(true)
  })

  it.each(['HMRC VAT', 'ADD', 'DDS', ''])('is not seen by "%s" on another day', (text) => {
    expect(habitOf([settled(['2026-05-11'], { text })]).directDebit).toBe(false)
  })

  it('is the habit where more than half of the last six were', () => {
    const byDebit = settled([collectedOn])
    expect(habitOf([byDebit, early(2)]).directDebit).toBe(false)
    expect(habitOf([byDebit, byDebit, early(2)]).directDebit).toBe(true)
    const six = Array.from({ length: 6 }, () => early(2))
    expect(habitOf([...Array.from({ length: 7 }, () => byDebit), ...six]).directDebit).toBe(false)
  })

  it('is no habit of nobody', () => {
    expect(habitOf([])).toEqual({
      directDebit: false,
      leadDays: 0,
      afterClosedDays: false,
      repaidDays: null,
    })
  })
})

describe('days before the last day', () => {
  it.each([
    [[3], 0],
    [[3, 5], 3],
    [[5, 3, 9], 5],
    [[1, 2, 3, 4], 2],
    // Late twice may be chance, three times is a habit.
    [[-4, -2], 0],
    [[-4, -2, -3], -3],
    // Of seven, the first is too long ago.
    [[90, 1, 1, 1, 2, 2, 2], 1],
  ])('paid %j days early, the habit is %i', (days, lead) => {
    expect(habitOf(days.map(early)).leadDays).toBe(lead)
  })
})

it('a refund comes as many days after its period as the middle one did', () => {
  const repaid = (day: Day) => settled([day], { amount: 100 })
  // The period ends on 31 March: 20, 30 and 61 days later.
  const habit = habitOf([repaid('2026-04-20'), repaid('2026-05-31'), repaid('2026-04-30')])
  expect(habit).toMatchObject({ directDebit: false, leadDays: 0, repaidDays: 30 })
})

describe('a last day that is no working day', () => {
  // 22 February, March and November 2026 are Sundays, with the Friday two days before.
  const paye = (month: string, day: string): SettledDate => {
    const [each] = settled([`2026-${month}-${day}`]).payments
    if (!each) throw new Error('a payment was made')
    const due = `2026-${month}-22`
    const date = { ...settled([]).date, kind: 'paye', due, payBy: `2026-${month}-20` } as const
    return { date: { ...date, directDebit: null }, paid: each.amount, payments: [each] }
  }
  it.each([
    ['the Monday after, twice', [paye('02', '23'), paye('03', '23')], true],
    ['the Friday before, twice', [paye('02', '20'), paye('03', '20')], false],
    // One of two is no habit, and one alone may be chance.
    ['either', [paye('02', '20'), paye('03', '23')], false],
    ['the Monday after, once', [paye('03', '23')], false],
    ['the Sunday itself', [paye('02', '22'), paye('03', '22')], false],
  ])('%s', (_, dates, expected) => {
    expect(habitOf(dates).afterClosedDays).toBe(expected)
  })
})
