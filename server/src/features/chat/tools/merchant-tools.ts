// Tools about merchants over time: whom the books saw for the first time, and whose price changed.
import { addDays, daysBetween } from '@plimsoll/domain/calendar'
import { magnitude, minor } from '@plimsoll/domain/money'
import type { FlowFilter, FlowSide, ToolCall } from '@plimsoll/domain/question/tool-call'
import { latestChange, withoutExceptions } from '@plimsoll/domain/steady-price'
import { type FlowRow, readFlowRows } from '../../../books/figures/flows.store.ts'
import {
  count,
  date,
  emptyResult,
  type Fact,
  money,
  named,
  percent,
  span,
  type ToolResult,
} from '../facts.ts'
import { cite, queryOf, type ToolContext } from '../tool-context.ts'
import { letters } from './compare-tools.ts'
import { type Group, groupsOf } from './flow-groups.ts'
import { nothing, payeeOf, rowsShown, transfersLeftOut } from './flow-words.ts'
import { betweenWords } from './price-between.ts'
import { movedWords, steadyWords } from './steady-price.ts'
import { changeOverYear } from './yearly-price.ts'

/** Merchants with payments in a period and none before it. */
export async function newMerchants(
  context: ToolContext,
  { share: asksShare, ...args }: FlowFilter & { share?: boolean },
): Promise<ToolResult> {
  const { firstDay } = context.extent
  // Of the first days of the records everybody would seem new.
  if (asksShare && firstDay && firstDay >= args.period.from)
    return emptyResult(
      'In the first days of your records everybody would be new, so I can’t say who was.',
      [],
    )
  const before =
    firstDay && firstDay < args.period.from
      ? await groupsOf(
          context,
          {
            ...args,
            period: { ...args.period, from: firstDay, to: addDays(args.period.from, -1) },
          },
          'merchant',
        )
      : []
  const known = new Set(before.map(({ name }) => name))
  const all = await groupsOf(context, args, 'merchant')
  const found = all.filter(({ subject, name }) => subject && !known.has(name))
  const part = asksShare ? partOfNew({ all, found, side: args.side }) : null
  const shown = found.slice(0, rowsShown)
  const [first] = shown
  const isIn = args.side === 'in'
  return {
    template: `${part?.words ?? ''}${
      first
        ? `{{count}} ${found.length === 1 ? 'name' : 'names'} ${isIn ? 'paid you' : 'were paid'} for the first time in {{period}}, the largest {{first}} with {{amount}}.`
        : `Nobody ${isIn ? 'paid you' : 'was paid'} for the first time in {{period}}.`
    }`,
    facts: [
      ...(part?.facts ?? []),
      count('count', found.length, isIn ? 'New payers' : 'New payees'),
      span('period', args.period.label),
      ...(first ? [named('first', first.name), money('amount', first.amount, first.name)] : []),
      ...shown.slice(1).map((each, at) => money(`row_${letters(at)}`, each.amount, each.name)),
    ],
    citations: shown.flatMap((each) =>
      each.subject ? cite(each.name, { ...args, subjects: [each.subject] }, each.count) : [],
    ),
    rowCount: found.length,
    truncated: found.length > shown.length,
    basis: [transfersLeftOut, 'First means that your records hold no earlier payment.'],
    warnings: [],
    table: {
      columns: ['Name', 'Amount'],
      rows: shown.map((each) => [{ text: each.name }, { minor: String(each.amount) }]),
    },
    ...(found.length === 0 ? { empty: true } : {}),
  }
}

// "42.2% of the £27,515.00 that came in was from new names, £11,605.00."
function partOfNew({
  all,
  found,
  side,
}: {
  all: readonly Group[]
  found: readonly Group[]
  side: FlowSide
}): { words: string; facts: Fact[] } | null {
  const sumOf = (some: readonly Group[]) => minor(some.reduce((sum, { amount }) => sum + amount, 0))
  const [whole, own] = [sumOf(all), sumOf(found)]
  if (whole <= 0 || own <= 0) return null
  return {
    words: `{{share}} of the {{whole}} that ${side === 'in' ? 'came in' : 'went out'} in {{period}} was ${side === 'in' ? 'from' : 'to'} new names: {{own}}. `,
    facts: [
      percent('share', (own / whole) * 100, 'Share'),
      money('own', own, 'New names'),
      money('whole', whole, 'All'),
    ],
  }
}

// "All 18 payments to WeWork are £1,320.00", or all but a few single ones.
function unchangedWords({
  args,
  rows,
  priced,
  latest,
  name,
}: {
  args: { when?: boolean }
  rows: readonly FlowRow[]
  priced: readonly FlowRow[]
  latest: FlowRow
  name: Fact
}): Pick<ToolResult, 'template' | 'facts'> {
  const others = rows.length - priced.length
  const lead = args.when ? 'It has not changed' : 'No'
  const all = 'payments to {{name}} in your records are {{latest}}'
  return {
    template:
      others > 0
        ? `${lead}: {{same}} of the {{count}} ${all}; single ones between them were another amount.`
        : `${lead}: all {{count}} ${all}.`,
    facts: [
      money('latest', latest.amount, 'Latest payment'),
      count('count', rows.length, 'Payments'),
      ...(others > 0 ? [count('same', priced.length, 'Of one amount')] : []),
      name,
    ],
  }
}

