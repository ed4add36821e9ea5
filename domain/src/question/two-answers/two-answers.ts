// Two figures set beside each other or added up, where one of them at least is still to come:
// "which is worse?" after December and January, "is that more than last month?".
import type { Frame } from '../frame.ts'
import type { QuestionContext } from '../read-question.ts'
import { tokensIn } from '../tokens.ts'
import type { ToolCall } from '../tool-call.ts'
import { figureKindOf, isOfAhead } from './answered-figure.ts'
import { otherAnswer, withNameAlone } from './other-answer.ts'

/** What is wanted of two figures. */
export type TwoAsked =
  | 'difference'
  | 'without'
  | 'more'
  | 'less'
  | 'higher'
  | 'lower'
  | 'better'
  | 'worse'
  | 'sum'

const it = '(?:that|it|this|they|those)'
const them = '(?:them|they|those|these|the two|the pair|both)'
const difference = new RegExp(
  `^(?:(?:what is |what was )?(?:the )?(?:difference|gap|change)(?: (?:between|in) (?:${them}|that|it)| then)?|by how much|how (?:do|does) (?:${them}|${it}) compare|how much (?:more|less|higher|lower|better|worse|of a (?:drop|rise|change|difference|fall|gap|jump))(?: (?:is|was|would|will) ${it}(?: be)?)?|(?:is ${it} )?(?:up or down|more or less|higher or lower|better or worse)(?: than before)?|how far apart(?: are ${them})?)$`,
)
const bare = new RegExp(
  `^(?:is|was|will|would) ${it}(?: be)? (?:a bit |much |any )?(more|higher|better|bigger|up|less|lower|worse|smaller|down|dearer|cheaper)(?: than (?:before|the (?:other|first|last)(?: one)?))?$`,
)
const which =
  /^(?:so )?(?:which|what|who)(?: one| month| quarter| week| day| of (?:them|the two|those|these))*(?: (?:is|will be|would be|looks|comes out|was|does))?(?: the)?(?: (?:worse|worst)|( better| best)|( higher| highest| bigger| biggest| more| most| larger| largest| dearer)|( lower| lowest| smaller| smallest| less| least| cheaper))(?: (?:one|month|quarter|week|of the two|hit|off))*$/
const sum = new RegExp(
  `^(?:(?:what|how much) (?:is|are|do|would) )?(?:(?:the )?(?:total|sum|lot|two)(?: (?:of|for))? )?(?:${them})?(?: (?:come to|make|add up to))? ?(?:together|combined|altogether|in total|added (?:up|together)|put together|for both|of both|for the two|for the pair|both)$|^(?:add|tot|put|sum) ${them} (?:up|together)$|^both(?: of them)?$|^total for (?:${them})$`,
)

/** The call that sets the last two answers beside each other, or the last beside another figure. */
export function twoAnswers(
  question: string,
  { answeredBy: latest, answeredBefore: earlier }: Frame,
  context: QuestionContext,
): ToolCall | null {
  if (!latest || (figureKindOf(latest) === null && latest.tool !== 'two_answers')) return null
  const text = tokensIn(question)
    .map((token) => token.text)
    .join(' ')
    .replace(/^(?:(?:and|so|but|ok|okay|then|well|right) )+/, '')
    .replace(/(?: then| please| though)+$/, '')
  const named = namedBase(text, latest, context)
  if (named) return named
  if (!earlier || figureKindOf(earlier) === null || !isPair(earlier, latest)) return null
  const asks = askedOf(text)
  if (!asks) return null
  return asks === 'sum' && !isSummable(earlier, latest)
    ? null
    : { tool: 'two_answers', args: { first: latest, second: earlier, asks } }
}

function askedOf(text: string): TwoAsked | null {
  if (difference.test(text)) return 'difference'
  const [, word] = bare.exec(text) ?? []
  if (word) return wayOf(word)
  const ranked = which.exec(text)
  if (ranked) return ranked[1] ? 'better' : ranked[2] ? 'higher' : ranked[3] ? 'lower' : 'worse'
  return sum.test(text) ? 'sum' : null
}

function wayOf(word: string): TwoAsked {
  return /^(less|lower|smaller|down|worse|cheaper)$/.test(word) ? 'less' : 'more'
}

