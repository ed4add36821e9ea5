// Tools about the books themselves: balances, how fresh they are, regular payments, what looks odd,
// a summary.
import type { Day } from '@plimsoll/domain/calendar'
import { asOfDay } from '@plimsoll/domain/cashflow/as-of'
import { type Minor, minor, sum } from '@plimsoll/domain/money'
import type { Period } from '@plimsoll/domain/question/period'
import { sumFlows } from '../../../books/figures/flows.store.ts'
import { readAccounts } from '../../cashflow/service.ts'
import { count, date, emptyResult, money, named, span, type ToolResult } from '../facts.ts'
import { cite, queryOf, type ToolContext } from '../tool-context.ts'
import { groupsOf } from './flow-groups.ts'
import { fromUnnamed } from './flow-words.ts'
import { namedCustomer, platformsAmong } from './platforms.ts'

export const rowsShown = 10

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
    return emptyResult('Your records begin on {{first}}, so there is no balance for {{day}}.', [
      date('first', firstDay, 'First day of the records'),
      date('day', day, 'Date'),
    ])
  const [only] = counted
  const isOne = counted.length === 1 && only !== undefined
  const isOwed = isOne && !isDated && total < 0 && /\bcard\b/i.test(only.name)
  const single = isOne
    ? [
        named(
          'account',
          isOwed ? `${only.name.charAt(0).toLowerCase()}${only.name.slice(1)}` : only.name,
        ),
        ...(isOwed ? [money('owed', minor(-total), 'Owed')] : []),
      ]
    : []
  return {
    template: `${claimWords(args.claimed, total)}${
      isDated
        ? `${isOne ? '{{account}}' : 'Your accounts together'} stood at {{balance}} at the end of {{day}}.`
        : isOne
          ? isOwed
            ? 'You owe {{owed}} on the {{account}}.'
            : '{{account}} stands at {{balance}}.'
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
export async function accountBalances(
  context: ToolContext,
  { except }: { except?: string },
): Promise<ToolResult> {
  const accounts = (await readAccounts(context.tx, context.businessId, context.today)).filter(
    ({ counts, id }) => counts && id !== except,
  )
  const letterOf = (at: number) => String.fromCharCode(97 + at)
  const each = accounts.map(
    (_, at) =>
      `{{name_${letterOf(at)}}} ${at === 0 ? 'stands ' : ''}at {{account_${letterOf(at)}}}`,
  )
  return {
    template: except
      ? `${each.join(', ')}: {{total}} in all.`
      : `You have {{count}} ${accounts.length === 1 ? 'account' : 'accounts'} with {{total}} in all.`,
    facts: [
      count('count', accounts.length, 'Accounts'),
      money('total', sum(accounts.map(({ booked }) => booked)), 'Balance'),
      ...accounts.flatMap(({ booked, name }, at) => [
        money(`account_${letterOf(at)}`, booked, name),
        ...(except ? [named(`name_${letterOf(at)}`, name)] : []),
      ]),
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
    return emptyResult('There are no transactions yet.', [count('count', 0, 'Transactions')])
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

// Without where a payment goes when its day is none of the bank's.
export function rhythmOf(words: string): string {
  const [often = ''] = words.split(', or ')
  return `${often.charAt(0).toLowerCase()}${often.slice(1)}`
}

export const daysAhead = 30

// Two subscriptions for one job: each leak names both, and what the cheaper one costs.
export function overlaps(
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
  const payers = (await groupsOf(context, { ...args, side: 'in' }, 'merchant')).filter(
    ({ subject }) => subject,
  )
  const [payer] = payers
  const platforms = await platformsAmong(context, { ...args, side: 'in' }, payers)
  const customer =
    payer && platforms.has(payer.name) ? namedCustomer(payers, platforms) : { words: '', facts: [] }
  const payerWords = !payer
    ? ''
    : platforms.has(payer.name)
      ? ` The largest part was paid out by {{payer}}, ${fromUnnamed}: {{payer_amount}}.${customer.words}`
      : ' Your largest payer was {{payer}} with {{payer_amount}}.'
  const [category] = await groupsOf(context, { ...args, side: 'out' }, 'category')
  return {
    template: `In {{period}} {{in}} came in and {{out}} went out, so cash ${net >= 0 ? 'rose' : 'fell'} by {{change}}.${payerWords}${category ? ' Most went on {{category}}: {{category_amount}}.' : ''}`,
    facts: [
      money('net', net, 'Net cash flow'),
      money('in', totalOf('in'), 'Money in'),
      money('out', totalOf('out'), 'Money out'),
      money('change', minor(Math.abs(net)), net >= 0 ? 'Rise' : 'Fall'),
      ...(payer
        ? [named('payer', payer.name), money('payer_amount', payer.amount, payer.name)]
        : []),
      ...customer.facts,
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
