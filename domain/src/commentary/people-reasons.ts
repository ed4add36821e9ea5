// Why money for people differs, without naming anybody: pay on another day than expected, and
// regular money that the comparison did not have.
import { money } from '../amount-words.ts'
import type { Day } from '../calendar.ts'
import { dayAndMonth } from '../date-words.ts'
import { groupBy } from '../group.ts'
import { less, type Minor, magnitude, sum } from '../money.ts'
import type { CommentaryInput } from './commentary-input.ts'
import type { Movement } from './movement.ts'
import { amountWords, type NamedLine, namedLine } from './payee-words.ts'
import type { Facts } from './sentence.ts'

/** One of them; `days` of what moved across the edge of the period. */
type Reason = NamedLine & {
  readonly amount: Minor
  readonly days: { readonly expected: Day; readonly actual: Day } | null
}

const reasonShare = 0.1
const reasonsMax = 2

/** The clauses that explain most of it, in its own direction; empty where nothing does. */
export function peopleReasons(input: CommentaryInput, row: Movement, facts: Facts): string[] {
  return [...movedPay(input, row), ...unexpectedPay(input, row)]
    .filter(
      ({ amount }) =>
        amount !== 0 &&
        amount > 0 === row.variance > 0 &&
        magnitude(amount) >= reasonShare * magnitude(row.variance),
    )
    .sort((a, b) => magnitude(b.amount) - magnitude(a.amount))
    .slice(0, reasonsMax)
    .map((reason) => clauseOf(input, reason, facts))
}

function movedPay(input: CommentaryInput, row: Movement): Reason[] {
  const moved = row.lines.flatMap((line) =>
    line.moved.map(({ amount, expectedDay, movedTo }) => ({
      ...namedLine(input, row, line),
      amount,
      days: { expected: expectedDay, actual: movedTo },
    })),
  )
  const groups = groupBy(moved, ({ name, days }) => `${name} ${days.expected} ${days.actual}`)
  return [...groups.values()].map((some) => together(some))
}

/** What came although nothing of its kind was in the comparison, but for what only moved. */
function unexpectedPay(input: CommentaryInput, row: Movement): Reason[] {
  const came = row.lines.map((line) => ({
    ...namedLine(input, row, line),
    baseline: line.baseline,
    amount: less(line.projected, line.drivers.timing),
    days: null,
  }))
  return [...groupBy(came, ({ name }) => name).values()]
    .filter((some) => some.every(({ baseline }) => baseline === 0))
    .map((some) => together(some))
}

function together(some: readonly Reason[]): Reason {
  const [first] = some
  if (!first) throw new RangeError('a group without members')
  return { ...first, amount: sum(some.map(({ amount }) => amount)) }
}

function clauseOf(
  { comparedWith }: CommentaryInput,
  { name, href, amount, days }: Reason,
  facts: Facts,
): string {
  const size = facts.add(amountWords(magnitude(amount)), href, money(magnitude(amount)))
  const what = facts.add(name, href)
  if (!days) {
    const other = comparedWith === 'forecast' ? 'the forecast' : facts.add(comparedWith, href)
    return `${size} is ${what}, which ${other} did not have`
  }
  const on = facts.add(dayAndMonth(days.actual), href)
  return `${size} is ${what} on ${on} instead of ${facts.add(dayAndMonth(days.expected), href)}, which evens out`
}
