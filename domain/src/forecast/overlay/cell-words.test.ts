// A cell is explained by its own parts: over 24 months of random books the clauses add up to the
// figure and name its own periods.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, firstDayOf, lastDayOf, monthOf } from '../../calendar.ts'
import { groupBy } from '../../group.ts'
import { minor, negate, sum } from '../../money.ts'
import { asOf } from '../../testing/arbitrary-lines.ts'
import { anyBase } from '../../testing/forecast-arbitraries.ts'
import { anyActuals, anyOverlay } from '../../testing/overlay-arbitraries.ts'
import type { Part } from '../engine.ts'
import { cellClauses, cellWords } from './cell-words.ts'
import { composeForecast } from './compose.ts'
import type { TaxPart } from './overlay.ts'

const until = lastDayOf(addMonths(monthOf(asOf), 24))

/** A tax payment in each of the 24 months, each of another amount. */
const taxes = Array.from({ length: 24 }, (_, at): TaxPart => {
  const day = firstDayOf(addMonths(monthOf(asOf), at + 1))
  return {
    source: 'tax',
    sourceId: 'vat',
    month: monthOf(day),
    day,
    due: day,
    side: 'out',
    subCategory: 'vat_payment',
    merchantId: null,
    amount: minor(-(1_000_000 + at)),
  }
})

test('the clauses of a cell add up to its figure, and a tax is explained by the period that makes it', () => {
  fc.assert(
    fc.property(anyBase, anyOverlay, anyActuals, (base, overlay, actuals) => {
      const all = { ...overlay, taxes: [...overlay.taxes, ...taxes], adjustments: [] }
      let forecast: ReturnType<typeof composeForecast>
      try {
        forecast = composeForecast({ ...base, until }, all, { actuals, nation: 'scotland' })
      } catch {
        return // rules that are percentages of themselves are refused
      }
      const wordsOf = (part: Part) => `${part.source} ${part.month} ${part.due}`
      for (const { month, lines } of forecast.months)
        for (const cell of groupBy(
          lines,
          ({ side, subCategory }) => `${side} ${subCategory}`,
        ).values()) {
          const side = cell[0]?.side
          const clauses = cellClauses(
            cell.flatMap(({ parts }) => parts),
            wordsOf,
          )
          const explained = sum(clauses.map(({ amount }) => amount))
          expect(side === 'out' ? negate(explained) : explained).toBe(
            sum(cell.map(({ expected }) => expected)),
          )
          for (const { words } of clauses)
            if (!words.endsWith('regular payments')) expect(words).toContain(` ${month} `)
          for (const { parts } of cell)
            for (const part of parts)
              if (part.source === 'tax')
                expect(cellWords(clauses)).toContain(`tax ${month} ${part.due}`)
        }
    }),
    { numRuns: 100 },
  )
})
