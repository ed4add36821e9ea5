// Tools for how close cash has come to a line, how likely it is to fall below one, and how long it
// would last if nothing more came in.
import { addDays, type Day, daysBetween } from '@plimsoll/domain/calendar'
import { paceSpan } from '@plimsoll/domain/cashflow/days-of-cash'
import { type Minor, minor } from '@plimsoll/domain/money'
import { fallsBelow } from '@plimsoll/domain/outlook/fall-chance'
import { watchChance } from '@plimsoll/domain/outlook/outlook'
import { chancePhrase, weeksWords } from '@plimsoll/domain/outlook/outlook-words'
import { type Period, spanPeriod } from '@plimsoll/domain/question/period'
import { readBalanceTrend } from '../../../books/figures/cash.store.ts'
import { sumFlows } from '../../../books/figures/flows.store.ts'
import { count, date, type Fact, money, named, percent, span, type ToolResult } from '../facts.ts'
import { cite, queryOf, type ToolContext } from '../tool-context.ts'
import { forecastOf } from './ahead-forecast-of.ts'
import { forecastNote, tooFar, withoutForecast } from './ahead-words.ts'

/**
 * On how many days of a period the balance closed below an amount, and the latest or first of them.
 */
export async function balanceBelow(
  context: ToolContext,
  args: { period: Period; below: Minor; first: boolean },
): Promise<ToolResult> {
  const { firstDay } = context.extent
  const from = firstDay && firstDay > args.period.from ? firstDay : args.period.from
  const closings = await readBalanceTrend(context.tx, context.businessId, args.period)
  const days: { day: Day; balance: Minor }[] = []
  let known = 0
  for (let day = from; day <= args.period.to; day = addDays(day, 1)) {
    while (known < closings.length && (closings[known]?.day ?? day) <= day) known++
    const balance = closings[known - 1]?.balance
    if (balance !== undefined && balance < args.below) days.push({ day, balance })
  }
  const lowest = days.reduce<{ day: Day; balance: Minor } | null>(
    (low, one) => (low === null || one.balance < low.balance ? one : low),
    null,
  )
  const named = args.first ? days[0] : days.at(-1)
  const limit = money('limit', args.below, 'Limit')
  const rest = {
    citations: [
      {
        ref: 'limit',
        href: `/cash-flow?month=${(named?.day ?? args.period.to).slice(0, 7)}`,
        rowCount: 0,
        label: 'Cash flow',
      },
    ],
    truncated: false,
    basis: ['The balance of all accounts together at the end of each day.'],
    warnings: [],
  }
  if (!named || !lowest)
    return {
      template: 'On no day in {{period}} did the balance close below {{limit}}.',
      facts: [count('days', 0, 'Days below'), limit, span('period', args.period.label)],
      rowCount: 0,
      ...rest,
    }
  return {
    template: `The balance ${args.first ? 'first' : 'last'} closed below {{limit}} on {{day}}. It did so on {{days}} in {{period}}; the lowest was {{low}} on {{low_day}}.`,
    facts: [
      date('day', named.day, args.first ? 'First day below' : 'Latest day below'),
      { id: 'days', unit: 'days', value: days.length, label: 'Days below' },
      money('low', lowest.balance, 'Lowest balance'),
      date('low_day', lowest.day, 'Date of the lowest balance'),
      limit,
      span('period', args.period.label),
    ],
    rowCount: days.length,
    ...rest,
  }
}

/**
 * The chance of falling below an amount, or below the buffer, up to a day or the outlook's end, in
 * the dashboard's words: nobody reads 3 in 10 there and 25% here.
 */
export async function chanceBelow(
  context: ToolContext,
  args: { below?: Minor; until?: Day },
): Promise<ToolResult> {
  const { outlook, days } = await forecastOf(context)
  if (outlook.state === 'unknown') return withoutForecast(context)
  const line = args.below ?? outlook.buffer
  const until = args.until ?? outlook.until
  const last = days.at(-1)
  if (last && until > last.day) return tooFar({ day: until, end: last.day })
  const within = days.filter(({ day }) => day <= until)
  const isOfOutlook = line === outlook.buffer && until === outlook.until
  const chance = isOfOutlook ? outlook.chance : (fallsBelow(within, line)?.byDay.at(-1) ?? null)
  if (chance === null) return withoutForecast(context)
  const lowest = within.reduce((low, one) => (one.closing < low.closing ? one : low))
  const what = args.below !== undefined ? '{{line}}' : line > 0 ? 'your buffer of {{line}}' : 'zero'
  const isBelowNow = outlook.balance < line
  const isTooEarly = !isBelowNow && outlook.confidence.shortHistory && chance < watchChance
  const opening = isBelowNow
    ? `Cash is below ${what} today.`
    : isTooEarly
      ? `{{weeks}} of transactions are too few to show how likely cash is to dip below ${what} by {{until}}.`
      : `There’s {{chance_words}} of dipping below ${what} by {{until}}.`
  return {
    template: `${opening} On the expected path cash is lowest on {{day}}, at {{low}}.`,
    facts: [
      ...(isTooEarly
        ? [named('weeks', weeksWords(outlook.confidence.historyWeeks), 'History')]
        : [
            percent('chance', Math.round(chance * 100), 'Chance'),
            named('chance_words', chancePhrase(chance), 'Chance'),
          ]),
      money('line', line, 'Limit'),
      date('until', until, 'Looking ahead to'),
      money('low', lowest.closing, 'Lowest expected balance'),
      date('day', lowest.day, 'Date'),
    ],
    citations: [{ ref: 'low', href: '/dashboard', rowCount: 0, label: 'Dashboard' }],
    rowCount: 0,
    truncated: false,
    basis: [forecastNote],
    warnings: [],
  }
}

/** How long today's cash would last at the pace of what goes out, if nothing came in. */
export async function runway(context: ToolContext): Promise<ToolResult> {
  const { firstDay } = context.extent
  const { outlook } = await forecastOf(context)
  if (outlook.state === 'unknown' && outlook.reason !== 'no_forecast')
    return withoutForecast(context)
  const pace = firstDay && paceSpan({ firstDay, asOf: context.today })
  if (!pace) return withoutForecast(context)
  const { from, to } = pace
  const filter = { side: 'out' as const, period: spanPeriod(from, to) }
  const [sum] = await sumFlows(context.tx, context.businessId, queryOf(context, filter), null)
  const perDay = (sum?.amount ?? 0) / (daysBetween(from, to) + 1)
  if (perDay <= 0) return withoutForecast(context)
  const days = Math.max(0, Math.floor(outlook.balance / perDay))
  const facts: Fact[] = [
    { id: 'days', unit: 'days', value: days, label: 'Lasts' },
    money('balance', outlook.balance, 'Balance'),
    money('out', sum?.amount ?? minor(0), 'Money out'),
    span('period', filter.period.label),
    date('until', addDays(context.today, days), 'Lasts until'),
  ]
  return {
    template:
      'With nothing coming in, {{balance}} would last about {{days}}, until {{until}}, at the pace of the {{out}} that went out in {{period}}.',
    facts,
    citations: cite('out', filter, sum?.count ?? 0),
    rowCount: sum?.count ?? 0,
    truncated: false,
    basis: ['What went out over the last three full months, spread evenly over their days.'],
    warnings: [],
  }
}
