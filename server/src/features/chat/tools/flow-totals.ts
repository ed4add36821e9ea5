// Tools for how much has moved: totals, net, averages, shares.
import { addMonths, daysBetween, lastDayOf, monthOf } from '@plimsoll/domain/calendar'
import { type Minor, minor } from '@plimsoll/domain/money'
import { spanLabel } from '@plimsoll/domain/question/period'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { FlowFilter, Interval, YesNo } from '@plimsoll/domain/question/tool-call'
import { sumFlows } from '../../../books/figures/flows.store.ts'
import { count, type Fact, money, named, span, type ToolResult } from '../facts.ts'
import { listed } from '../listed.ts'
import { cite, queryOf, type ToolContext } from '../tool-context.ts'
import { weekdaysWithin } from './flow-shares.ts'
import {
  aboutWords,
  cashBasis,
  limitWords,
  nothing,
  nothingWords,
  opened,
  openingOf,
  periodWords,
  transfersLeftOut,
  verbOf,
} from './flow-words.ts'

/** Money in or out over a period. */
export async function flowTotal(
  context: ToolContext,
  args: FlowFilter &
    YesNo & { claimed?: Minor; threshold?: { relation: 'over' | 'under'; amount: Minor } },
): Promise<ToolResult> {
  const { tx, businessId } = context
  const query = queryOf(context, args)
  const [total] = await sumFlows(tx, businessId, query, null)
  const amount = total?.amount ?? minor(0)
  const number = total?.count ?? 0
  const about = aboutWords(args)
  const limits = limitWords(args)
  const opening = openingOf(args, amount)
  const each = await eachSubject(context, args, amount)
  const sentence =
    number === 0
      ? nothingWords(args, about.words, limits.words)
      : `you ${verbOf(args)} {{total}}${about.words}${limits.words} in {{period}}, in {{count}} ${number === 1 ? 'payment' : 'payments'}.${each.words}`
  return {
    template: opening.words
      ? `${opening.words}${sentence}`
      : opened(args, { holds: number > 0, sentence }),
    facts: [
      money('total', amount, args.side === 'in' ? 'Money in' : 'Money out'),
      count('count', number, 'Payments'),
      span('period', periodWords(args)),
      ...about.facts,
      ...limits.facts,
      ...opening.facts,
      ...each.facts,
    ],
    citations: cite('total', args, number),
    rowCount: number,
    truncated: false,
    basis: [transfersLeftOut, cashBasis],
    warnings: [],
    empty: number === 0,
  }
}

// What each of several names had of it; one that was named and had nothing of it is no part.
async function eachSubject(
  context: ToolContext,
  args: FlowFilter,
  whole: Minor,
): Promise<{ words: string; facts: Fact[] }> {
  const parts = partsOf(args.subjects ?? [])
  const kinds = new Set(parts.map(({ subject }) => subject.kind === 'merchant'))
  if (parts.length < 2 || parts.length > 6 || (kinds.size > 1 && !args.any))
    return { words: '', facts: [] }
  const facts: Fact[] = []
  const words: string[] = []
  const without: string[] = []
  let parted = 0
  for (const { subject, isNamed } of parts) {
    const filter = queryOf(context, { ...args, subjects: [subject] })
    const [own] = await sumFlows(context.tx, context.businessId, filter, null)
    const hasSome = own !== undefined && own.count > 0
    if (!hasSome && !isNamed) continue
    const letter = String.fromCharCode(97 + words.length + without.length)
    facts.push(named(`name_${letter}`, subject.name))
    if (hasSome) facts.push(money(`part_${letter}`, own.amount, subject.name))
    parted += own?.amount ?? 0
    if (hasSome) words.push(`{{name_${letter}}} {{part_${letter}}}`)
    else without.push(`{{name_${letter}}}`)
  }
  if (words.length === 0) return { words: '', facts: [] }
  // Uber lies within travel: together they are less than one and the other.
  const overlap = parted > whole ? '; they overlap, and each payment counts once' : ''
  const nothingOf = kinds.has(false) ? 'is under' : args.side === 'in' ? 'came from' : 'went to'
  return {
    words: [
      words.length > 1 ? ` Of that: ${listed(words)}${overlap}.` : '',
      without.length > 0 ? ` Nothing of it ${nothingOf} ${without.join(' or ')}.` : '',
    ].join(''),
    facts: words.length > 1 || without.length > 0 ? facts : [],
  }
}

type NamedPart = { readonly subject: Subject; readonly isNamed: boolean }

// The members of a family are parts that nobody named.
function partsOf(subjects: readonly Subject[]): NamedPart[] {
  return subjects.flatMap((subject): NamedPart[] => {
    if (subject.kind === 'account') return []
    if (subject.kind !== 'merchant') return [{ subject, isNamed: true }]
    return subject.ids.map((id, at) => ({
      subject: { ...subject, ids: [id], name: subject.names[at] ?? subject.name },
      isNamed: subject.ids.length === 1,
    }))
  })
}

/** Money in, money out and what is left of a period. */
export async function netFlow(
  context: ToolContext,
  args: { period: FlowFilter['period'] },
): Promise<ToolResult> {
  const sums = await sumFlows(context.tx, context.businessId, queryOf(context, args), 'side')
  const sumOf = (side: string) => sums.find(({ key }) => key === side)
  const [into, out] = [sumOf('in')?.amount ?? minor(0), sumOf('out')?.amount ?? minor(0)]
  const net = minor(into - out)
  const number = (sumOf('in')?.count ?? 0) + (sumOf('out')?.count ?? 0)
  return {
    template: `{{in}} came in and {{out}} went out in {{period}}, so cash ${net >= 0 ? 'rose' : 'fell'} by {{change}}.`,
    facts: [
      money('net', net, 'Net cash flow'),
      money('in', into, 'Money in'),
      money('out', out, 'Money out'),
      money('change', minor(Math.abs(net)), net >= 0 ? 'Rise' : 'Fall'),
      span('period', args.period.label),
    ],
    citations: [
      ...cite('in', { ...args, side: 'in' }, sumOf('in')?.count ?? 0),
      ...cite('out', { ...args, side: 'out' }, sumOf('out')?.count ?? 0),
    ],
    rowCount: number,
    truncated: false,
    basis: [transfersLeftOut, 'This is cash in and out, not profit.'],
    warnings: [],
    empty: number === 0,
  }
}

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
  return {
    template:
      args.per === 'payment'
        ? `The average payment ${args.side === 'in' ? 'received' : 'made'}${about.words} was {{average}}: {{total}} over {{parts}} ${noun} in {{period}}.`
        : `On average you ${verbOf(args)} {{average}} ${perWords[args.per]}${about.words}: {{total}} over {{parts}} ${noun} in {{period}}.`,
    facts: [
      money('average', mean, `Average ${perWords[args.per]}`),
      money('total', amount, 'Total'),
      count('parts', toTenths(parts), noun),
      span('period', period.label),
      ...about.facts,
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
  const months =
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
    Number(to.slice(5, 7)) -
    Number(from.slice(5, 7)) +
    1
  if (per === 'month') return months
  return months / (per === 'quarter' ? 3 : 12)
}

const toTenths = (parts: number) => Math.round(parts * 10) / 10
