// Tools for tax that falls due and what to set aside for it.
import { daysBetween } from '@plimsoll/domain/calendar'
import { magnitude, minor, sum } from '@plimsoll/domain/money'
import { isWithoutForecast } from '@plimsoll/domain/outlook/outlook'
import type { Period } from '@plimsoll/domain/question/period'
import type { ToolCall } from '@plimsoll/domain/question/tool-call'
import type { TaxKind } from '@plimsoll/domain/tax/tax-schedule'
import { taxNameOf } from '@plimsoll/domain/tax/tax-words'
import { type Due, readKeptDue } from '../../forecast/service.ts'
import { count, date, days, emptyResult, money, named, span, type ToolResult } from '../facts.ts'
import type { ToolContext } from '../tool-context.ts'
import { forecastOf } from './ahead-forecast-of.ts'
import { taxBesideLast } from './ahead-tax-beside.ts'
import { taxRepaid } from './ahead-tax-repaid.ts'
import { taxOfReturn, taxOfYear } from './ahead-tax-year.ts'
import { itemsShown, taxNote, withoutForecast } from './ahead-words.ts'
import { letters } from './compare-tools.ts'

/** The next payments to HMRC. */
export async function taxDue(
  context: ToolContext,
  args: Extract<ToolCall, { tool: 'tax_due' }>['args'],
): Promise<ToolResult> {
  const due = await readKeptDue(context.tx, context.businessId, context.today)
  if (!due || isWithoutForecast(due.outlook)) return withoutForecast(context)
  const taxes = due.taxes
    .filter(({ kind }) => !args.kind || kind === args.kind)
    .filter(({ kind }) => !args.kinds || args.kinds.includes(kind))
    .filter(({ due: day }) => !args.after || day > args.after)
    .sort((a, b) => (a.day < b.day ? -1 : 1))
    .slice(args.skip ?? 0)
  const [first] = taxes
  if (!first) return withoutTax(args.kind, due.taxes)
  if (args.isRepaid) return taxRepaid(taxes, context)
  if (args.besideLast) {
    const { period } = args
    const meant = taxes.find((tax) => !period || (tax.due >= period.from && tax.due <= period.to))
    return meant ? taxBesideLast(context, meant, args) : withoutTax(args.kind, due.taxes)
  }
  if (args.period && args.isOfYear) return taxOfYear(taxes, due.set_aside, args.period)
  if (args.period && args.isOfReturn)
    return taxOfReturn(context, taxes, { ...args, period: args.period })
  if (args.period) return taxDueWithin(taxes, { ...args, period: args.period }, context)
  if (first.amount > 0) return taxRepaid(taxes, context)
  const wait = daysBetween(context.today, first.due)
  return {
    template: `${args.skip || args.after ? 'The {{kind}} payment after that' : 'The next {{kind}} payment'}${first.period ? ', for {{span}},' : ''} is estimated at {{amount}}, due on {{due}}, ${waitWords(wait)}${first.day === first.due ? '' : '; cash is expected to leave on {{day}}'}.`,
    facts: [
      money('amount', magnitude(first.amount), first.label),
      date('due', first.due, 'Due'),
      days('days', Math.abs(wait), wait < 0 ? 'Days since' : 'Days to go'),
      date('day', first.day, 'Leaves the account'),
      named('kind', first.label),
      ...(first.period ? [span('span', first.period)] : []),
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
    basis: [taxNote],
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

// Of a kind that isn't expected, the next tax of any other is the nearest thing.
function withoutTax(kind: TaxKind | undefined, all: readonly Tax[]): ToolResult {
  const [next] = [...all].sort((a, b) => (a.due < b.due ? -1 : 1))
  const nearest = next
    ? ' The next tax that is expected is {{next}} of {{next_kind}}, due on {{next_due}}.'
    : ''
  return emptyResult(
    `No payment of ${kind ? taxNameOf(kind) : 'tax'} is expected in the forecast. Plimsoll learns taxes from past payments to HMRC.${nearest}`,
    next
      ? [
          money('next', magnitude(next.amount), next.label),
          named('next_kind', next.label),
          date('next_due', next.due, 'Due'),
        ]
      : [],
  )
}

function waitWords(wait: number): string {
  if (wait === 0) return 'today'
  return wait > 0 ? '{{days}} from now' : '{{days}} ago'
}

type Tax = Due['taxes'][number]

const rankWords = ['', 'second ', 'third ', 'fourth ', 'fifth ', 'sixth ']

// What falls due within some days, added up, and the next where none does.
function taxDueWithin(
  taxes: readonly Tax[],
  { kind, period, largest: rank }: { kind?: TaxKind; period: Period; largest?: number },
  { today }: ToolContext,
): ToolResult {
  // What comes back is no part of what falls due.
  const within = taxes.filter(
    ({ due, amount }) => amount < 0 && due >= period.from && due <= period.to,
  )
  const next = taxes.find(({ due, amount }) => amount < 0 && due >= today)
  const [first] = taxes
  const label = kind ? first?.label : null
  const span = [date('from', period.from, 'From'), date('to', period.to, 'To')]
  const [one] = within
  const shared = {
    citations: [
      {
        ref: 'amount',
        href: '/cash-management',
        rowCount: within.length,
        label: 'Cash management',
      },
    ],
    rowCount: within.length,
    truncated: false,
    basis: [taxNote, 'Counted by the day on which it falls due.'],
    warnings: [],
  }
  const about = label ? [named('kind', label)] : []
  const what = label ? '{{kind}}' : 'tax'
  const isOneDay = period.from === period.to
  const inDays = isOneDay ? 'on {{from}}' : 'between {{from}} and {{to}}'
  const bySize = [...within].sort((a, b) => magnitude(b.amount) - magnitude(a.amount))
  const largest = bySize[(rank ?? 1) - 1]
  if (rank !== undefined && largest)
    return {
      ...shared,
      template: `The ${rankWords[rank - 1] ?? ''}largest tax payment due ${inDays} is {{amount}} of {{one}}, due on {{due}}. It is an estimate.`,
      facts: [
        money('amount', magnitude(largest.amount), largest.label),
        date('due', largest.due, 'Due'),
        named('one', largest.label),
        ...span,
      ],
    }
  if (!one)
    return {
      ...shared,
      template: `No ${what} falls due ${inDays}.${next ? ` The next${label ? '' : ', {{next_kind}},'} is {{next}}, due on {{next_due}}.` : ''}`,
      facts: [
        count('count', 0, 'Payments'),
        ...span,
        ...about,
        ...(next
          ? [
              money('next', magnitude(next.amount), next.label),
              date('next_due', next.due, 'Due'),
              ...(label ? [] : [named('next_kind', next.label)]),
            ]
          : []),
      ],
      empty: true,
    }
  return {
    ...shared,
    template:
      within.length === 1
        ? `{{amount}} of {{one}} falls due on {{due}}. It is an estimate.`
        : `{{amount}} of ${what} falls due ${inDays}, in {{count}} payments; the first${label ? '' : ', {{one}}'}${isOneDay ? '' : `${label ? '' : ','} is due on {{due}}`}. These are estimates.`,
    facts: [
      money('amount', magnitude(sum(within.map(({ amount }) => amount))), label ?? 'Tax due'),
      count('count', within.length, 'Payments'),
      date('due', one.due, 'Due'),
      named('one', one.label),
      ...span,
      ...about,
      ...within.map((tax, at) =>
        money(`row_${letters(at)}`, magnitude(tax.amount), `${tax.label}, ${tax.period}`),
      ),
    ],
    table: {
      columns: ['Due', 'Tax', 'Estimate'],
      rows: within
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
  args: { kind?: TaxKind },
): Promise<ToolResult> {
  const due = await readKeptDue(context.tx, context.businessId, context.today)
  if (!due || isWithoutForecast(due.outlook)) return withoutForecast(context)
  const name = due.taxes.find(({ kind }) => kind === args.kind)?.label
  if (args.kind && !name) return withoutTax(args.kind, due.taxes)
  const { outlook } = await forecastOf(context)
  const shown = due.set_aside.filter(({ label }) => !name || label.startsWith(`${name},`))
  const left =
    name || outlook.state === 'unknown'
      ? null
      : {
          balance: outlook.balance,
          amount: minor(outlook.balance - sum(shown.map(({ amount }) => amount))),
        }
  return {
    template: name
      ? 'About {{total}} should be put aside today for {{kind}} that has already built up.'
      : `About {{total}} should be put aside today for taxes that have already built up.${left ? ` That leaves ${left.amount < 0 ? 'nothing' : '{{left}}'} of the {{balance}} in the bank.` : ''}`,
    facts: [
      ...(left
        ? [
            money('balance', left.balance, 'Balance'),
            ...(left.amount < 0 ? [] : [money('left', left.amount, 'Left of it')]),
          ]
        : []),
      money('total', sum(shown.map(({ amount }) => amount)), 'To put aside'),
      ...(name ? [named('kind', name)] : []),
      ...shown.map((each, at) => money(`row_${letters(at)}`, each.amount, each.label)),
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
