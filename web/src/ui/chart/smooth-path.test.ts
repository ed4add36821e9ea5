// The smooth line goes through every place and never past one.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groundPath, type Place, smoothPath, straightPath } from './smooth-path.ts'

const anyPlaces = fc
  .array(
    fc.record({ step: fc.integer({ min: 1, max: 90 }), y: fc.integer({ min: -500, max: 500 }) }),
    { minLength: 2, maxLength: 40 },
  )
  .map((steps) => {
    let x = 0
    return steps.map(({ step, y }): Place => {
      x += step
      return { x, y }
    })
  })

test('the line goes through every place', () => {
  fc.assert(
    fc.property(anyPlaces, (places) => {
      expect(curvesOf(smoothPath(places)).map(({ to }) => to)).toEqual(places.slice(1))
    }),
  )
})

test('between two places the line stays between their heights', () => {
  fc.assert(
    fc.property(anyPlaces, (places) => {
      curvesOf(smoothPath(places)).forEach(({ leave, arrive, to }, i) => {
        const from = places[i] ?? to
        for (const share of [0.1, 0.25, 0.5, 0.75, 0.9]) {
          const y = bezier([from.y, leave.y, arrive.y, to.y], share)
          expect(y).toBeGreaterThanOrEqual(Math.min(from.y, to.y) - 0.1)
          expect(y).toBeLessThanOrEqual(Math.max(from.y, to.y) + 0.1)
        }
      })
    }),
  )
})

test('two places make a straight line, fewer make none', () => {
  const places = [
    { x: 0, y: 30 },
    { x: 30, y: 0 },
  ]
  expect(smoothPath(places)).toBe('M0,30C10,20,20,10,30,0')
  expect(straightPath(places)).toBe('M0,30L30,0')
  expect(smoothPath(places.slice(1))).toBe('')
})

test('the ground closes the line back to where it began', () => {
  const places = [
    { x: 5, y: 30 },
    { x: 35, y: 30 },
  ]
  expect(groundPath(places, 90)).toBe(`${smoothPath(places)}V90H5Z`)
  expect(groundPath([], 90)).toBe('')
})

function curvesOf(path: string): { leave: Place; arrive: Place; to: Place }[] {
  return [...path.matchAll(/C([^CVZ]+)/g)].map(([, text = '']) => {
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = text.split(',').map(Number)
    return { leave: { x: a, y: b }, arrive: { x: c, y: d }, to: { x, y } }
  })
}

function bezier([a, b, c, d]: [number, number, number, number], t: number): number {
  const s = 1 - t
  return s ** 3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t ** 3 * d
}
