// Where the bars of a waterfall stand: totals on the floor, movements hanging where the one before
// them ended.
import { linear, type Scale } from './scale.ts'

/** A total that stands by itself, or a signed movement. */
export type WaterfallStep = {
  readonly key: string
  readonly label: string
  readonly kind: 'total' | 'movement'
  readonly value: number
}

/** One bar in pixels, `to` being where the next one starts. */
type WaterfallBar = {
  readonly x: number
  readonly top: number
  readonly height: number
  readonly to: number
}

/**
 * Everything in pixels; `zero` is the floor. `isTight` says that labels must take turns on two
 * rows.
 */
export function layOutWaterfall(
  steps: readonly WaterfallStep[],
  size: { width: number; height: number },
) {
  const ends = runningEnds(steps)
  const values = [0, ...ends.flat()]
  const floor = size.height - labelRows
  const y = linear([Math.min(...values), Math.max(...values, 1)], [floor - 4, valueRow])
  const step = size.width / Math.max(1, steps.length)
  const width = Math.min(step * 0.66, 56)
  const words = steps.flatMap(({ label }) => label.split(' '))
  const longest = Math.max(0, ...words.map(({ length }) => length))
  return {
    step,
    width,
    zero: y(0),
    isTight: longest * letterWidth > step,
    bars: ends.map((end, i) => barBetween(end, y, i * step + (step - width) / 2)),
  }
}

/**
 * A label on two lines: its words shared out as evenly as they go, or the whole on the line whose
 * turn it is.
 */
export function labelLines(label: string, turn: { isTight: boolean; index: number; step: number }) {
  if (turn.isTight) {
    const cut = cutLabel(label, turn.step * 2)
    return turn.index % 2 === 0 ? ([cut, ''] as const) : (['', cut] as const)
  }
  const words = label.split(' ')
  const half = Math.ceil(words.length / 2)
  return [
    cutLabel(words.slice(0, half).join(' '), turn.step),
    cutLabel(words.slice(half).join(' '), turn.step),
  ] as const
}

function cutLabel(label: string, width: number): string {
  const letters = Math.max(4, Math.floor(width / letterWidth))
  return label.length > letters ? `${label.slice(0, letters - 1)}…` : label
}

function runningEnds(steps: readonly WaterfallStep[]): (readonly [number, number])[] {
  let level = 0
  return steps.map(({ kind, value }) => {
    const from = kind === 'total' ? 0 : level
    level = from + value
    return [from, level] as const
  })
}

function barBetween([from, to]: readonly [number, number], y: Scale, x: number): WaterfallBar {
  const top = Math.min(y(from), y(to))
  return { x, top, height: Math.max(heightMin, Math.abs(y(to) - y(from))), to: y(to) }
}

const labelRows = 36
const valueRow = 18
const letterWidth = 6.2
const heightMin = 2
