// What a person cancels or changes of one payment moves that payment, and no other money.
import { expect, test } from 'vitest'
import { addMonths, monthsFrom } from '../../calendar.ts'
import { minor } from '../../money.ts'
import type { EngineInput } from '../engine.ts'
import { baseParts } from '../overlay/base-parts.ts'
import { dayPath } from '../overlay/path.ts'
import type { OccurrenceDecision } from '../series.ts'
import { baseForecast } from './base-forecast.ts'

const rent = 780_00
// Two years of takings that rise and fall, materials, and a rent on every 5th.
const movements: EngineInput['movements'] = monthsFrom('2024-01', '2025-12').flatMap((month, at) =>
  [
    { day: `${month}-03`, amount: 300_000 + (at % 5) * 40_000, merchantId: 'takings' },
    { day: `${month}-17`, amount: 250_000 + (at % 7) * 30_000, merchantId: 'sales' },
    { day: `${month}-11`, amount: -150_000 - (at % 3) * 50_000, merchantId: 'materials' },
    { day: `${month}-05`, amount: -rent, merchantId: 'rent' },
  ].map((each, i) => ({
    ...each,
    id: `${month} ${i}`,
    amount: minor(each.amount),
    subCategory: each.amount > 0 ? 'service_sales' : 'rent',
  })),
)
const input: EngineInput = {
  movements,
  opened: '2024-01-01',
  asOf: '2025-12-31',
  until: '2026-06-30',
  balance: minor(1_000_000),
  nation: 'england_and_wales',
  decisions: [],
}
const closingsOf = (decisions: readonly OccurrenceDecision[]) => {
  const base = baseForecast({ ...input, decisions })
  return new Map(dayPath(baseParts(base), base).map(({ day, closing }) => [day, closing]))
}
const plain = closingsOf([])
const series = baseForecast(input).series.find(({ merchantId }) => merchantId === 'rent')
const due = '2026-03-05'
const changed = (decision: OccurrenceDecision['decision']) =>
  closingsOf([{ seriesId: series?.id ?? '', due, decision }])

test.each([
  [{ kind: 'cancel' } as const, rent],
  [{ kind: 'amount', amount: minor(-500_00) } as const, rent - 500_00],
])('%j leaves every other day as it was', (decision, more) => {
  const closings = changed(decision)
  for (const [day, closing] of plain)
    expect([day, closings.get(day)]).toEqual([day, closing + (day >= due ? more : 0)])
})

test('moved to another month it is missing there alone', () => {
  const closings = changed({ kind: 'redate', day: `${addMonths('2026-03', 1)}-20` })
  for (const [day, closing] of plain) {
    const isBetween = day >= due && day < '2026-04-20'
    expect([day, closings.get(day)]).toEqual([day, closing + (isBetween ? rent : 0)])
  }
})
