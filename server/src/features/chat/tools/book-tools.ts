// Tools about the books themselves: balances, how fresh they are, regular payments, what looks odd,
// a summary.
import { addDays, type Day } from '@plimsoll/domain/calendar'
import { asOfDay } from '@plimsoll/domain/cashflow/as-of'
import { type Minor, magnitude, minor, sum } from '@plimsoll/domain/money'
import type { Period } from '@plimsoll/domain/question/period'
import type { FlowSide } from '@plimsoll/domain/question/tool-call'
import { sumFlows } from '../../../books/figures/flows.store.ts'
import { readAccounts } from '../../cashflow/service.ts'
import { readKeptDue, readRecurring, tellLeaks } from '../../forecast/service.ts'
import { count, date, money, named, span, type ToolResult } from '../facts.ts'
import { cite, queryOf, type ToolContext } from '../tool-context.ts'
import { groupsOf } from './flow-groups.ts'

const rowsShown = 10

/** The balance of all accounts that count, or of one, at the end of a day; today without one. */
export async function cashBalance(
  context: ToolContext,
  args: { day?: Day; account?: string; claimed?: Minor },
): Promise<ToolResult> {
  // Old bank data knows the balance of its last day, and nothing of today's.
  const asOf = asOfDay({ today: context.today, lastDay: context.extent.lastDay })
  const past = args.day === context.today ? undefined : args.day
  const day = past ?? asOf
  const isDated = past !== undefined || asOf < context.today
  const accounts = await readAccounts(context.tx, context.businessId, day)
  const counted = accounts.filter(({ counts, id }) => (args.account ? id === args.account : counts))
  const total = sum(counted.map(({ booked }) => booked))
  const isKnown = counted.every(({ balance }) => balance !== null)
  const { firstDay } = context.extent
  if (firstDay && day < firstDay && past)
    return {
      template: 'Your records begin on {{first}}, so there is no balance for {{day}}.',
      facts: [date('first', firstDay, 'First day of the records'), date('day', day, 'Date')],
      citations: [],
      rowCount: 0,
      truncated: false,
      basis: [],
      warnings: [],
      empty: true,
    }
  const [only] = counted
  const isOne = counted.length === 1 && only !== undefined
  const single = isOne ? [named('account', only.name)] : []
  return {
    template: `${claimWords(args.claimed, total)}${
      isDated
        ? `${isOne ? '{{account}}' : 'Your accounts together'} stood at {{balance}} at the end of {{day}}.`
        : isOne
          ? '{{account}} stands at {{balance}}.'
          : 'Your accounts together hold {{balance}}.'
    }`,
    facts: [
      money('balance', total, isOne ? only.name : 'Balance'),
      ...(isDated ? [date('day', day, 'Date')] : []),
      ...single,
      ...(isOne
        ? []
        : counted.map((account, at) =>
            money(`account_${String.fromCharCode(97 + at)}`, account.booked, account.name),
          )),
    ],
    citations: [
      args.account && !args.day
        ? { ref: 'balance', href: '/integration', rowCount: 1, label: only?.name ?? 'Account' }
        : args.account
          ? {
              ref: 'balance',
              href: `/cash-flow/edit-transaction?${new URLSearchParams({ account: args.account, to: day })}`,
              rowCount: 0,
              label: only?.name ?? 'Account',
            }
          : {
              ref: 'balance',
              href: args.day ? `/cash-flow?month=${day.slice(0, 7)}` : '/dashboard',
              rowCount: counted.length,
              label: args.day ? 'Cash flow' : 'Dashboard',
            },
    ],
    rowCount: counted.length,
    truncated: false,
    basis: ['Every account that counts as cash, cards and overdrafts taken off.'],
    warnings: isKnown ? [] : ['unknown_balance'],
    ...(isOne
      ? {}
      : {
          table: {
            columns: ['Account', 'Balance'],
            rows: counted.map((account) => [
              { text: account.name },
              { minor: String(account.booked) },
            ]),
          },
        }),
  }
}

