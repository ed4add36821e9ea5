// The tool for the regular payments of some payees or categories: how much, how often, when last
// and when next.
import { type Minor, magnitude, minor, sum } from '@plimsoll/domain/money'
import { type Period, spanPeriod } from '@plimsoll/domain/question/period'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { FlowSide } from '@plimsoll/domain/question/tool-call'
import { readRecurring, readTimesAYear } from '../../forecast/service.ts'
import { count, date, type Fact, money, named, type ToolResult } from '../facts.ts'
import { listed } from '../listed.ts'
import { queryOf, type ToolContext } from '../tool-context.ts'
import { rhythmOf, rowsShown } from './book-tools.ts'
import { aboutWords } from './flow-words.ts'

type Found = Awaited<ReturnType<typeof readRecurring>>[number]
type Wanted = {
  readonly side: FlowSide
  readonly subjects: readonly Subject[]
  /** A year to come, over which they are added up. */
  readonly period?: Period
}
const listedMost = 5

/** The regular payments of what is named; empty where none of it repeats. */
export async function regularOf(context: ToolContext, args: Wanted): Promise<ToolResult> {
  const days = spanPeriod(context.today, context.today)
  const { codes, merchants } = queryOf(context, { ...args, period: days })
  const found = await readRecurring(context.tx, context.businessId, {
    today: context.today,
    isWanted: ({ side, merchantId, subCategory }) =>
      side === args.side &&
      (codes === null || codes.includes(subCategory)) &&
      (merchants === null || merchants.includes(merchantId ?? '')),
  })
  const series = found
    .filter(({ verdict }) => verdict !== 'not_recurring')
    .sort((a, b) => magnitude(b.amount) - magnitude(a.amount))
  const [first, ...others] = series
  const about = aboutWords(args)
  const year = args.period && first ? await yearOf(context, series) : null
  const { template, facts } = !first
    ? { template: `No regular payment${about.words} was found.`, facts: about.facts }
    : others.length === 0
      ? oneOf(first, args.side)
      : severalOf(series, { about, month: await monthOf(context, series) })
  return {
    template: `${template}${year?.words ?? ''}`,
    facts: [count('count', series.length, 'Regular payments'), ...facts, ...(year?.facts ?? [])],
    ...seriesShown(series, series.slice(0, rowsShown)),
  }
}

/** What every answer about regular payments carries beside its sentence. `shown`: its rows. */
export function seriesShown(
  series: readonly Found[],
  shown: readonly Found[],
): Omit<ToolResult, 'template' | 'facts'> {
  return {
    citations: [
      {
        ref: 'count',
        href: '/cash-flow/recurring',
        rowCount: series.length,
        label: 'Regular payments',
      },
    ],
    rowCount: series.length,
    truncated: series.length > shown.length,
    basis: ['Found from at least three payments with a steady rhythm.'],
    warnings: [],
    table: {
      columns: ['Name', 'How often', 'Amount'],
      rows: shown.map((each) => [
        { text: each.merchant },
        { text: each.cadence_words },
        { minor: String(each.amount) },
      ]),
    },
    ...(series.length === 0 ? { empty: true } : {}),
  }
}

type Words = { readonly words: string; readonly facts: readonly Fact[] }

// What they come to in a year at the amounts they are paid now.
async function yearTotal(context: ToolContext, series: readonly Found[]): Promise<Minor> {
  const { tx, businessId, today } = context
  const times = await readTimesAYear(tx, businessId, { today })
  return sum(
    series.map(({ seriesId, amount }) => minor(magnitude(amount) * (times.get(seriesId) ?? 0))),
  )
}

async function yearOf(context: ToolContext, series: readonly Found[]): Promise<Words> {
  return {
    words: ` Over a year that comes to ${series.some(varies) ? 'about ' : ''}{{year}}, if nothing changes.`,
    facts: [money('year', await yearTotal(context, series), 'Over a year')],
  }
}

// What leaves in several rhythms, as a month of it.
async function monthOf(context: ToolContext, series: readonly Found[]): Promise<Words> {
  const month = minor(Math.round((await yearTotal(context, series)) / monthsOfYear))
  if (month === 0) return { words: '', facts: [] }
  return {
    words: ` Together that is ${series.some(varies) ? 'about ' : ''}{{month}} a month.`,
    facts: [money('month', month, 'A month')],
  }
}

const monthsOfYear = 12

type Sentence = { readonly template: string; readonly facts: readonly Fact[] }

function oneOf(each: Found, side: FlowSide): Sentence {
  const last = each.evidence.at(-1)
  const amount = `${varies(each) ? 'about ' : ''}{{amount}}, {{rhythm}}`
  return {
    template: [
      side === 'out' ? `You pay {{name}} ${amount}.` : `{{name}} pays you ${amount}.`,
      last ? ' The latest payment was {{last}} on {{last_day}}.' : '',
      each.next_day ? ' The next is expected on {{next_day}}.' : '',
    ].join(''),
    facts: [
      named('name', each.merchant),
      money('amount', magnitude(each.amount), each.merchant),
      { ...named('rhythm', ''), value: rhythmOf(each.cadence_words) },
      ...(last
        ? [
            money('last', magnitude(last.amount), 'Latest payment'),
            date('last_day', last.day, 'Latest payment'),
          ]
        : []),
      ...(each.next_day ? [date('next_day', each.next_day, 'Next payment')] : []),
    ],
  }
}

function severalOf(
  series: readonly Found[],
  { about, month }: { about: ReturnType<typeof aboutWords>; month: Words },
): Sentence {
  const total = money('total', magnitude(sum(series.map(({ amount }) => amount))), 'In all')
  const rhythms = new Set(series.map(({ cadence_words }) => rhythmOf(cadence_words)))
  const [rhythm] = rhythms
  const next = series.flatMap(({ next_day }) => next_day ?? []).sort()[0]
  if (rhythms.size === 1)
    return {
      template: `There are {{count}} regular payments${about.words}, each {{rhythm}}: ${series.some(varies) ? 'about ' : ''}{{total}} in all.${next ? ' The next is expected on {{next_day}}.' : ''}`,
      facts: [
        { ...named('rhythm', ''), value: rhythm ?? '' },
        total,
        ...(next ? [date('next_day', next, 'Next payment')] : []),
        ...about.facts,
      ],
    }
  const shown = series.slice(0, listedMost)
  const names = listed(
    shown.map((_, at) => `{{name_${at + 1}}} ({{amount_${at + 1}}}, {{rhythm_${at + 1}}})`),
  )
  return {
    template: `There are {{count}} regular payments${about.words}${series.length > listedMost ? ', the largest' : ''}: ${names}.${month.words}`,
    facts: [
      ...shown.flatMap((each, at) => [
        named(`name_${at + 1}`, each.merchant),
        money(`amount_${at + 1}`, magnitude(each.amount), each.merchant),
        { ...named(`rhythm_${at + 1}`, ''), value: rhythmOf(each.cadence_words) },
      ]),
      ...month.facts,
      ...about.facts,
    ],
  }
}

// A payment that was of the same amount each of the last times isn't an estimate.
function varies({ amount, evidence }: Found): boolean {
  return evidence.slice(-3).some((each) => each.amount !== amount)
}
