// What a change would do to cash: the lowest point and the ends of the months before and after, by
// the way that scenarios are computed.
import { type Day, daysBetween } from '@plimsoll/domain/calendar'
import { type Minor, negate } from '@plimsoll/domain/money'
import type { FlowSide } from '@plimsoll/domain/question/flow-arguments'
import { monthLabel, type Period, spanPeriod } from '@plimsoll/domain/question/period'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { OneChange, WhatIf } from '@plimsoll/domain/question/what-if/what-if'
import { whatIf as pathsOf, type WhatIfPath } from '../../forecast/service.ts'
import { date, emptyResult, type Fact, money, named, type ToolResult } from '../facts.ts'
import type { ToolContext } from '../tool-context.ts'
import { nextLeaving } from './ahead-after.ts'
import { forecastNote, tooFar, withoutForecast } from './ahead-words.ts'
import { besideLine, lineFacts, lineIn } from './buffer-words.ts'
import { dueInForecast } from './due-reach.ts'
import { nameInSentence } from './sentence-names.ts'
import { lowestOf, queriedOf } from './what-if-asked.ts'
import { changeOf, together, unexpectedOf } from './what-if-changes.ts'
import { assumed, nothingToScale, scaledAlone } from './what-if-words.ts'

/** The forecast with a change, beside the forecast without it. */
export async function whatIf(context: ToolContext, args: WhatIf): Promise<ToolResult> {
  const { tx, businessId, today } = context
  const due = (await dueInForecast(context))?.due
  const changes: OneChange[] = []
  for (const change of args.change === 'several' ? args.all : [args]) {
    const bill = due && billOf(change)
    const next = bill && nextLeaving(context, { due, ...bill })
    // What a payment comes to is paid even where none was expected.
    const isPaid = change.change === 'extra' && change.becomes
    if (bill && !next && !isPaid) return withoutBill(bill)
    changes.push(bill && next ? ofNext(change, bill, next) : change)
  }
  const laid = together(changes.map((change) => changeOf(context, change)))
  const paths = await pathsOf(tx, businessId, { today, ...laid })
  if (!paths || paths.before.outlook.state === 'unknown' || paths.after.outlook.state === 'unknown')
    return withoutForecast(context)
  const { before, after } = paths
  const until = args.lowUntil ?? paths.before.outlook.until
  const { buffer } = paths.before.outlook
  const low = lowestOf(paths.after, { from: args.lowFrom, until: args.lowUntil })
  const lowBefore = lowestOf(paths.before, { from: args.lowFrom, until: args.lowUntil })
  const { words, facts, basis } = assumed(today, changes, {
    unexpected: await unexpectedOf(context, changes),
    keepsDays: paths.keepsDays,
  })
  const query = await queriedOf(context, args, paths)
  const end = before.days.at(-1)?.day ?? until
  const isNear = args.at !== undefined && args.at > end && daysBetween(end, args.at) <= nearDays
  if (!query && isNear) return untilEnd(context, args, end)
  if (!query) return tooFar({ day: args.at ?? until, end })
  const gap = low.balance - buffer
  const isSame = before.days.every(({ closing }, at) => closing === after.days[at]?.closing)
  const scaled = isSame ? scaledAlone(changes) : null
  if (scaled) return nothingToScale(scaled)
  const below = after.days.find(({ day, closing }) => closing < 0 && day <= until)
  // Whether cash runs out has its day, even where it would without the change.
  const asksIfSpent = args.keep === 0
  const isNewlyBelow = below && (asksIfSpent || !before.days.some(({ closing }) => closing < 0))
  const against = besideLine(low.balance, buffer, ': ')
  const holds = gap >= 0 ? against.replace('{{gap}}', 'still {{gap}}') : against
  const reach =
    args.lowFrom === undefined
      ? 'looking ahead to {{until}}'
      : 'of all days from {{low_from}} to {{until}}'
  const isWaiting = isSame && changes.every(({ change }) => change === 'delay')
  const change = changes.length === 1 ? 'that change' : 'those changes'
  const why = isWaiting ? ', because nothing with a known day is expected before then' : ''
  const fall = args.belowBuffer ? firstBelow(after, { buffer, until }) : null
  const sentence = fall
    ? `cash would be lowest on {{day}}, at {{low}}${buffer > 0 ? `, {{gap}} ${gap >= 0 ? 'above' : 'below'} it` : ''}. Without ${change} the lowest point is {{low_before}} on {{day_before}}.`
    : isSame
      ? `nothing that is forecast changes${why}: cash is expected to be lowest on {{day}}, at {{low}}, ${reach}${against}.`
      : low.balance === lowBefore.balance && low.day === lowBefore.day
        ? `cash would be lowest on {{day}}, at {{low}}, ${reach}${holds}, as it is without ${change}.`
        : `cash would be lowest on {{day}}, at {{low}}, ${reach}${holds}. Without ${change} the lowest point is {{low_before}} on {{day_before}}.`
  const stays =
    asksIfSpent && !below ? `With ${change} cash would not fall below zero up to {{until}}.` : ''
  const zero = isNewlyBelow ? `With ${change} cash would fall below zero on {{below}}.` : stays
  return {
    template: [
      opened(
        args.asks,
        { isBelow: gap < 0 },
        sentenceWith(words, fall?.words ?? query.first, sentence),
      ),
      zero,
      query.kept,
    ]
      .filter(Boolean)
      .join(' '),
    facts: [
      money('low', low.balance, 'Lowest balance with the change'),
      date('day', low.day, 'Date'),
      money('low_before', lowBefore.balance, 'Lowest balance without it'),
      date('day_before', lowBefore.day, 'Date without it'),
      ...lineFacts(low.balance, buffer),
      ...(isNewlyBelow ? [date('below', below.day, 'First day below zero')] : []),
      date('until', until, 'Looking ahead to'),
      ...(args.lowFrom === undefined ? [] : [date('low_from', args.lowFrom, 'Looking from')]),
      ...facts,
      ...query.facts,
      ...(fall?.facts ?? []),
    ],
    citations: [{ ref: 'low', href: '/cash-flow/scenarios', rowCount: 0, label: 'Scenarios' }],
    rowCount: 0,
    truncated: false,
    basis: [
      ...basis,
      ...(changes.every(({ change }) => change === 'delay' || change === 'moved')
        ? []
        : ['Everything else stays as it is forecast; taxes are not estimated again.']),
      forecastNote,
    ],
    warnings: [],
    table: monthsTable(before, after),
  }
}

