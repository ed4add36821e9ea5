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

/** What should be put aside for taxes so far, for all or for one kind. */
export async function taxSetAside(
  context: ToolContext,
  args: { kind?: string },
): Promise<ToolResult> {
  const due = await readKeptDue(context.tx, context.businessId, context.today)
  if (!due || isWithoutForecast(due.outlook)) return withoutForecast(context)
  const name = due.taxes.find(({ kind }) => kind === args.kind)?.label
  if (args.kind && !name)
    return unknown(
      'No payment of this tax is expected in the forecast. Plimsoll learns taxes from past payments to HMRC.',
    )
  const shown = due.set_aside.filter(({ label }) => !name || label.startsWith(`${name},`))
  return {
    template: name
      ? 'About {{total}} should be put aside today for {{kind}} that has already built up.'
      : 'About {{total}} should be put aside today for taxes that have already built up.',
    facts: [
      money('total', sum(shown.map(({ amount }) => amount)), 'To put aside'),
      ...(name ? [named('kind', name)] : []),
      ...shown.map((each, at) =>
        money(`row_${String.fromCharCode(97 + at)}`, each.amount, each.label),
      ),
    ],
    citations: [
      { ref: 'total', href: '/cash-management', rowCount: shown.length, label: 'Cash management' },
    ],
    rowCount: shown.length,
    truncated: false,
    basis: ['An estimate from past payments to HMRC.'],
    warnings: [],
    table: {
      columns: ['Tax', 'Due', 'Amount'],
      rows: shown.map((each) => [
        { text: each.label },
        { day: each.due },
        { minor: String(each.amount) },
      ]),
    },
  }
}
