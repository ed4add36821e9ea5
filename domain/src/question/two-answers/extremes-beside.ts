// The best beside the worst: "our dearest month for fuel compared with the cheapest", and what is
// asked after one of them: "how does that compare with the average?".
import { frameOfCall } from '../frame.ts'
import { type Interpretation, type InterpretInput, interpretedCall } from '../interpretation.ts'
import type { ToolCall } from '../tool-call.ts'
import type { Understands } from './figure-words.ts'

type Extreme = Extract<ToolCall, { tool: 'extreme' }>

const ends =
  'highest|lowest|best|worst|dearest|cheapest|biggest|smallest|largest|strongest|weakest|busiest|quietest|slowest|most expensive|least expensive|costliest|priciest|poorest|top|bottom|peak|leanest|most|least'
const isHigh =
  /^(?:highest|best|dearest|biggest|largest|strongest|busiest|most expensive|costliest|priciest|top|peak|most)$/i
const unit = '(?:days?|weeks?|months?|quarters?|years?|ones?)'
const compared =
  '(?:compared? (?:with|to|against)|stack up against|measure up (?:to|against)|versus|vs\\.?|against|next to|set against|than)'
const its = '(?:the |our |my |its |their )?'
const nounAfter = `(?: ${unit})?(?: (?:is|was|of (?:all|them)))?`

const flipped = new RegExp(
  `^(?:and |so |but )*(?:(?:how|what) (?:does|did|do|is|was|about) (?:that|it|this) )?${compared} ${its}(?:${ends})${nounAfter}$`,
  'i',
)
const average = `(?:the |an |our |my |a )?(?:average|mean|typical|usual|normal)(?: one| ${unit})?`
const onAverage = [
  `^(?:and |so |but )*(?:how (?:much|far|many pounds) |by how much )(?:(?:is|was) (?:it|that|this) )?(?:above|below|over|under|off|up on|down on|more than|less than|higher than|lower than|better than|worse than|short of|from|beyond) ${average}(?: (?:is|was|does|did) (?:it|that|this|he|they))?(?: (?:fall|come|land|sit))?$`,
  `^(?:and |so |but )*(?:how (?:does|did) (?:it|that|this) )?${compared} ${average}$`,
  `^(?:and |so |but )*how (?:much|far) (?:above|below|over|under|off) (?:it|that) (?:is|was)$`,
].map((words) => new RegExp(words, 'i'))

/** What a remark on the best or the worst sets it beside; null for any other remark. */
export function extremeBeside(question: string, { before }: InterpretInput): Interpretation | null {
  const latest = before?.answeredBy
  const first = latest?.tool === 'two_answers' ? latest.args.first : latest
  if (!before || first?.tool !== 'extreme') return null
  const text = question.trim().replace(/[\s?.!,]+$/, '')
  const alone = latest?.tool === 'extreme' ? otherBalance(text, latest) : null
  if (alone) {
    const plan = { kind: 'call', call: alone, assumptions: [], choices: [] } as const
    return { plan, frame: frameOfCall(before, alone), reading: null }
  }
  const second = flipped.test(text)
    ? otherEnd(first)
    : onAverage.some((words) => words.test(text))
      ? meanOf(first)
      : null
  if (!second) return null
  const call: ToolCall = { tool: 'two_answers', args: { first, second, asks: 'difference' } }
  const plan = { kind: 'call', call, assumptions: [], choices: [] } as const
  return { plan, frame: frameOfCall(before, call), reading: null }
}

const reached =
  "(?: (?:(?:we|it|that|the account|the balance)(?:[’']s| have| has)?(?: ever)? (?:went|gone|got|been|dropped|dipped|reached|hit|fell|fallen|was|were)(?: down)?(?: to)?|of the year|of all))?"
const endAsked = new RegExp(
  `^(?:and |so |but )*(?:(?:what|when|how about|what about)(?:[’']s| is| was)? )?(?:the |our |its )?(${ends})(?: (?:point|balance|figure|level|one|it))?${reached}$`,
  'i',
)

