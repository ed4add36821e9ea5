// A forecast with changed projects is the same whether it is composed from the one before or from
// scratch.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minor } from '../../money.ts'
import { anyBase } from '../../testing/forecast-arbitraries.ts'
import { anyActuals, anyOverlay } from '../../testing/overlay-arbitraries.ts'
import type { Part } from '../engine.ts'
import { composeForecast } from './compose.ts'
import type { Forecast } from './composed.ts'
import type { Overlay, TaxPart } from './overlay.ts'
import { overlayWith, recomposeForecast } from './recompose.ts'

const nation = 'england_and_wales'

/** Parts of one day may stand in another order. */
function inOrder(forecast: Forecast): object {
  const ordered = (parts: readonly Part[]) => parts.map((part) => JSON.stringify(part)).sort()
  return {
    ...forecast,
    parts: ordered(forecast.parts),
    leftOut: forecast.leftOut.map((each) => ({ ...each, parts: ordered(each.parts) })),
    months: forecast.months.map((month) => ({
      ...month,
      lines: month.lines.map((line) => ({ ...line, parts: ordered(line.parts) })),
    })),
  }
}

const drawn = fc.record({
  overlay: anyOverlay,
  other: anyOverlay,
  // Which of five projects each part is of, before and after, and which of four change.
  owners: fc.array(fc.nat({ max: 4 }), { minLength: 6, maxLength: 6 }),
  isChanged: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
  // VAT of projects moves what is expected on the same day and line.
  taxShift: fc.constantFrom(0, 0, -12_345),
  isBare: fc.boolean(),
})

test('changed projects and taxes are composed as from scratch, to the part', () => {
  let additive = 0
  fc.assert(
    fc.property(anyBase, anyActuals, drawn, (base, actuals, world) => {
      const { owners, isChanged, taxShift } = world
      const owned = (part: Part, at: number) => ({ ...part, sourceId: `p${owners[at] ?? 0}` })
      const projects = world.overlay.projects.map(owned)
      const bare = { configurations: [], hiddenMerchants: [] }
      const overlay: Overlay = { ...world.overlay, ...(world.isBare ? bare : {}), projects }
      const projectIds = new Set(['p0', 'p1', 'p2', 'p3'].filter((_, at) => isChanged[at]))
      const changed = {
        projectIds,
        projects: world.other.projects
          .map((part, at) => owned(part, at + 3))
          .filter(({ sourceId }) => projectIds.has(sourceId)),
        taxes: overlay.taxes.map(
          (tax): TaxPart => ({ ...tax, amount: minor(tax.amount + taxShift) }),
        ),
      }
      const context = { actuals, nation } as const
      const input = { base, overlay, context }
      const before = composeForecast(base, overlay, context)
      const again = recomposeForecast(before, input, changed)
      const whole = composeForecast(base, overlayWith(overlay, changed), context)
      expect(inOrder(again)).toEqual(inOrder(whole))
      if (world.isBare && again.parts.length !== before.parts.length) additive++
    }),
  )
  expect(additive).toBeGreaterThan(5)
})
