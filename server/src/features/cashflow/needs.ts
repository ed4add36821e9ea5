// What needs the user: only things that are true now and that the product lets one do something
// about.
import type { Dashboard } from '@plimsoll/contract/cashflow'
import type { Leak } from '@plimsoll/contract/leaks'
import { pounds } from '@plimsoll/domain/amount-words'
import { type Day, daysBetween } from '@plimsoll/domain/calendar'
import { type Minor, sum } from '@plimsoll/domain/money'
import type { BooksFacts } from '../../books/figures/cash.store.ts'

type Need = Dashboard['needs'][number]

const oldDays = 7
const leaksMax = 2

/** The needs, most pressing first. */
export function needsOf(input: {
  facts: BooksFacts
  /** Names of accounts without a balance, where that of others is known. */
  unstated: readonly string[]
  uncategorised: number
  asOf: Day
  today: Day
  leaks: readonly Leak[]
  /** What customers should have paid by now. */
  overdue: readonly Overdue[]
}): Need[] {
  const leaks = input.leaks.slice(0, leaksMax)
  const named = new Set(leaks.flatMap(({ kind, name }) => (kind === 'missed_receipt' ? name : [])))
  return [
    balanceNeed(input.facts, input.unstated),
    overdueNeed(input.overdue.filter(({ merchant }) => !named.has(merchant))),
    fileNeed(input.facts, input.today),
    categoryNeed(input),
    ...leaks.map(leakNeed),
  ].flatMap((need) => need ?? [])
}

function balanceNeed(
  { firstDay, balanceKnown }: BooksFacts,
  unstated: readonly string[],
): Need | null {
  if (!firstDay || balanceKnown) return null
  const where =
    unstated.length > 0 ? `Add the balance of ${unstated.join(' and ')}.` : 'Add your balance.'
  return {
    kind: 'balance',
    message: `${where} Without it we can’t say whether your cash will hold.`,
    count: 1,
    href: null,
  }
}

/** What one expected payment still lacks, and of whom. */
type Overdue = { readonly open: Minor; readonly merchant: string }

function overdueNeed(overdue: readonly Overdue[]): Need | null {
  const total = sum(overdue.map(({ open }) => open))
  const names = [...new Set(overdue.map(({ merchant }) => merchant))]
  const [first] = names
  if (total <= 0 || !first) return null
  const whom = names.length === 1 ? first : `${names.length} customers`
  return {
    kind: 'overdue',
    message: `${pounds(total)} from ${whom} is overdue.`,
    count: overdue.length,
    href: '/cash-management',
  }
}

function fileNeed({ lastDay, source }: BooksFacts, today: Day): Need | null {
  if (source !== 'excel' || !lastDay) return null
  const days = daysBetween(lastDay, today)
  if (days <= oldDays) return null
  return {
    kind: 'file',
    message: `Your file’s last transaction was ${days} days ago. Upload a newer one to bring the figures up to date.`,
    count: days,
    href: '/integration',
  }
}

function categoryNeed({ uncategorised, asOf }: { uncategorised: number; asOf: Day }): Need | null {
  if (uncategorised === 0) return null
  const which = uncategorised === 1 ? '1 transaction needs' : `${uncategorised} transactions need`
  return {
    kind: 'categories',
    message: `${which} a category.`,
    count: uncategorised,
    href: `/cash-flow?cell=out.op.uncategorised:${asOf.slice(0, 7)}`,
  }
}

function leakNeed(leak: Leak): Need {
  return {
    kind: `leak ${leak.id}`,
    message: leakWords(leak),
    count: 1,
    href: `/analysis?leak=${encodeURIComponent(leak.id)}`,
  }
}

/** A leak in few words; its page says the rest. */
function leakWords({ kind, name, yearly, amount }: Leak): string {
  const cost = pounds(yearly ?? amount)
  if (kind === 'price_rise') return `${name} costs ${cost} more a year.`
  if (kind === 'duplicate') return `${name} may have been paid ${cost} twice.`
  if (kind === 'forgotten_trial') return `${name} takes ${cost} a year since a trial.`
  if (kind === 'missed_receipt') return `${name} has not paid ${cost}.`
  if (kind === 'first_large_payee') return `${cost} went to ${name} for the first time.`
  return `You pay ${name} for the same job.`
}
