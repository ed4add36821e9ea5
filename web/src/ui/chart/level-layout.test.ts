// The geometry of the level chart holds for any data: no broken paths, nothing outside the frame,
// the line always forward.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LevelChartData, LevelPoint } from './level-data.ts'
import { indexAt, layOutLevels } from './level-layout.ts'

const value = fc.oneof(
  fc.integer({ min: -1e13, max: 1e13 }),
  fc.integer({ min: -5_000_000, max: 5_000_000 }),
  fc.constant(0),
)

const anyData: fc.Arbitrary<LevelChartData> = fc
  .record({
    past: fc.nat(30),
    ahead: fc.nat(13),
    hasNow: fc.boolean(),
    values: fc.array(fc.array(value, { minLength: 5, maxLength: 5 }), {
      minLength: 45,
      maxLength: 45,
    }),
    opening: value,
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    line: fc.option(value),
    low: fc.nat(44),
  })
  .map(({ past, ahead, hasNow, values, opening, share, line, low }) => {
    const kinds = [
      ...Array<'past'>(past).fill('past'),
      ...(hasNow || past + ahead === 0 ? (['current'] as const) : []),
      ...Array<'ahead'>(ahead).fill('ahead'),
    ]
    const points = kinds.map((kind, i) => pointOf(kind, i, values[i] ?? []))
    return {
      points,
      opening,
      now: hasNow ? { share, level: values[44]?.[0] ?? 0 } : null,
      expects: ahead > 0,
      line,
      days: points.flatMap(({ key, kind, level }) =>
        [0.3, 0.7, 1].map((at) => ({
          key,
          share: at,
          level,
          band: kind === 'ahead' ? bandOf(level) : null,
        })),
      ),
      low: low < points.length ? { key: String(low), share, level: values[43]?.[0] ?? 0 } : null,
    }
  })

const anySize = fc.record({ width: fc.integer({ min: 1, max: 2000 }), height: fc.constant(360) })

test('no path holds anything but numbers, whatever the data and the width', () => {
  fc.assert(
    fc.property(anyData, anySize, (data, size) => {
      const layout = layOutLevels(data, size)
      for (const path of Object.values(layout.paths)) expect(path).not.toMatch(/NaN|Infinity|null/)
      for (const tick of [...layout.levels.ticks, ...layout.flows.ticks])
        expect(Number.isSafeInteger(tick)).toBe(true)
    }),
  )
})

test('every level stands inside its panel, and each period ends later than the one before', () => {
  fc.assert(
    fc.property(anyData, anySize, (data, size) => {
      const { frame, ends, now } = layOutLevels(data, size)
      for (const { x, y } of now ? [...ends, now] : ends) {
        expect(x).toBeGreaterThan(frame.left)
        expect(x).toBeLessThanOrEqual(frame.right + 0.001)
        expect(y).toBeGreaterThanOrEqual(frame.top - 0.001)
        expect(y).toBeLessThanOrEqual(frame.levelBottom + 0.001)
      }
      const xs = ends.map(({ x }) => x)
      expect(xs).toEqual([...xs].sort((a, b) => a - b))
    }),
  )
})

test('every pixel belongs to a period', () => {
  fc.assert(
    fc.property(anyData, anySize, fc.integer({ min: -50, max: 2100 }), (data, size, x) => {
      const index = indexAt(layOutLevels(data, size), x, data.points.length)
      expect(data.points[index]).toBeDefined()
    }),
  )
})

test('the past runs to now and the expected part on from there', () => {
  const layout = layOutLevels(sample, { width: 460, height: 360 })
  expect(layout.now?.x).toBeCloseTo(layout.frame.left + 1.5 * layout.step)
  expect(layout.splitX).toBe(layout.now?.x)
  expect(layout.paths.level).toContain(`${round(layout.now?.x)},${round(layout.now?.y)}`)
  expect(layout.paths.levelAhead.startsWith(`M${round(layout.now?.x)},`)).toBe(true)
})

test('without anything expected the drawing ends now, without a split', () => {
  const [past, current] = sample.points
  const points = [past, current].filter((point) => point !== undefined)
  const layout = layOutLevels({ ...sample, points, expects: false }, { width: 460, height: 360 })
  expect(layout.splitX).toBeNull()
  expect(layout.paths.levelAhead).toBe('')
  expect(layout.ends.at(-1)).toEqual(layout.now)
})

