// What a change would do to cash: the lowest point and the ends of the months before and after, by
// the way that scenarios are computed.
import type { Day } from '@plimsoll/domain/calendar'
import { type Minor, magnitude, minor, negate } from '@plimsoll/domain/money'
import type { FlowSide } from '@plimsoll/domain/question/flow-arguments'
import { monthLabel, type Period } from '@plimsoll/domain/question/period'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { OneChange, WhatIf } from '@plimsoll/domain/question/what-if/what-if'
import { whatIf as pathsOf, readKeptDue, type WhatIfPath } from '../../forecast/service.ts'
import { date, emptyResult, type Fact, money, named, type ToolResult } from '../facts.ts'
import type { ToolContext } from '../tool-context.ts'
import { nextLeaving } from './ahead-after.ts'
import { forecastNote, tooFar, withoutForecast } from './ahead-words.ts'
import { nameInSentence } from './sentence-names.ts'
import { changeOf, together } from './what-if-changes.ts'
import { assumed } from './what-if-words.ts'

/** The forecast with a change, beside the forecast without it. */
export async function whatIf(context: ToolContext, args: WhatIf): Promise<ToolResult> {
  const { tx, businessId, today } = context
  const due = await readKeptDue(tx, businessId, today)
  const changes: OneChange[] = []
  for (const change of args.change === 'two' ? args.both : [args]) {
    const bill = due && billOf(change)
    const next = bill && nextLeaving(context, { due, ...bill })
    if (bill && !next) return withoutBill(bill)
    if (bill && next && change.change === 'missed') changes.push(missing(bill, next))
    else changes.push(next && change.change === 'extra' ? { ...change, day: next.day } : change)
  }
  const laid = together(changes.map((change) => changeOf(context, change)))
  const paths = await pathsOf(tx, businessId, { today, ...laid })
  if (!paths || paths.before.outlook.state === 'unknown' || paths.after.outlook.state === 'unknown')
    return withoutForecast(context)
  const { before, after } = paths
  const until = args.lowUntil ?? paths.before.outlook.until
  const { buffer } = paths.before.outlook
  const low = lowestOf(paths.after, args.lowUntil)
  const lowBefore = lowestOf(paths.before, args.lowUntil)
  const { words, facts, basis } = assumed(today, changes)
  const query = queriedOf(args, paths)
  if (!query) return tooFar({ day: args.at ?? until, end: before.days.at(-1)?.day ?? until })
  const gap = low.balance - buffer
  const isSame = before.days.every(({ closing }, at) => closing === after.days[at]?.closing)
  const below = after.days.find(({ day, closing }) => closing < 0 && day <= until)
  // Whether cash runs out has its day, even where it would without the change.
  const asksIfSpent = args.keep === 0
  const isNewlyBelow = below && (asksIfSpent || !before.days.some(({ closing }) => closing < 0))
  const holds = gap >= 0 ? 'still {{gap}} above' : '{{gap}} below'
  const isWaiting = isSame && changes.every(({ change }) => change === 'delay')
  const change = changes.length === 1 ? 'that change' : 'those changes'
  const why = isWaiting ? ', because nothing with a known day is expected before then' : ''
  const sentence = isSame
    ? `nothing that is forecast changes${why}: cash is expected to be lowest on {{day}}, at {{low}}, {{gap}} ${gap >= 0 ? 'above' : 'below'} your buffer of {{buffer}}.`
    : low.balance === lowBefore.balance && low.day === lowBefore.day
      ? `cash would be lowest on {{day}}, at {{low}}, ${holds} your buffer of {{buffer}}, as it is without ${change}.`
      : `cash would be lowest on {{day}}, at {{low}}, ${holds} your buffer of {{buffer}}. Without ${change} the lowest point is {{low_before}} on {{day_before}}.`
  const stays =
    asksIfSpent && !below ? `With ${change} cash would not fall below zero up to {{until}}.` : ''
  const fall = args.belowBuffer ? firstBelow(after, { buffer, until }) : null
  const zero = isNewlyBelow ? `With ${change} cash would fall below zero on {{below}}.` : stays
  return {
    template: [sentenceWith(words, fall?.words ?? query.onDay, sentence), zero, query.kept]
      .filter(Boolean)
      .join(' '),
    facts: [
      money('low', low.balance, 'Lowest balance with the change'),
      date('day', low.day, 'Date'),
      money('low_before', lowBefore.balance, 'Lowest balance without it'),
      date('day_before', lowBefore.day, 'Date without it'),
      money('gap', magnitude(minor(gap)), 'Distance from the buffer'),
      money('buffer', buffer, 'Cash buffer'),
      ...(isNewlyBelow ? [date('below', below.day, 'First day below zero')] : []),
      date('until', until, 'Looking ahead to'),
      ...facts,
      ...query.facts,
      ...(fall?.facts ?? []),
    ],
    citations: [{ ref: 'low', href: '/cash-flow/scenarios', rowCount: 0, label: 'Scenarios' }],
    rowCount: 0,
    truncated: false,
    basis: [
      ...basis,
      ...(changes.every(({ change }) => change === 'delay')
        ? []
        : ['Everything else stays as it is forecast; taxes are not estimated again.']),
      forecastNote,
    ],
    warnings: [],
    table: monthsTable(before, after),
  }
}

