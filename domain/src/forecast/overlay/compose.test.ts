import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { monthOf } from '../../calendar.ts'
import { minor, negate, sum } from '../../money.ts'
import {
  anyActuals,
  anyBase,
  anyOverlay,
  asOf,
  emptyBase,
  occurrenceOf,
  seriesOf,
  until,
} from '../../testing/forecast-arbitraries.ts'
import type { Part } from '../engine.ts'
import { composeForecast } from './compose.ts'
import type { Forecast } from './composed.ts'
import { emptyOverlay } from './overlay.ts'
import { partsOn } from './path.ts'

const nation = 'england_and_wales'
const net = (parts: readonly Part[]) => sum(parts.map(({ amount }) => amount))

describe('whatever lies over whatever base', () => {
  const anyForecast = fc.tuple(anyBase, anyOverlay, anyActuals).map(([base, overlay, actuals]) => ({
    base,
    overlay,
    actuals,
    forecast: composeForecast(base, overlay, { actuals, nation }),
  }))

  test('closing is opening plus what happened plus what is still expected, each month and day (C6)', () => {
    fc.assert(
      fc.property(anyForecast, ({ base, actuals, forecast }) => {
        const { months, days, parts } = forecast
        const happened = sum(
          actuals.map(({ side, amount }) => (side === 'in' ? amount : negate(amount))),
        )
        expect(months[0]?.opening).toBe(base.balance - happened)
        months.forEach((each, i) => {
          expect(each.closing).toBe(each.opening + each.in - each.out)
          if (i > 0) expect(each.opening).toBe(months[i - 1]?.closing)
          const lastDay = days.filter(({ day }) => monthOf(day) === each.month).at(-1)
          if (lastDay) expect(each.closing).toBe(lastDay.closing)
        })
        expect(months.at(-1)?.closing).toBe(base.balance + net(parts))
        let before: number = base.balance
        for (const { in: cashIn, out, closing } of days) {
          expect(closing).toBe(before + cashIn - out)
          before = closing
        }
      }),
    )
  })

  test('every figure is the sum of its parts: lines, sides, months and days (C3)', () => {
    fc.assert(
      fc.property(anyForecast, fc.nat({ max: 180 }), ({ forecast }, at) => {
        const inMonths = forecast.months.flatMap(({ lines }) => lines.flatMap(({ parts }) => parts))
        expect(inMonths.length).toBe(forecast.parts.length)
        for (const { month, in: cashIn, out, lines } of forecast.months) {
          for (const line of lines) {
            expect(line.expected).toBe(
              line.side === 'in' ? net(line.parts) : negate(net(line.parts)),
            )
            expect(line.amount).toBe(line.actual + line.expected)
            expect(line.parts.every((part) => part.month === month)).toBe(true)
          }
          const total = (side: string) =>
            sum(lines.filter((line) => line.side === side).map(({ amount }) => amount))
          expect([cashIn, out]).toEqual([total('in'), total('out')])
        }
        const day = forecast.days[at]
        if (day) expect(net(partsOn(forecast, day.day))).toBe(day.in - day.out)
      }),
    )
  })

  test('nothing is expected in the past or beyond the last day, and nothing that is left out is lost', () => {
    fc.assert(
      fc.property(anyForecast, ({ base, overlay, forecast }) => {
        for (const { day } of forecast.parts) if (day) expect(day > asOf && day <= until).toBe(true)
        const shown = composeForecast(
          base,
          { ...overlay, hiddenSeries: [], hiddenMerchants: [] },
          { actuals: [], nation },
        )
        const hidden = composeForecast(base, overlay, { actuals: [], nation })
        const isHide = ({ reason }: Forecast['leftOut'][number]) => reason.kind.startsWith('hidden')
        // Percentages follow what is hidden; all else is only moved from one list to the other.
        const rules = overlay.configurations.flatMap((each) => each.rules)
        if (rules.some(({ amount }) => amount.kind === 'percentage')) return
        const back = sum(hidden.leftOut.filter(isHide).map(({ amount }) => amount))
        expect(net(hidden.parts) + back).toBe(net(shown.parts))
      }),
    )
  })
})

const rent = seriesOf('rent', { merchantId: 'landlord' })
const dues = ['2026-04-01', '2026-05-01', '2026-06-01', '2026-07-01', '2026-08-01', '2026-09-01']
const base = {
  ...emptyBase,
  balance: minor(1_000_000),
  series: [rent],
  occurrences: dues.map((due) => occurrenceOf({ series: rent, due, amount: minor(-90_000) })),
}

test('without anything laid over it, the base is the forecast', () => {
  const forecast = composeForecast(base, emptyOverlay, { actuals: [], nation })
  expect(forecast.parts.map(({ day, amount }) => [day, amount])).toEqual(
    dues.map((due) => [due, -90_000]),
  )
  expect(forecast.months.map(({ closing }) => closing)).toEqual([
    1_000_000, 910_000, 820_000, 730_000, 640_000, 550_000, 460_000,
  ])
})