// What the user believes is set right, and never repeated as a fact.
function claimWords(claimed: Minor | undefined, total: Minor): string {
  if (claimed === undefined) return ''
  return claimed === total ? 'Yes. ' : 'My records differ from your figure. '
}

/** Every account with its balance. */
export async function accountBalances(context: ToolContext): Promise<ToolResult> {
  const accounts = (await readAccounts(context.tx, context.businessId, context.today)).filter(
    ({ counts }) => counts,
  )
  return {
    template: `You have {{count}} ${accounts.length === 1 ? 'account' : 'accounts'} with {{total}} in all.`,
    facts: [
      count('count', accounts.length, 'Accounts'),
      money('total', sum(accounts.map(({ booked }) => booked)), 'Balance'),
      ...accounts.map((account, at) =>
        money(`account_${String.fromCharCode(97 + at)}`, account.booked, account.name),
      ),
    ],
    citations: [
      { ref: 'total', href: '/integration', rowCount: accounts.length, label: 'Accounts' },
    ],
    rowCount: accounts.length,
    truncated: false,
    basis: [],
    warnings: accounts.every(({ balance }) => balance !== null) ? [] : ['unknown_balance'],
    table: {
      columns: ['Account', 'Balance'],
      rows: accounts.map((account) => [{ text: account.name }, { minor: String(account.booked) }]),
    },
  }
}

/** From when to when the records reach. */
export async function dataFreshness({ extent }: ToolContext): Promise<ToolResult> {
  const { firstDay, lastDay, updatedAt } = extent
  if (!firstDay || !lastDay)
    return {
      template: 'There are no transactions yet.',
      facts: [count('count', 0, 'Transactions')],
      citations: [],
      rowCount: 0,
      truncated: false,
      basis: [],
      warnings: [],
      empty: true,
    }
  const updated = updatedAt?.toISOString().slice(0, 10)
  return {
    template: `Your records run from {{first}} to {{last}}.${updated ? ' They were last updated on {{updated}}.' : ''}`,
    facts: [
      date('last', lastDay, 'Latest transaction'),
      date('first', firstDay, 'First transaction'),
      ...(updated ? [date('updated', updated, 'Last updated')] : []),
    ],
    citations: [{ ref: 'last', href: '/integration', rowCount: 0, label: 'Integrations' }],
    rowCount: 0,
    truncated: false,
    basis: [],
    warnings: [],
  }
}

/** Payments that repeat. */
export async function recurring(
  context: ToolContext,
  args: { side: FlowSide; largest?: number; monthly?: boolean },
): Promise<ToolResult> {
  const all = (await readRecurring(context.tx, context.businessId, context.today)).filter(
    ({ side, verdict, cadence_words }) =>
      side === args.side &&
      verdict !== 'not_recurring' &&
      (!args.monthly || /^(every month|monthly)/i.test(cadence_words)),
  )
  const series = [...all].sort((a, b) => magnitude(b.amount) - magnitude(a.amount))
  const shown = series.slice(0, args.largest ?? rowsShown)
  const named5 = shown.slice(0, args.largest ?? 5)
  const listed = named5
    .map((_, at) => `{{name_${at + 1}}} ({{amount_${at + 1}}}, {{rhythm_${at + 1}}})`)
    .join(', ')
  const noun = `regular ${args.monthly ? 'monthly ' : ''}payments ${args.side}`
  return {
    template: args.largest
      ? `Your largest ${args.largest === 1 ? noun.replace('payments', 'payment') : noun} ${args.largest === 1 ? 'is' : 'are'} ${listed}.`
      : `{{count}} ${noun} were found in your transactions.${listed ? ` The largest: ${listed}.` : ''}`,
    facts: [
      count('count', series.length, 'Regular payments'),
      ...named5.flatMap((each, at) => [
        named(`name_${at + 1}`, each.merchant),
        money(`amount_${at + 1}`, magnitude(each.amount), each.merchant),
        { ...named(`rhythm_${at + 1}`, ''), value: rhythmOf(each.cadence_words) },
      ]),
      ...shown
        .slice(named5.length)
        .map((each, at) =>
          money(`row_${String.fromCharCode(97 + at)}`, magnitude(each.amount), each.merchant),
        ),
    ],
    citations: [
      {
        ref: 'count',
        href: '/cash-flow/recurring',
        rowCount: series.length,
        label: 'Regular payments',
      },
    ],
    rowCount: series.length,
    truncated: series.length > shown.length,
    basis: ['Found from at least three payments with a steady rhythm.'],
    warnings: [],
    table: {
      columns: ['Name', 'How often', 'Amount'],
      rows: shown.map((each) => [
        { text: each.merchant },
        { text: each.cadence_words },
        { minor: String(each.amount) },
      ]),
    },
    ...(series.length === 0 ? { empty: true } : {}),
  }
}

