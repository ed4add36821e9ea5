// What somebody takes to be so of a name and wants checked: "our Google Ads spend has doubled
// since last year, hasn't it?", "we've never spent over £450 on Google in any month". Yes or no
// comes with the figures; what stands beside it and could not be read is named.
import { minor } from '../../money.ts'
import { frameOf } from '../frame.ts'
import {
  clarified,
  type Interpretation,
  type InterpretInput,
  interpretedCall,
} from '../interpretation.ts'
import { inDays, spanPeriod } from '../period.ts'
import { sideOfSubject } from '../plan/subject-side.ts'
import { readQuestion } from '../read-question.ts'
import type { ToolCall } from '../tool-call.ts'
import { asking } from './calls.ts'
import { maskedPieces, type Piece } from './masked.ts'

type Understands = (question: string, input: InterpretInput) => Interpretation

const lead =
  '(?:(?:so|and|but|surely|i think|i reckon|i believe|i make it|i make it that|i am sure|that|our|the|my) )*'
const noun = '(?: (?:bills?|spend|spending|costs?|payments?|fees?))?'
const doubled = new RegExp(
  `^${lead}N${noun} (?:has|have|is|are) (?:(?:more than|about|roughly|pretty much) )?(doubled|halved) (?:(?:on|since|against|compared with|compared to|from) )?D$`,
)
const morePaid = new RegExp(
  `^${lead}(?:we|i)(?: have)? (?:paid|spent)(?: on| to)? N (more|less)(?: in)? D than(?: in)? D(?: because .*)?$`,
)
const never = new RegExp(
  `^${lead}(?:we|i) (?:have|had) never (?:spent|paid|gone) (?:over|more than|above) £ ?([\\d,]+(?:\\.\\d\\d)?)(?: pounds)?(?: (?:on|to|for|with))? N in (?:any|a|one|a single|any one)(?: single)? month(?: D)?$`,
)
// What only asks whether it is so, or for the figures that are given anyway.
const isSo =
  /^(?:(?:is|was|has|have|did|does|do|are) not (?:it|they|we|that)|(?:is|was) (?:that|it|this) (?:true|right|correct|so)|true|correct|right|yes|no|am i right|or not|if not|agreed|(?:please )?(?:give|show|tell) me (?:both|the)(?: two)? (?:figures|amounts|numbers|totals))$/

/** What a claim comes to, checked; null for any other message. */
export function interpretClaim(
  message: string,
  input: InterpretInput,
  understands: Understands,
): Interpretation | null {
  if (input.isPart) return null
  const [claim, ...others] = maskedPieces(message, input) ?? []
  const [name, ...more] = claim?.names ?? []
  if (!claim || !name || more.length > 0) return null
  const side = sideOfSubject(name, input.plan)
  const alone = { ...input, before: null, isChoice: true, isPart: true } as const
  const read = (question: string) => interpretedCall(understands(question, alone))
  const call = side && checked(claim, side, { input, read })
  if (!call) return null
  const rest = others.filter(({ words }) => !isSo.test(words))
  const reading = readQuestion(asking([name], side), input.question)
  const frame = { ...frameOf(reading), included: [name], answeredBy: call }
  const found: Interpretation = {
    plan: { kind: 'call', call, assumptions: [], choices: [] },
    frame,
    reading: null,
  }
  if (rest.length === 0) return found
  const text = rest.map(({ raw }) => raw).join(', ')
  return { ...found, next: { ...clarified('rest', readQuestion(text, input.question)), frame } }
}

type Setting = { readonly input: InterpretInput; readonly read: (text: string) => ToolCall | null }

function checked(claim: Piece, side: 'in' | 'out', { input, read }: Setting): ToolCall | null {
  const { words, raw, names, periods } = claim
  const [name] = names
  const [first, second] = periods
  if (!name) return null
  const [, way] = doubled.exec(words) ?? []
  if (way && /\blast year\b|\ba year ago\b/i.test(raw)) {
    const call = read(`is ${name.name} up on last year`)
    const asks = way === 'doubled' ? 'doubled' : 'halved'
    return call?.tool === 'compare_periods' ? { ...call, args: { ...call.args, asks } } : null
  }
  const [, more] = morePaid.exec(words) ?? []
  if (more && first && second && side === 'out') {
    const call = read(`did we pay ${name.name} ${more} ${inDays(first)} than ${inDays(second)}`)
    const asks = more === 'more' && /\bdoubled\b/.test(words) ? 'doubled' : null
    if (call?.tool !== 'compare_periods') return null
    return asks ? { ...call, args: { ...call.args, asks } } : call
  }
  const [, limit] = never.exec(words) ?? []
  const period = first ?? spanPeriod(input.plan.firstDay, input.plan.today)
  const over = limit ? Math.round(Number(limit.replaceAll(',', '')) * 100) : null
  if (over === null || side !== 'out') return null
  return {
    tool: 'extreme',
    args: {
      measure: 'out',
      interval: 'month',
      period,
      least: false,
      subjects: [name],
      limit: minor(over),
    },
  }
}
