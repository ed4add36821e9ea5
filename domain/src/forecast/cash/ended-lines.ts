// Who was paid, or paid, again and again and then no more: a customer who has gone, an agency that
// is used no longer. Nothing of theirs belongs to a typical month.
import { type Day, epochDays } from '../../calendar.ts'
import { groupBy } from '../../group.ts'
import type { EngineInput } from '../engine.ts'
import type { Movement } from '../movement.ts'

const paymentsMin = 6
const silenceMinDays = 75
// A silence is no pause like those before it if it is so many times as long as the longest of them.
const longerThanAny = 2.5

/**
 * The input without the movements of lines (side, sub-category and merchant) that have ended by the
 * last day of the bank data; `inSeries` are the ids that a series accounts for.
 */
export function withoutEnded(
  input: EngineInput,
  { inSeries, knownUntil }: { inSeries: ReadonlySet<string>; knownUntil: Day },
): EngineInput {
  const rest = input.movements.filter(
    ({ id, day }) => day <= knownUntil && !inSeries.has(id) && !input.explained?.has(id),
  )
  const lines = [...groupBy(rest, lineOf).values()]
  const ended = new Set(
    lines
      .filter((movements) => isEnded(movements, epochDays(knownUntil)))
      .flatMap((movements) => movements.map(({ id }) => id)),
  )
  return { ...input, movements: input.movements.filter(({ id }) => !ended.has(id)) }
}

function lineOf({ amount, subCategory, merchantId }: Movement): string {
  return `${amount < 0 ? 'out' : 'in'} ${subCategory} ${merchantId ?? ''}`
}

function isEnded(movements: readonly Movement[], knownUntil: number): boolean {
  if (movements.length < paymentsMin) return false
  const days = movements.map(({ day }) => epochDays(day)).sort((a, b) => a - b)
  const pauses = days.map((day, at) => day - (days[at - 1] ?? day))
  const silence = knownUntil - (days.at(-1) ?? knownUntil)
  return silence > silenceMinDays && silence > longerThanAny * Math.max(...pauses)
}