// Without where a payment goes when its day is none of the bank's.
function rhythmOf(words: string): string {
  const [often = ''] = words.split(', or ')
  return `${often.charAt(0).toLowerCase()}${often.slice(1)}`
}

const daysAhead = 30

/** What regular payments come to over the next 30 days. */
export async function recurringCost(
  context: ToolContext,
  args: { side: FlowSide },
): Promise<ToolResult> {
  const due = await readKeptDue(context.tx, context.businessId, context.today)
  const [from, to] = [addDays(context.today, 1), addDays(context.today, daysAhead)]
  const items = (due?.items ?? []).filter(
    ({ side, source, day }) =>
      side === args.side && source === 'series' && day >= from && day <= to,
  )
  return {
    template: items.length
      ? 'Your regular payments come to {{total}} over the next {{days}} ({{from}} to {{to}}), in {{count}} payments.'
      : 'No regular payments are expected over the next {{days}}.',
    facts: [
      money('total', magnitude(sum(items.map(({ open }) => open))), 'Regular payments'),
      count('count', items.length, 'Payments'),
      { id: 'days', unit: 'days', value: daysAhead, label: 'Days ahead' },
      date('from', from, 'From'),
      date('to', to, 'To'),
    ],
    citations: [
      {
        ref: 'total',
        href: '/cash-flow/recurring',
        rowCount: items.length,
        label: 'Regular payments',
      },
    ],
    rowCount: items.length,
    truncated: items.length > rowsShown,
    basis: ['As they are forecast: yearly and quarterly payments count only where they fall due.'],
    warnings: [],
    table: {
      columns: ['Date', 'Name', 'Amount'],
      rows: items
        .slice(0, rowsShown)
        .map((item) => [{ day: item.day }, { text: item.merchant }, { minor: String(item.open) }]),
    },
    ...(items.length === 0 ? { empty: true } : {}),
  }
}

/** What looks odd: duplicates, price rises, forgotten trials, first large payments. */
export async function anomalies(
  context: ToolContext,
  args: { kind?: 'duplicate' | 'price_rise' | 'overlap' },
): Promise<ToolResult> {
  const { leaks } = await tellLeaks(context.tx, context.businessId, context.today)
  if (args.kind === 'overlap') return overlaps(leaks.filter(({ kind }) => kind === 'overlap'))
  const found = leaks.filter(({ kind }) => !args.kind || kind === args.kind)
  const noun =
    args.kind === 'duplicate'
      ? 'possible duplicate'
      : args.kind === 'price_rise'
        ? 'price rise'
        : 'thing worth a look'
  const plural = args.kind ? `${noun}s` : 'things worth a look'
  const [first] = found
  return {
    template: first
      ? `{{count}} ${found.length === 1 ? noun : plural} ${found.length === 1 ? 'was' : 'were'} found, the largest {{first}} with {{amount}} on {{day}}.`
      : `No ${plural} were found.`,
    facts: [
      count('count', found.length, plural),
      ...(first
        ? [
            named('first', first.name),
            money('amount', first.amount, first.name),
            date('day', first.day, 'Date'),
          ]
        : []),
      ...found
        .slice(1, rowsShown)
        .map((one, at) => money(`row_${String.fromCharCode(97 + at)}`, one.amount, one.name)),
    ],
    citations: [
      { ref: 'count', href: '/cash-flow/forecast', rowCount: found.length, label: 'Forecast' },
    ],
    rowCount: found.length,
    truncated: found.length > rowsShown,
    basis: ['From the last twelve months. Only you can tell whether something is wrong.'],
    warnings: [],
    table: {
      columns: ['Name', 'Date', 'Amount'],
      rows: found
        .slice(0, rowsShown)
        .map((each) => [{ text: each.name }, { day: each.day }, { minor: String(each.amount) }]),
    },
    ...(found.length === 0 ? { empty: true } : {}),
  }
}

