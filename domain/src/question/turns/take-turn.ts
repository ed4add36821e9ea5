// A next turn that names nothing new, laid over the call that answered: whatever the tool, its
// names, side, days, limits and rank are carried on, and the turn changes one thing of it.
import { type Frame, frameOfCall } from '../frame.ts'
import type { Interpretation, InterpretInput } from '../interpretation.ts'
import { limitsOf } from '../plan/flow-filter.ts'
import { sideOfSubject } from '../plan/subject-side.ts'
import { type Reading, readQuestion } from '../read-question.ts'
import { projectOrClient } from '../sales-question.ts'
import type { Subject } from '../subject.ts'
import { tokensIn } from '../tokens.ts'
import type { FlowSide, ToolCall } from '../tool-call.ts'
import { agedBy } from './aged.ts'
import { onAhead } from './on-ahead.ts'
import { onAged, onBills } from './on-bills.ts'
import { onName } from './on-names.ts'
import { nextOf, onPayments } from './on-payments.ts'
import { onProjects } from './on-projects.ts'
import { type Turn, turnIn } from './turn.ts'

/** A turn with what it is taken with. */
export type Taken = {
  readonly turn: Turn
  readonly limit: ReturnType<typeof limitsOf> | null
  readonly today: string
  readonly firstDay: string
  readonly before: Frame
}

const leads =
  /^(?:(?:and|so|ok|okay|right|but|just|only|well|now|then|oh|great|thanks|also|can you|could you|please|tell me|what about|how about) )+(?=.)/
const tails = /(?: (?:please|pls|thanks|mate|though|then))+$/
const wordsMax = 11

/** What a turn of such words comes to; null for any other, or where no answer is before it. */
export function takeTurn(question: string, input: InterpretInput): Interpretation | null {
  const { before, question: context, plan } = input
  const answered = before?.answeredBy
  const tokens = tokensIn(question)
  if (!before || !answered || tokens.length > wordsMax) return null
  const whole = tokens.map(({ text }) => text).join(' ')
  const text = withOwnNoun(whole.replace(leads, '').replace(tails, ''), answered)
  const reading = readQuestion(question, context)
  const { amounts, included, excluded, choices, periods } = reading
  const isVat = /\bvat\b/.test(text)
  const other = answered.tool === 'sales_projects' && otherProject(text, answered, input)
  if (other) return answeredBy(other, before)
  const days = agedBy(text)
  if (days !== null) return answeredBy(onAged(answered, days), before)
  const named = nameIn(reading, text)
  if (named) {
    const sideOf = (subject: Subject) => sideOfSubject(subject, plan)
    const own = onName(answered, { ...named, sideOf })
    if (own || !isVat) return answeredBy(own, before)
  }
  const names = included.length + excluded.length + choices.length
  const isLimits =
    amounts.length > 0 &&
    amounts.every(({ relation }) => relation === 'over' || relation === 'under')
  const isOfDays = /\byear\b|\b(?:12|twelve) months\b|\b(?:now|today|so far)\b/.test(text)
  if ((names > 0 && !isVat) || (periods.length > 0 && !isOfDays)) return null
  if (amounts.length > 0 && !isLimits) return null
  const turn = turnIn(text, { limits: isLimits })
  if (!turn) return null
  const limit = isLimits ? limitsOf(amounts, whole) : null
  const { today, firstDay } = plan
  const side = turn.asks === 'next' && otherWay(text, answered)
  if (side) return answeredBy(nextOf({ side }, { today }), before)
  return answeredBy(changed(answered, { turn, limit, today, firstDay, before }), before)
}

// "And the Saltmarsh job?" after another project: the same of that one.
function otherProject(
  text: string,
  { args }: Extract<ToolCall, { tool: 'sales_projects' }>,
  { question }: InterpretInput,
): ToolCall | null {
  const words = text.replace(ofName, '').split(' ')
  const found = projectOrClient(words, question.projects ?? [])
  if (!found || !args.project || found.id === args.project || words.length > lengthMax) return null
  return asksMore.test(text)
    ? null
    : { tool: 'sales_projects', args: { ...args, project: found.id } }
}

const ofName = /^(?:(?:same|for|the|our|on) )+|(?: (?:job|project|one|bid))+$/g
const asksMore = /\b(?:how|what|when|who|why|which|will|is|are|do|does|have|has|owe|pay|paid)\b/

// An invoice is one of those that customers owe, and a bill one of those that are to be paid.
function withOwnNoun(text: string, { tool, args }: ToolCall): string {
  const side = 'side' in args ? args.side : null
  const isOfBills = tool === 'invoices' || tool === 'upcoming'
  const own = isOfBills && (side === 'in' ? ofInvoices : side === 'out' ? ofBills : null)
  return own ? text.replace(own, (_, __, plural) => (plural ? 'ones' : 'one')) : text
}

const ofInvoices = /\b(invoice)(s?)\b/g
const ofBills = /\b(bill|invoice)(s?)\b/g

// "When do we pay next?" after what a customer owes is of no receipt.
function otherWay(text: string, { tool, args }: ToolCall): FlowSide | null {
  const side = 'side' in args ? args.side : tool === 'sales_projects' ? 'in' : null
  if (side === 'in') return paysOut.test(text) ? 'out' : null
  return side === 'out' && getsIn.test(text) ? 'in' : null
}

const paysOut = /\bbills?\b|\b(?:we|i) (?:have to |need to )?pay\b|\bto pay\b(?! us\b)/
const getsIn = /\b(?:we|i) (?:get|are|be)\b|\binvoices?\b|\bpay us\b|\bcoming in\b/

const lengthMax = 6

// One name with nothing but "and" or "without" beside it.
function nameIn(
  { included, excluded, choices, periods, amounts, unused, concepts, corrections }: Reading,
  text: string,
) {
  const [subject, ...others] = [...included, ...excluded]
  const isAlone = others.length + choices.length + periods.length + amounts.length === 0
  const isBare = [...concepts].every((each) => each === 'exclude' || each === 'category')
  if (!subject || !isAlone || !isBare || unused.length + corrections.length > 0) return null
  if (asksMore.test(text)) return null
  return text.split(' ').length <= lengthMax ? { subject, isLeftOut: excluded.length > 0 } : null
}

function answeredBy(call: ToolCall | null, before: Frame): Interpretation | null {
  if (!call) return null
  return {
    plan: { kind: 'call', call, assumptions: [], choices: [] },
    frame: frameOfCall(before, call),
    reading: null,
  }
}

function changed(call: ToolCall, taken: Taken): ToolCall | null {
  return (
    onPayments(call, taken) ??
    onBills(call, taken) ??
    onProjects(call, taken) ??
    onAhead(call, taken)
  )
}
