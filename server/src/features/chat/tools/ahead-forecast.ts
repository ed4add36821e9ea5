// Tools for the forecast: balances, totals, the summary.
import {
  addMonths,
  type Day,
  firstDayOf,
  lastDayOf,
  monthOf,
  monthsFrom,
} from '@plimsoll/domain/calendar'
import { type Minor, minor, sum } from '@plimsoll/domain/money'
import type { Outlook } from '@plimsoll/domain/outlook/outlook'
import { monthLabel, type Period } from '@plimsoll/domain/question/period'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { FlowSide } from '@plimsoll/domain/question/tool-call'
import { sumFlows } from '../../../books/figures/flows.store.ts'
import { date, type Fact, money, span, type ToolResult } from '../facts.ts'
import { queryOf, type ToolContext } from '../tool-context.ts'
import { forecastOf } from './ahead-forecast-of.ts'
import { forecastNote, rangeNotes, rangeWords, tooFar, withoutForecast } from './ahead-words.ts'
import { aboutWords } from './flow-words.ts'

/** The balance expected at the end of a day. */
export async function forecastBalance(
  context: ToolContext,
  args: { day: Day; atLeast?: Minor; thanNow?: 'more' | 'less' | 'both' },
): Promise<ToolResult> {
  const forecast = await forecastOf(context)
  const last = forecast.days.at(-1)
  if (!last) return withoutForecast(context)
  const found = forecast.days.find(({ day }) => day === args.day)
  if (!found) return tooFar({ day: args.day, end: last.day })
  const now = args.thanNow
    ? besideNow(context, forecast.outlook, { closing: found.closing, wanted: args.thanNow })
    : null
  return {
    template: `${now?.opening ?? leastWords(args.atLeast, found.closing)} expect {{balance}} at the end of {{day}}${now?.words ?? ''}; ${rangeWords}.`,
    facts: [
      ...(now?.facts ?? []),
      money('balance', found.closing, 'Expected balance'),
      money('low', found.low80, 'Lower end'),
      money('high', found.high80, 'Upper end'),
      date('day', args.day, 'Date'),
    ],
    citations: [
      {
        ref: 'balance',
        href: `/cash-flow?month=${monthOf(args.day)}`,
        rowCount: 0,
        label: 'Cash flow',
      },
    ],
    rowCount: 0,
    truncated: false,
    basis: rangeNotes(forecast, args.day),
    warnings: [],
  }
}

// "Will there be more in the bank than now?"
function besideNow(
  { today }: ToolContext,
  { balance, asOf }: Outlook,
  { closing, wanted }: { closing: Minor; wanted: 'more' | 'less' | 'both' },
): { opening: string; words: string; facts: Fact[] } {
  const gap = closing - balance
  const isSo = wanted === 'more' ? gap > 0 : gap < 0
  const size = gap < 0 ? 'less' : 'more'
  const then = asOf < today ? 'the {{now}} of {{as_of}}' : 'today’s {{now}}'
  return {
    opening: wanted === 'both' ? 'We' : isSo ? 'Yes: we' : 'No: we',
    words: gap === 0 ? `, as much as ${then}` : `, {{gap}} ${size} than ${then}`,
    facts: [
      money('now', balance, 'Balance'),
      date('as_of', asOf, 'Date of the balance'),
      ...(gap === 0 ? [] : [money('gap', minor(Math.abs(gap)), 'Difference')]),
    ],
  }
}

// "Will we still have £20,000?"
function leastWords(atLeast: Minor | undefined, closing: Minor): string {
  if (atLeast === undefined) return 'We'
  return closing >= atLeast ? 'Yes: we' : 'No: we'
}

