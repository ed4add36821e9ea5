// Which simple method a sub-category's past supports: the choice, apart from its use.
import { type Minor, magnitude, sum } from '../money.ts'

/** A method with the words that explain it to the user. */
export type Method =
  | { readonly kind: 'none'; readonly words: string }
  /** The mean of the last so many months. */
  | { readonly kind: 'level'; readonly months: number; readonly words: string }
  /** Comes every so many months; `next` is how many months after the current one it comes next. */
  | {
      readonly kind: 'cycle'
      readonly every: number
      readonly next: number
      readonly sightings: readonly Minor[]
      readonly words: string
    }
  /** As in the same month of last year. */
  | { readonly kind: 'year'; readonly words: string }

const steadyShare = 0.02
const levelMonths = 6
const rareMonths = 12
// A cost that began this recently is judged from its beginning on.
const newMonthsMin = 3

/** Chooses by the values of the full months, oldest first (zero where nothing happened). `repeats` is false for kinds of money that come once, like a loan. */
export function chooseMethod(values: readonly Minor[], kind: { repeats: boolean }): Method {
  const seen = values.flatMap((value, index) => (value === 0 ? [] : [index]))
  const last = seen.at(-1)
  if (last === undefined) return { kind: 'none', words: 'Nothing in the full months so far' }
  const cycle = cycleOf(values, seen)
  if (cycle) return cycle
  const since = values.slice(seen[0])
  if (since.length >= newMonthsMin && isOften(since)) return levelOf(since)
  if (isOften(values)) return levelOf(values)
  if (!kind.repeats) return { kind: 'none', words: 'Came once or twice, not expected again' }
  if (isOnceAYear(values, seen)) return { kind: 'year', words: 'As in the same month last year' }
  const months = Math.min(rareMonths, values.length)
  return { kind: 'level', months, words: `The average of the last ${inMonths(months)}` }
}

/** Every two, three, six or twelve months, without a miss, at least three times (twice for a year), and still going. */
function cycleOf(values: readonly Minor[], seen: readonly number[]): Method | null {
  const recent = seen.slice(-5)
  const gaps = recent.slice(1).map((index, i) => index - (recent[i] ?? 0))
  const every = gaps[0]
  const enough = every === 12 ? 1 : 2
  if (!every || every < 2 || gaps.length < enough || gaps.some((gap) => gap !== every)) return null
  if (![2, 3, 4, 6, 12].includes(every)) return null
  const since = values.length - (recent.at(-1) ?? 0)
  if (since > every) return null
  return {
    kind: 'cycle',
    every,
    next: every - since,
    sightings: recent.slice(-2).map((index) => values[index] as Minor),
    words: `Comes every ${inMonths(every)}: the average of the last two`,
  }
}

function isOften(values: readonly Minor[]): boolean {
  const recent = values.slice(-levelMonths)
  return recent.filter((value) => value !== 0).length >= Math.ceil((recent.length * 2) / 3)
}

function levelOf(values: readonly Minor[]): Method {
  const lastThree = values.slice(-3)
  if (values.length >= 3 && isSteady(lastThree))
    return { kind: 'level', months: 1, words: 'As in the last three months, which agree' }
  const months = Math.min(levelMonths, values.length)
  return { kind: 'level', months, words: `The average of the last ${inMonths(months)}` }
}

function isSteady(values: readonly Minor[]): boolean {
  const mean = sum(values) / values.length
  return values.every((value) => Math.abs(value - mean) <= Math.abs(mean) * steadyShare)
}

function isOnceAYear(values: readonly Minor[], seen: readonly number[]): boolean {
  const lastYear = seen.filter((index) => index >= values.length - 12)
  return (
    values.length >= 12 &&
    lastYear.length <= 2 &&
    magnitude(values[lastYear.at(-1) ?? 0] ?? (0 as Minor)) > 0
  )
}

function inMonths(count: number): string {
  const words = [
    '',
    'month',
    'two months',
    'three months',
    'four months',
    'five months',
    'six months',
  ]
  return words[count] ?? `${count} months`
}
