// Tools for tax that falls due and what to set aside for it.
import { magnitude, sum } from '@plimsoll/domain/money'
import { isWithoutForecast } from '@plimsoll/domain/outlook/outlook'
import { readKeptDue } from '../../forecast/service.ts'
import { date, money, named, type ToolResult } from '../facts.ts'
import type { ToolContext } from '../tool-context.ts'
import { itemsShown, unknown, withoutForecast } from './ahead-words.ts'

/** The next payments to HMRC. */
export async function taxDue(context: ToolContext, args: { kind?: string }): Promise<ToolResult> {
  const due = await readKeptDue(context.tx, context.businessId, context.today)
  if (!due || isWithoutForecast(due.outlook)) return withoutForecast(context)
  const taxes = due.taxes
    .filter(({ kind }) => !args.kind || kind === args.kind)
    .sort((a, b) => (a.day < b.day ? -1 : 1))
  const [first] = taxes
  if (!first)
    return unknown(
      'No payment of this tax is expected in the forecast. Plimsoll learns taxes from past payments to HMRC.',
    )
  return {
    template:
      'The next payment of {{kind}} is estimated at {{amount}}, due on {{due}}; cash is expected to leave on {{day}}.',
    facts: [
      money('amount', magnitude(first.amount), first.label),
      date('due', first.due, 'Due'),
      date('day', first.day, 'Leaves the account'),
      named('kind', first.label),
      ...taxes
        .slice(1, 6)
        .map((tax, at) =>
          money(
            `row_${String.fromCharCode(97 + at)}`,
            magnitude(tax.amount),
            `${tax.label}, ${tax.period}`,
          ),
        ),
    ],
    citations: [
      { ref: 'amount', href: '/cash-management', rowCount: taxes.length, label: 'Cash management' },
    ],
    rowCount: taxes.length,
    truncated: false,
    basis: [
      'An estimate from past payments to HMRC, not a tax return. Your accountant has the final figure.',
    ],
    warnings: [],
    table: {
      columns: ['Due', 'Tax', 'Estimate'],
      rows: taxes
        .slice(0, itemsShown)
        .map((tax) => [
          { day: tax.due },
          { text: tax.label },
          { minor: String(magnitude(tax.amount)) },
        ]),
    },
  }
}

/** What should be put aside for taxes so far. */
export async function taxSetAside(context: ToolContext): Promise<ToolResult> {
  const due = await readKeptDue(context.tx, context.businessId, context.today)
  if (!due || isWithoutForecast(due.outlook)) return withoutForecast(context)
  return {
    template: 'About {{total}} should be put aside today for taxes that have already built up.',
    facts: [
      money('total', sum(due.set_aside.map(({ amount }) => amount)), 'To put aside'),
      ...due.set_aside.map((one, at) =>
        money(`row_${String.fromCharCode(97 + at)}`, one.amount, one.label),
      ),
    ],
    citations: [
      {
        ref: 'total',
        href: '/cash-management',
        rowCount: due.set_aside.length,
        label: 'Cash management',
      },
    ],
    rowCount: due.set_aside.length,
    truncated: false,
    basis: ['An estimate from past payments to HMRC.'],
    warnings: [],
    table: {
      columns: ['Tax', 'Due', 'Amount'],
      rows: due.set_aside.map((each) => [
        { text: each.label },
        { day: each.due },
        { minor: String(each.amount) },
      ]),
    },
  }
}