test('what has come is drawn solid, the rest of what is expected stands on it', () => {
  const layout = layOutLevels(sample, { width: 460, height: 360 })
  const startOf = (path: string) => Number(/^M[\d.]+,([\d.]+)/.exec(path)?.[1])
  expect(startOf(layout.paths.upDone)).toBeCloseTo(layout.flows.y(0), 1)
  expect(startOf(layout.paths.upAhead)).toBeCloseTo(layout.flows.y(40), 1)
})

test('where more has come than was expected, nothing is left to hatch', () => {
  const points = sample.points.slice(0, 2).map((point) => ({ ...point, up: 10, upDone: 40 }))
  const layout = layOutLevels({ ...sample, points }, { width: 460, height: 360 })
  expect(layout.paths.upAhead).toBe('')
})

test('the line ahead runs through the days that are known, so that the low stands on it', () => {
  const days = [
    { key: '1', share: 0.8, level: 95, band: bandOf(95) },
    { key: '2', share: 0.5, level: 70, band: bandOf(70) },
  ]
  const { low, paths, ends } = layOutLevels({ ...sample, days }, { width: 460, height: 360 })
  const px = (place: { x: number; y: number } | null | undefined) =>
    place ? `${Math.round(place.x * 10) / 10},${Math.round(place.y * 10) / 10}` : 'nowhere'
  expect(paths.levelAhead).toContain(px(low))
  // The days end within the third period; from there the line goes on to its end.
  expect(paths.levelAhead.endsWith(px(ends[2]))).toBe(true)
  // The end of the second period lies between known days and is passed by.
  expect(paths.levelAhead).not.toContain(px(ends[1]))
})

test('the past runs through its days, and by period before the first of them', () => {
  const points = [pointOf('past', 0, [100]), pointOf('past', 1, [50]), ...sample.points.slice(1)]
  const named = points.map((point, i) => ({ ...point, key: String(i) }))
  const days = [
    { key: '1', share: 0.5, level: 20, band: null },
    { key: '1', share: 1, level: 50, band: null },
    { key: '2', share: 0.25, level: 110, band: null },
    { key: '2', share: 0.5, level: 110, band: null },
  ]
  const data = { ...sample, points: named, days, low: null }
  const { paths, ends, now, levels, frame, step } = layOutLevels(data, { width: 460, height: 360 })
  const places = [
    { x: frame.left, y: levels.y(90) },
    ends[0],
    { x: frame.left + 1.5 * step, y: levels.y(20) },
    ends[1],
    { x: frame.left + 2.25 * step, y: levels.y(110) },
    now,
  ]
  expect(paths.level.split('C').length).toBe(places.length)
  for (const place of places) expect(paths.level).toContain(`${round(place?.x)},${round(place?.y)}`)
})

test('labels thin out to round periods, and a year is shown once', () => {
  const points = Array.from({ length: 30 }, (_, i) => ({
    ...pointOf('past', i, [1, 1, 1, 1, 1]),
    period: 11 + i,
    era: String(Math.floor((11 + i) / 12)),
  }))
  const layout = layOutLevels({ ...sample, points }, { width: 460, height: 360 })
  expect(layout.ticks.map(({ index }) => 11 + index)).toEqual([12, 16, 20, 24, 28, 32, 36, 40])
  expect(layout.ticks.filter(({ text }) => text.includes(' ')).length).toBe(3)
})

const sample: LevelChartData = {
  points: [
    pointOf('past', 0, [100, 50, 40, 50, 40]),
    pointOf('current', 1, [120, 60, 50, 40, 30]),
    pointOf('ahead', 2, [80, 60, 100, 0, 0]),
  ],
  opening: 90,
  now: { share: 0.5, level: 110 },
  expects: true,
  line: 85,
  days: [],
  low: { key: '2', share: 0.5, level: 70 },
}

function bandOf(level: number) {
  return { low50: level - 1, high50: level + 1, low80: level - 2, high80: level + 2 }
}

function pointOf(kind: LevelPoint['kind'], i: number, values: readonly number[]): LevelPoint {
  const [level = 0, up = 0, down = 0, upDone = 0, downDone = 0] = values
  return {
    key: String(i),
    period: i,
    tick: `p${i}`,
    era: 'e',
    kind,
    level,
    up,
    down,
    upDone,
    downDone,
  }
}

function round(pixels: number | undefined): string {
  return String(Math.round((pixels ?? 0) * 10) / 10)
}
