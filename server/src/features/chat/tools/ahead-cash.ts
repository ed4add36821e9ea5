// Tools for how long the cash lasts and what can be spent.
import { type Day, firstDayOf, monthOf, monthsFrom } from '@plimsoll/domain/calendar'
import { firstFullMonth } from '@plimsoll/domain/cashflow/as-of'
import { type Minor, minor, zero } from '@plimsoll/domain/money'
import type { Outlook } from '@plimsoll/domain/outlook/outlook'
import { type Period, spanPeriod } from '@plimsoll/domain/question/period'
import { sumFlows } from '../../../books/figures/flows.store.ts'
import { date, emptyResult, money, span, type ToolResult } from '../facts.ts'
import { cite, queryOf, type ToolContext } from '../tool-context.ts'
import { forecastOf } from './ahead-forecast-of.ts'
import { riskBeside } from './ahead-risk.ts'
import { forecastNote, tooFar, withoutForecast } from './ahead-words.ts'
import { lineFacts, lineIn } from './buffer-words.ts'

/** Whether and when cash runs out on the expected path. */
export async function runOut(context: ToolContext): Promise<ToolResult> {
  const forecast = await forecastOf(context)
  const { outlook } = forecast
  if (outlook.state === 'unknown') return withoutForecast(context)
  const below = forecast.days.find(({ day, closing }) => day <= outlook.until && closing < 0)
  const { until } = outlook
  const risk = below ? null : riskBeside(forecast.days, { line: zero, what: 'zero', until })
  return {
    template: below
      ? 'Cash is expected to run out: it falls below zero on {{day}}. The lowest point up to {{until}} is {{low}} on {{low_day}}.'
      : `${risk?.isEven ? 'On the expected path cash doesn’t run out: it' : 'Cash isn’t expected to run out: on the expected path it'} stays above zero up to {{until}}. The lowest point is {{low}} on {{low_day}}.${risk?.words ?? ''}`,
    facts: [
      ...(below ? [date('day', below.day, 'First day below zero')] : []),
      ...(risk?.facts ?? []),
      money('low', outlook.low.balance, 'Lowest balance'),
      date('low_day', outlook.low.day, 'Date of the lowest balance'),
      date('until', outlook.until, 'Looking ahead to'),
    ],
    citations: [{ ref: 'low', href: '/dashboard', rowCount: 0, label: 'Dashboard' }],
    rowCount: 0,
    truncated: false,
    basis: [forecastNote],
    warnings: [],
  }
}

/** How much more goes out than comes in a month, and how long cash would last at that pace. */
export async function burn(context: ToolContext, call: { period: Period }): Promise<ToolResult> {
  const period = fullMonthsOf(call.period, context)
  if (!period) return withoutFullMonth(context)
  const args = { ...call, period }
  const sums = await sumFlows(context.tx, context.businessId, queryOf(context, args), 'side')
  const totalOf = (side: string) => sums.find(({ key }) => key === side)?.amount ?? 0
  const parts = monthsFrom(monthOf(args.period.from), monthOf(args.period.to)).length
  const perMonth = minor(Math.round((totalOf('out') - totalOf('in')) / parts))
  const { outlook } = await forecastOf(context)
  const isOfNow = outlook.state !== 'unknown' || outlook.reason === 'no_forecast'
  const lasts = perMonth > 0 && isOfNow ? Math.floor((outlook.balance / perMonth) * 10) / 10 : null
  return {
    template:
      perMonth > 0
        ? `Over {{period}} you used {{burn}} a month more than came in.${lasts === null ? '' : ` At that pace ${balanceWords(context, outlook)} lasts {{months}}.`}`
        : 'Over {{period}} more came in than went out, {{burn}} a month, so cash is not being used up.',
    facts: [
      money(
        'burn',
        minor(Math.abs(perMonth)),
        perMonth > 0 ? 'Used each month' : 'Gained each month',
      ),
      ...(lasts === null
        ? []
        : [
            { id: 'months', unit: 'months' as const, value: lasts, label: 'Lasts' },
            money('balance', outlook.balance, 'Balance'),
            date('as_of', outlook.asOf, 'Date of the balance'),
          ]),
      span('period', args.period.label),
    ],
    citations: [
      ...cite('burn', { ...args, side: 'out' }, 0),
      ...cite('burn', { ...args, side: 'in' }, 0),
    ],
    rowCount: 0,
    truncated: false,
    basis: [
      'Money out less money in, over the last three full months; own transfers are left out.',
    ],
    warnings: [],
  }
}

// Months before the books begin, or the part of one in which they do, would lower what a month
// uses.
function fullMonthsOf(period: Period, { extent }: ToolContext): Period | null {
  if (!extent.firstDay || extent.firstDay <= period.from) return period
  const from = firstDayOf(firstFullMonth(extent.firstDay))
  return from > period.to ? null : spanPeriod(from, period.to)
}

async function withoutFullMonth(context: ToolContext): Promise<ToolResult> {
  const from = context.extent.firstDay ?? context.today
  const period = spanPeriod(from, context.today)
  const sums = await sumFlows(context.tx, context.businessId, queryOf(context, { period }), 'side')
  const totalOf = (side: string) => sums.find(({ key }) => key === side)?.amount ?? minor(0)
  return emptyResult(
    'Your records begin on {{first}} and hold no full month yet, so nothing can be stated about a month. Since then {{out}} went out and {{in}} came in.',
    [
      date('first', from, 'First day of the records'),
      money('out', totalOf('out'), 'Money out'),
      money('in', totalOf('in'), 'Money in'),
    ],
  )
}

