// Payments that were due in a period and are made after it, or still to be made: late, and nothing
// saved.
import { money } from '../amount-words.ts'
import type { Day } from '../calendar.ts'
import { dayAndMonth } from '../date-words.ts'
import { groupBy } from '../group.ts'
import { type Minor, negate, sum } from '../money.ts'
import { keptBy, laterPayments } from '../variance/late.ts'
import type { CommentaryInput } from './commentary-input.ts'
import type { Movement } from './movement.ts'
import { amountWords, type NamedLine, namedLine } from './payee-words.ts'
import type { Facts } from './sentence.ts'

/** What is paid later under one name, and the day it was paid or is now expected on. */
type PaidLater = NamedLine & { readonly amount: Minor; readonly day: Day }

const namesMax = 3

/**
 * What makes a movement of money out smaller only because it is paid after the period; empty where
 * that is less than half of it.
 */
export function paidLater(input: CommentaryInput, row: Movement): PaidLater[] {
  const { asOf, period } = input
  if (row.side !== 'out') return []
  if (!keptBy(row.lines, { kept: negate(row.variance), asOf, period }).isPutOff) return []
  const late = row.lines.flatMap((line) =>
    laterPayments(line, period).map((payment) => ({ ...namedLine(input, row, line), ...payment })),
  )
  return [...groupBy(late, ({ name, day }) => `${day} ${name}`).values()]
    .flatMap((some): PaidLater[] => {
      const [first] = some
      return first ? [{ ...first, amount: sum(some.map(({ amount }) => amount)) }] : []
    })
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.amount - b.amount))
}

/** A clause that names them with their days: what was paid just after, then what is still due. */
export function paidLaterClause(
  later: readonly PaidLater[],
  facts: Facts,
  { asOf }: Pick<CommentaryInput, 'asOf'>,
): string {
  const largest = new Set([...later].sort((a, b) => b.amount - a.amount).slice(0, namesMax))
  const byDay = [
    ...groupBy(
      later.filter((each) => largest.has(each)),
      ({ day }) => day,
    ),
  ]
  // Facts stand in the order of the words.
  const listed = (some: readonly PaidLater[]) => {
    const names = some.map(
      ({ name, amount, href }) =>
        `${facts.add(name, href)} (${facts.add(amountWords(amount), href, money(amount))})`,
    )
    const last = names.at(-1) ?? ''
    return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last
  }
  const paid = byDay
    .filter(([day]) => day <= asOf)
    .map(([day, some]) => `${listed(some)} on ${facts.add(dayAndMonth(day), some[0]?.href ?? '')}`)
  const due = byDay
    .filter(([day]) => day > asOf)
    .map(([day, some]) => {
      const verb = some.length > 1 ? 'are' : 'is'
      return `${listed(some)} ${verb} now expected on ${facts.add(dayAndMonth(day), '/cash-management')}`
    })
  return [
    ...(paid.length > 0 ? [`; paid just after: ${paid.join(', and ')}`] : []),
    ...(due.length > 0 ? [`; not yet paid: ${due.join(', and ')}`] : []),
  ].join('')
}
