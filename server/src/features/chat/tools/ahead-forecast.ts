// Tools for the forecast: balances, totals, the low, cover, the summary.
import { addMonths, type Day, lastDayOf, monthOf, monthsFrom } from '@plimsoll/domain/calendar'
import { type Minor, magnitude, minor, sum } from '@plimsoll/domain/money'
import { causeWords } from '@plimsoll/domain/outlook/outlook-words'
import type { Subject } from '@plimsoll/domain/question/names'
import { monthLabel, type Period, spanPeriod } from '@plimsoll/domain/question/period'
import type { FlowSide } from '@plimsoll/domain/question/tool-call'
import { sumFlows } from '../../../books/figures/flows.store.ts'
import { readKeptDue } from '../../forecast/service.ts'
import { date, money, named, span, type ToolResult } from '../facts.ts'
import { queryOf, type ToolContext } from '../tool-context.ts'
import { isOfSubjects } from './ahead-due.ts'
import { forecastOf } from './ahead-forecast-of.ts'
import { forecastNote, rangeNotes, tooFar, withoutForecast } from './ahead-words.ts'
import { aboutWords } from './flow-words.ts'

/** The balance expected at the end of a day. */
export async function forecastBalance(
  context: ToolContext,
  args: { day: Day; atLeast?: Minor },
): Promise<ToolResult> {
  const forecast = await forecastOf(context)
  const last = forecast.days.at(-1)
  if (!last) return withoutForecast(context)
  const found = forecast.days.find(({ day }) => day === args.day)
  if (!found) return tooFar({ day: args.day, end: last.day })
  return {
    template: `${leastWords(args.atLeast, found.closing)} expect {{balance}} at the end of {{day}}; four times in five it will be between {{low}} and {{high}}.`,
    facts: [
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

// "Will we still have £20,000?"
function leastWords(atLeast: Minor | undefined, closing: Minor): string {
  if (atLeast === undefined) return 'We'
  return closing >= atLeast ? 'Yes: we' : 'No: we'
}

/** Money expected in or out over whole months, of everything or of some categories or merchants. */
export async function forecastTotal(
  context: ToolContext,
  args: { measure: FlowSide | 'net'; period: Period; subjects?: readonly Subject[] },
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
  const total = async (side: FlowSide) => minor(amountOf(side) + (await happened(side)))
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
      ...(isRunning
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

// The first day below an amount, where there is one.
async function lowAgainst(
  context: ToolContext,
  input: { below: Minor; point: { day: Day; balance: Minor }; until: Day },
): Promise<ToolResult> {
  const { days } = await forecastOf(context)
  const first = days.find(({ day, closing }) => day <= input.until && closing < input.below)
  return {
    template: first
      ? 'Cash is expected to fall below {{limit}} on {{first}}. The lowest point up to {{until}} is {{low}} on {{day}}.'
      : 'Cash is expected to stay above {{limit}} up to {{until}}. The lowest point is {{low}} on {{day}}.',
    facts: [
      money('low', input.point.balance, 'Lowest balance'),
      date('day', input.point.day, 'Date'),
      ...(first ? [date('first', first.day, 'First day below')] : []),
      money('limit', input.below, 'Limit'),
      date('until', input.until, 'Looking ahead to'),
    ],
    citations: [{ ref: 'low', href: '/dashboard', rowCount: 0, label: 'Dashboard' }],
    rowCount: 0,
    truncated: false,
    basis: [forecastNote],
    warnings: [],
  }
}

/** The lowest point ahead: of the outlook's horizon, or up to a day. */
export async function forecastLow(
  context: ToolContext,
  args: { from?: Day; until?: Day; below?: Minor },
): Promise<ToolResult> {
  const { outlook, days } = await forecastOf(context)
  if (outlook.state === 'unknown') return withoutForecast(context)
  const { low, buffer } = outlook
  const end = days.at(-1)
  if (end && args.from !== undefined && args.from > end.day)
    return tooFar({ day: args.from, end: end.day })
  const isOfOutlook = args.until === undefined && args.from === undefined
  const until = args.until ?? outlook.until
  const point = isOfOutlook ? low : await lowestUntil(context, until, args.from)
  if (!point) return withoutForecast(context)
  const { below } = args
  const cause = point.day === low.day ? causeWords(low.causes) : ''
  if (below !== undefined) return lowAgainst(context, { below, point, until })
  return {
    template: `Cash is expected to be lowest on {{day}}, at {{low}}, looking ${args.from ? 'from {{from}}' : 'ahead'} to {{until}}. That is {{gap}} ${point.balance >= buffer ? 'above' : 'below'} your buffer of {{buffer}}.${cause ? ' It comes after {{cause}}.' : ''}`,
    facts: [
      money('low', point.balance, 'Lowest balance'),
      date('day', point.day, 'Date'),
      date('until', until, 'Looking ahead to'),
      ...(args.from ? [date('from', args.from, 'Looking from')] : []),
      money('gap', minor(Math.abs(point.balance - buffer)), 'Distance from the buffer'),
      money('buffer', buffer, 'Cash buffer'),
      ...(cause ? [{ ...named('cause', ''), value: cause, label: 'Cause' }] : []),
    ],
    citations: [{ ref: 'low', href: '/dashboard', rowCount: 0, label: 'Dashboard' }],
    rowCount: 0,
    truncated: false,
    basis: [forecastNote],
    warnings: [],
  }
}

/**
 * Whether what is due to some payees or in some categories can be paid: the forecast already counts
 * it.
 */
export async function forecastCover(
  context: ToolContext,
  args: { until: Day; subjects: readonly Subject[] },
): Promise<ToolResult> {
  const due = await readKeptDue(context.tx, context.businessId, context.today)
  const { outlook } = await forecastOf(context)
  const lastDay = due?.days.at(-1)?.day
  const point = await lowestUntil(context, args.until)
  if (!due || !lastDay || !point || outlook.state === 'unknown') return withoutForecast(context)
  if (args.until > lastDay)
    return tooFar({ day: args.until, end: lastDay }, 'End of the list of payments due')
  const query = queryOf(context, {
    subjects: args.subjects,
    side: 'out',
    period: spanPeriod(context.today, args.until),
  })
  const items = due.items.filter(
    (item) => item.side === 'out' && item.day <= args.until && isOfSubjects(query, item),
  )
  const about = aboutWords({ side: 'out', subjects: args.subjects })
  const facts = [
    money('due', magnitude(sum(items.map(({ open }) => open))), 'Expected to go out'),
    money('low', point.balance, 'Lowest balance'),
    date('day', point.day, 'Date'),
    date('until', args.until, 'Looking ahead to'),
    ...about.facts,
  ]
  const isShort = point.balance < 0
  const isBelow = point.balance < outlook.buffer
  const opening = isShort ? 'Not on the expected path' : 'Yes, on the expected path'
  const counted = `{{due}} is expected to go out${about.words} by {{until}}`
  return {
    template:
      items.length === 0
        ? `Nothing is expected to go out${about.words} by {{until}}, so I can’t say whether cash covers it.`
        : `${opening}: ${counted}, and with that counted cash is lowest on {{day}}, at {{low}}${isBelow && !isShort ? ', which is below your buffer' : ''}.`,
    facts,
    citations: [
      { ref: 'due', href: '/cash-management', rowCount: items.length, label: 'Cash management' },
      {
        ref: 'low',
        href: `/cash-flow?month=${monthOf(point.day)}`,
        rowCount: 0,
        label: 'Cash flow',
      },
    ],
    rowCount: items.length,
    truncated: false,
    basis: [forecastNote],
    warnings: [],
  }
}

async function lowestUntil(
  context: ToolContext,
  until: Day,
  from?: Day,
): Promise<{ day: Day; balance: Minor } | null> {
  const { days } = await forecastOf(context)
  const within = days.filter(({ day }) => day <= until && (!from || day >= from))
  const [first] = within
  if (!first) return null
  const lowest = within.reduce((low, one) => (one.closing < low.closing ? one : low), first)
  return { day: lowest.day, balance: lowest.closing }
}

/** The forecast in short. */
export async function forecastSummary(context: ToolContext): Promise<ToolResult> {
  const forecast = await forecastOf(context)
  const { outlook } = forecast
  const [month] = forecast.months
  if (outlook.state === 'unknown' || !month) return withoutForecast(context)
  return {
    template:
      'We expect {{closing}} at the end of {{month}}. The lowest point ahead is {{low}} on {{day}}; your buffer is {{buffer}}.',
    facts: [
      money('closing', month.closing, 'Expected closing balance'),
      span('month', monthLabel(month.month)),
      money('low', outlook.low.balance, 'Lowest balance'),
      date('day', outlook.low.day, 'Date of the lowest balance'),
      money('buffer', outlook.buffer, 'Cash buffer'),
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
