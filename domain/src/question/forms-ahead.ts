// Two forms of question about days to come: what is expected in each week or month of a stretch,
// and which of two payments of some days is the larger.
import { addDays, firstDayOf, lastDayOf, monthOf } from '../calendar.ts'
import { type Interpretation, type InterpretInput, interpretedCall } from './interpretation.ts'
import { type Period, spanPeriod } from './period.ts'
import { readQuestion } from './read-question.ts'
import type { ToolCall } from './tool-call.ts'
import { figureKindOf, isOfAhead } from './two-answers/answered-figure.ts'

type Understands = (question: string) => Interpretation

const each =
  /^(?:so |and )?(?:(?:how much|what|show(?: me)?(?: what)?|list(?: what)?)(?: (?:money|cash|income|is it that))?|(?:the |our )?(?:money|cash|income|payments?|receipts))(?: ?(?:is|are|will|do|does|['’]s))?(?: (?:we|i|be|there))*((?: (?:expect|expected|expecting|due|coming|comes?|going|goes?|to|will|be|get|getting|pay|spend|receive|have))*)(?: (in|out))?(?: to (?:come|go) (?:in|out))?,? (?:in |for )?(?:each|every|per|by|a|week by|month by) (week|month)(?: (?:until|till?|from|over|in|for|between|up to|through to|before) (.{3,40}?))?[\s?.!]*$/i
const ahead = /\b(?:expect\w*|due|will|coming|going)\b/i
const weeksAhead = 13

/** "How much is expected in each week until Christmas?"; null for anything else. */
export function eachAhead(
  question: string,
  { question: context }: InterpretInput,
): ToolCall | null {
  const [whole, verbs = '', way, unit, days] = each.exec(question.trim()) ?? []
  if (whole === undefined || (unit !== 'week' && unit !== 'month')) return null
  const { today } = context
  const named = days === undefined ? null : daysNamed(days, whole, today)
  if (days !== undefined && !named) return null
  if (!named && !ahead.test(whole)) return null
  // What is due may come in or go out.
  const isEitherWay =
    /\bdue\b/i.test(verbs) && !way && !/\b(?:money|income|receipts)\b/i.test(whole)
  if (isEitherWay) return null
  const goes = /\b(?:go|goes|going|pay|spend)\b/i.test(`${verbs} ${way ?? ''}`)
  const measure = way === 'out' || (goes && way !== 'in') ? 'out' : 'in'
  const usual = spanPeriod(addDays(today, 1), addDays(today, weeksAhead * 7))
  const months = spanPeriod(firstDayOf(monthOf(addDays(lastDayOf(monthOf(today)), 1))), usual.to)
  return {
    tool: 'forecast_peak',
    args: {
      measure,
      interval: unit,
      least: false,
      each: true,
      period: named ?? (unit === 'week' ? usual : months),
    },
  }

  function daysNamed(text: string, all: string, from: string): Period | null {
    const isBefore = /\bbefore\b/i.test(all)
    const { periods, unused, included } = readQuestion(`by ${text}`, {
      ...context,
      assumesAhead: true,
    })
    const [only, ...others] = periods
    if (!only || others.length + unused.length + included.length > 0 || only.to <= from) return null
    const isUpTo = /\b(?:until|till?|up to|through to|before)\b/i.test(all)
    const start = isUpTo || only.from <= from ? addDays(from, 1) : only.from
    return spanPeriod(start, isBefore ? addDays(only.from, -1) : only.to)
  }
}

const larger =
  /^(?:so |and )?(?:which|what)(?: payment| bill| one)?(?: is|['’]s| will be| are) (?:the )?(larger|bigger|higher|greater|dearer|smaller|lower|cheaper)(?: (?:payment|bill|one|sum|outgoing))?,? (?:in |during |over )?(.{3,20}?)[,:–-]* (?:the |our )?([\w&' ]{3,30}?) or (?:the |our )?([\w&' ]{3,30}?)(?:,? and (?:on )?(?:which|what|when) .*)?[\s?.!]*$/i

/** "Which is the larger payment in January, the VAT or the payroll?"; null for anything else. */
export function largerAhead(
  question: string,
  { question: context }: InterpretInput,
  understands: Understands,
): ToolCall | null {
  const [, way, days, one, other] = larger.exec(question.trim()) ?? []
  if (!way || !days || !one || !other) return null
  const { periods, unused } = readQuestion(`in ${days}`, { ...context, assumesAhead: true })
  const [period] = periods
  if (!period || unused.length > 0 || period.from <= context.today) return null
  const [first, second] = [one, other].map((each) =>
    interpretedCall(understands(`how much ${plainPay(each)} is due out in ${period.label}`)),
  )
  if (!first || !second || [first, second].some((call) => !isOfAhead(call))) return null
  if (figureKindOf(first) !== 'out' || figureKindOf(second) !== 'out') return null
  const isLess = /^(?:smaller|lower|cheaper)$/i.test(way)
  return { tool: 'two_answers', args: { first, second, asks: isLess ? 'lower' : 'higher' } }
}

const plainPay = (text: string) => text.replace(/\b(?:payroll|pay run|wage bill)\b/i, 'wages')
