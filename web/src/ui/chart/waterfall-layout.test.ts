// The bars of a waterfall hang where the one before ended, and none leaves the drawing.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { labelLines, layOutWaterfall, type WaterfallStep } from './waterfall-layout.ts'

const size = { width: 420, height: 252 }

test('the movements lead from the first total to the last', () => {
  const layout = layOutWaterfall(
    [
      step('Opening', 'total', 100),
      step('Sales', 'movement', 60),
      step('Rent', 'movement', -40),
      step('Closing', 'total', 120),
    ],
    size,
  )
  const [opening, sales, rent, closing] = layout.bars
  expect(sales ? sales.top + sales.height : 0).toBeCloseTo(opening?.top ?? 0)
  expect(rent?.top).toBeCloseTo(sales?.top ?? 0)
  expect(closing?.top).toBeCloseTo(rent?.to ?? 0)
})

test('every bar stands inside the drawing, also below zero and with nothing at all', () => {
  const value = fc.integer({ min: -1e12, max: 1e12 })
  fc.assert(
    fc.property(
      fc.array(value, { maxLength: 9 }),
      fc.integer({ min: 1, max: 900 }),
      (values, width) => {
        const kinds = values.map((amount, i) =>
          step(String(i), i === 0 ? 'total' : 'movement', amount),
        )
        for (const bar of layOutWaterfall(kinds, { ...size, width }).bars) {
          expect(bar.top).toBeGreaterThanOrEqual(0)
          expect(bar.top + bar.height).toBeLessThanOrEqual(size.height)
          expect(Number.isFinite(bar.x + bar.to)).toBe(true)
        }
      },
    ),
  )
})

test('labels take two lines, take turns where it is tight, and are cut before they run into each other', () => {
  expect(labelLines('Operating out', { isTight: false, index: 0, step: 80 })).toEqual([
    'Operating',
    'out',
  ])
  expect(labelLines('Operating out', { isTight: true, index: 1, step: 46 })).toEqual([
    '',
    'Operating out',
  ])
  expect(labelLines('Operating out', { isTight: true, index: 0, step: 30 })[0]).toBe('Operatin…')
})

function step(label: string, kind: WaterfallStep['kind'], value: number): WaterfallStep {
  return { key: label, label, kind, value }
}