// Two subscriptions for one job: each leak names both, and what the cheaper one costs.
function overlaps(
  found: readonly { name: string; yearly: Minor | null; amount: Minor; day: Day }[],
): ToolResult {
  const [first] = found
  return {
    template: first
      ? `{{first}} are paid for the same job${first.yearly === null ? '' : '; without the cheaper one you would save {{yearly}} a year'}.${found.length > 1 ? ' There are {{count}} such pairs.' : ''}`
      : 'I found no two regular payments for the same job.',
    facts: [
      count('count', found.length, 'Pairs'),
      ...(first ? [named('first', first.name)] : []),
      ...(first && first.yearly !== null ? [money('yearly', first.yearly, 'A year')] : []),
    ],
    citations: [
      { ref: 'count', href: '/cash-flow/forecast', rowCount: found.length, label: 'Forecast' },
    ],
    rowCount: found.length,
    truncated: false,
    basis: ['From the last twelve months. Only you can tell whether both are needed.'],
    warnings: [],
    table: {
      columns: ['Name', 'Date', 'Amount'],
      rows: found.map((each) => [
        { text: each.name },
        { day: each.day },
        { minor: String(each.amount) },
      ]),
    },
    ...(found.length === 0 ? { empty: true } : {}),
  }
}

/** A period in short: in, out, net, and the largest of each side. */
export async function summary(context: ToolContext, args: { period: Period }): Promise<ToolResult> {
  const sums = await sumFlows(context.tx, context.businessId, queryOf(context, args), 'side')
  const totalOf = (side: string): Minor => sums.find(({ key }) => key === side)?.amount ?? minor(0)
  const net = minor(totalOf('in') - totalOf('out'))
  const [payer] = (await groupsOf(context, { ...args, side: 'in' }, 'merchant')).filter(
    ({ subject }) => subject,
  )
  const [category] = await groupsOf(context, { ...args, side: 'out' }, 'category')
  return {
    template: `In {{period}} {{in}} came in and {{out}} went out, so cash ${net >= 0 ? 'rose' : 'fell'} by {{change}}.${payer ? ' Your largest payer was {{payer}} with {{payer_amount}}.' : ''}${category ? ' Most went on {{category}}: {{category_amount}}.' : ''}`,
    facts: [
      money('net', net, 'Net cash flow'),
      money('in', totalOf('in'), 'Money in'),
      money('out', totalOf('out'), 'Money out'),
      money('change', minor(Math.abs(net)), net >= 0 ? 'Rise' : 'Fall'),
      ...(payer
        ? [named('payer', payer.name), money('payer_amount', payer.amount, payer.name)]
        : []),
      ...(category
        ? [
            named('category', category.name),
            money('category_amount', category.amount, category.name),
          ]
        : []),
      span('period', args.period.label),
    ],
    citations: [
      ...cite('in', { ...args, side: 'in' }, 0),
      ...cite('out', { ...args, side: 'out' }, 0),
    ],
    rowCount: 0,
    truncated: false,
    basis: [
      'Transfers between your own accounts are left out.',
      'This is cash in and out, not profit.',
    ],
    warnings: [],
  }
}
