// What needs the user: only things that are true now and that the product lets one do something about.
import type { Dashboard } from '@plimsoll/contract/cashflow'
import { type Day, daysBetween } from '@plimsoll/domain/calendar'
import type { BooksFacts } from './store.ts'

type Need = Dashboard['needs'][number]

const oldDays = 7

/** The needs, most pressing first. */
export function needsOf(of: {
  facts: BooksFacts
  uncategorised: number
  asOf: Day
  today: Day
}): Need[] {
  return [balanceNeed(of.facts), fileNeed(of.facts, of.today), categoryNeed(of)].flatMap(
    (need) => need ?? [],
  )
}

function balanceNeed({ firstDay, balanceKnown }: BooksFacts): Need | null {
  if (!firstDay || balanceKnown) return null
  return {
    kind: 'balance',
    message:
      'Your file does not say what was in the bank. Tell us once, and balances will be right.',
    count: 1,
    href: null,
  }
}

function fileNeed({ lastDay, source }: BooksFacts, today: Day): Need | null {
  if (source !== 'excel' || !lastDay) return null
  const days = daysBetween(lastDay, today)
  if (days <= oldDays) return null
  return {
    kind: 'file',
    message: `Your file ends ${days} days ago. Upload a newer one to bring the figures up to date.`,
    count: days,
    href: '/integration',
  }
}

function categoryNeed({ uncategorised, asOf }: { uncategorised: number; asOf: Day }): Need | null {
  if (uncategorised === 0) return null
  const which = uncategorised === 1 ? '1 transaction has' : `${uncategorised} transactions have`
  return {
    kind: 'categories',
    message: `${which} no category yet.`,
    count: uncategorised,
    href: `/cash-flow?cell=out.op.uncategorised:${asOf.slice(0, 7)}`,
  }
}
