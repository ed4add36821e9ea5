import { expect, test } from 'vitest'
import { minor } from '../../money.ts'
import { doubtfulSeries, leftOutReason } from './review.ts'

const series = (id: string, probability: number, pounds: number, cadence = 'monthly' as const) => {
  return { id, probability, amount: minor(pounds * -100), cadence }
}

test('the doubtful are asked about, those with most at stake first, the sure never', () => {
  expect(
    doubtfulSeries([
      series('rent', 0.92, 3000), // sure
      series('wages', 0.7, 9000), // likely
      series('gym', 0.6, 40), // 16 a month at stake
      series('retainer', 0.5, 2400), // 1,200
      { ...series('stock', 0.4, 500), cadence: 'weekly' }, // 0.6 × 500 × 52/12 = 1,300
    ]),
  ).toEqual(['stock', 'retainer', 'gym'])
})

test('of many doubtful ones five are asked about', () => {
  const many = Array.from({ length: 40 }, (_, i) => series(`s${i}`, 0.5, 100 + i))
  expect(doubtfulSeries(many)).toEqual(['s39', 's38', 's37', 's36', 's35'])
  expect(doubtfulSeries([])).toEqual([])
})

test('a payee of most months is left out for its amount or for its day', () => {
  const months = (...pounds: number[]) => pounds.map((amount) => minor(amount * -100))
  expect(leftOutReason(months(120, 310, 95, 240, 180, 60))).toBe('amount_varies')
  expect(leftOutReason(months(50, 50, 0, 51, 50, 50))).toBe('no_fixed_day')
  expect(leftOutReason(months(50, 0, 0, 50, 0, 50))).toBeNull()
})