// "When do we first fall below our buffer?"
function firstBelow(
  { days }: WhatIfPath,
  { buffer, until }: { buffer: Minor; until: Day },
): { words: string; facts: readonly Fact[] } {
  const first = days.find(({ day, closing }) => day <= until && closing < buffer)
  if (!first)
    return { words: 'cash would stay above your buffer of {{buffer}} up to {{until}}.', facts: [] }
  return {
    words:
      'cash would first be below your buffer of {{buffer}} on {{first}}, at {{first_closing}}.',
    facts: [
      date('first', first.day, 'First day below the buffer'),
      money('first_closing', first.closing, 'Balance that day'),
    ],
  }
}

// The lowest point of the outlook's horizon, or up to a day.
function lowestOf({ days, outlook }: WhatIfPath, until: Day | undefined) {
  const within = until === undefined ? [] : days.filter(({ day }) => day <= until)
  const [first] = within
  if (outlook.state === 'unknown') throw new Error('a forecast that is unknown has no low')
  if (!first) return outlook.low
  const lowest = within.reduce((low, each) => (each.closing < low.closing ? each : low), first)
  return { day: lowest.day, balance: lowest.closing }
}

type Bill = {
  readonly subject: Subject
  readonly side: FlowSide
  readonly period: Period | undefined
}

// "January's VAT £5,000 higher": it comes on the day on which that is expected.
function billOf(change: OneChange): Bill | null {
  if (change.change === 'missed') {
    const { side, period, subjects } = change
    const [subject] = subjects
    return subject ? { side, period, subject } : null
  }
  if (change.change !== 'extra' || !change.nextWithin || !change.subject) return null
  return { subject: change.subject, side: change.side, period: change.nextWithin }
}

// A payment that never comes takes its amount off the day on which it is expected.
function missing({ subject, side }: Bill, next: { day: Day; amount: Minor }): OneChange {
  const { day, amount } = next
  return {
    change: 'extra',
    side,
    amount: negate(amount),
    every: 'once',
    subject,
    day,
    missed: true,
  }
}

// On any other day the amount would be a guess.
function withoutBill({ subject, period, side }: Bill): ToolResult {
  if (!period)
    return emptyResult(
      `No payment ${side === 'in' ? 'from' : 'to'} {{name}} with a known day is forecast, so there is none to leave out.`,
      [named('name', nameInSentence(subject))],
    )
  return emptyResult(
    `No payment ${side === 'in' ? 'from' : 'for'} {{name}} with a known day is forecast from {{from}} to {{to}}, so there is none to change.`,
    [
      named('name', nameInSentence(subject)),
      date('from', period.from, 'From'),
      date('to', period.to, 'To'),
    ],
  )
}

// The day that was named is answered first.
function sentenceWith(words: string, onDay: string, sentence: string): string {
  if (onDay === '') return `${words}, ${sentence}`
  return `${words}, ${onDay} ${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`
}

type Queried = { readonly onDay: string; readonly kept: string; readonly facts: readonly Fact[] }

// The balance on a day that was named, and whether so much is kept; null for a day out of reach.
function queriedOf(
  { at, keep, cost }: WhatIf,
  { before, after }: { before: WhatIfPath; after: WhatIfPath },
): Queried | null {
  const [was, would] = [before, after].map(({ days }) => days.find(({ day }) => day === at))
  if (at !== undefined && !(was && would)) return null
  const gap = was && would ? would.closing - was.closing : 0
  const kept = keep ? keptOf(keep, after) : null
  return {
    onDay: was
      ? cost && gap !== 0
        ? `{{at_gap}} ${gap < 0 ? 'more would have gone' : 'more would have come in'} by {{at}}: we would expect {{at_after}} at the end of that day, where {{at_before}} is forecast.`
        : `we would expect {{at_after}} at the end of {{at}}, where {{at_before}} is forecast${gap === 0 ? '' : `: {{at_gap}} ${gap < 0 ? 'less' : 'more'}`}.`
      : '',
    kept: kept?.sentence ?? '',
    facts: [
      ...(was && would
        ? [
            ...(gap === 0 ? [] : [money('at_gap', magnitude(minor(gap)), 'Difference by then')]),
            date('at', was.day, 'Day asked about'),
            money('at_after', would.closing, 'Balance that day with the change'),
            money('at_before', was.closing, 'Balance that day as forecast'),
          ]
        : []),
      ...(kept?.facts ?? []),
    ],
  }
}

function keptOf(keep: Minor, { outlook }: WhatIfPath) {
  if (outlook.state === 'unknown') return null
  const gap = outlook.low.balance - keep
  return {
    sentence:
      gap >= 0
        ? 'So {{keep}} would be kept, with {{keep_gap}} to spare.'
        : 'So {{keep}} would not be kept: the lowest point is {{keep_gap}} short of it.',
    facts: [
      money('keep', keep, 'To be kept'),
      money('keep_gap', magnitude(minor(gap)), 'Distance from what is to be kept'),
    ],
  }
}

function monthsTable(before: WhatIfPath, after: WhatIfPath): NonNullable<ToolResult['table']> {
  return {
    columns: ['End of', 'As forecast', 'With the change'],
    rows: after.months.map(({ month, closing }, at) => [
      { text: monthLabel(month) },
      { minor: String(before.months[at]?.closing ?? 0) },
      { minor: String(closing) },
    ]),
  }
}
