// Mends a year typed wrongly, such as 2062 for 2026, where the rows around it leave one year only.
// A date that fits nowhere stays unread.
import type { Day } from '../calendar.ts'
import { dayInWords } from '../date-words.ts'
import { dayWritten } from './date-order.ts'
import type { WrittenDate } from './date-text.ts'
import type { Assumption, DateOrder } from './statement.ts'
import { stepsOf } from './turns.ts'
import { type MendedDay, nearIn } from './years-apart.ts'

// One slip may happen in any file; more are slips only among many rows.
const rowsToOne = 5
const neighboursMax = 20

/**
 * The days whose year was mistyped, as the rows around them date them: years that are not
 * plausible, and in a file that is otherwise in order, a year that breaks it.
 */
export function mendedDays(
  written: readonly (WrittenDate | null)[],
  days: readonly (Day | null)[],
  order: DateOrder,
): MendedDay[] {
  return [...implausible(written, days, order), ...outOfOrder(days)]
}

// Last year's number, typed in January: without these rows all others stand in order.
function outOfOrder(days: readonly (Day | null)[]): MendedDay[] {
  const dated = days.flatMap((day, at) => (day ? [{ day, at }] : []))
  const { up, down } = stepsOf(dated.map(({ day }) => day))
  const turn = up >= down ? 1 : -1
  const isInOrder = (a: Day, b: Day) => (turn === 1 ? a <= b : a >= b)
  if (Math.min(up, down) === 0) return []
  const mended: MendedDay[] = []
  for (let at = 1; at < dated.length - 1; at++) {
    const [before, own, after] = [dated[at - 1]?.day, dated[at], dated[at + 1]?.day]
    if (!before || !own || !after || !isInOrder(before, after)) continue
    if (isInOrder(before, own.day) && isInOrder(own.day, after)) continue
    const found = between(own.day, before, after)
    if (!found) return []
    mended.push({ at: own.at, day: found })
    dated[at] = { ...own, day: found }
  }
  const ends = dated.length < rowsAtEndsMin ? [] : [true, false]
  for (const isFirst of ends) {
    const end = isFirst ? 0 : dated.length - 1
    const [own, beside] = [dated[end], dated[isFirst ? 1 : end - 1]]
    if (!own || !beside) continue
    const isHeld = isFirst ? isInOrder(own.day, beside.day) : isInOrder(beside.day, own.day)
    const found = isHeld ? null : nearIn(own.day, beside.day, isFirst === (turn === 1) ? -1 : 1)
    if (!found) continue
    mended.push({ at: own.at, day: found })
    dated[end] = { ...own, day: found }
  }
  const isSorted = dated.every(
    ({ day }, at) => at === 0 || isInOrder(dated[at - 1]?.day ?? day, day),
  )
  return isSorted && mended.length <= slipsMax ? mended : []
}

const slipsMax = 2
const rowsAtEndsMin = 4

function implausible(
  written: readonly (WrittenDate | null)[],
  days: readonly (Day | null)[],
  order: DateOrder,
): MendedDay[] {
  const mended: MendedDay[] = []
  let before: Day | null = null
  for (const [at, each] of written.entries()) {
    const day = days[at] ?? null
    const typed = day === null ? dayWritten(each, order) : null
    const after = typed === null ? null : nextDay(days, at)
    const found: Day | null = typed && before && after ? between(typed, before, after) : null
    if (found) mended.push({ at, day: found })
    before = found ?? day ?? before
  }
  return mended.length === 1 || mended.length * rowsToOne <= days.length ? mended : []
}

/** The note on the first corrected days. */
export function mendedAssumptions(
  mended: readonly MendedDay[],
  printed: (at: number) => { readonly line: number; readonly text: string },
): Assumption[] {
  const [first, ...others] = mended
  if (!first) return []
  const { line, text } = printed(first.at)
  const more =
    others.length === 0 ? '' : ` So ${others.length === 1 ? 'is' : 'are'} ${others.length} more.`
  const message = `Row ${line} says ${text}. It is read as ${dayInWords(first.day)}, between the rows around it.${more}`
  return [{ code: 'years_mended', message }]
}

function nextDay(days: readonly (Day | null)[], at: number): Day | null {
  for (let next = at + 1; next <= at + neighboursMax; next++) {
    const day = days[next]
    if (day) return day
  }
  return null
}

// The same day in the year of a neighbour, if it then stands between both.
function between(typed: Day, before: Day, after: Day): Day | null {
  const [from, to] = before <= after ? [before, after] : [after, before]
  const years = new Set([before.slice(0, 4), after.slice(0, 4)])
  const fitting = [...years]
    .map((year) => `${year}${typed.slice(4)}`)
    .filter((day) => day >= from && day <= to)
  const [only] = fitting
  return only !== undefined && fitting.length === 1 ? only : null
}
