import { expect, test } from 'vitest'
import { minor } from '../../money.ts'
import { isOneSided, trailingMonthsOf } from './trailing-months.ts'

const movement = (day: string, pence: number) => ({
  id: day,
  day,
  amount: minor(pence),
  merchantId: null,
  subCategory: 'rent',
})

test('months are counted back from the day, so that the newest days count', () => {
  const movements = [
    movement('2026-01-17', 7),
    movement('2026-02-16', -3),
    movement('2026-02-17', 1),
  ]
  const { net, turnover } = trailingMonthsOf({
    movements,
    opened: '2025-12-17',
    asOf: '2026-02-16',
  })
  expect([...net]).toEqual([0, 4])
  expect([...turnover]).toEqual([0, 5])
})

test('on the last day of a month they are calendar months, February too', () => {
  const movements = [
    movement('2026-01-31', 5),
    movement('2026-02-01', 6),
    movement('2026-02-28', 1),
  ]
  const { net } = trailingMonthsOf({ movements, opened: '2026-01-01', asOf: '2026-02-28' })
  expect([...net]).toEqual([5, 7])
})

test('books that only ever took money in have one side', () => {
  const monthsOf = (...movements: ReturnType<typeof movement>[]) =>
    isOneSided(trailingMonthsOf({ movements, opened: '2026-01-01', asOf: '2026-02-28' }))
  expect(monthsOf(movement('2026-01-31', 5), movement('2026-02-01', 6))).toBe(true)
  expect(monthsOf(movement('2026-01-31', 5), movement('2026-02-01', -1))).toBe(false)
})
