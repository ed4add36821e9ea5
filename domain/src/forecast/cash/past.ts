// The past as tables of whole months: what no series explains by line (side, sub-category,
// merchant), by day, and everything by day.
import { type Day, monthOf } from '../../calendar.ts'
import type { EngineInput } from '../engine.ts'
import type { Movement } from '../movement.ts'
import type { Span } from './span.ts'

/** Two places: cash in at 0, cash out at 1. */
export const sides = ['in', 'out'] as const

/**
 * What came of one side, sub-category and merchant that no series explains, by past month; positive
 * in the direction of its side, in pence.
 */
export type PastLine = {
  readonly side: 'in' | 'out'
  readonly subCategory: string
  readonly merchantId: string | null
  readonly byMonth: Float64Array
}

/**
 * The past of one forecast. Day tables hold 31 dates for each past month, one after the other, in
 * pence.
 */
export type Past = {
  readonly lines: readonly PastLine[]
  /** By side: the remainder of each month, positive in the direction of the side. */
  readonly remainder: readonly [Float64Array, Float64Array]
  /** By side: the remainder of each date of each month, positive in the direction of the side. */
  readonly remainderByDay: readonly [Float64Array, Float64Array]
  /** By month: what another layer explains, in less out. */
  readonly explainedNet: Float64Array
  /** By side: whether any money moved on it at all, series and taxes included. */
  readonly moved: readonly [boolean, boolean]
}

/**
 * Tabulates the movements of the past months; `inSeries` are the ids that a series accounts for.
 */
export function pastOf(input: EngineInput, span: Span, inSeries: ReadonlySet<string>): Past {
  const count = span.past.length
  const table = (width = 1) => new Float64Array(count * width)
  const past = {
    remainder: [table(), table()] as const,
    remainderByDay: [table(31), table(31)] as const,
    explainedNet: table(),
  }
  const lines = new Map<string, PastLine>()
  const moved: [boolean, boolean] = [false, false]
  const places = new Map(span.past.map((month, i) => [month, i]))
  for (const movement of input.movements) {
    const month = movement.day > input.asOf ? undefined : places.get(monthOf(movement.day))
    if (month === undefined) continue
    moved[sideIn(input, movement) === 'in' ? 0 : 1] = true
    if (input.explained?.has(movement.id)) past.explainedNet[month]! += movement.amount
    else if (!inSeries.has(movement.id)) addRemainder({ movement, month, past, lines, input })
  }
  return { ...past, lines: [...lines.values()], moved }
}

function addRemainder(target: {
  movement: Movement
  month: number
  past: Pick<Past, 'remainder' | 'remainderByDay'>
  lines: Map<string, PastLine>
  input: EngineInput
}): void {
  const { movement, month, past, input } = target
  if (input.comesAgain && !input.comesAgain(movement.subCategory)) return
  const side = sideIn(input, movement)
  const at = side === 'in' ? 0 : 1
  const size = at === 0 ? movement.amount : -movement.amount
  past.remainder[at][month]! += size
  past.remainderByDay[at][month * 31 + dateOf(movement.day) - 1]! += size
  const key = `${at}\n${movement.subCategory}\n${movement.merchantId ?? ''}`
  let line = target.lines.get(key)
  if (!line) {
    const { subCategory, merchantId } = movement
    line = { side, subCategory, merchantId, byMonth: new Float64Array(past.remainder[0].length) }
    target.lines.set(key, line)
  }
  line.byMonth[month]! += size
}

/** The side a movement counts on. */
export function sideIn(input: EngineInput, movement: Movement): 'in' | 'out' {
  return input.sideOf?.(movement) ?? (movement.amount < 0 ? 'out' : 'in')
}

function dateOf(day: Day): number {
  return Number(day.slice(8))
}
