// Taking a figure apart: what happened and what is expected always make the whole.

import { methodKey } from '@plimsoll/contract/cashflow'
import { minor, sum } from '@plimsoll/domain/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { partsOf } from './cell-parts.ts'
import { monthSteps, netSoFar } from './month-steps.ts'
import { joinMonths, type TableMonth } from './six-months.ts'
import { type Line, overviewOf, recordOf } from './testing/records.ts'

const line: fc.Arbitrary<Line> = fc.tuple(
  fc.constantFrom('in' as const, 'out' as const),
  fc.constantFrom('op' as const, 'inv' as const, 'fin' as const),
  fc.constantFrom('people', 'premises'),
  fc.constantFrom('a', 'b', 'c'),
  fc.integer({ min: -500_000, max: 9_000_000 }),
)

const running = (soFar: readonly Line[], whole: readonly Line[]): TableMonth => {
  const overview = overviewOf({
    actuals: [recordOf('2026-11', soFar, 1000)],
    forecast: [recordOf('2026-11', whole, 1000)],
    asOf: '2026-11-20',
  })
  const [column] = joinMonths(overview, ['2026-11'])
  if (!column) throw new Error('no month')
  return column
}

describe('a figure of the running month', () => {
  test('is what happened plus what its sub-categories are still expected to bring', () => {
    fc.assert(
      fc.property(fc.array(line), fc.array(line), (soFar, whole) => {
        for (const direction of ['in', 'out'] as const) {
          const parts = partsOf(running(soFar, whole), { direction }, {})
          expect(parts.happened + parts.expected).toBe(parts.amount)
          expect(sum(parts.lines.map(({ amount }) => amount))).toBe(parts.expected)
        }
      }),
    )
  })

  test('names the method of each part, and leaves out what has come in full', () => {
    const column = running(
      [['out', 'op', 'people', 'net_wages', 80_000]],
      [
        ['out', 'op', 'people', 'net_wages', 80_000],
        ['out', 'op', 'premises', 'rent', 90_000],
      ],
    )
    const { lines } = partsOf(
      column,
      { direction: 'out' },
      {
        [methodKey(column.month, 'out', 'rent')]: 'As last month',
      },
    )
    expect(lines).toEqual([
      {
        id: 'out.op.premises.rent',
        direction: 'out',
        label: 'Rent',
        amount: minor(-90_000),
        method: 'As last month',
      },
    ])
  })
})

describe('the steps of a month', () => {
  test('lead from the opening to the closing balance without a gap', () => {
    fc.assert(
      fc.property(fc.array(line), fc.array(line), (soFar, whole) => {
        const column = running(soFar, whole)
        const [opening, ...moves] = monthSteps(column)
        const closing = moves.pop()
        let level = opening?.to
        for (const step of moves) {
          expect(step.from).toBe(level)
          level = step.to
        }
        expect(level).toBe(closing?.amount)
        expect(netSoFar(column) + 1000).toBe(closing?.happened)
      }),
    )
  })
})
