// Wages that are paid on the last working day: in 2025 it lay before the 28th, in 2026 after it.
import { addMonthsToDay } from '@plimsoll/domain/calendar'
import { minor } from '@plimsoll/domain/money'
import { type Period, spanPeriod } from '@plimsoll/domain/question/period'
import { expect, test } from 'vitest'
import { onlyWholeMonths } from './whole-months.ts'

const period = spanPeriod('2026-05-01', '2026-11-28')
const against = spanPeriod('2025-05-01', '2025-11-28')

/** £100 on the last day of each month but November, which is paid on another day each year. */
const paid = (november: string) => async (span: Period) => {
  const days = ['05-31', '06-30', '07-31', '08-31', '09-30', '10-31', november]
  const year = span.from.slice(0, 4)
  const found = days.filter((day) => `${year}-${day}` >= span.from && `${year}-${day}` <= span.to)
  return { amount: minor(10_000 * found.length) }
}

test('a payment that falls into the days of one year only is found in the whole months', async () => {
  const amountOf = async (span: Period) =>
    paid(span.from.startsWith('2026') ? '11-30' : '11-28')(span)
  const change = minor(60_000 - 70_000)
  const found = await onlyWholeMonths({ period, against, change }, amountOf)
  expect(found?.words).toContain('no difference')
  expect(found?.facts).toMatchObject([
    { id: 'whole_to', value: '2026-10-31' },
    { id: 'whole_a', minor: '60000' },
    { id: 'whole_b', minor: '60000' },
  ])
})

test('where whole months agree with all days, nothing is added', async () => {
  const amountOf = async (span: Period) => ({
    amount: minor(span.from.startsWith('2026') ? 70_000 : 60_000),
  })
  expect(await onlyWholeMonths({ period, against, change: minor(10_000) }, amountOf)).toBeNull()
})

test('periods that aren’t a year apart, and months under way alone, have no whole months to compare', async () => {
  const never = async (): Promise<never> => {
    throw new Error('nothing to read')
  }
  const change = minor(1)
  const before = spanPeriod('2026-04-01', '2026-04-28')
  expect(await onlyWholeMonths({ period, against: before, change }, never)).toBeNull()
  const november = spanPeriod('2026-11-01', '2026-11-28')
  const lastNovember = spanPeriod(addMonthsToDay(november.from, -12), '2025-11-28')
  expect(
    await onlyWholeMonths({ period: november, against: lastNovember, change }, never),
  ).toBeNull()
})
