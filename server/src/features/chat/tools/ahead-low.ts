// Tools for how low cash gets: the lowest point ahead, and whether what is due is covered.
import { addDays, type Day, daysBetween, monthOf } from '@plimsoll/domain/calendar'
import { type Minor, magnitude, sum, zero } from '@plimsoll/domain/money'
import type { LowCause } from '@plimsoll/domain/outlook/low-causes'
import { causeWords } from '@plimsoll/domain/outlook/outlook-words'
import { spanPeriod } from '@plimsoll/domain/question/period'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { ToolCall } from '@plimsoll/domain/question/tool-call'
import { type Due, readKeptDue } from '../../forecast/service.ts'
import { date, type Fact, money, named, type ToolResult } from '../facts.ts'
import { listed } from '../listed.ts'
import { queryOf, type ToolContext } from '../tool-context.ts'
import { nextLeaving } from './ahead-after.ts'
import { forecastOf } from './ahead-forecast-of.ts'
import { hedged, riskBeside, shortAfter } from './ahead-risk.ts'
import { untilPayment } from './ahead-sequence.ts'
import { forecastNote, tooFar, withoutForecast } from './ahead-words.ts'
import { besideLine, lineFacts } from './buffer-words.ts'
import { letters } from './compare-tools.ts'
import { isOfSubjects, withPaye } from './due-lists.ts'
import { dueInForecast } from './due-reach.ts'
import { aboutWords } from './flow-words.ts'
import { lowAgainst } from './low-against.ts'

/** The lowest point ahead: of the outlook's horizon, or up to a day. */
export async function forecastLow(
  context: ToolContext,
  args: Extract<ToolCall, { tool: 'forecast_low' }>['args'],
): Promise<ToolResult> {
  const { outlook, days } = await forecastOf(context)
  if (outlook.state === 'unknown') return withoutForecast(context)
  const { low, buffer } = outlook
  const paid = args.untilPaid ? await untilPayment(context, args.untilPaid) : null
  if (paid && 'missing' in paid) return paid.missing
  const end = days.at(-1)
  if (end && args.from !== undefined && args.from > end.day)
    return tooFar({ day: args.from, end: end.day })
  const isOfOutlook = !paid && args.until === undefined && args.from === undefined
  const until = paid?.until ?? args.until ?? outlook.until
  const point = isOfOutlook ? low : await lowestUntil(context, until, args.from)
  if (!point) return withoutForecast(context)
  const { below } = args
  const cause = point.day === low.day ? causeWords(low.causes) : ''
  if (below !== undefined) return lowAgainst(context, { below, point, until })
  const outcome = outcomeOf(args.asks, { low: point.balance, buffer })
  const line = args.asks === 'overdrawn' ? zero : buffer
  const what = line === 0 ? 'zero' : 'your buffer'
  // A lowest point above the line is half of an answer to whether cash falls below it.
  const risk =
    args.asks && point.balance >= line
      ? riskBeside(days, { line, what, from: args.from, until })
      : null
  const opening = hedged(outcome, risk)
  if (args.from !== undefined && args.from === until && !args.beside)
    return {
      ...onOneDay(point, { buffer, opening, risk }),
      citations: [{ ref: 'low', href: '/dashboard', rowCount: 0, label: 'Dashboard' }],
      rowCount: 0,
      truncated: false,
      basis: [forecastNote],
      warnings: [],
    }
  const brought = args.causes && point.day === low.day ? broughtDown(low.causes) : null
  const beside = args.beside ? await sideOf(context, args.beside, point.day) : null
  const against = besideLine(point.balance, buffer, ' That is ')
  return {
    template: `${opening === '' ? 'Cash' : `${opening}: cash`} is expected to be lowest on {{day}}, at {{low}}, ${args.from ? 'of all days from {{from}}' : 'looking ahead'} to {{until}}.${against && `${against}.`}${beside ? beside.words : brought ? brought.words : cause ? ' It comes after {{cause}}.' : ''}${risk?.words ?? ''}${paid?.words ?? ''}`,
    facts: [
      money('low', point.balance, 'Lowest balance'),
      date('day', point.day, 'Date'),
      date('until', until, 'Looking ahead to'),
      ...(args.from ? [date('from', args.from, 'Looking from')] : []),
      ...lineFacts(point.balance, buffer),
      ...(cause && !brought ? [{ ...named('cause', ''), value: cause, label: 'Cause' }] : []),
      ...(brought?.facts ?? []),
      ...(beside?.facts ?? []),
      ...(risk?.facts ?? []),
      ...(paid?.facts ?? []),
    ],
    citations: [{ ref: 'low', href: '/dashboard', rowCount: 0, label: 'Dashboard' }],
    rowCount: 0,
    truncated: false,
    basis: [forecastNote],
    warnings: [],
  }
}

