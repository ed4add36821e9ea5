// The tool for averages: of payments, or of whole days, weeks, months, quarters and years.
import {
  addMonths,
  daysBetween,
  lastDayOf,
  monthOf,
  monthsBetween,
} from '@plimsoll/domain/calendar'
import { minor } from '@plimsoll/domain/money'
import { spanLabel } from '@plimsoll/domain/question/period'
import type { FlowFilter, Interval } from '@plimsoll/domain/question/tool-call'
import { readFlowRows, sumFlows } from '../../../books/figures/flows.store.ts'
import { count, date, type Fact, money, span, type ToolResult } from '../facts.ts'
import { cite, queryOf, type ToolContext } from '../tool-context.ts'
import { weekdaysWithin } from './flow-shares.ts'
import { aboutWords, nothing, transfersLeftOut, verbOf } from './flow-words.ts'
import { stepOf } from './steady-price.ts'

type Per = Interval | 'payment' | 'fortnight'

const perWords: Record<Per, string> = {
  fortnight: 'a fortnight',
  payment: 'a payment',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  quarter: 'a quarter',
  year: 'a year',
}

/** An average: the total shared among payments, or among whole days, weeks, months, quarters. */
export async function average(
  context: ToolContext,
  args: FlowFilter & { per: Per },
): Promise<ToolResult> {
  const period = args.per === 'payment' ? args.period : wholePart(args.period, args.per, context)
  // Two months say nothing about a year; what a month comes to is the nearest.
  if ((args.per === 'quarter' || args.per === 'year') && partsIn(period, args.per) < 1) {
    const byMonth = await average(context, { ...args, per: 'month' })
    const lead = `These days are too few for an average ${perWords[args.per]}, so I took a month’s. `
    return { ...byMonth, template: `${lead}${byMonth.template}` }
  }
  const filter = { ...args, period }
  const [total] = await sumFlows(context.tx, context.businessId, queryOf(context, filter), null)
  const amount = total?.amount ?? minor(0)
  if ((total?.count ?? 0) === 0) return nothing(filter)
  const parts =
    args.per === 'payment'
      ? (total?.count ?? 0)
      : args.weekdays
        ? args.weekdays.reduce((sum, day) => sum + (weekdaysWithin(period)[day - 1] ?? 0), 0)
        : partsIn(period, args.per)
  const mean = minor(Math.round(amount / Math.max(parts, 1 / 7)))
  const about = aboutWords(args)
  // The days of the week on which nothing moved are counted, too.
  const noun = args.weekdays
    ? 'such days, whether anything moved on them or not,'
    : `${args.per}${toTenths(parts) === 1 ? '' : 's'}`
  const price = await priceNow(context, filter)
  return {
    template:
      args.per === 'payment'
        ? `The average payment ${args.side === 'in' ? 'received' : 'made'}${about.words} was {{average}}: {{total}} over {{parts}} ${noun} in {{period}}.`
        : `On average you ${verbOf(args)} {{average}} ${perWords[args.per]}${about.words}: {{total}} over {{parts}} ${noun} in {{period}}.${price.words}`,
    facts: [
      money('average', mean, `Average ${perWords[args.per]}`),
      money('total', amount, 'Total'),
      count('parts', toTenths(parts), noun),
      span('period', period.label),
      ...about.facts,
      ...price.facts,
    ],
    citations: cite('total', filter, total?.count ?? 0),
    rowCount: total?.count ?? 0,
    truncated: false,
    basis: [
      transfersLeftOut,
      'Only whole periods are averaged, so that one under way does not lower the figure.',
    ],
    warnings: [],
  }
}

const rowsRead = 60

// A mean of old and new amounts is neither of a payee who is paid one amount each time.
async function priceNow(
  context: ToolContext,
  filter: FlowFilter,
): Promise<{ words: string; facts: readonly Fact[] }> {
  const [only, ...others] = filter.subjects ?? []
  const isOfOne = others.length === 0 && only?.kind === 'merchant' && only.ids.length === 1
  if (!isOfOne) return { words: '', facts: [] }
  const query = queryOf(context, { ...filter, period: { ...filter.period, to: context.today } })
  const rows = await readFlowRows(context.tx, context.businessId, query, {
    order: 'latest',
    rowsMax: rowsRead,
  })
  const step = stepOf(rows)
  const [latest] = rows
  if (!step || !latest) return { words: '', facts: [] }
  return {
    words: ' Each payment has been {{now}} since {{since}}; before that it was {{before}}.',
    facts: [
      money('now', latest.amount, 'Each payment now'),
      date('since', step.since, 'Since'),
      money('before', step.before, 'Before that'),
    ],
  }
}

// A month under way, or one in which the books begin, is left out of an average unless nothing else
// is there.
function wholePart(
  period: FlowFilter['period'],
  per: Per,
  { today, extent }: ToolContext,
): FlowFilter['period'] {
  const first = extent.firstDay && period.from < extent.firstDay ? extent.firstDay : period.from
  if (per === 'day')
    return first === period.from
      ? period
      : { ...period, from: first, label: spanLabel(first, period.to) }
  if (per !== 'month' && per !== 'quarter' && per !== 'year')
    return first === period.from
      ? period
      : { ...period, from: first, label: spanLabel(first, period.to) }
  const from = first.endsWith('-01') ? first : `${addMonths(monthOf(first), 1)}-01`
  const isRunning = period.to >= today && period.to < lastDayOf(monthOf(period.to))
  const to =
    isRunning || period.to !== lastDayOf(monthOf(period.to))
      ? lastDayOf(addMonths(monthOf(period.to), -1))
      : period.to
  if (to < from) return { ...period, from: first, label: spanLabel(first, period.to) }
  return from === period.from && to === period.to
    ? period
    : { ...period, from, to, label: spanLabel(from, to) }
}

function partsIn({ from, to }: FlowFilter['period'], per: Per): number {
  const days = daysBetween(from, to) + 1
  if (per === 'day') return days
  // Seven days' worth, also of a month of thirty-one.
  if (per === 'week') return days / 7
  if (per === 'fortnight') return days / 14
  const months = monthsBetween(monthOf(from), monthOf(to)) + 1
  if (per === 'month') return months
  return months / (per === 'quarter' ? 3 : 12)
}

const toTenths = (parts: number) => Math.round(parts * 10) / 10
