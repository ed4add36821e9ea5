// What a what-if comes to: a change laid over the forecast, with what is asked of it, or a question
// back that says between what.
import type { Day } from '../../calendar.ts'
import { type Minor, minor } from '../../money.ts'
import { frameOf } from '../frame.ts'
import { clarified, type Interpretation, type InterpretInput, untried } from '../interpretation.ts'
import { noteOnSales, salesIncome, uncategorisedIn } from '../plan/flow-filter.ts'
import { readQuestion } from '../read-question.ts'
import { keyOf, type Subject } from '../subject.ts'
import type { ToolCall } from '../tool-call.ts'
import { whatIfAfter } from './after-what-if.ts'
import { asCondition, asksIfMoved } from './as-condition.ts'
import { type AskedOfChange, askedOfChange } from './asked-of-change.ts'
import { lacksChangeBefore, whatIfBeside } from './beside-what-if.ts'
import { inLightOfAnswer } from './day-before.ts'
import { earliestDay } from './earliest-day.ts'
import { adsOfNoPayee } from './plain-ads.ts'
import { readPurchase } from './read-purchase.ts'
import { readWhatIf } from './read-what-if.ts'
import { unclearWhatIf } from './unclear-what-if.ts'
import type { OneChange, WhatIf } from './what-if.ts'

/** The change that is meant, laid over the forecast; null where the question is no what-if. */
export function interpretWhatIf(prompt: string, input: InterpretInput): Interpretation | null {
  if (input.isUnconditional || asksWhenItCame.test(prompt)) return null
  const earliest = earliestDay(prompt, input.question)
  if (earliest) return answering(earliest, prompt, input)
  const question = asCondition(prompt)
  if (lacksChangeBefore(question, input)) return clarified('change_before', null)
  const query = askedOfChange(question, input.question)
  const own = whatIfBeside(question, input) ?? (query ? null : laidOverAnswer(question, input))
  const call = own ?? (query && withAsked(query, input)) ?? whatIfAfter(question, input)
  if (call && isOfMore(call, question, input)) return untried(null, input)
  if (call) return answering(call, question, input)
  const unclear = query ? null : unclearWhatIf(question, input)
  if (unclear) return clarified(unclear.reason, null, unclear.choices)
  return asksIfMoved(prompt) ? untried(null, input) : null
}

// "When should it have landed?" changes nothing.
const asksWhenItCame = /^(?!.*\b(?:if|suppose|say)\b).*\bwhen should\b.*\bhave\b/i

// "What if none of it gets paid?" after what is owed is of those invoices, not of all money in.
function isOfMore(call: ToolCall, question: string, { before }: InterpretInput): boolean {
  const isOfAll = call.tool === 'what_if' && endsAll(call.args)
  return (
    isOfAll &&
    before?.answeredBy?.tool === 'invoices' &&
    /\b(?:it|that|them|those|these|they)\b/i.test(question)
  )
}

// Days of a figure that nobody could read are never taken for those of the change.
const figure =
  '(?:(?:bank |cash )?balance|low(?:est)?(?: point| balance)?|cash position|forecast|in the (?:bank|account))'
const months =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
const asksForDays = new RegExp(
  `\\b${figure}(?: then)? (?:at|by|in|on|for|come|as of|before|until|till) (?:the |end |start |${months})|\\b${months}(?:['’]s)? ${figure}\\b`,
  'i',
)

function laidOverAnswer(question: string, input: InterpretInput): ToolCall | null {
  if (asksForDays.test(question)) return null
  const call = readWhatIf(question, input)
  return call && inLightOfAnswer(call, input.before?.answeredBy)
}

/** Whether one sum can be paid, in words that no pattern fits. */
export function interpretPurchase(question: string, input: InterpretInput): Interpretation | null {
  const call = readPurchase(question, input)
  return call && answering(call, question, input)
}

