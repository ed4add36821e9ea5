// Which wages are of one pay run.
import type { Day } from '@plimsoll/domain/calendar'
import { expect, test } from 'vitest'
import { payRun } from './due-beside.ts'

const wage = (day: string, merchant: string) => ({ day: day as Day, merchant_id: null, merchant })
const runOf = (wages: readonly ReturnType<typeof wage>[]) => {
  const [first] = wages
  return first ? payRun(wages, first).map(({ day, merchant }) => `${merchant} ${day.slice(8)}`) : []
}

test('one of the staff on Christmas Eve, the others after it', () => {
  const wages = [wage('2026-12-24', 'A'), wage('2026-12-29', 'B'), wage('2026-12-29', 'C')]
  expect(runOf(wages)).toEqual(['A 24', 'B 29', 'C 29'])
})

test('the wages of the next Friday are of the next run', () => {
  const wages = ['04', '11'].flatMap((day) => ['A', 'B'].map((who) => wage(`2026-12-${day}`, who)))
  expect(runOf(wages)).toEqual(['A 04', 'B 04'])
})
