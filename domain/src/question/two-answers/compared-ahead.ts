// A first question that sets days to come beside others: "how does December look compared with
// November?", "will January be worse than December?".
import { addMonthsToDay, type Day, daysBetween } from '../../calendar.ts'
import { type Interpretation, type InterpretInput, interpretedCall } from '../interpretation.ts'
import { readQuestion } from '../read-question.ts'
import type { ToolCall } from '../tool-call.ts'
import { figureKindOf, isOfAhead } from './answered-figure.ts'
import { daysOf, otherAnswer } from './other-answer.ts'
import type { TwoAsked } from './two-answers.ts'

type Understands = (question: string) => Interpretation

const than = '(?:than|compared (?:with|to)|versus|vs\\.?|against|next to|set against|as opposed to)'
// "From December to January" is one span of days: "to" compares after "compare" alone.
const looks =
  /^(?:so |and |ok )*(?:how|what) (?:does|will|is|do|are) (.{3,40}?)(?: (?:going to|likely to))?(?: (?:look|looking|shape up|shaping up|be|compare|stack up|stand))*(?: like| for cash| cash ?wise)? (?:compared? )?(?:than|(?<=\b(?:compared?|stack up|stacks up|stand|stands) )(?:with|to)|compared (?:with|to)|versus|vs\.?|against|next to) (.{3,40})$/i
const ranked = new RegExp(
  `^(?:so |and |ok )*(?:will|is|are|does|do|would) (.{3,60}?)(?: (?:going to|likely to|set to|gonna|looking))*(?: (?:be|look|come out|end up|cost|get))*(?: (?:a bit|any|much|a lot))? (more|less|better|worse|higher|lower|bigger|smaller|dearer|cheaper|up|down)(?: off)?(?: (?:expensive|money|cash))?(?: (?:in|during|over) (.{3,25}?))? ${than} (?:in |during |over )?(.{3,40})$`,
  'i',
)
const spends = new RegExp(
  `^(?:so |and |ok )*(?:will|are|do|would) (?:we|i)(?: going to| likely to)? (spend|pay|pay out|take|get|receive|make|bring in|earn) (more|less)( .{3,40}?)? (in|during|over) (.{3,25}?) ${than} (?:in |during |over )?(.{3,40})$`,
  'i',
)

/** The call for days to come beside others; null where the question sets none beside any. */
export function comparedAhead(
  question: string,
  { question: context, plan }: InterpretInput,
  understands: Understands,
): ToolCall | null {
  const text = question.trim().replace(/[\s?.!]+$/, '')
  const parts = partsOf(text)
  if (!parts) return null
  for (const prompt of parts.prompts) {
    const call = interpretedCall(understands(prompt))
    const kind = call && figureKindOf(call)
    if (!call || !kind || !isOfAhead(call)) continue
    // Days that have begun may be of the year that is over.
    const days = daysOf(call)
    if (!days || days.from <= plan.today) return null
    // "How does fuel in October compare with September?", asked in November, is of what is over.
    if (!saysAhead.test(text) && isNearerBehind(days.from, plan.today)) return null
    const second = otherAnswer(parts.other, call, context)
    // Beside what is there now it has an answer of its own.
    if (!second || (second.tool === 'cash_balance' && !second.args.day)) return null
    return { tool: 'two_answers', args: { first: call, second, asks: parts.asks } }
  }
  return null

  function partsOf(whole: string) {
    const spent = spends.exec(whole)
    if (spent) {
      const [, verb = '', way = '', about = '', , days = '', other = ''] = spent
      return { prompts: [`how much will we ${verb}${about} in ${days}`], other, asks: wayOf(way) }
    }
    const [, subject, way, days, other] = ranked.exec(whole) ?? []
    if (subject && way && other && days)
      return { prompts: [`how much will ${subject} be in ${days}`], other, asks: wayOf(way) }
    if (subject && way && other) return { prompts: promptsOf(subject), other, asks: wayOf(way) }
    const [, looked, beside] = looks.exec(whole) ?? []
    if (!looked || !beside) return null
    return { prompts: promptsOf(looked), other: beside, asks: 'difference' as const }
  }

  // A month alone is what it comes to; "December's balance" is a balance.
  function promptsOf(subject: string): string[] {
    const { periods, included, concepts, unused } = readQuestion(subject, {
      ...context,
      assumesAhead: true,
    })
    const isOfDays =
      periods.length === 1 && included.length + unused.length === 0 && concepts.size === 0
    return isOfDays ? [`forecast for ${subject}`] : [`what will ${subject} be`]
  }
}

const saysAhead =
  /\b(?:will|going to|gonna|likely|expect(?:ed|ing)?|forecast|set to|due|coming|next)\b/i

// Whether the same days of the year before are nearer to today.
function isNearerBehind(from: Day, today: Day): boolean {
  return daysBetween(addMonthsToDay(from, -12), today) < daysBetween(today, from)
}

const ways: Readonly<Record<string, TwoAsked>> = {
  more: 'more',
  less: 'less',
  higher: 'more',
  lower: 'less',
  bigger: 'more',
  smaller: 'less',
  dearer: 'more',
  cheaper: 'less',
  up: 'more',
  down: 'less',
  better: 'more',
  worse: 'less',
}

function wayOf(word: string): TwoAsked {
  return ways[word.toLowerCase()] ?? 'difference'
}