// What goes out most between the last high and the low, with its amounts and days.
function broughtDown(causes: readonly LowCause[]): { words: string; facts: Fact[] } | null {
  if (causes.length === 0) return null
  const parts = causes.map(
    ({ day }, at) =>
      `{{cause_${letters(at)}}} ({{cause_amount_${letters(at)}}}${day ? ` on {{cause_day_${letters(at)}}}` : ''})`,
  )
  return {
    words: ` ${causes.length === 1 ? 'What brings' : 'Most of what brings'} it down: ${listed(parts)}.`,
    facts: causes.flatMap(({ label, amount, day }, at) => [
      { ...named(`cause_${letters(at)}`, ''), value: label, label: 'Cause' },
      money(`cause_amount_${letters(at)}`, amount, label),
      ...(day ? [date(`cause_day_${letters(at)}`, day, 'Leaves the account')] : []),
    ]),
  }
}

type Risk = ReturnType<typeof riskBeside>

// Of one day the lowest is what it closes with.
function onOneDay(
  point: { day: Day; balance: Minor },
  { buffer, opening, risk }: { buffer: Minor; opening: string; risk: Risk },
) {
  const against = besideLine(point.balance, buffer, ', ')
  return {
    template: `${opening === '' ? 'Cash' : `${opening}: cash`} is expected to be {{low}} at the end of {{day}}${against}.${risk?.words ?? ''}`,
    facts: [
      money('low', point.balance, 'Expected balance'),
      date('day', point.day, 'Date'),
      ...lineFacts(point.balance, buffer),
      ...(risk?.facts ?? []),
    ],
  }
}

// Yes or no, by whether the buffer and zero are kept.
function outcomeOf(
  asks: 'well' | 'tight' | 'overdrawn' | undefined,
  { low, buffer }: { low: Minor; buffer: Minor },
): string {
  if (asks === undefined) return ''
  if (asks === 'overdrawn') return low < 0 ? 'Yes' : 'No'
  if (low >= buffer) return asks === 'well' ? 'Yes' : 'No'
  if (asks === 'tight') return 'Yes'
  return low < 0 ? 'No' : 'Yes, but below your buffer'
}

// On which side of a day the payments of a name or category are expected.
async function sideOf(
  context: ToolContext,
  subject: Subject,
  day: Day,
): Promise<{ words: string; facts: Fact[] }> {
  const { tx, businessId, today } = context
  const due = await readKeptDue(tx, businessId, today)
  const items = [...(due ? itemsOf(context, due, { subjects: [subject] }) : [])].sort((a, b) =>
    a.day < b.day ? -1 : 1,
  )
  const before = items.filter((item) => item.day <= day).at(-1)
  const next = items.find((item) => item.day > day)
  const payment = before ?? next
  if (!payment)
    return {
      words: ' No payment of {{beside}} is expected, so it is on neither side of it.',
      facts: [named('beside', subject.name)],
    }
  return {
    words: ` That is ${before ? 'after' : 'before'} {{beside}}: {{beside_amount}} is expected to leave on {{beside_day}}.${before && next ? ' The one after it leaves on {{next_day}}.' : ''}`,
    facts: [
      named('beside', subject.name),
      money('beside_amount', magnitude(payment.open), subject.name),
      date('beside_day', payment.day, 'Leaves the account'),
      ...(before && next ? [date('next_day', next.day, 'The one after it')] : []),
    ],
  }
}

