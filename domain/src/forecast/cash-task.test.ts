import { expect, test } from 'vitest'
import { monthsFrom } from '../calendar.ts'
import { type CashTask, forecastCash } from './cash-task.ts'

const task: CashTask = {
  id: 'A1',
  task: 'cash',
  asOf: '2025-12-31',
  end: '2026-03-30',
  opened: '2025-01-04',
  months: ['2026-01', '2026-02', '2026-03'],
  balance: 1234.56,
  tx: monthsFrom('2025-01', '2025-12').flatMap((month, i) => [
    [`${month}-05`, 2000.1, 'employer', 'transfer in'] as const,
    [`${month}-11`, -650, 'landlord', 'transfer out|household'] as const,
    [`${month}-${10 + (i % 9)}`, -900.55 - i * 13, '', 'cash withdrawal'] as const,
  ]),
}

test('a question of the yardstick is answered by months and days, from words that no taxonomy knows', () => {
  const answer = forecastCash(task)
  expect(answer.id).toBe('A1')
  expect(answer.in).toHaveLength(3)
  expect(answer.daily).toHaveLength(89)
  expect(answer.in.every((amount) => amount >= 2000)).toBe(true)
  expect(answer.out.every((amount) => amount >= 650)).toBe(true)
  expect(answer.streams.map(({ ref }) => ref)).toContain('landlord')
})

test('the closing balance is what the months come to', () => {
  const answer = forecastCash(task)
  const net = answer.in.reduce((sum, value, i) => sum + value - answer.out[i]!, 0)
  expect(answer.daily.at(-1)).toBeCloseTo(task.balance + net, 6)
})

test('an account without a transaction is answered too', () => {
  const answer = forecastCash({ ...task, tx: [], balance: 0 })
  expect(answer.in).toEqual([0, 0, 0])
  expect(answer.streams).toEqual([])
  expect(answer.hi95.at(-1)).toBe(0)
})
