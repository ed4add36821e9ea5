// A reminder to a customer, ready to copy: what is unpaid, since when, in a friendly tone that
// grows firmer with time. Pure.
import type { Invoice } from '@plimsoll/contract/invoices'
import { type Day, daysBetween } from '@plimsoll/domain/calendar'
import { dayInWords } from '@plimsoll/domain/date-words'
import { groupBy } from '@plimsoll/domain/group'
import { type Minor, sum } from '@plimsoll/domain/money'
import { money } from '../../../format/amount.ts'

/** One that is owed. */
export type Owed = Pick<Invoice, 'party' | 'number' | 'due' | 'email'> & { readonly open: Minor }

/** A mail to one customer. */
export type Reminder = {
  readonly party: string
  readonly email: string | null
  readonly subject: string
  readonly text: string
}

const firmDays = 30

/** One reminder for each customer, with all that it owes. */
export function remindersOf(
  owed: readonly Owed[],
  from: { today: Day; sender: string },
): Reminder[] {
  return [...groupBy(owed, ({ party }) => party)].map(([party, own]) => {
    const sorted = [...own].sort((a, b) => (a.due < b.due ? -1 : 1))
    const total = money(sum(sorted.map(({ open }) => open)))
    return {
      party,
      email: sorted.find(({ email }) => email)?.email ?? null,
      subject: subjectOf(sorted, total),
      text: [
        `Dear ${party},`,
        opening(sorted, total, from.today),
        ...(sorted.length > 1 ? [sorted.map((each) => `- ${lineOf(each)}`).join('\n')] : []),
        closing(sorted, from.today),
        `Kind regards,\n${from.sender}`,
      ].join('\n\n'),
    }
  })
}

function subjectOf(owed: readonly Owed[], total: string): string {
  const [first] = owed
  const name =
    owed.length === 1 && first?.number
      ? `invoice ${first.number}`
      : `${owed.length === 1 ? 'an invoice' : `${owed.length} invoices`}`
  return `Payment of ${name}, ${total}`
}

function opening(owed: readonly Owed[], total: string, today: Day): string {
  const [first] = owed
  if (!first) return ''
  const isLate = owed.some(({ due }) => due < today)
  if (owed.length > 1)
    return isLate
      ? `The following invoices, ${total} in total, are unpaid:`
      : `This is a reminder of the following invoices, ${total} in total:`
  const name = first.number ? `Invoice ${first.number}` : 'Our invoice'
  return isLate
    ? `${name} of ${total} was due on ${dayInWords(first.due)} and is still unpaid.`
    : `${name} of ${total} is due on ${dayInWords(first.due)}.`
}

function lineOf({ number, due, open }: Owed): string {
  return `${number ? `Invoice ${number}` : 'Invoice'}, due ${dayInWords(due)}: ${money(open)}`
}

function closing(owed: readonly Owed[], today: Day): string {
  const late = Math.max(0, ...owed.map(({ due }) => daysBetween(due, today)))
  if (late > firmDays)
    return 'Please pay within seven days, or tell us by return if anything is in dispute. If your payment is on its way, thank you.'
  if (late > 0)
    return 'Please let us know when we can expect your payment. If it’s on its way, thank you.'
  return 'Please let us know if anything stands in the way of payment on that day.'
}