// A balance is set against a balance, and of two that are past a comparison has rules of its own.
function isPair(latest: ToolCall, earlier: ToolCall): boolean {
  const [a, b] = [figureKindOf(latest), figureKindOf(earlier)]
  if ((a === 'balance') !== (b === 'balance')) return false
  const isSame = JSON.stringify(latest) === JSON.stringify(earlier)
  const areEnds = /^(extreme|average)$/.test(latest.tool) && latest.tool === earlier.tool
  // What came in beside what went out.
  const areBothWays = latest.tool === 'flow_total' && earlier.tool === 'flow_total' && a !== b
  if (areBothWays) return !isSame
  return (isOfAhead(latest) || isOfAhead(earlier) || a === 'balance' || areEnds) && !isSame
}

// Money in and money out make no sum, nor do two balances.
function isSummable(latest: ToolCall, earlier: ToolCall): boolean {
  const kind = figureKindOf(latest)
  return kind !== 'balance' && kind !== 'net' && kind === figureKindOf(earlier)
}

const base = new RegExp(
  `^(?:is|was|will|would) ${it}(?: be)? (?:a lot |much |any |a bit )?(more|higher|better|bigger|up|less|lower|worse|smaller|down|dearer|cheaper)(?: or (?:more|higher|better|bigger|up|less|lower|worse|smaller|down))? (?:than|on|from) (?:in |at |for |what (?:it was|we (?:had|spent|paid)) (?:in )?)?(.{2,40})$`,
)
const against = new RegExp(
  `^(?:(?:how|what) (?:does|do|will|is|would) ${it}(?: like)? )?(?:compared?|up against|stack up|against|versus|vs|next to|set against)(?: (?:with|to|against|versus|vs))? (?:in |at |for )?(.{2,40})$`,
)

// "Is that more than last month?": the figure before beside the same of other days. After one such
// "and than October?" is of the same figure.
function namedBase(text: string, latest: ToolCall, context: QuestionContext): ToolCall | null {
  const [, way, rest] = base.exec(text) ?? []
  const [first, asksBefore] =
    latest.tool === 'two_answers' ? [latest.args.first, latest.args.asks] : [latest, null]
  const words =
    rest ?? against.exec(text)?.[1] ?? (asksBefore === null ? undefined : again.exec(text)?.[1])
  const [, now] = thanNow.exec(text) ?? []
  if (now && first.tool === 'cash_balance' && first.args.day && latest === first)
    return {
      tool: 'two_answers',
      args: { first: { tool: 'cash_balance', args: {} }, second: first, asks: wayOf(now) },
    }
  const less = withoutName(text, first, context)
  if (less) return less
  if (!words || figureKindOf(first) === null) return null
  // What was is set against what was by rules of its own.
  if (!isOfAhead(first) && !/\b(next|forecast|expected?|coming|tomorrow)\b/.test(words)) return null
  const other = otherAnswer(words.replace(/ then$/, ''), first, context)
  if (!other || (!isOfAhead(first) && !isOfAhead(other))) return null
  const isEither = / or /.test(text)
  const asks = way && !isEither ? wayOf(way) : rest || !asksBefore ? 'difference' : asksBefore
  return { tool: 'two_answers', args: { first, second: other, asks } }
}

const thanNow = new RegExp(
  `^(?:is|are) (?:${it}|there|we) (more|higher|better|up|less|lower|worse|down)(?: off)? (?:now|today|at the moment|these days)(?: than (?:then|that|it was))?$`,
)

const leaving =
  /^(?:without|excluding|not counting|not including|minus|less|apart from|leaving out|taking out|ignoring|except|bar|other than|besides) (?:the |our |my )?(.{2,40})$/

// "And without wages?" of all that goes out in some days.
function withoutName(text: string, first: ToolCall, context: QuestionContext): ToolCall | null {
  const [, name] = leaving.exec(text) ?? []
  const kind = figureKindOf(first)
  const isOfAll = (first.tool === 'upcoming' && !first.args.next) || first.tool === 'forecast_total'
  if (!name || !isOfAll || (kind !== 'in' && kind !== 'out')) return null
  if (first.args.subjects) return null
  const part = withNameAlone(name, first, context)
  return part && { tool: 'two_answers', args: { first, second: part, asks: 'without' } }
}

const again =
  /^(?:(?:more|less|up|down|higher|lower) )?(?:than|with|to|on|against|what about|how about|compared (?:with|to))?(?: (?:in|at|for))? ?(.{2,40})$/
