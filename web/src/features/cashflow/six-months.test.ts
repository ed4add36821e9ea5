// The six months: consecutive, padded, joined without adding.
import { addMonths } from '@plimsoll/domain/calendar'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { joinMonths, sixMonths } from './six-months.ts'
import { chainOf, type Line, overviewOf, recordOf } from './testing/records.ts'

const rent: Line = ['out', 'op', 'premises', 'rent', 90_000]
const sale: Line = ['in', 'op', 'sales_income', 'product_sales', 150_000]
const month = fc
  .tuple(fc.integer({ min: 2000, max: 2090 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, of]) => `${year}-${String(of).padStart(2, '0')}`)

describe('the window', () => {
  test('R-103 R-106 there are always six months, one after the other, whatever is known', () => {
    fc.assert(
      fc.property(
        month,
        month,
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 0, max: 14 }),
        (current, start, before, after) => {
          const overview = overviewOf({
            actuals: chainOf(addMonths(current, -before), Array(before + 1).fill([rent])),
            forecast: chainOf(current, Array(after).fill([sale])),
            asOf: `${current}-15`,
          })
          const months = sixMonths(overview, start)
          expect(months).toHaveLength(6)
          months.forEach((column, index) => {
            expect(column.month).toBe(addMonths(start, index))
          })
        },
      ),
    )
  })

  test('R-104 two months of books are padded to six, also before the books begin', () => {
    const overview = overviewOf({
      actuals: chainOf('2026-10', [[rent], [rent]]),
      forecast: chainOf('2026-11', [[rent]]),
      asOf: '2026-11-20',
    })
    expect(sixMonths(overview, '2026-09').map(({ kind }) => kind)).toEqual([
      'none',
      'actual',
      'in_progress',
      'none',
      'none',
      'none',
    ])
  })

  test('books that ended long ago say until when they go, and nothing of the months after', () => {
    const overview = overviewOf({
      actuals: chainOf('2025-10', [[rent], [rent]]),
      forecast: chainOf('2025-11', [[rent], [rent]]),
      asOf: '2025-11-12',
      meta: { today: '2026-11-20' },
    })
    const months = sixMonths(overview, '2025-10')
    expect(months.map(({ kind }) => kind)).toEqual(['actual', 'actual', ...Array(4).fill('none')])
    expect(months.map(({ endsOn }) => endsOn ?? null)).toEqual([
      null,
      '2025-11-12',
      ...Array(4).fill(null),
    ])
  })

  test('R-106 headings go on across the end of the year', () => {
    const overview = overviewOf({
      actuals: chainOf('2026-09', [[rent], [rent], [rent]]),
      forecast: [],
      asOf: '2026-11-30',
    })
    expect(sixMonths(overview, '2026-09').map((column) => column.month)).toEqual([
      '2026-09',
      '2026-10',
      '2026-11',
      '2026-12',
      '2027-01',
      '2027-02',
    ])
  })

  test('a month before the books begin is padding, even if the reply holds a record of it', () => {
    const overview = overviewOf({
      actuals: chainOf('2026-08', [[], [], [rent]]),
      forecast: [],
      asOf: '2026-10-20',
      meta: { first_day: '2026-10-03' },
    })
    const [before] = joinMonths(overview, ['2026-09'])
    expect(before).toMatchObject({ kind: 'none', record: null })
  })
})

describe('actual and forecast', () => {
  test('the current month shows the forecast of the whole month and keeps what has happened beside it', () => {
    const soFar = recordOf('2026-11', [['out', 'op', 'premises', 'rent', 40_000]])
    const whole = recordOf('2026-11', [['out', 'op', 'premises', 'rent', 90_000]])
    const overview = overviewOf({ actuals: [soFar], forecast: [whole], asOf: '2026-11-20' })
    expect(joinMonths(overview, ['2026-11'])).toEqual([
      { month: '2026-11', kind: 'in_progress', record: whole, soFar },
    ])
  })

  test('the two are never added: every record shown is one that was sent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 0, max: 8 }), (past, ahead) => {
        const current = '2026-11'
        const actuals = chainOf(addMonths(current, -past), Array(past + 1).fill([rent]))
        const forecast = chainOf(addMonths(current, -2), Array(ahead + 3).fill([sale]))
        const overview = overviewOf({ actuals, forecast, asOf: '2026-11-20' })
        for (const column of sixMonths(overview, addMonths(current, -2))) {
          const from = column.month < current ? actuals : forecast
          expect(column.record === null || from.includes(column.record)).toBe(true)
        }
      }),
    )
  })
})
