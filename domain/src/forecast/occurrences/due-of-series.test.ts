// What a due day is expected to bring: its season's amount, the price before a rise, or the usual.
import { expect, test } from 'vitest'
import { minor } from '../../money.ts'
import { seriesOf } from '../../testing/forecast-arbitraries.ts'
import { amountOn, duesOf } from './due-of-series.ts'

const window = {
  from: '2026-01-01',
  until: '2026-12-31',
  nation: 'england_and_wales',
  decisions: [],
} as const

test('a seasonal series expects each month what that month brings', () => {
  const byMonth = [-300, -280, -240, -180, -120, -80, -60, -60, -90, -160, -220, -310].map(minor)
  const gas = seriesOf('gas', {
    rule: { kind: 'dates', dates: [15], everyMonths: 1, firstMonth: '2026-01' } as never,
    amount: { kind: 'seasonal', amount: minor(-300), byMonth, ratios: [] },
  })
  expect(amountOn(gas, '2026-01-15')).toBe(-300)
  expect(amountOn(gas, '2026-07-15')).toBe(-60)
  expect(amountOn(gas, '2026-12-31')).toBe(-310)
})

test('before a price rise the old price is due, from its day on the new one', () => {
  const rent = seriesOf('rent', {
    amount: {
      kind: 'fixed',
      amount: minor(-95_000),
      step: { before: minor(-90_000), since: '2026-04-01' },
    } as never,
  })
  expect(amountOn(rent, '2026-03-31')).toBe(-90_000)
  expect(amountOn(rent, '2026-04-01')).toBe(-95_000)
})

test('an amount that the user set for one due day counts on that day alone', () => {
  const rent = seriesOf('rent')
  const plain = duesOf(rent, window)
  const due = plain[2]
  if (!due) throw new Error('the series has no due days')
  const day = new Date(due.due * 86_400_000).toISOString().slice(0, 10)
  const decision = { kind: 'amount', amount: minor(-1) } as const
  const dues = duesOf(rent, { ...window, decisions: [{ seriesId: 'rent', due: day, decision }] })
  expect(dues.map(({ amount }) => amount)).toEqual(
    plain.map(({ amount }, i) => (i === 2 ? -1 : amount)),
  )
})