// "And the lowest we went?" after the highest balance of the year is of the same days, and past.
function otherBalance(text: string, call: Extreme): ToolCall | null {
  if (call.args.measure !== 'balance') return null
  const [, end = ''] = endAsked.exec(text) ?? []
  return end !== '' && isHigh.test(end) === call.args.least ? otherEnd(call) : null
}

function otherEnd({ args }: Extreme): ToolCall | null {
  if (args.n !== undefined) return null
  return { tool: 'extreme', args: { ...args, least: !args.least } }
}

function meanOf({ args }: Extreme): ToolCall | null {
  const { measure, interval, period, subjects, except } = args
  if (measure !== 'in' && measure !== 'out') return null
  return {
    tool: 'average',
    args: {
      side: measure,
      period,
      per: interval,
      ...(subjects ? { subjects } : {}),
      ...(except ? { except } : {}),
    },
  }
}

const joint = `(?:,? (?:and|or|then|n|&)|,|,? ${compared}|,? and (?:what|which|how)(?:['’]s| is| was| were| does| did)?(?: (?:it|that) compare (?:with|to|against))?)`
const both = new RegExp(
  `^(.*?)\\b(${ends})( ${unit})?( .{2,60}?)?${joint} ${its}(${ends})(?: (?:one|ones))?\\b(.{0,60})$`,
  'i',
)
const setsBeside = new RegExp(
  `\\b(?:difference|gap|range|spread)\\b|\\b${compared} |\\bcompare\\b`,
  'i',
)
const opening =
  /^(?:so |and |ok )*(?:(?:what(?:['’]s| is| was|) |give me |show me )?(?:the )?(?:difference|gap|range|spread) (?:between|in|of|from) |how (?:does|did|do|big (?:is|was) the gap between) |compare |(?:what|which) (?:is|was|were|are) |what(?:['’]s|s) |list |give me |show me |name )*/i

const onlyNarrows = new RegExp(
  `^(?: ${unit})?(?: (?:for|of|in|on|at|from|with|this|last|since|over|during|so far|to date|ever|we|i|balance|spend|sales|takings|money)\\b.*)?$`,
  'i',
)

/** A whole question of the best and the worst at once; null for any other. */
export function bothEnds(
  question: string,
  input: InterpretInput,
  understands: Understands,
): Interpretation | null {
  const text = question.trim().replace(/[\s?.!,]+$/, '')
  const [, start = '', end = '', noun = '', about = '', other = '', rest = ''] =
    both.exec(text) ?? []
  // "Most" and "biggest" are one end; what follows the second may only say of what, and when.
  if (!end || isHigh.test(end) === isHigh.test(other) || !onlyNarrows.test(rest)) return null
  const [, after = rest] = new RegExp(`^ ${unit}(.*)$`, 'i').exec(rest) ?? []
  const [, laterNoun = ''] = new RegExp(`^ (${unit})\\b`, 'i').exec(rest) ?? []
  const single = (noun.trim() || laterNoun).replace(/s$/i, '')
  const middle = about.replace(/ (?:compare|and how|stack up|measure up)$/i, '')
  const lead = start.replace(opening, '')
  const isOfUnit = /\b(?:month|week|day|quarter|year|balance|bank|account)\b/i.test(
    `${lead} ${single} ${middle} ${rest}`,
  )
  if (!isOfUnit) return null
  const query = /^(?:which|what)\b/i.test(lead)
    ? `${lead}${end}${single ? ` ${single}` : ''}${middle}${after}`
    : `what was ${lead}${end} ${single}${middle}${after}`
  const first = understands(query.replace(/\s+/g, ' '))
  const call = interpretedCall(first)
  if (call?.tool !== 'extreme') return null
  const second = otherEnd(call)
  if (!second) return null
  const planOf = (made: ToolCall) =>
    ({ kind: 'call', call: made, assumptions: [], choices: [] }) as const
  if (setsBeside.test(text) || input.isPart) {
    const beside: ToolCall = {
      tool: 'two_answers',
      args: { first: call, second, asks: 'difference' },
    }
    return { ...first, plan: { ...first.plan, ...planOf(beside) } }
  }
  return { ...first, next: { ...first, plan: planOf(second) } }
}