function itemsOf(
  context: ToolContext,
  { items }: Due,
  { subjects, any }: { subjects: readonly Subject[]; any?: boolean },
): readonly Due['items'][number][] {
  const query = queryOf(context, {
    subjects,
    side: 'out',
    period: spanPeriod(context.today, context.today),
    ...(any ? { any } : {}),
  })
  return items.filter((item) => item.side === 'out' && isOfSubjects(query, item))
}

const soonDays = 35
const nearDays = 6

// Most bills come once a month. Of what comes less often the next is counted.
function coverDays(
  context: ToolContext,
  due: Due,
  { until, subjects }: { until?: Day; subjects: readonly Subject[] },
): Day {
  if (until) return until
  const soon = addDays(context.today, soonDays)
  const next = subjects
    .map((subject) => nextLeaving(context, { due, subject, period: undefined }))
    .flatMap((each) => (each ? [each] : []))
  return next.reduce((last, { day }) => (day > last ? day : last), soon)
}

/**
 * Whether what is due to some payees or in some categories can be paid: the forecast already counts
 * it.
 */
export async function forecastCover(
  context: ToolContext,
  called: { from?: Day; until?: Day; subjects: readonly Subject[]; any?: boolean },
): Promise<ToolResult> {
  const args = { ...called, subjects: withPaye(called.subjects) }
  const { outlook, days } = await forecastOf(context)
  const found = await dueInForecast(context)
  if (!found || outlook.state === 'unknown') return withoutForecast(context)
  const { due, end } = found
  // A day or two beyond the forecast is its last day: nothing is known of them alone.
  const isNear = args.until !== undefined && daysBetween(end, args.until) <= nearDays
  const wanted = args.until && args.until > end && isNear ? { ...args, until: end } : args
  const until = coverDays(context, due, wanted)
  if (until > end) return tooFar({ day: until, end })
  const point = await lowestUntil(context, until)
  if (!point) return withoutForecast(context)
  const { from = context.today } = args
  const items = itemsOf(context, due, args).filter(({ day }) => day >= from && day <= until)
  const going = items.map(({ open }) => magnitude(open))
  // "The rent and the wages on Friday": only one of them may be due by then.
  const without =
    args.any && going.length > 0 && args.until
      ? args.subjects.find((each) =>
          itemsOf(context, due, { subjects: [each] }).every(({ day }) => day > until),
        )
      : undefined
  const present = args.subjects.filter((each) => each !== without)
  const isShort = point.balance < 0
  const about = aboutWords({ side: 'out', subjects: present, ...(args.any ? { any: true } : {}) })
  const facts = [
    money('due', sum(going), 'Expected to go out'),
    money('low', point.balance, 'Lowest balance'),
    date('day', point.day, 'Date'),
    date('until', until, 'Looking ahead to'),
    ...(args.from ? [date('from', args.from, 'From')] : []),
    ...about.facts,
    ...(without ? [named('without', without.name)] : []),
  ]
  const isBelow = point.balance < outlook.buffer
  const later = isShort ? null : shortAfter(days, { from: until, until: outlook.until })
  const zeroBy = { line: zero, what: 'zero', until }
  const risk = isShort || going.length === 0 ? null : riskBeside(days, zeroBy)
  const opening = isShort
    ? 'Not on the expected path'
    : `Yes${later ? ' by then' : ''}, on the expected path`
  const when = args.from ? 'from {{from}} to {{until}}' : 'by {{until}}'
  const counted = `{{due}} is expected to go out${about.words} ${when}`
  return {
    template:
      going.length === 0
        ? `Nothing is expected to go out${about.words} ${when}, so I can’t say whether cash covers it.`
        : `${opening}: ${counted}, and with that counted cash is lowest on {{day}}, at {{low}}${isBelow && !isShort ? ', which is below your buffer' : ''}.${risk?.words ?? ''}${later?.words ?? ''}${without ? ' Nothing for {{without}} is due by then.' : ''}`,
    facts: [...facts, ...(later?.facts ?? []), ...(risk?.facts ?? [])],
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