/** What can be spent without going below the buffer. */
export async function safeToSpend(
  context: ToolContext,
  { keep, day }: { keep?: Minor; day?: Day },
): Promise<ToolResult> {
  const { outlook, days } = await forecastOf(context)
  if (outlook.state === 'unknown') return withoutForecast(context)
  if (keep !== undefined || day !== undefined) {
    const after = days.filter((each) => each.day <= outlook.until && (!day || each.day >= day))
    const [first] = after
    if (!first)
      return tooFar({ day: day ?? outlook.until, end: outlook.until }, 'End of the outlook')
    const lowest = after.reduce((low, each) => (each.closing < low.closing ? each : low), first)
    return safeAbove({ low: lowest, keep, buffer: outlook.buffer, from: day })
  }
  const { buffer } = outlook
  const { likely, cautious } = outlook.safeToSpend
  const free =
    buffer > 0
      ? '{{safe}} is free to spend: the lowest point ahead is {{low}} on {{day}}, and {{buffer}} is your buffer.'
      : '{{safe}} is free to spend: that is the lowest point ahead, on {{day}}.'
  const caution =
    cautious >= 0
      ? 'To be cautious, count on {{cautious}}.'
      : `To be cautious, count on nothing: one time in ten cash falls further, {{short}} below ${buffer > 0 ? 'the buffer' : 'zero'}.`
  const short = `Nothing is free to spend: the lowest point ahead, {{low}} on {{day}}, is ${buffer > 0 ? '{{short}} ' : ''}below ${lineIn(buffer)}.`
  return {
    template: likely >= 0 ? `${free} ${caution}` : short,
    facts: [
      money('safe', likely, 'Safe to spend'),
      ...(likely >= 0
        ? [
            money('cautious', cautious, 'Cautiously'),
            ...(cautious < 0 ? [money('short', minor(-cautious), 'Short in a cautious case')] : []),
          ]
        : buffer > 0
          ? [money('short', minor(-likely), 'Short of the buffer')]
          : []),
      // Without a buffer all of the low is free.
      ...(buffer > 0 || likely < 0 ? [money('low', outlook.low.balance, 'Lowest balance')] : []),
      date('day', outlook.low.day, 'Date'),
      ...(buffer > 0 ? [money('buffer', buffer, 'Cash buffer')] : []),
    ],
    citations: [{ ref: 'safe', href: '/cash-management', rowCount: 0, label: 'Cash management' }],
    rowCount: 0,
    truncated: false,
    basis: [forecastNote],
    warnings: [],
  }
}

// What is free from a day on, above the buffer or an amount that is to be left in its place.
function safeAbove({
  low,
  keep,
  buffer,
  from,
}: {
  low: { day: Day; closing: Minor }
  keep: Minor | undefined
  buffer: Minor
  from: Day | undefined
}): ToolResult {
  const kept = keep ?? buffer
  const free = low.closing - kept
  const what = keep === undefined ? lineIn(kept, 'keep') : '{{keep}}'
  const start = from === undefined ? 'ahead' : 'from {{from}} on'
  const rest = {
    citations: [{ ref: 'safe', href: '/cash-management', rowCount: 0, label: 'Cash management' }],
    rowCount: 0,
    truncated: false,
    basis: [forecastNote],
    warnings: [],
  }
  if (kept === 0)
    return {
      template:
        free >= 0
          ? `{{safe}} is free: that is the lowest point ${start}, on {{day}}.`
          : `Nothing is free: the lowest point ${start}, {{safe}} on {{day}}, is below zero.`,
      facts: [
        money('safe', minor(free), free >= 0 ? 'Safe to spend' : 'Lowest balance'),
        date('day', low.day, 'Date'),
        ...(from === undefined ? [] : [date('from', from, 'From')]),
      ],
      ...rest,
    }
  return {
    template:
      free >= 0
        ? `{{safe}} is free if ${what} is to be kept: the lowest point ${start} is {{low}} on {{day}}.`
        : `Nothing is free if ${what} is to be kept: the lowest point ${start}, {{low}} on {{day}}, is {{safe}} below it.`,
    facts: [
      money('safe', minor(Math.abs(free)), free >= 0 ? 'Safe to spend' : 'Short of it'),
      money('keep', kept, 'To be kept'),
      money('low', low.closing, 'Lowest balance'),
      date('day', low.day, 'Date'),
      ...(from === undefined ? [] : [date('from', from, 'From')]),
    ],
    ...rest,
  }
}

/** The cash buffer that the business has set. */
export async function cashBuffer(context: ToolContext): Promise<ToolResult> {
  const { outlook } = await forecastOf(context)
  const { balance, buffer } = outlook
  const side = balance >= buffer ? 'above' : 'below'
  const now = isOld(context, outlook) ? 'the balance on {{as_of}} was' : "today's balance is"
  return {
    template:
      buffer > 0
        ? `Your cash buffer is {{buffer}}; ${now} {{balance}}, {{gap}} ${side} it.`
        : `You keep no cash buffer; ${now} {{balance}}.`,
    facts: [
      ...lineFacts(balance, buffer),
      money('balance', balance, 'Balance'),
      date('as_of', outlook.asOf, 'Date of the balance'),
    ],
    citations: [
      {
        ref: buffer > 0 ? 'buffer' : 'balance',
        href: '/dashboard',
        rowCount: 0,
        label: 'Dashboard',
      },
    ],
    rowCount: 0,
    truncated: false,
    basis: [],
    warnings: [],
  }
}

/** Whether the bank data is too old to know today's balance. */
function isOld({ today }: ToolContext, { asOf }: Outlook): boolean {
  return asOf < today
}

function balanceWords(context: ToolContext, outlook: Outlook): string {
  return isOld(context, outlook) ? 'the {{balance}} of {{as_of}}' : "today's {{balance}}"
}
