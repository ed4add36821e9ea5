// Payments that were due in a period and are now expected after it: late, and nothing saved.
import { money } from '../amount-words.ts'
import type { Day } from '../calendar.ts'
import { dayAndMonth } from '../date-words.ts'
import { groupBy } from '../group.ts'
import { type Minor, minor, negate, sum } from '../money.ts'
import { isPay } from '../outlook/payment-groups.ts'
import { subCategoryOf } from '../taxonomy.ts'
import { isMostlyLate, latePayments } from '../variance/late.ts'
import type { LineVariance } from '../variance/variance.ts'
import type { CommentaryInput } from './commentary-input.ts'
import type { Movement } from './movement.ts'
import { amountWords, payeeAddress, payeeName, rowAddress, withinSentence } from './payee-words.ts'
import type { Facts } from './sentence.ts'

/** What has not been paid yet under one name, and the day it is now expected on. */
type NotYetPaid = Named & { readonly amount: Minor; readonly day: Day }

type Named = { readonly name: string; readonly href: string }

const namesMax = 3

/**
 * What makes a movement of money out smaller only because it has not been paid yet; empty where
 * that is less than half of it.
 */
export function notYetPaid(input: CommentaryInput, row: Movement): NotYetPaid[] {
  const { asOf } = input
  if (row.side !== 'out' || !isMostlyLate(row.lines, { kept: negate(row.variance), asOf }))
    return []
  const late = row.lines.flatMap((line) =>
    latePayments(line, asOf).map((payment) => ({ ...namedIn(input, row, line), ...payment })),
  )
  return [...groupBy(late, ({ name, day }) => `${day} ${name}`).values()]
    .flatMap((some): NotYetPaid[] => {
      const [first] = some
      return first ? [{ ...first, amount: sum(some.map(({ amount }) => amount)) }] : []
    })
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.amount - b.amount))
}

/** A clause that names them with their days. */
export function notYetPaidClause(late: readonly NotYetPaid[], facts: Facts): string {
  const largest = new Set([...late].sort((a, b) => b.amount - a.amount).slice(0, namesMax))
  const byDay = groupBy(
    late.filter((each) => largest.has(each)),
    ({ day }) => day,
  )
  const clauses = [...byDay].map(([day, some]) => {
    const names = some.map(
      ({ name, amount, href }) =>
        `${facts.add(name, href)} (${facts.add(amountWords(amount), href, money(amount))})`,
    )
    const last = names.at(-1) ?? ''
    const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last
    const verb = names.length > 1 ? 'are' : 'is'
    return `${list} ${verb} now expected on ${facts.add(dayAndMonth(day), '/cash-management')}`
  })
  return `; not yet paid: ${clauses.join(', and ')}`
}

/** Who is paid for work is nobody else's business. */
function namedIn(input: CommentaryInput, row: Movement, line: LineVariance): Named {
  const { subCategory } = line
  if (row.category !== 'people' || subCategory === 'pension')
    return { name: payeeName(input, line), href: payeeAddress(input, line) }
  const name = isPay({ subCategory, amount: minor(-1) })
    ? 'payroll'
    : withinSentence(subCategoryOf(subCategory).label)
  return { name, href: rowAddress(input, row) }
}
