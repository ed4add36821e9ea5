// "Than a year earlier", "against the same month the year before": the days that a question counts
// back from those it names, written out.
import { addDays, type Day } from '../../calendar.ts'
import { type Period, periodBefore, untilToday, yearsBack } from '../period.ts'
import { readPeriods } from '../periods/read-periods.ts'
import type { QuestionContext } from '../read-question.ts'
import { tokensIn } from '../tokens.ts'

const earlier = '(?:before|earlier|prior|previously|previous|back)'
const yearBefore = `(?:(?:a|the|one) year ${earlier}|a year ago|(?:12|twelve) months (?:${earlier}|ago))`
const lastYear = '(?:last year|(?:the )?(?:previous|prior|preceding) year|20\\d\\d)'
const part =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]|h[12])'
const joint =
  'than|against|versus|vs|v|on|with|to|from|and|over|from what it was|than it was|than they were|than we did|than i did'
const turns = new RegExp(
  `\\b(${joint})( in| for| during| at| over)? (?:(?:the |that )?same (?:month|period|time|time of year|quarter|week|day|days|dates|half|point|stage|stretch|months)(?: (?:in|of|for))? (?:${yearBefore}|${lastYear})|(?:the |that )?same (?:month|period|time|quarter|half) ${earlier}|(?:the |that )?(?:same )?${part} (?:of )?(?:the|a|one) year ${earlier}|${part} ${earlier}|the equivalent (?:month|period|quarter) (?:${yearBefore}|${lastYear}|(?:in|of) ${lastYear})|${yearBefore})(?=[ ?.!,]*(?:$|and by how much|or not|or less|or more|(?:in|for|over|during) [^,]*$))`,
  'i',
)

const stretchBefore = new RegExp(
  `\\b(${joint})( in| for| during)? the (week|month|quarter|fortnight) (?:before|earlier|prior|previous)(?: (?:that|it|last))?(?=[ ?.!,]*$)`,
  'i',
)

// "The week of 12 October against the week before": days that stand as they are have a week before.
function withStretchBefore(question: string, context: QuestionContext): string {
  const [turn, word = '', , unit = ''] = stretchBefore.exec(question) ?? []
  const rest = turn === undefined ? '' : question.replace(turn, '')
  if (!turn) return question
  // "Last week, and the week before" is each of them, and no sum.
  const isEach = /^and$/i.test(word) && new RegExp(`\\blast ${unit}\\b`, 'i').test(rest)
  if (isEach && !addedUp.test(question))
    return question.replace(turn, `compared with the ${unit} before last`)
  if (!/\d/.test(rest)) return question
  const words = tokensIn(rest).map(({ text }) => text)
  const [only, ...more] = readPeriods(words, { ...context, looksAhead: false })
  if (!only || more.length > 0) return question
  const { period } = only
  const isWeek = unit.toLowerCase() === 'week' && period.from === addDays(period.to, -6)
  if (period.unit !== unit.toLowerCase() && !isWeek) return question
  const { from, to } = periodBefore(period)
  return question.replace(turn, `${word} ${from} to ${to}`)
}

const numbers = '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})'
const counted = `${numbers}(?: (?:full |whole )?(?:days|weeks|months|quarters|years))?`
const equalStretch = new RegExp(
  `\\b(${joint})( in| for| during| over)? the (?:(?:previous|preceding|prior|earlier) ${counted}|${counted} (?:before|earlier|prior|previous|preceding)(?: (?:that|them|those|it))?)(?=[ ?.!,]*(?:$|and by (?:how|what)))`,
  'i',
)

// "In the last three full months than in the three before": as many as the days named.
function withEqualStretch(question: string, context: QuestionContext): string {
  const [turn, word = ''] = equalStretch.exec(question) ?? []
  const rest = turn === undefined ? '' : question.replace(turn, '')
  if (!turn) return question
  const words = tokensIn(rest).map(({ text }) => text)
  const [only, ...more] = readPeriods(words, { ...context, looksAhead: false })
  if (!only || more.length > 0 || only.period.from > context.today) return question
  const { from, to } = periodBefore(only.period)
  return question.replace(turn, `${/^and$/i.test(word) ? 'compared with' : word} ${from} to ${to}`)
}

/**
 * The question with the days of the year before written out, where it names one stretch of days.
 */
export function withYearEarlier(written: string, context: QuestionContext): string {
  const question = withEqualStretch(withStretchBefore(written, context), context)
  const found = turns.exec(question)
  if (!found) return question
  const [turn, word = '', place = ''] = found
  const rest = question.replace(turn, '')
  const words = tokensIn(rest).map(({ text }) => text)
  const [only, ...more] = readPeriods(words, { ...context, looksAhead: false })
  if (!only || more.length > 0 || only.period.from > context.today) return question
  const named = new RegExp(part, 'i').exec(turn)?.[0]?.toLowerCase()
  const [year] = /20\d\d/.exec(turn) ?? []
  const years = year ? Number(only.period.from.slice(0, 4)) - Number(year) : 1
  if (years === 0) return question
  const own = words.slice(only.start, only.end).join(' ')
  // "October against the September before" is no year apart.
  if (named && !own.includes(named.slice(0, 3))) return question
  // "This year, and in the same period last year" is each of them, and no sum.
  const isEach = /^and$/i.test(word) && !addedUp.test(question)
  const before = place || (word.toLowerCase() === 'on' ? '' : ' in')
  return question.replace(
    turn,
    `${isEach ? 'compared with' : `${word}${before}`} ${writtenOut(only.period, { years, today: context.today })}`,
  )
}

const addedUp = /\b(?:total|altogether|together|combined|both|sum|in all|added)\b/i

// A half goes back a year here, and not to the half before it.
function writtenOut(whole: Period, { years, today }: { years: number; today: Day }): string {
  // Of a week under way only as many days.
  // A tax year under way is set against as many days, which a calendar year is anyway.
  const isCalendar = whole.unit !== 'year' || whole.from.endsWith('-01-01')
  const isNamedPart = isCalendar && /^(month|quarter|year|day)$/.test(whole.unit)
  const period = isNamedPart ? whole : (untilToday(whole, today) ?? whole)
  const { label, unit, from, to } = yearsBack(
    period,
    years,
    period.unit === 'half' || !isCalendar ? 'span' : undefined,
  )
  if (unit === 'quarter') return label.replace(/ .*/, ` ${from.slice(0, 4)}`)
  const isNamed = unit === 'month' || unit === 'year' || unit === 'day'
  return isNamed && /^[\w ]+$/.test(label) ? label : `${from} to ${to}`
}
