// A whole question that sets two figures beside each other, where no rule compares them: "did more
// come in from Northwind than we spent on fuel?", "our average month for fuel against last
// year's", "which is the larger in January, the VAT or the payroll?".
import { frameOf } from '../frame.ts'
import { type Interpretation, type InterpretInput, interpretedCall } from '../interpretation.ts'
import { type Period, untilToday } from '../period.ts'
import { sideOfSubject } from '../plan/subject-side.ts'
import { readQuestion } from '../read-question.ts'
import { subjectsMeant } from '../subjects-meant.ts'
import type { ToolCall } from '../tool-call.ts'
import { figureKindOf } from './answered-figure.ts'
import { eachOfDays } from './each-of-days.ts'
import { bothEnds } from './extremes-beside.ts'
import { figureAsked, figureIn, isBalance, isClause, type Understands } from './figure-words.ts'
import { netWithout } from './net-without.ts'
import { setBeside } from './tails.ts'
import type { TwoAsked } from './two-answers.ts'

/** What such a question comes to; null for any other. */
export function interpretBeside(
  question: string,
  input: InterpretInput,
  understands: Understands,
): Interpretation | null {
  const text = question.trim().replace(/[\s?.!,]+$/, '')
  const net = netWithout(text, { input, understands })
  if (net) return net
  if (!sets.test(text)) return eachOfDays(text, input, understands)
  return (
    bothEnds(text, input, understands) ??
    namesAhead(text, input, understands) ??
    clauseBeside(text, input, understands) ??
    daysBeside(text, input, understands)
  )
}

const ways = 'more|less|higher|lower|bigger|smaller|larger|greater|dearer|cheaper'
const sets = new RegExp(
  `\\b(?:than|compared?|against|versus|vs|difference|gap|range|spread|${ways}|biggest|largest|smallest|highest|lowest|best|worst|dearest|cheapest|most)\\b`,
  'i',
)
const wayOf = (word: string): TwoAsked =>
  /^(?:less|lower|smaller|cheaper)$/i.test(word) ? 'less' : 'more'

function called(call: ToolCall, question: string, input: InterpretInput): Interpretation {
  const reading = readQuestion(question, input.question)
  const plan = { kind: 'call', call, assumptions: [], choices: [] } as const
  return { plan, frame: frameOf(reading), reading: null }
}

const isRanked =
  /^(?:so |and |ok )*(?:(?:which|what)(?: one)?(?: of (?:them|the two|these))? |(?:is|are|will) )(?!was\b|were\b|did\b)/i

// "Which is the larger payment in January, the VAT or the payroll?": what is due for each.
function namesAhead(
  text: string,
  input: InterpretInput,
  understands: Understands,
): Interpretation | null {
  const [way = ''] =
    new RegExp(`\\b(?:${ways}|most|biggest|largest|highest)\\b`, 'i').exec(text) ?? []
  if (!way || !isRanked.test(text) || /\b(?:was|were|did|has|have|last|so far)\b/i.test(text))
    return null
  const reading = readQuestion(text.replace(larger, ' '), { ...input.question, assumesAhead: true })
  const { excluded, periods, amounts } = reading
  const open = reading.choices.map((each) => subjectsMeant(each, reading, input.plan))
  const choices = open.filter(({ length }) => length !== 1)
  const included = [...reading.included, ...open.flat()]
  const [one, other, ...others] = included
  const [days, ...more] = periods
  if (!one || !other || others.length + more.length + excluded.length > 0) return null
  if (choices.length + amounts.length > 0) return null
  if (days && days.to <= input.plan.today) return null
  // "Is fuel more than rent?" without days is of what was.
  if (!days && !/\b(?:next|due|will|coming)\b/i.test(text)) return null
  const sides = [one, other].map((each) => sideOfSubject(each, input.plan))
  if (sides[0] === null || sides[0] !== sides[1]) return null
  const setting = { input, understands, days: days ?? null, isAhead: true }
  const noun = sides[0] === 'in' ? 'what is due in from' : 'what is due for'
  const next = sides[0] === 'in' ? 'when is the next payment from' : 'when is the next payment to'
  const [first, second] = [one, other].map(({ name }) =>
    figureAsked(`${days ? noun : next} ${name}`, setting),
  )
  if (!first || !second) return null
  const isYesNo = /^(?:so |and |ok )*(?:is|are|will)\b/i.test(text) && !/ or /i.test(text)
  const least = /^(?:less|lower|smaller|cheaper)$/i.test(way)
  const asks = isYesNo ? wayOf(way) : least ? 'lower' : 'higher'
  return called({ tool: 'two_answers', args: { first, second, asks } }, text, input)
}

const larger = new RegExp(
  `\\b(?:(?:the )?(?:${ways}|most|biggest|largest|highest)(?: (?:payment|bill|amount|sum|cost|one|of the two))?)\\b`,
  'gi',
)

