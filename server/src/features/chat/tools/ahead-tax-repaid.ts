// Tax that comes back: a return that HMRC will pay, or the next payment where none will.
import { daysBetween } from '@plimsoll/domain/calendar'
import { magnitude } from '@plimsoll/domain/money'
import type { Due } from '../../forecast/service.ts'
import { date, days, money, named, type ToolResult } from '../facts.ts'
import type { ToolContext } from '../tool-context.ts'
import { taxNote } from './ahead-words.ts'

type Tax = Due['taxes'][number]

/** The next of the taxes, one or more, that HMRC will pay back. */
export function taxRepaid(taxes: readonly Tax[], { today }: ToolContext): ToolResult {
  const shared = {
    citations: [
      { ref: 'amount', href: '/cash-management', rowCount: taxes.length, label: 'Cash management' },
    ],
    rowCount: taxes.length,
    truncated: false,
    basis: [taxNote],
    warnings: [],
  }
  const repaid = taxes.find(({ amount }) => amount > 0)
  if (repaid)
    return {
      ...shared,
      template:
        'The next repayment of {{kind}} is estimated at {{amount}} for {{period}}, expected from HMRC on {{day}}, {{days}} from now.',
      facts: [
        money('amount', magnitude(repaid.amount), repaid.label),
        date('day', repaid.day, 'Expected'),
        days('days', daysBetween(today, repaid.day), 'Days to go'),
        named('kind', repaid.label),
        named('period', repaid.period),
      ],
    }
  const [next = taxes[0] as Tax] = taxes
  return {
    ...shared,
    template:
      'No repayment of {{kind}} is expected. The next return is estimated to cost {{amount}}, due on {{due}}.',
    facts: [
      money('amount', magnitude(next.amount), next.label),
      date('due', next.due, 'Due'),
      named('kind', next.label),
    ],
  }
}
