// A message that asks several things of the names and days it shares: "Stripe: best month, worst
// month and the gap between them, over the last year". It is taken apart into what it asks, each is
// answered of the names and days that hold for it, and what could not be read is named.

import { frameOf } from '../frame.ts'
import {
  clarified,
  type Interpretation,
  type InterpretInput,
  interpretedCall,
} from '../interpretation.ts'
import { type Period, spanPeriod } from '../period.ts'
import { tookAllRecords } from '../plan/planner.ts'
import { sideOfSubject } from '../plan/subject-side.ts'
import { readQuestion } from '../read-question.ts'
import { keyOf, type Subject } from '../subject.ts'
import type { FlowSide, ToolCall } from '../tool-call.ts'
import { subjectsOf } from '../two-answers/given-already.ts'
import { asking, callsOf, type Query } from './calls.ts'
import { againstWhich, daysBeside } from './days-beside.ts'
import { kindOf, sideSaid } from './kinds.ts'
import { maskedPieces, type Piece } from './masked.ts'
import {
  isAmountOf,
  isDays,
  isTax,
  isTopic,
  mayAsk,
  mayHoldSeveral,
  points,
  standsAlone,
  talk,
} from './pieces.ts'

type Understands = (question: string, input: InterpretInput) => Interpretation

/** A message by its asks; null where it has not several, or none of them is read. */
export function interpretAsks(
  message: string,
  input: InterpretInput,
  {
    understands,
    asksMin,
    opensWithTopic,
  }: { understands: Understands; asksMin: number; opensWithTopic?: boolean },
): Interpretation | null {
  if (input.isPart || !mayHoldSeveral.test(message)) return null
  const pieces = maskedPieces(message, input)?.filter(({ words }) => !talk.test(words))
  if (!pieces || pieces.length < 2) return null
  const shared = sharedBy(pieces, input)
  if (!shared) return null
  if (opensWithTopic && !(pieces[0] && isTopic(pieces[0]) && pieces[0].names.length > 0))
    return null
  const asks = pieces.filter((piece) => !isTopic(piece) && !isDays(piece) && !daysBeside(piece))
  if (asks.length < asksMin || asks.some((piece) => kindOf(piece) === null && !mayAsk(piece)))
    return null
  const alone = { ...input, before: null, isChoice: true, isPart: true } as const
  if (asksMin < 2 && shared.names.some(isTax)) return null
  const steps: Interpretation[] = []
  const open: Piece[] = []
  let about = shared
  for (const piece of pieces) {
    about = inPiece(piece, about)
    if (!asks.includes(piece)) continue
    if (!about.isTopic && standsAlone(piece)) return null
    if (isAmountOf(steps.at(-1), piece)) continue
    const read = readAsk(piece, about, { steps, alone, understands })
    if (read === null) open.push(piece)
    else steps.push(...read)
  }
  const isFirstOpen = asks.length < 3 && asks[0] !== undefined && open.includes(asks[0])
  if (steps.length === 0 || isFirstOpen) return null
  return chained(steps, openRest(open, about, { input, understands }))
}

type About = {
  /** The names stand before what is asked, or were asked about before. */
  readonly isTopic: boolean
  readonly names: readonly Subject[]
  readonly side: FlowSide
  readonly period: Period | null
  readonly against: Period | null
  readonly isOfEach: boolean
}

// The names and days that a message gives once for all that it asks.
function sharedBy(pieces: readonly Piece[], { before, plan }: InterpretInput): About | null {
  const named = pieces.find(({ names }) => names.length > 0)
  const pointsBack = pieces.some((piece) => points.test(piece.words) || kindOf(piece) === 'higher')
  const earlier = pointsBack
    ? (before?.included ?? []).filter(({ kind }) => kind !== 'account')
    : []
  const names = named?.names ?? earlier
  const sides = new Set(names.map((name) => sideOfSubject(name, plan)))
  const [side] = sides
  const [pair] = pieces.flatMap((piece) =>
    [daysBeside(piece) ?? []].filter((some) => some.length > 0),
  )
  const ofAll = pieces.filter((piece) => givesDays(piece)).flatMap((each) => each.periods)
  const spans = new Set(ofAll.map(({ from, to }) => `${from} ${to}`))
  // "In May? Use April to October" may be either.
  if (spans.size > 1 && pieces.some(isDays)) return null
  const [only] = spans.size === 1 ? ofAll : named ? [] : (before?.periods ?? [])
  if (names.length === 0 || sides.size !== 1 || !side) return null
  // Names that are set beside each other are asked about one by one.
  const isOfEach = pieces.some(
    (piece) =>
      /\beach\b/.test(piece.words) || kindOf(piece) === 'rank' || kindOf(piece) === 'growth',
  )
  const [first = only ?? null, against = null] = pair ?? pairBefore(pieces, before)
  const isTopical = !named || isTopic(named)
  return { names, side, period: first, against, isOfEach, isTopic: isTopical }
}