const nearDays = 92

// Of a day beyond the forecast the last that it reaches is the nearest.
async function untilEnd(context: ToolContext, args: WhatIf, end: Day): Promise<ToolResult> {
  const { at = end } = args
  const found = await whatIf(context, { ...args, at: end })
  return {
    ...found,
    template: `The forecast does not reach {{beyond}} yet, only {{end}}. ${found.template}`,
    facts: [...found.facts, date('beyond', at, 'Date'), date('end', end, 'End of the forecast')],
  }
}

// "Would we stay above our buffer?" is yes or no.
function opened(asks: WhatIf['asks'], { isBelow }: { isBelow: boolean }, sentence: string): string {
  if (asks === undefined) return sentence
  const answer = isBelow === (asks === 'below') ? 'Yes' : 'No'
  return `${answer}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
}

// "When do we first fall below our buffer?"
function firstBelow(
  { days }: WhatIfPath,
  { buffer, until }: { buffer: Minor; until: Day },
): { words: string; facts: readonly Fact[] } {
  const first = days.find(({ day, closing }) => day <= until && closing < buffer)
  const line = lineIn(buffer)
  if (!first) return { words: `cash would stay above ${line} up to {{until}}.`, facts: [] }
  return {
    words: `cash would first be below ${line} on {{first}}, at {{first_closing}}.`,
    facts: [
      date('first', first.day, `First day below ${buffer > 0 ? 'the buffer' : 'zero'}`),
      money('first_closing', first.closing, 'Balance that day'),
    ],
  }
}

type Bill = {
  readonly subject: Subject
  readonly side: FlowSide
  readonly period: Period | undefined
}

// "January's VAT £5,000 higher": it comes on the day on which that is expected.
function billOf(change: OneChange): Bill | null {
  if (change.change === 'missed' || change.change === 'moved') {
    const { side, period, subjects } = change
    const [subject] = subjects
    return subject ? { side, period, subject } : null
  }
  if (change.change !== 'extra' || !change.nextWithin || !change.subject) return null
  return { subject: change.subject, side: change.side, period: change.nextWithin }
}

// The change as one of the payment that was found.
function ofNext(change: OneChange, bill: Bill, next: { day: Day; amount: Minor }): OneChange {
  if (change.change === 'missed') return missing(bill, next)
  if (change.change === 'moved')
    return { ...change, amount: next.amount, period: spanPeriod(next.day, next.day) }
  if (change.change !== 'extra') return change
  const found = { ...change, day: next.day }
  return change.becomes ? { ...found, instead: next.amount } : found
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
      `No payment ${side === 'in' ? 'from' : 'for'} {{name}} with a known day is forecast, so there is none to change.`,
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

// The day or total that was named is answered first.
function sentenceWith(words: string, first: string, sentence: string): string {
  if (first === '') return `${words}, ${sentence}`
  return `${words}, ${first} ${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`
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
