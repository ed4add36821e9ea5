// Remarks that set the figure before beside one in words of its own: "is that more than Northwind
// has paid us?", "compare that with what went on rent", "was that enough to cover wages?".

import { frameOfCall } from '../frame.ts'
import type { Interpretation, InterpretInput } from '../interpretation.ts'
import { untilToday } from '../period.ts'
import { readQuestion } from '../read-question.ts'
import { keyOf } from '../subject.ts'
import type { ToolCall } from '../tool-call.ts'
import { figureKindOf, isOfAhead } from './answered-figure.ts'
import { figureIn, isClause, type Understands } from './figure-words.ts'
import { periodOf } from './other-answer.ts'
import type { TwoAsked } from './two-answers.ts'

const it = '(?:that|it|this|they|those|these|all that)'
const more = 'more|higher|bigger|larger|greater|dearer|better'
const less = 'less|lower|smaller|fewer|cheaper|worse'
const lead = '(?:and |so |but |ok |okay |then |now )*'
const than = new RegExp(
  `^${lead}(?:(?:is|was|were|are|does|do) ${it}(?: come to)? )?(?:(?:a lot|much|any|a bit|still) )?(${more}|${less})(?: (?:or|and) (?:${more}|${less}))? than (.{2,60})$`,
  'i',
)
const beside = new RegExp(
  `^${lead}(?:(?:can you |please |now )*compare ${it}|(?:how|what) (?:does|do|did|is|was) ${it}(?: (?:compare|stack up|measure up|look|sit))?|${it})? ?(?:compared? )?(?:with|to|against|versus|vs|next to|beside|alongside)(?: that of)? (.{2,60})$`,
  'i',
)
const enough = new RegExp(
  `^${lead}(?:(?:is|was|were|would) ${it}(?: have been)? )?enough (?:to (?:cover|pay for|pay|meet)|for) (.{2,60})$|^${lead}(?:does|did|do) ${it} (?:cover|pay for|meet) (.{2,60})$`,
  'i',
)
const turned = new RegExp(
  `^${lead}(?:did|has|have|does) (more|less) (come in|comes? in|go out|gone out)(.{0,40})$`,
  'i',
)

/** What such a remark comes to; null for any other. */
export function interpretTail(
  question: string,
  input: InterpretInput,
  understands: Understands,
): Interpretation | null {
  const { before } = input
  const answered = before?.answeredBy
  const first = answered?.tool === 'two_answers' ? answered.args.first : answered
  if (!before || !first || figureKindOf(first) === null) return null
  const tail = tailOf(question)
  if (!tail) return null
  // Whether the bank holds enough for a bill is a question of what is due.
  if (tail.isEnough && /^(?:cash_balance|forecast_balance|forecast_low)$/.test(first.tool))
    return understands(`is there enough for ${tail.rest}`)
  const each = besideEach(tail, first, input)
  if (each) return each
  const second = figureIn(tail.rest, {
    input,
    understands,
    days: periodOf(first),
    // What is in the bank is set against what is still to be paid.
    isAhead: isOfAhead(first) || first.tool === 'cash_balance',
  })
  if (!second || JSON.stringify(second) === JSON.stringify(first)) return null
  // Names whose money goes the same way are compared by a rule of their own.
  if (!tail.isOwn && sideOf(first) === sideOf(second) && isOfOne(second)) return null
  const call = tail.isTurned
    ? setBeside(second, first, tail.asks)
    : setBeside(first, second, tail.asks)
  const plan = { kind: 'call', call, assumptions: [], choices: [] } as const
  return { plan, frame: frameOfCall(before, call), reading: null }
}

// "How does that compare with September and August?": with each of them.
function besideEach(
  { rest, asks }: Tail,
  first: ToolCall,
  { before, question, plan: { today } }: InterpretInput,
): Interpretation | null {
  const isTotal = first.tool === 'flow_total' || first.tool === 'net_flow'
  const { periods, included, unused } = readQuestion(rest, question)
  if (!before || !isTotal || asks !== 'difference' || periods.length !== 2) return null
  if (included.length + unused.length > 0) return null
  const steps = periods.map((period): Interpretation => {
    const second = {
      ...first,
      args: { ...first.args, period: untilToday(period, today) ?? period },
    }
    const call: ToolCall = {
      tool: 'two_answers',
      args: { first, second: second as ToolCall, asks },
    }
    const plan = { kind: 'call', call, assumptions: [], choices: [] } as const
    return { plan, frame: frameOfCall(before, call), reading: null }
  })
  const [one, other] = steps
  return one && other ? { ...one, next: other } : null
}

type Tail = { asks: TwoAsked; rest: string; isOwn: boolean; isTurned?: true; isEnough?: true }

function tailOf(question: string): Tail | null {
  const text = question
    .trim()
    .replace(/[\s?.!,]+$/, '')
    .replace(/(?: then| though| please)+$/i, '')
  const [, way, of] = than.exec(text) ?? []
  if (way && of) {
    const isEither = / (?:or|and) (?:more|less|higher|lower)/i.test(text)
    return { asks: isEither ? 'difference' : wayOf(way), rest: of, isOwn: isClause(of) }
  }
  const [, cost, covered] = enough.exec(text) ?? []
  const costs = cost ?? covered
  if (costs) return { asks: 'more', rest: costs, isOwn: true, isEnough: true }
  const [, amount, verb = '', rest = ''] = turned.exec(text) ?? []
  if (amount) {
    const moved = /in$/i.test(verb) ? 'came in' : 'went out'
    return { asks: wayOf(amount), rest: `${moved}${rest}`, isOwn: true, isTurned: true }
  }
  const [, other] = beside.exec(text) ?? []
  return other ? { asks: 'difference', rest: other, isOwn: isClause(other) } : null
}

const wayOf = (word: string): TwoAsked =>
  new RegExp(`^(?:${less})$`, 'i').test(word) ? 'less' : 'more'

const sideOf = ({ args }: ToolCall) => (args as { side?: string; measure?: string }).side ?? null

function isOfOne({ args }: ToolCall): boolean {
  return ((args as { subjects?: readonly unknown[] }).subjects ?? []).length === 1
}

/** One figure beside another: by the tool for two names where both are of the same days and way. */
export function setBeside(first: ToolCall, second: ToolCall, asks: TwoAsked): ToolCall {
  const alike = ofTwoNames(first, second)
  if (!alike || !/^(more|less|difference)$/.test(asks))
    return { tool: 'two_answers', args: { first, second, asks } }
  return {
    tool: 'compare_subjects',
    args: { ...alike, ...(asks === 'more' || asks === 'less' ? { asks } : {}) },
  }
}

function ofTwoNames(first: ToolCall, second: ToolCall) {
  if (first.tool !== 'flow_total' || second.tool !== 'flow_total') return null
  const { subjects: [one, ...more] = [], period, ...args } = first.args
  const { subjects: [other, ...others] = [], period: days, ...rest } = second.args
  if (period.from !== days.from || period.to !== days.to) return null
  if (!one || !other || more.length + others.length > 0 || keyOf(one) === keyOf(other)) return null
  if (one.kind !== other.kind || JSON.stringify(args) !== JSON.stringify(rest)) return null
  const isPlain = Object.keys(args).every((name) => name === 'side')
  return isPlain ? { ...args, period, subjects: [one], against: other } : null
}