/** Money expected in or out over whole months, of everything or of some categories or merchants. */
export async function forecastTotal(
  context: ToolContext,
  args: {
    measure: FlowSide | 'net'
    period: Period
    subjects?: readonly Subject[]
    rest?: boolean
  },
): Promise<ToolResult> {
  const forecast = await forecastOf(context)
  const current = monthOf(forecast.asOf)
  const wanted = monthsFrom(monthOf(args.period.from), monthOf(args.period.to))
  const ahead = forecast.months.filter(({ month }) => wanted.includes(month))
  const last = forecast.months.at(-1)
  if (!last) return withoutForecast(context)
  if (wanted.some((month) => month > last.month))
    return tooFar({ day: args.period.to, end: lastDayOf(last.month) })
  const query = queryOf(context, { ...args, side: args.measure === 'net' ? null : args.measure })
  const isMeant = (line: { subCategory: string; merchantId: string | null }) => {
    const ofCode = query.codes === null || query.codes.includes(line.subCategory)
    const ofMerchant = query.merchants === null || query.merchants.includes(line.merchantId ?? '')
    return query.codes !== null && query.merchants !== null && query.any
      ? ofCode || ofMerchant
      : ofCode && ofMerchant
  }
  // "Amazon payouts" that are kept under another category: all of what Amazon pays.
  const merchants = args.subjects?.filter(({ kind }) => kind === 'merchant') ?? []
  const isOfBoth = query.codes !== null && query.merchants !== null && !query.any
  if (isOfBoth && !ahead.some(({ lines }) => lines.some(isMeant)))
    return forecastTotal(context, { ...args, subjects: merchants })
  const amountOf = (side: FlowSide) =>
    sum(
      ahead.flatMap((month) =>
        month.lines
          .filter((line) => line.side === side && isMeant(line))
          .map(({ amount }) => amount),
      ),
    )
  const before = wanted.filter((month) => month < current)
  const happened = async (side: FlowSide) =>
    before.length === 0
      ? minor(0)
      : ((
          await sumFlows(
            context.tx,
            context.businessId,
            { ...queryOf(context, { ...args, side }), to: lastDayOf(addMonths(current, -1)) },
            null,
          )
        )[0]?.amount ?? minor(0))
  // What has already gone isn't part of what is still to come.
  const gone = async (side: FlowSide) =>
    args.rest && wanted.includes(current)
      ? ((
          await sumFlows(
            context.tx,
            context.businessId,
            {
              ...queryOf(context, { ...args, side }),
              from: firstDayOf(current),
              to: forecast.asOf,
            },
            null,
          )
        )[0]?.amount ?? minor(0))
      : minor(0)
  const total = async (side: FlowSide) =>
    minor(amountOf(side) + (await happened(side)) - (await gone(side)))
  const about =
    args.measure === 'net'
      ? { words: '', facts: [] }
      : aboutWords({ side: args.measure, ...(args.subjects ? { subjects: args.subjects } : {}) })
  const isRunning = wanted.includes(current)
  const cites = [
    {
      ref: 'total',
      href: `/cash-flow?month=${wanted.find((month) => month >= current) ?? current}`,
      rowCount: 0,
      label: 'Cash flow',
    },
  ]
  const rest = {
    citations: cites,
    rowCount: 0,
    truncated: false,
    basis: [
      forecastNote,
      ...(isRunning && !args.rest
        ? ['This month counts in whole: what has happened and what is still expected.']
        : []),
    ],
    warnings: [],
  }
  if (args.measure === 'net') {
    const [into, out] = [await total('in'), await total('out')]
    return {
      template: 'We expect net cash flow of {{total}} in {{period}}: {{in}} in and {{out}} out.',
      facts: [
        money('total', minor(into - out), 'Net cash flow'),
        money('in', into, 'Money in'),
        money('out', out, 'Money out'),
        span('period', args.period.label),
      ],
      ...rest,
    }
  }
  return {
    template: `We expect {{total}} to ${args.measure === 'in' ? 'be received' : 'go out'}${about.words} in {{period}}.`,
    facts: [
      money(
        'total',
        await total(args.measure),
        args.measure === 'in' ? 'Expected in' : 'Expected out',
      ),
      span('period', args.period.label),
      ...about.facts,
    ],
    ...rest,
  }
}

/** The forecast in short. */
export async function forecastSummary(context: ToolContext): Promise<ToolResult> {
  const forecast = await forecastOf(context)
  const { outlook } = forecast
  const [month] = forecast.months
  if (outlook.state === 'unknown' || !month) return withoutForecast(context)
  // The expected low alone is no worst case.
  const hasWorse = outlook.low.cautious < outlook.low.balance
  return {
    template: `We expect {{closing}} at the end of {{month}}. The lowest point ahead is {{low}} on {{day}}${outlook.buffer > 0 ? '; your buffer is {{buffer}}' : ''}.${hasWorse ? ' One time in ten cash falls lower than {{cautious}} on some day up to {{until}}.' : ''}`,
    facts: [
      money('closing', month.closing, 'Expected closing balance'),
      span('month', monthLabel(month.month)),
      money('low', outlook.low.balance, 'Lowest balance'),
      date('day', outlook.low.day, 'Date of the lowest balance'),
      ...(outlook.buffer > 0 ? [money('buffer', outlook.buffer, 'Cash buffer')] : []),
      ...(hasWorse
        ? [
            money('cautious', outlook.low.cautious, 'Lowest balance, cautiously'),
            date('until', outlook.until, 'Looking ahead to'),
          ]
        : []),
    ],
    citations: [
      { ref: 'closing', href: '/cash-flow', rowCount: 0, label: 'Cash flow' },
      { ref: 'low', href: '/dashboard', rowCount: 0, label: 'Dashboard' },
    ],
    rowCount: 0,
    truncated: false,
    basis: [forecastNote],
    warnings: [],
  }
}