function withAsked(
  { change, at, keep, keepsBuffer, belowBuffer, lasts, lowUntil, cost, asks, pays }: AskedOfChange,
  input: InterpretInput,
): ToolCall | null {
  const { today } = input.plan
  if ((at !== undefined && at <= today) || (lowUntil !== undefined && lowUntil <= today))
    return null
  const ofItself = [at, keep, lowUntil].some((each) => each !== undefined)
  const read = ofItself || cost || belowBuffer || lasts ? readWhatIf : laidOverAnswer
  const call =
    whatIfBeside(change, input) ??
    read(change, input) ??
    readPurchase(change, input) ??
    whatIfAfter(change, input)
  // How long cash lasts with nothing coming in has an answer of its own.
  if (call?.tool === 'what_if' && lasts && endsAll(call.args)) return null
  const bought = keepsBuffer && call?.tool === 'what_if' ? boughtWith(call.args) : null
  if (bought) return bought
  if (call?.tool === 'what_if')
    return {
      tool: 'what_if',
      args: {
        ...call.args,
        ...(at === undefined ? {} : { at }),
        ...(keep === undefined ? {} : { keep }),
        ...(lasts && keep === undefined ? { keep: minor(0) } : {}),
        ...(lowUntil === undefined ? {} : { lowUntil }),
        ...(cost ? { cost } : {}),
        ...(belowBuffer ? { belowBuffer } : {}),
        ...(asks ? { asks } : {}),
      },
    }
  if (cost || belowBuffer || lowUntil !== undefined) return null
  if (call?.tool !== 'afford') return null
  if (at !== undefined) return pays ? paidAndLeft(call.args, at, keep) : null
  return keep === undefined ? call : { tool: 'afford', args: { ...call.args, keep } }
}

// "Can I take £10,000 out and still pay the VAT in February?" is what would be left by then.
function paidAndLeft(
  { amount, day }: { amount: Minor; day?: Day },
  at: Day,
  keep: Minor = minor(0),
): ToolCall {
  const paid = { change: 'extra', side: 'out', amount, every: 'once' } as const
  return { tool: 'what_if', args: { ...paid, ...(day === undefined ? {} : { day }), at, keep } }
}

// "If I took £3,000 out, would we still be above the buffer?" is whether it can be afforded.
function boughtWith(args: WhatIf): ToolCall | null {
  if (args.change !== 'extra' || args.side !== 'out' || args.every !== 'once') return null
  const { amount, day } = args
  // A bill that is higher is no purchase.
  if (amount <= 0 || args.nextWithin) return null
  return { tool: 'afford', args: { amount, ...(day === undefined ? {} : { day }) } }
}

function endsAll(args: WhatIf): boolean {
  if (args.change !== 'scale' || args.percent !== -100 || args.side !== 'in') return false
  return args.subjects.every(isOfSales)
}

const isOfSales = (subject: Subject) =>
  [salesIncome, uncategorisedIn].some((sales) => keyOf(sales) === keyOf(subject))

function answering(call: ToolCall, question: string, input: InterpretInput): Interpretation {
  const reading = readQuestion(question, { ...input.question, assumesAhead: true })
  const assumptions = isOfPay(call)
    ? ['That is the pay alone: employer’s National Insurance and pension come on top.']
    : []
  const wider = isOfAdvertising(call)
    ? adsOfNoPayee(question, input.question.names).map(
        (ads) => `The nearest category to ${ads} is Advertising, so this is all of that category.`,
      )
    : []
  const sales = noteOnSales(changesIn(call).flatMap(subjectsOf))
  const notes = [...assumptions, ...wider, ...(sales ? [sales] : [])]
  const plan = { kind: 'call', call, assumptions: notes, choices: [] } as const
  return { plan, frame: { ...frameOf(reading), looksAhead: true }, reading: null }
}

// Whether a change, or one of two, is of the whole category.
function isOfAdvertising(call: ToolCall): boolean {
  return changesIn(call)
    .flatMap(subjectsOf)
    .some((subject) => 'code' in subject && subject.code === 'advertising')
}

function changesIn({ tool, args }: ToolCall): readonly OneChange[] {
  if (tool !== 'what_if') return []
  return args.change === 'several' ? args.all : [args]
}

const subjectsOf = (change: OneChange) => ('subjects' in change ? change.subjects : [])

// Somebody new costs more than what they are paid.
function isOfPay(call: ToolCall): boolean {
  if (call.tool !== 'what_if' || call.args.change !== 'extra') return false
  const { subject, side } = call.args
  return side === 'out' && subject?.kind === 'sub_category' && subject.code === 'net_wages'
}
