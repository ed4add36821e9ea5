// Tools about the cash itself: how far it rose or fell, and what was moved between own accounts.
import { addDays } from '@plimsoll/domain/calendar'
import { type Minor, magnitude, minor, sum } from '@plimsoll/domain/money'
import type { Period } from '@plimsoll/domain/question/period'
import type { ToolCall } from '@plimsoll/domain/question/tool-call'
import { readAccounts } from '../../../books/figures/cash.store.ts'
import { sumFlows } from '../../../books/figures/flows.store.ts'
import { sumTransfers } from '../../../books/figures/own-money.store.ts'
import { count, date, type Fact, money, named, span, type ToolResult } from '../facts.ts'
import { nameOfAccount, queryOf, type ToolContext } from '../tool-context.ts'

/** The balance at the two ends of a period, of every account that counts or of one. */
export async function cashChange(
  context: ToolContext,
  args: {
    period: Period
    account?: string
    claimed?: { way: 'more' | 'less'; isAsked: boolean }
  },
): Promise<ToolResult> {
  const { tx, businessId, extent } = context
  const { firstDay } = extent
  const from = firstDay && args.period.from < firstDay ? firstDay : args.period.from
  const read = async (day: string) => {
    const accounts = await readAccounts(tx, businessId, day)
    const own = accounts.filter(({ counts, id }) => (args.account ? id === args.account : counts))
    return { own, balance: sum(own.map(({ booked }) => booked)) }
  }
  const before = await read(addDays(from, -1))
  const after = await read(args.period.to)
  const change = minor(after.balance - before.balance)
  const name = args.account ? await nameOfAccount(context, args.account) : undefined
  const owner = name === undefined ? 'Cash' : '{{account}}'
  const way = change > 0 ? 'rose' : 'fell'
  const opening = claimWords(args.claimed, change)
  return {
    template:
      change === 0
        ? `${opening}${owner} neither rose nor fell in {{period}}: it stood at {{after}} before and after.`
        : `${opening}${owner} ${way} by {{change}} in {{period}}: from {{before}} at the start of {{from}} to {{after}} at the end of {{to}}.`,
    facts: [
      money('change', magnitude(change), `Cash ${way}`),
      money('before', before.balance, 'At the start'),
      money('after', after.balance, 'At the end'),
      date('from', from, 'From'),
      date('to', args.period.to, 'To'),
      span('period', args.period.label),
      ...(name === undefined ? [] : [named('account', name)]),
    ],
    citations: [
      {
        ref: 'change',
        href: args.account
          ? `/cash-flow/edit-transaction?${new URLSearchParams({ account: args.account, from, to: args.period.to })}`
          : `/cash-flow?month=${args.period.to.slice(0, 7)}`,
        rowCount: 0,
        label: name ?? 'Cash flow',
      },
    ],
    rowCount: after.own.length,
    truncated: false,
    basis: ['Closing balances, so transfers to accounts that are not connected count as well.'],
    warnings: after.own.every(({ balance }) => balance !== null) ? [] : ['unknown_balance'],
  }
}

// "How come there's less than then?" may have it wrong; "is there more?" wants a yes or no.
function claimWords(
  claimed: { way: 'more' | 'less'; isAsked: boolean } | undefined,
  change: Minor,
): string {
  if (!claimed) return ''
  const holds = claimed.way === 'more' ? change > 0 : change < 0
  if (claimed.isAsked) return holds ? 'Yes. ' : 'No. '
  if (holds || change === 0) return ''
  return `There is ${change > 0 ? 'more, not less' : 'less, not more'}. `
}

/** What was moved into an account from the business's other accounts, and out of it. */
export async function transfers(
  context: ToolContext,
  args: Extract<ToolCall, { tool: 'transfers' }>['args'],
): Promise<ToolResult> {
  const { period, account, way } = args
  const found = await sumTransfers(context.tx, context.businessId, {
    account,
    from: period.from,
    to: period.to,
    other: args.other,
  })
  const name = (await nameOfAccount(context, account)) ?? ''
  const into = {
    amount: found.into,
    count: found.intoCount,
    day: found.lastIn,
    latest: found.lastInAmount,
    words: 'into',
  }
  const out = {
    amount: found.out,
    count: found.outCount,
    day: found.lastOut,
    latest: found.lastOutAmount,
    words: 'out of',
  }
  const paid =
    way === 'out' && !args.other ? await paidFrom(context, { account, name, period }) : null
  const target = args.other && (await nameOfAccount(context, args.other))
  const [own, other] = way === 'out' ? [out, into] : [into, out]
  const times = (each: number) => (each === 1 ? 'transfer' : 'transfers')
  const latest = own.day && own.latest !== null
  const isLatest = args.latest === true && own.day !== null && own.latest !== null
  return {
    template: isLatest
      ? `{{latest}} was moved ${own.words} {{account}} on {{day}}: that is the latest of {{count}} ${times(own.count)}.`
      : `${own.count === 0 ? 'Nothing' : '{{total}}'} was moved ${own.words} {{account}}${target ? ' to {{target}}' : ''} in {{period}}${own.count === 0 ? '' : `, in {{count}} ${times(own.count)}`}${latest ? `, the latest {{latest}} on {{day}}` : ''}.${other.count === 0 ? '' : ` {{other}} was moved ${other.words} it, in {{other_count}} ${times(other.count)}.`}${paid?.words ?? ''}`,
    facts: [
      money('total', own.amount, `Moved ${own.words} it`),
      count('count', own.count, 'Transfers'),
      ...(other.count === 0
        ? []
        : [
            money('other', other.amount, `Moved ${other.words} it`),
            count('other_count', other.count, 'Transfers'),
          ]),
      ...(own.day && own.latest !== null
        ? [money('latest', own.latest as Minor, 'Latest'), date('day', own.day, 'Date')]
        : []),
      named('account', name),
      ...(paid?.facts ?? []),
      ...(target ? [named('target', target)] : []),
      span('period', period.label),
    ],
    citations: [
      {
        ref: 'total',
        href: `/cash-flow/edit-transaction?${new URLSearchParams({ account, shown: 'transfers', from: period.from, to: period.to })}`,
        rowCount: own.count + other.count,
        label: `Transfers, ${name}`,
      },
    ],
    rowCount: own.count + other.count,
    truncated: false,
    basis: ['Pairs of lines between your own accounts; they count in no total of money in or out.'],
    warnings: [],
    ...(own.count + other.count === 0 && !paid ? { empty: true } : {}),
  }
}

// What was paid to others straight from an account left it as well as what was moved.
async function paidFrom(
  context: ToolContext,
  { account, name, period }: { account: string; name: string; period: Period },
): Promise<{ words: string; facts: Fact[] } | null> {
  const subjects = [{ kind: 'account', id: account, name }] as const
  const query = queryOf(context, { side: 'out', period, subjects })
  const [paid] = await sumFlows(context.tx, context.businessId, query, null)
  if (!paid || paid.count === 0) return null
  return {
    words: ` {{paid}} was paid from it, in {{paid_count}} ${paid.count === 1 ? 'payment' : 'payments'}.`,
    facts: [
      money('paid', paid.amount, 'Paid from it'),
      count('paid_count', paid.count, 'Payments'),
    ],
  }
}