// "Which was higher, and how many payments were there in each?" after two months is of both.
function pairBefore(pieces: readonly Piece[], before: InterpretInput['before']): readonly Period[] {
  const { periods = [], previousPeriods = [] } = before ?? {}
  const isOfTwo =
    periods.length === 1 &&
    previousPeriods.length === 1 &&
    pieces.every((piece) => piece.periods.length + piece.names.length === 0) &&
    pieces.some((piece) => kindOf(piece) === 'higher')
  return isOfTwo ? [...periods, ...previousPeriods] : []
}

// What a piece names itself holds for it and for those after it.
function inPiece(piece: Piece, about: About): About {
  const { names, periods, words } = piece
  const [own] = words.match(/\bD\b/g)?.length === 1 && !againstDays.test(words) ? periods : []
  const isList =
    names.length > 1 || names.some((name) => name.kind === 'merchant' && name.ids.length > 1)
  const isNamed = names.length > 0 && (isList || isTopic(piece))
  return { ...about, ...(own ? { period: own } : {}), ...(isNamed ? { names } : {}) }
}

// Days that something is set against, or of what is not read, are of no other question.
const givesDays = (piece: Piece) =>
  !againstDays.test(piece.words) &&
  !daysBeside(piece) &&
  (kindOf(piece) !== null || isTopic(piece) || isDays(piece))

const againstDays = /\b(?:compares?|compared|differs?|against|versus|vs|than)\b/

type Setting = {
  readonly steps: readonly Interpretation[]
  readonly alone: InterpretInput
  readonly understands: Understands
}

function readAsk(
  piece: Piece,
  about: About,
  { steps, alone, understands }: Setting,
): readonly Interpretation[] | null {
  const kind = kindOf(piece)
  const wayNamed = sideSaid(piece)
  if (kind === null || (wayNamed !== null && wayNamed !== about.side)) return null
  if (kind === 'gap') return gapOf(steps, about)
  // What is set beside each other says which way it went.
  if (kind === 'verdict')
    return steps.some((step) => 'against' in (interpretedCall(step)?.args ?? {})) ? [] : null
  // What a month is on average is of no single month.
  const isWithin = about.period !== null && isShort(about.period) && ofMonths.test(kind)
  const days = isWithin && piece.periods.length === 0 ? null : about.period
  const period = days ?? spanPeriod(alone.plan.firstDay, alone.plan.today)
  const against = kind === 'against' ? againstWhich(period, piece) : about.against
  const { against: _, ...shared } = about
  const whole: Query = { ...shared, words: piece.words, period, ...(against ? { against } : {}) }
  if (kind === 'against' && about.period === null) return null
  // What was a share is set against the share of other days.
  const latest = kind === 'against' && steps.length === 1 && steps[0]
  const share = latest && interpretedCall(latest)
  if (latest && share && share.tool === 'share' && against && !share.args.against) {
    const call: ToolCall = { tool: 'share', args: { ...share.args, against } }
    return [{ ...latest, plan: { kind: 'call', call, assumptions: [], choices: [] } }]
  }
  const [one, other] = piece.periods
  // "How does this autumn compare with last?" names both.
  if (kind === 'against' && one && other && piece.periods.length === 2)
    return readAsk(
      { ...piece, periods: [other] },
      { ...about, period: one },
      { steps, alone, understands },
    )
  const read = (question: string) => interpretedCall(understands(question, alone))
  const calls = callsOf(kind, whole, { read, context: alone.plan })
  const hasDays = days !== null || kind === 'next'
  return calls === null ? null : calls.map((call) => answered(call, whole, { alone, hasDays }))
}