// Every payment of some years, even where there are several a week: the answer speaks of them all.
const rowsRead = 2000

/** The latest payment against the last one of another amount. */
export async function priceChange(
  context: ToolContext,
  args: Extract<ToolCall, { tool: 'price_change' }>['args'],
): Promise<ToolResult> {
  const all = await readFlowRows(context.tx, context.businessId, queryOf(context, args), {
    order: 'latest',
    rowsMax: rowsRead,
  })
  // What came back is no price.
  const paidOut = all.filter(({ amount }) => amount > 0)
  const [latest] = paidOut
  if (!latest) return nothing(args)
  // Within a category each payee has a price of its own.
  const rows = paidOut.filter(({ merchant }) => merchant === latest.merchant)
  const citations = cite(
    'latest',
    { ...args, period: { ...args.period, from: rows.at(-1)?.day ?? args.period.from } },
    rows.length,
  )
  const rest = {
    citations,
    rowCount: rows.length,
    truncated: all.length === rowsRead,
    basis: [
      'Amounts of single payments are compared; the bank data does not show what was bought.',
    ],
    warnings: [],
  }
  const paid = [latest, ...rows.slice(1)] as const
  if (args.steady) return { ...rest, ...steadyWords(context, args, paid) }
  if (args.moved) return { ...rest, ...movedWords(context, { ...args, moved: args.moved }, paid) }
  if (args.between) return { ...rest, ...betweenWords(context, args.between, paid) }
  // A single payment between two of one amount, as a week's overtime is, is no other price.
  const priced = withoutExceptions(rows)
  const steady = latestChange(priced)
  const change = steady?.isSteady ? steady : steady && latestChange(rows)
  const name = named('name', payeeOf(latest, context))
  // "When did it last go up?" of a price that fell since wants the rise before.
  const risen = rows.findIndex(({ amount }, row) => amount > (rows[row + 1]?.amount ?? amount))
  const [rise, beforeRise] = risen < 0 ? [] : [rows[risen], rows[risen + 1]]
  if (!change) return { ...rest, ...unchangedWords({ args, rows, priced, latest, name }) }
  const { before, since, isSteady } = change
  const isMore = latest.amount > before.amount
  const isYearly = !isSteady && since === latest && daysBetween(before.day, latest.day) >= 300
  const last = rise && beforeRise && args.when && !isMore && (isSteady || isYearly)
  const lastRise = last
    ? ' The last rise was on {{rise_day}}, from {{rise_from}} to {{rise_to}}.'
    : args.when && !isMore && (isSteady || isYearly)
      ? ' It never rose in your records.'
      : ''
  const yearly =
    args.yearly && (isSteady || isYearly) ? changeOverYear(rows, { latest, before }) : null
  return {
    ...rest,
    template: `${yearly?.words ?? ''}${
      isYearly
        ? `${args.when ? '' : isMore ? 'Yes: ' : 'No, it fell: '}{{name}} was {{latest}} on {{day}}, {{before}} on {{day_before}} ({{change}} ${isMore ? 'more' : 'less'}, {{pct}}).`
        : isSteady
          ? `${args.when ? '' : isMore ? 'Yes: ' : 'No, it fell: '}{{name}} has been {{latest}} since {{since}}; before that it was {{before}} ({{change}} ${isMore ? 'more' : 'less'} now, {{pct}}).`
          : `The latest payment to {{name}} was {{latest}} on {{day}}, ${since === latest ? 'the one before' : 'the last of another amount'} {{before}} on {{day_before}}. The amount varies, so the bank data shows no price.`
    }${lastRise}`,
    facts: [
      ...(yearly?.facts ?? []),
      ...(last && rise && beforeRise
        ? [
            date('rise_day', rise.day, 'Last rise'),
            money('rise_from', beforeRise.amount, 'Before the rise'),
            money('rise_to', rise.amount, 'After the rise'),
          ]
        : []),
      money('latest', latest.amount, 'Latest payment'),
      money('before', before.amount, 'Before that'),
      money('change', magnitude(minor(latest.amount - before.amount)), 'Change'),
      percent(
        'pct',
        (Math.abs(latest.amount - before.amount) / Math.max(1, Math.abs(before.amount))) * 100,
        'Change in per cent',
      ),
      date('since', since.day, 'Since'),
      date('day', latest.day, 'Latest payment'),
      date('day_before', before.day, 'Payment before'),
      name,
    ],
  }
}
