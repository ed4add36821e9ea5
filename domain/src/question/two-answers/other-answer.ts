// The same figure of other days or of another name: what a figure that was answered is set against.
import { addDays, type Day, daysBetween, firstDayOf, lastDayOf, monthOf } from '../../calendar.ts'
import { type Period, periodOfDays, spanPeriod } from '../period.ts'
import { isWholeMonths } from '../plan/plan-words.ts'
import { type QuestionContext, readQuestion } from '../read-question.ts'
import type { Subject } from '../subject.ts'
import type { ToolCall } from '../tool-call.ts'
import { figureKindOf } from './answered-figure.ts'

/** The figure of a call for the days or the name that some words hold; null for anything else. */
export function otherAnswer(
  words: string,
  call: ToolCall,
  context: QuestionContext,
): ToolCall | null {
  if (isNow.test(words.trim()))
    return figureKindOf(call) === 'balance' ? { tool: 'cash_balance', args: {} } : null
  if (/^(the )?(last|previous) (time|one|payment|bill)$/i.test(words.trim())) return latestOf(call)
  const days = daysOf(call)
  const readings = [true, false].map((assumesAhead) =>
    readQuestion(`in ${words}`, { ...context, assumesAhead }),
  )
  const [ahead, past] = readings
  if (!ahead || !past || ahead.unused.length + ahead.choices.length + ahead.amounts.length > 0)
    return null
  const [subject, ...others] = ahead.included
  const hasDays = ahead.periods.length + past.periods.length > 0
  if (subject && others.length === 0 && !hasDays) return withSubject(call, subject)
  if (subject || !days || ahead.concepts.size > (ahead.concepts.has('end_of') ? 1 : 0)) return null
  const near = readings
    .flatMap(({ periods }) => (periods.length === 1 ? periods : []))
    .map((period) => wholeMonth(period, context.today))
    .filter(({ from, to }) => from !== days.from || to !== days.to)
    .sort((a, b) => gapOf(a, days) - gapOf(b, days))
  const [period] = near
  return period ? withDays(call, period, context.today) : null
}

/** The part of a figure that is of one name; null where the words name none alone. */
export function withNameAlone(
  words: string,
  call: ToolCall,
  context: QuestionContext,
): ToolCall | null {
  const { included, periods, unused, amounts, choices } = readQuestion(words, context)
  const [subject, ...others] = included
  if (!subject || subject.kind === 'account' || others.length + periods.length > 0) return null
  if (unused.length + amounts.length + choices.length > 0) return null
  const subjects = [subject]
  if (call.tool === 'upcoming') return { tool: 'upcoming', args: { ...call.args, subjects } }
  return call.tool === 'forecast_total'
    ? { tool: 'forecast_total', args: { ...call.args, subjects } }
    : null
}

const isNow =
  /^(?:(?:it is |we have |there is |what (?:it is|we have|there is) )?(?:right )?now|today|at the moment|currently)$/i

function gapOf(a: { from: Day }, b: { from: Day }): number {
  return Math.abs(daysBetween(a.from, b.from))
}

/** The stretch of days of a figure; null where it names none. */
export function periodOf({ args }: ToolCall): Period | null {
  return 'period' in args && args.period ? args.period : null
}

/** The days of a figure; null where it names none. */
export function daysOf({ args }: ToolCall): { from: Day; to: Day } | null {
  if ('day' in args && args.day) return { from: args.day, to: args.day }
  if ('period' in args && args.period) return args.period
  return 'until' in args && args.until ? { from: args.until, to: args.until } : null
}

// "This month" is the whole of it where it is set against another month.
function wholeMonth(period: Period, today: Day): Period {
  const month = monthOf(today)
  const isRunning =
    (period.unit === 'month' || period.from === firstDayOf(month)) &&
    monthOf(period.from) === month &&
    monthOf(period.to) === month &&
    (period.to === today || period.to === lastDayOf(month))
  return isRunning ? periodOfDays(firstDayOf(month), lastDayOf(month)) : period
}

function withDays(call: ToolCall, period: Period, today: Day): ToolCall | null {
  const isPast = period.to < today
  switch (call.tool) {
    case 'forecast_balance':
    case 'cash_balance':
      return isPast
        ? { tool: 'cash_balance', args: { day: period.to } }
        : { tool: 'forecast_balance', args: { day: period.to } }
    case 'forecast_low':
      return isPast ? null : { tool: 'forecast_low', args: { from: period.from, until: period.to } }
    case 'forecast_total':
      return flowIn(call.args.measure, { period, isPast, subjects: call.args.subjects })
    case 'upcoming':
    case 'flow_total':
      return call.args.side
        ? flowIn(call.args.side, { period, isPast, subjects: call.args.subjects })
        : null
    case 'tax_due':
      return isPast ? null : { tool: 'tax_due', args: { ...call.args, period } }
    default:
      return null
  }
}

function flowIn(
  measure: 'in' | 'out' | 'net',
  {
    period,
    isPast,
    subjects,
  }: { period: Period; isPast: boolean; subjects: readonly Subject[] | undefined },
): ToolCall {
  const about = subjects ? { subjects } : {}
  if (isPast && measure === 'net') return { tool: 'net_flow', args: { period } }
  if (isPast && measure !== 'net')
    return { tool: 'flow_total', args: { side: measure, period, ...about } }
  if (isWholeMonths(period) || measure === 'net')
    return { tool: 'forecast_total', args: { measure, period, ...about } }
  return { tool: 'upcoming', args: { side: measure, period, ...about, next: false } }
}

function withSubject(call: ToolCall, subject: Subject): ToolCall | null {
  if (subject.kind === 'account') return null
  if (call.tool === 'forecast_total' && call.args.measure !== 'net')
    return { tool: 'forecast_total', args: { ...call.args, subjects: [subject] } }
  if (call.tool === 'upcoming' && call.args.subjects)
    return { tool: 'upcoming', args: { ...call.args, subjects: [subject] } }
  return null
}

// What was paid last, beside what is due next.
function latestOf(call: ToolCall): ToolCall | null {
  if (call.tool !== 'upcoming' || !call.args.next || !call.args.side) return null
  const { side, subjects, period } = call.args
  if (!subjects) return null
  return {
    tool: 'payment_when',
    args: {
      side,
      subjects,
      period: spanPeriod(addDays(period.from, -lookBackDays), addDays(period.from, -1)),
      first: false,
    },
  }
}

// Bills of a year, and one that was late.
const lookBackDays = 400