const ofMonths = /^(?:average_month|highest|lowest|best|worst)$/
const isShort = ({ unit }: Period) => /^(?:day|week|month|fortnight)$/.test(unit)

function answered(
  call: ToolCall,
  { names, side, period }: Query,
  { alone, hasDays }: { alone: InterpretInput; hasDays: boolean },
): Interpretation {
  const reading = readQuestion(asking(names, side), alone.question)
  const frame = { ...frameOf(reading), included: names, periods: [period], answeredBy: call }
  const assumptions = hasDays ? [] : [tookAllRecords]
  return { plan: { kind: 'call', call, assumptions, choices: [] }, frame, reading: null }
}

// Between the highest and the lowest, or between the two that were set beside each other: two names
// say by how much already, and so do several in order.
function gapOf(
  steps: readonly Interpretation[],
  { names }: About,
): readonly Interpretation[] | null {
  const latest = steps.at(-1)
  const before = steps.at(-2)
  const [second, first] = [latest, before].map((step) => step && interpretedCall(step))
  if (second?.tool === 'compare_subjects' || second?.tool === 'compare_periods') return []
  if (second?.tool === 'flow_total' && second.args.ranked) return []
  if (!latest || first?.tool !== 'extreme' || second?.tool !== 'extreme' || names.length > 1)
    return null
  if (first.args.least === second.args.least) return null
  const [high, low] = first.args.least ? [second, first] : [first, second]
  const call: ToolCall = {
    tool: 'two_answers',
    args: { first: high, second: low, asks: 'difference' },
  }
  return [{ ...latest, plan: { kind: 'call', call, assumptions: [], choices: [] } }]
}

// What is left is named together, with what comes near it.
function openRest(
  open: readonly Piece[],
  { names, side }: About,
  { input, understands }: { input: InterpretInput; understands: Understands },
): Interpretation | null {
  if (open.length === 0) return null
  const text = open.map(({ raw }) => raw).join('; ')
  const reading = readQuestion(text, input.question)
  const alone = { ...input, before: null, isChoice: true, isPart: true } as const
  const choices = open.flatMap(({ raw }) => {
    const prompt = `${raw} ${side === 'in' ? 'from' : 'for'} ${names.map(({ name }) => name).join(' and ')}?`
    const { plan } = understands(prompt, alone)
    if (plan.kind === 'clarify') return plan.choices
    const keys = new Set(subjectsOf(plan).map(keyOf))
    return names.every((name) => keys.has(keyOf(name))) ? [{ label: prompt, prompt }] : []
  })
  const answerable = choices.filter(({ prompt }) => understands(prompt, alone).plan.kind === 'call')
  return clarified('rest', reading, answerable.slice(0, 4))
}

// The same call twice; and a total or an average payment says how many payments there were.
function holds(other: Interpretation, step: Interpretation, isEarlier: boolean): boolean {
  const [one, own] = [interpretedCall(other), interpretedCall(step)]
  if (!one || !own) return false
  if (JSON.stringify(one) === JSON.stringify(own)) return isEarlier
  // The same share beside that of other days.
  if (one.tool === 'share' && own.tool === 'share' && one.args.against && !own.args.against)
    return one.args.period.from === own.args.period.from
  if (one.tool === 'two_answers')
    return [one.args.first, one.args.second].some(
      (each) => JSON.stringify(each) === JSON.stringify(own),
    )
  const isCounted =
    one.tool === 'flow_total' || (one.tool === 'average' && one.args.per === 'payment')
  const filterOf = ({ args }: ToolCall) => JSON.stringify({ ...args, per: undefined })
  return own.tool === 'count_payments' && isCounted && filterOf(one) === filterOf(own)
}

function chained(
  steps: readonly Interpretation[],
  rest: Interpretation | null,
): Interpretation | null {
  const distinct = steps.filter(
    (step, at) => !steps.some((other, place) => place !== at && holds(other, step, place < at)),
  )
  return distinct.reduceRight<Interpretation | null>(
    (next, step) => (next ? { ...step, frame: next.frame ?? step.frame, next } : step),
    rest,
  )
}
