// Whether a question wants yes or no: "has Biffa come out yet?", "do we pay anything on Sundays?".
// The words decide it once for every tool that can open its sentence with the answer.
import { tokensIn } from './tokens.ts'
import type { Plan, ToolCall } from './tool-call.ts'

const leading = new Set(
  'and so but ok okay then right er um erm now also well mate hey hi pal oi please just quick'.split(
    ' ',
  ),
)
const verbs = new Set('did do does has have had is are was were any anything'.split(' '))
// These ask for a figure, claim one, or want more than whether there was anything.
const asksMore = new Set(
  `how what when which who where why much many or not never twice double triple once times every each
  always all only both whole half more less most least still stopped enough late early usually time
  know remember sure full correctly average total share exactly`.split(/\s+/),
)

/** The plan, with yes or no wanted of its answer where the question is put so. */
export function planYesOrNo(question: string, plan: Plan): Plan {
  if (plan.kind !== 'call') return plan
  const wider = plan.wider?.map((each) => ({ ...each, call: withYesOrNo(question, each.call) }))
  return { ...plan, call: withYesOrNo(question, plan.call), ...(wider ? { wider } : {}) }
}

/** The call, with yes or no wanted of it where the question is put so. */
export function withYesOrNo(question: string, call: ToolCall): ToolCall {
  if (call.tool === 'compare_subjects') return withAsks(question, call)
  if (call.tool === 'forecast_low') return withOutcome(question, call)
  if (call.tool === 'afford' && asksFirstDay.test(question))
    return { tool: 'afford', args: { ...call.args, first: true } }
  if (call.tool === 'forecast_balance' && call.args.thanNow && isOpenEnded.test(question))
    return { tool: 'forecast_balance', args: { ...call.args, thanNow: 'both' } }
  if (!opensWithAny(call)) return call
  const { whether: _, ...args } = call.args
  // "Do we get anything from Faire?" of somebody who is only paid may mean either way.
  const isEitherWay =
    call.args.side === 'out' && /\b(?:we|i|us|me)\b.*\b(get|got|receive|received)\b/i.test(question)
  const isAsked = asksWhether(question) && !isEitherWay
  return { ...call, args: { ...args, ...(isAsked ? { whether: true } : {}) } } as ToolCall
}

// "How does it compare with now?", "more or less than now?" want no yes or no.
const isOpenEnded =
  /^(?:(?:so|and|but|then) )*(?:how|what)\b|\b(?:more|less|better|worse|up|higher|lower) or (?:more|less|better|worse|down|lower|higher)\b/i

// "When could we afford it?" wants no yes or no, but a day.
const asksFirstDay = /^(?:(?:so|and|but|then) )?when (?:can|could|might|will|would) /i

type Opening = Extract<
  ToolCall,
  { tool: 'flow_total' | 'count_payments' | 'list_payments' | 'payment_when' }
>

function opensWithAny(call: ToolCall): call is Opening {
  return /^(flow_total|count_payments|list_payments|payment_when)$/.test(call.tool)
}

function wordsOf(question: string): string[] {
  const words = tokensIn(question).map(({ text }) => text)
  const first = words.findIndex((word) => !leading.has(word))
  return first < 0 ? [] : words.slice(first)
}

// A loan that was repaid in part is not paid off: payments alone are no yes.
const paidOff =
  /\b(?:paid? off|paid back|pay(?:ing)? back|clear(?:ed)?|settled?|repaid|finished|done|paid up)\b.*\bloan|\bloans?\b.*\b(?:paid off|paid back|cleared|settled|repaid|finished|done|paid up)\b/i

function asksWhether(question: string): boolean {
  if (paidOff.test(question)) return false
  const words = wordsOf(question)
  // "Did we stop paying her?" is answered by the latest payment: no yes or no fits it.
  if (words.some((word) => /^(stop(s|ped|ping)?|nothing)$/.test(word))) return false
  return verbs.has(words[0] ?? '') && !words.some((word) => asksMore.has(word))
}

const auxiliaries = new Set(
  `are is am will would can could do does have has should shall might gonna any anything we i`.split(
    ' ',
  ),
)
const isOverdrawn =
  /\b(overdrawn|overdraft|in the red|into the red|go red|negative|minus|below (?:zero|nothing)|under zero|run (?:out|dry)|broke|bust|go under)\b/i
const isTight =
  /\b(short|shortfall|tight|trouble|problems?|worry|worried|struggl\w+|squeezed?|pinch(?:ed)?|skint|strapped|crunch|wobbly|hard up|stretched|stuck|danger|dicey|hairy)\b/i
const isWell =
  /\b(ok|okay|fine|alright|all right|enough|cope|manage|survive|solvent|safe|safely|comfortable|comfortably|afloat|cover(?:ed)?|above water|in the black|get by|get through|make it|see us|good|healthy|well off|able to pay|able to cover|pay every(?:one|body)|meet)\b/i

// "Are we OK in January?", "will it be tight?", "do we go overdrawn?" want yes or no first.
function withOutcome(
  question: string,
  call: Extract<ToolCall, { tool: 'forecast_low' }>,
): ToolCall {
  const { asks: _, ...args } = call.args
  const words = wordsOf(question)
  const isAsked =
    auxiliaries.has(words[0] ?? '') &&
    !words.some((word) => /^(when|why|how|what|which|where|or)$/.test(word))
  if (!isAsked || args.below !== undefined || args.beside) return { tool: call.tool, args }
  // "Will we make it without going overdrawn?" asks whether it goes well.
  const isKept = /\b(?:without|and not|but not) (?:going|getting|being|ending up|dipping)\b/i
  const asks = isKept.test(question)
    ? 'well'
    : isOverdrawn.test(question)
      ? 'overdrawn'
      : isTight.test(question)
        ? 'tight'
        : isWell.test(question)
          ? 'well'
          : null
  const isNot =
    !isKept.test(question) && words.some((word) => /^(not|never|no|unlikely)$/.test(word))
  return { tool: call.tool, args: asks && !isNot ? { ...args, asks } : args }
}

const ofMore = new Set(
  'more dearer higher bigger larger greater pricier costlier beat beats outsell outsells over better'.split(
    ' ',
  ),
)
const ofLess = new Set('less cheaper lower smaller fewer under worse'.split(' '))

// "Does Poppy cost more than the rent?" is yes or no; "Etsy or Amazon" is one of them.
function withAsks(
  question: string,
  call: Extract<ToolCall, { tool: 'compare_subjects' }>,
): ToolCall {
  const { asks: _, ...args } = call.args
  const words = wordsOf(question)
  const isEither = words.some((word) => /^(or|how|which|who|what|by)$/.test(word))
  const isAsked = verbs.has(words[0] ?? '') && !isEither
  const isMore = words.some((word) => ofMore.has(word))
  const isLess = words.some((word) => ofLess.has(word))
  const asks = isAsked && isMore !== isLess ? { asks: isMore ? 'more' : 'less' } : {}
  return { ...call, args: { ...args, ...asks } } as ToolCall
}
