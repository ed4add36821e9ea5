// Tools for what repeats: regular payments and what they come to.
import { addDays } from '@plimsoll/domain/calendar'
import { type Minor, magnitude, sum } from '@plimsoll/domain/money'
import type { Period } from '@plimsoll/domain/question/period'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { FlowSide } from '@plimsoll/domain/question/tool-call'
import { readKeptDue, readRecurring } from '../../forecast/service.ts'
import { count, date, money, named, type ToolResult } from '../facts.ts'
import { listed } from '../listed.ts'
import type { ToolContext } from '../tool-context.ts'
import { daysAhead, rhythmOf, rowsShown } from './book-tools.ts'
import { regularOf, seriesShown } from './regular-of.ts'

/** Payments that repeat. */
export async function recurring(
  context: ToolContext,
  args: {
    side: FlowSide
    largest?: number
    monthly?: boolean
    subjects?: readonly Subject[]
    period?: Period
  },
): Promise<ToolResult> {
  const { side: way, subjects, period } = args
  if (subjects) return regularOf(context, { side: way, subjects, ...(period ? { period } : {}) })
  const { tx, businessId, today } = context
  const all = (await readRecurring(tx, businessId, { today })).filter(
    ({ side, verdict, cadence_words }) =>
      side === args.side &&
      verdict !== 'not_recurring' &&
      (!args.monthly || /^(every month|monthly)/i.test(cadence_words)),
  )
  const series = [...all].sort((a, b) => magnitude(b.amount) - magnitude(a.amount))
  const shown = series.slice(0, args.largest ?? rowsShown)
  const named5 = shown.slice(0, args.largest ?? 5)
  const names = listed(
    named5.map((_, at) => `{{name_${at + 1}}} ({{amount_${at + 1}}}, {{rhythm_${at + 1}}})`),
  )
  const noun = `regular ${args.monthly ? 'monthly ' : ''}payments ${args.side}`
  // A list of what leaves every week, month or year is no figure for a month.
  const ahead = args.largest || args.monthly ? [] : await seriesAhead(context, args.side)
  const cost = ahead.length > 0 ? '; over the next {{days}} they come to {{ahead}}' : ''
  return {
    template: args.largest
      ? `Your largest ${args.largest === 1 ? noun.replace('payments', 'payment') : noun} ${args.largest === 1 ? 'is' : 'are'} ${names}.`
      : `{{count}} ${noun} were found in your transactions${cost}.${names ? ` The largest: ${names}.` : ''}`,
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
      ...(cost ? [totalOf(ahead, 'ahead'), aheadDays] : []),
    ],
    ...seriesShown(series, shown),
  }
}

/** What regular payments come to over the next 30 days. */
export async function recurringCost(
  context: ToolContext,
  args: { side: FlowSide },
): Promise<ToolResult> {
  const { from, to } = daysFrom(context)
  const items = await seriesAhead(context, args.side)
  return {
    template: items.length
      ? 'Your regular payments come to {{total}} over the next {{days}} ({{from}} to {{to}}), in {{count}} payments.'
      : 'No regular payments are expected over the next {{days}}.',
    facts: [
      totalOf(items, 'total'),
      count('count', items.length, 'Payments'),
      aheadDays,
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

const aheadDays = { id: 'days', unit: 'days', value: daysAhead, label: 'Days ahead' } as const

function daysFrom({ today }: ToolContext) {
  return { from: addDays(today, 1), to: addDays(today, daysAhead) }
}

// What is expected of regular payments over the days ahead.
async function seriesAhead(context: ToolContext, side: FlowSide) {
  const due = await readKeptDue(context.tx, context.businessId, context.today)
  const { from, to } = daysFrom(context)
  return (due?.items ?? []).filter(
    (item) => item.side === side && item.source === 'series' && item.day >= from && item.day <= to,
  )
}

function totalOf(items: readonly { readonly open: Minor }[], id: string) {
  return money(id, magnitude(sum(items.map(({ open }) => open))), 'Regular payments')
}