const thanForms: readonly (readonly [RegExp, (parts: string[]) => [string, TwoAsked]])[] = [
  [
    /^(?:so |and )*(?:did|do|have|has) (?:we|i) (pay|paid|spend|spent|take|taken|receive|received|get|got|make|made|earn|earned) (?:out )?(more|less)(?: money| cash)?( .{0,50}?)? than (.{3,60})$/i,
    ([verb = '', way = '', rest = '']) => [`we ${verb}${rest}`, wayOf(way)],
  ],
  [
    /^(?:so |and )*(?:did|do|have|has) (?:we|i) (pay|paid|spend|spent|take|taken|receive|received|get|got) (.{2,50}?) (more|less)( .{0,30}?)? than (.{3,60})$/i,
    ([verb = '', name = '', way = '', rest = '']) => [`we ${verb} ${name}${rest}`, wayOf(way)],
  ],
  [
    /^(?:so |and )*(?:did|does|has|have) (?!we\b|i\b|they\b|it\b)(.{2,40}?) (?:pay|paid|bring in|brought in|send|sent|give|given)(?: us| me)? (more|less)(?: money)?( .{0,40}?)? than (.{3,60})$/i,
    ([name = '', way = '', rest = '']) => [`${name} paid us${rest}`, wayOf(way)],
  ],
  [
    /^(?:so |and )*(?:did|does|has|have) (?!we\b|i\b|they\b|it\b)(.{2,40}?) costs?(?: us| me)? (more|less)( .{0,40}?)? than (.{3,60})$/i,
    ([name = '', way = '', rest = '']) => [`${name} cost us${rest}`, wayOf(way)],
  ],
  [
    /^(?:so |and )*(?:did|does|has|have) (more|less)(?: money| cash)? (come in|go out|gone out|go|gone)( .{0,40}?)? than (.{3,60})$/i,
    ([way = '', verb = '', rest = '']) => [
      `${/in$/i.test(verb) ? 'came in' : /out$/i.test(verb) ? 'went out' : 'went'}${rest}`,
      wayOf(way),
    ],
  ],
  [
    new RegExp(
      `^(?:so |and )*(?:is|was|are|were) (.{2,50}?) (${ways})( (?:in|for|over|during|this|last|since) .{2,30}?)? than (.{3,60})$`,
      'i',
    ),
    ([name = '', way = '', rest = '']) => [`${name}${rest}`, wayOf(way)],
  ],
  [
    /^(?:so |and |please |can you )*compare (.{3,60}?) (?:with|to|against|and) (.{3,60})$/i,
    ([one = '']) => [one, 'difference'],
  ],
  [
    /^(?:so |and )*how (?:does|do|did) (.{3,60}?) (?:compare|stack up) (?:with|to|against) (.{3,60})$/i,
    ([one = '']) => [one, 'difference'],
  ],
  [
    /^(?:so |and )*(?:what(?:['’]s| is| was) )?the (?:difference|gap) between (.{3,60}?) and (.{3,60})$/i,
    ([one = '']) => [one, 'difference'],
  ],
  [
    /^(?:so |and )*(?:(?:which|what) (?:is|was|were|came to) (?:the )?(?:more|larger|bigger|higher|greater)[:,]? )(.{3,60}?),? (?:or|and) (.{3,60})$/i,
    ([one = '']) => [one, 'higher'],
  ],
  [
    /^((?:how much|what) .{6,60}?),? (?:compared (?:with|to)|against|versus|vs) (.{3,60})$/i,
    ([one = '']) => [one, 'difference'],
  ],
]

// Two figures, of which the second at least is put with a verb of its own.
function clauseBeside(
  text: string,
  input: InterpretInput,
  understands: Understands,
): Interpretation | null {
  for (const [form, put] of thanForms) {
    const [, ...parts] = form.exec(text) ?? []
    const last = parts.at(-1)
    if (!last || !isClause(last)) continue
    const [words, asks] = put(parts)
    const [one, other] = [words, last].map((each) => daysIn(each, input))
    // What is in the bank is set against what is still to be paid.
    const setting = { input, understands, isAhead: isBalance(last) }
    const first = figureIn(words, { ...setting, days: one ?? other ?? null })
    const second = figureIn(last, { ...setting, days: other ?? one ?? null })
    if (!first || !second || JSON.stringify(first) === JSON.stringify(second)) continue
    return called(setBeside(first, second, asks), text, input)
  }
  return null
}

function daysIn(words: string, { question }: InterpretInput): Period | null {
  const { periods } = readQuestion(words, question)
  return periods.length === 1 ? (periods[0] ?? null) : null
}

const beside =
  /^(?:(?:so |and |ok )*(?:how (?:does|do|did) |compare |what(?:['’]s| is| was) )?)(.{6,70}?)(?: compare| stack up)?,? (?:compared (?:with|to)|with|to|against|versus|vs\.?) (?:that of |those of |the one (?:in|of) )?(.{3,30})$/i

// The same figure of other days: "our average month for fuel against last year’s".
function daysBeside(
  text: string,
  input: InterpretInput,
  understands: Understands,
): Interpretation | null {
  const [, words = '', other = ''] = beside.exec(text) ?? []
  const bare = other.replace(/['’]s(?: one)?$/i, '')
  const days = bare && daysIn(bare, input)
  if (!days || readQuestion(bare, input.question).included.length > 0) return null
  const unit = /\b(year|month|quarter|week)\b/i.exec(bare)?.[1] ?? 'year'
  const now = daysIn(words, input) ? '' : ` this ${unit.toLowerCase()}`
  const first = interpretedCall(understands(`what was ${words}${now}`))
  if (first?.tool !== 'average' || figureKindOf(first) === null) return null
  const period = untilToday(days, input.plan.today)
  if (!period || first.args.period.from === period.from) return null
  const second: ToolCall = { tool: 'average', args: { ...first.args, period } }
  return called({ tool: 'two_answers', args: { first, second, asks: 'difference' } }, text, input)
}
