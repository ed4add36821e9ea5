// Choices for a question that is not understood whole: readings of what remains of it, and plain
// questions about what it names, each put as a person would ask it. Nothing is answered by them.
import { choicesMax } from '../choices.ts'
import type { Interpretation, InterpretInput } from '../interpretation.ts'
import { withoutFormalities } from '../phrasing/formalities.ts'
import { plainWords } from '../phrasing/plain-words.ts'
import { readQuestion } from '../read-question.ts'
import { keyOf, type Subject } from '../subject.ts'
import type { Choice, Plan, ToolCall } from '../tool-call.ts'
import { afterBefore, afterProject } from './after-before.ts'
import { beforeRecords } from './before-records.ts'
import { mayLookAhead, movesAhead } from './days-ahead.ts'
import { hasGap } from './gaps.ts'
import { type AnswerKind, kindsMissed, kindsWanted } from './kinds-wanted.ts'
import { putAgain } from './put-again.ts'
import { type Books, questionsOf } from './question-of.ts'
import { shortened, weightOf } from './shortened.ts'
import { type Slots, slotsOf, withPayees } from './slots.ts'

type Understands = (question: string, input: InterpretInput) => Interpretation

/** What questions are read by: in a moment, and as they are when they are asked. */
export type Readers = { readonly plain: Understands; readonly whole: Understands }

type Candidate = {
  readonly key: string
  readonly cost: number
  /** What may be shown, the best first. */
  readonly prompts: readonly string[]
  /** Of what was offered already: what is shown for it, where that is not the question. */
  readonly label?: string | null
}

const putAgainMax = 6
const readMax = 8
const wordingsMin = 4
// A choice that leaves out much more than the nearest does is no help beside it.
const fartherMax = 2.5
// What fits the names and days alone comes after what fits the question.
const othersCost = 5
const fullAt = 3

/** What was asked back, with what comes near it offered first. */
export function withNearChoices(
  message: string,
  input: InterpretInput,
  { found, readers }: { found: Interpretation; readers: Readers },
): Interpretation {
  const { plan } = found
  if (input.isChoice) return found
  const early = beforeRecords(message, found, input)
  if (early) return early
  if (plan.kind === 'unavailable') return withRestOf(message, input, { found, readers })
  if (plan.kind !== 'clarify') return found
  const isOpen = /^(?:unused|shape|goods)$/.test(plan.reason)
  if (/^(?:names|several)$/.test(plan.reason) && plan.choices.length > 0)
    return withWholes(message, input, { found, readers })
  if (!isOpen && (plan.choices.length > 0 || !/^(?:names|remark|several)$/.test(plan.reason)))
    return found
  // What a rule wavers between is nearer than any other reading.
  if (plan.choices.length > 1 && plan.reason !== 'unused') return found
  const near = candidatesFor(withoutFormalities(message), input, { found, readers })
  // When it is chosen, a question stands after the one that was asked back.
  const isUnconditional = !mayBeChange.test(message.toLowerCase())
  const chosen = { ...input, isChoice: true, isPart: true, isUnconditional, before: found.frame }
  const readChoice = remembering((prompt) => callOf(readers.whole(prompt, chosen).plan))
  const keyOfPrompt = (prompt: string) => keyOfCall(readChoice(prompt))
  // "Which of these do you mean?" wants what a rule offers.
  const reason = isOpen ? plan.reason : 'shape'
  const offer = (candidates: readonly Candidate[]): Interpretation => ({
    ...found,
    plan: { ...plan, reason, choices: nearest(candidates, keyOfPrompt) },
  })
  const own = inTurn(plan.choices, -10)
  const first = offer([...own, ...near.candidates])
  if (first.plan.kind === 'clarify' && first.plan.choices.length >= fullAt) return first
  const { plan: patterned } = readers.whole(message, { ...input, isUnconditional })
  return patterned.kind === 'clarify'
    ? offer([...own, ...near.candidates, ...inTurn(patterned.choices, othersCost)])
    : first

  function inTurn(choices: readonly Choice[], from: number): Candidate[] {
    return choices.flatMap(({ label, prompt }, at) => {
      const call = readChoice(prompt)
      const missed = call && from > 0 ? near.missed(call) : 0
      const isFar = near.candidates.length > 0 && missed > 1
      if (!call || isFar || (from > 0 && !near.fits(call))) return []
      const cost = from + at / 10 + missed
      const prompts =
        label === prompt && from > 0 ? [...questionsOf(call, booksOf(input)), prompt] : [prompt]
      return [{ key: keyOfCall(call), cost, prompts, label: label === prompt ? null : label }]
    })
  }
}

// "Ripon on the SumUp" may be of SumUp alone, and a question that seemed two may be one.
function withWholes(
  message: string,
  input: InterpretInput,
  { found, readers }: { found: Interpretation; readers: Readers },
): Interpretation {
  const { plan } = found
  if (plan.kind !== 'clarify') return found
  const { slots } = slotsIn(withoutFormalities(message), input)
  const wanted = { slots, kinds: kindsWanted(slots.text) }
  if (slots.included.length === 0) return found
  const alone = { ...input, before: null, isChoice: true, isPart: true, isUnconditional: true }
  const whole = putAgain(slots, input.plan)
    .slice(0, wholesMax)
    .find((prompt) => {
      const call = callOf(readers.plain(prompt, alone).plan)
      return call !== null && missedBy(call, wanted) === 0
    })
  if (whole === undefined) return found
  const chosen = { ...input, isChoice: true, isPart: true, before: found.frame ?? input.before }
  const own = plan.choices
    .slice(0, choicesMax - 1)
    .filter(({ prompt }) => callOf(readers.whole(prompt, chosen).plan) !== null)
  const choice = { label: whole, prompt: whole }
  const choices = plan.reason === 'names' ? [...own, choice] : [choice, ...own]
  return { ...found, plan: { ...plan, choices } }
}

const wholesMax = 3

// What stands in the way may only be an aside: "by direct debit"; and of a change that
// is not read the rest may be one that is.
function withRestOf(
  message: string,
  input: InterpretInput,
  { found, readers }: { found: Interpretation; readers: Readers },
): Interpretation {
  const { plan } = found
  if (plan.kind !== 'unavailable' || !/^(?:method|scenario)$/.test(plan.topic)) return found
  const isChange = plan.topic === 'scenario'
  const alone = { ...input, before: null, isChoice: true, isPart: true }
  const readings = shortened(withoutFormalities(message), []).flatMap(
    ({ text, dropped }): Candidate[] => {
      const call = callOf(readers.plain(text, alone).plan)
      if (!call || isChange !== (call.tool === 'what_if')) return []
      const prompts = [...questionsOf(call, booksOf(input)), asSentence(text)]
      return [{ key: keyOfCall(call), cost: weightOf(dropped), prompts }]
    },
  )
  const keyOfPrompt = (prompt: string) => keyOfCall(callOf(readers.whole(prompt, alone).plan))
  return { ...found, plan: { ...plan, choices: nearest(readings, keyOfPrompt).slice(0, 2) } }
}

function slotsIn(message: string, { question, before }: InterpretInput) {
  const text = message.toLowerCase()
  const plain = plainWords(message, question)
  const own = readQuestion(plain, question)
  const isAhead = own.looksAhead || mayLookAhead(text) || opensCondition.test(text)
  const reading =
    isAhead && !own.looksAhead ? readQuestion(plain, { ...question, assumesAhead: true }) : own
  const slots = withPayees(slotsOf(reading, { text, before, isAhead }), question.names)
  return { slots, reading, isAhead }
}

// Readings of the question, and of what it names.
function candidatesFor(
  message: string,
  input: InterpretInput,
  { found, readers }: { found: Interpretation; readers: Readers },
) {
  const { plan, before } = input
  const text = message.toLowerCase()
  const { slots, reading, isAhead } = slotsIn(message, input)
  const wanted = { slots, kinds: kindsWanted(text) }
  const isUnconditional = !mayBeChange.test(text)
  const trying = { ...input, isChoice: true, isPart: true, isUnconditional }
  const alone = { ...trying, before: null }
  const read = before ? readers.whole : readers.plain
  const fits = (call: ToolCall) => !isAhead || movesAhead(call, plan.today)
  const candidates: Candidate[] = []
  const add = (call: ToolCall | null, cost: number, prompts: readonly string[]) => {
    if (call && fits(call))
      candidates.push({ key: keyOfCall(call), cost: cost + missedBy(call, wanted), prompts })
  }
  for (const prompt of afterProject(before, input.question.projects ?? []))
    add(callOf(readers.whole(prompt, trying).plan), 0.5, [prompt])
  for (const prompt of afterBefore(reading, before, plan))
    add(callOf(readers.whole(prompt, trying).plan), 0.5, [prompt])
  for (const [at, prompt] of putAgain(slots, plan).slice(0, putAgainMax).entries())
    add(callOf(readers.plain(prompt, alone).plan), 1 + at / 20, [prompt])
  const unused = [...reading.unused, ...(found.reading?.unused ?? [])]
  // What names and days are put plainly for needs fewer wordings beside it.
  const wordings = shortened(message, unused).slice(
    0,
    Math.max(wordingsMin, readMax - candidates.length),
  )
  for (const { text: wording, dropped, isSentence, isNearest } of wordings) {
    const call = callOf((isNearest ? readers.whole : read)(wording, trying).plan)
    const isWhole = (isSentence || isNearest) && asks.test(wording) && !hasGap(wording)
    const asWritten = isWhole ? [asSentence(wording)] : []
    add(
      call,
      0.3 * weightOf(dropped),
      call ? [...questionsOf(call, booksOf(input)), ...asWritten] : [],
    )
  }
  const missed = (call: ToolCall) => missedBy(call, wanted)
  return { candidates, fits, missed }
}

function remembering<Value>(find: (prompt: string) => Value): (prompt: string) => Value {
  const known = new Map<string, Value>()
  return (prompt) => {
    const own = known.get(prompt)
    if (own !== undefined) return own
    const found = find(prompt)
    known.set(prompt, found)
    return found
  }
}

function nearest(candidates: readonly Candidate[], keyOfPrompt: (prompt: string) => string) {
  const sorted = [...candidates].sort((one, other) => one.cost - other.cost)
  const choices = new Map<string, Choice>()
  const [first] = sorted.filter(({ cost }) => cost >= 0)
  const farthest = (first?.cost ?? 0) + fartherMax
  for (const { key, cost, prompts, label } of sorted) {
    if (choices.size === choicesMax) break
    if (choices.has(key) || (cost > farthest && label === undefined)) continue
    const prompt = prompts.find((each) => keyOfPrompt(each) === key)
    if (prompt !== undefined) choices.set(key, { label: label ?? prompt, prompt })
  }
  return [...choices.values()]
}

// Words that a change is tried with.
const mayBeChange =
  /\b(?:if|supp?os\w*|imagin\w*|assum\w*|say|afford|can|could|would|should|might|happens?)\b/

const opensCondition = /^(?:and |so |but )*(?:what |how about )?if\b/

const asks =
  /^(?:how|what|whats|when|who|whose|which|where|why|in which|on which|did|do|does|is|are|was|were|has|have|can|could|will|would|should|if|show|list|compare|total|by how)\b/i

const booksOf = ({ plan, question }: InterpretInput): Books => ({
  ...plan,
  accounts: question.names.accounts,
})

const callOf = (plan: Plan): ToolCall | null => (plan.kind === 'call' ? plan.call : null)

// Two calls of one key are the same question: the labels of their days make no difference.
function keyOfCall(call: ToolCall | null): string {
  return JSON.stringify(call, (_, value) =>
    value && typeof value === 'object' && 'from' in value && 'to' in value && 'unit' in value
      ? `${value.from} ${value.to}`
      : value && typeof value === 'object' && 'kind' in value && 'name' in value
        ? keyOf(value as Subject)
        : value,
  )
}

type Wanted = { readonly slots: Slots; readonly kinds: ReadonlySet<AnswerKind> }

// Who is late, how often, and since when a price: of all days, whichever are named.
const kindsOfNoDays = [
  ['late', 'late'],
  ['rhythm', 'count_payments'],
  ['change', 'price_change'],
] as const satisfies readonly (readonly [AnswerKind, ToolCall['tool']])[]

// What a question names and wants that a call has nothing of.
function missedBy(call: ToolCall, { slots, kinds }: Wanted): number {
  const text = keyOfCall(call)
  const names = slots.included.filter(
    (subject) => !text.includes(JSON.stringify(keyOf(subject)).slice(1, -1)),
  ).length
  const isOfNoDays = kindsOfNoDays.some(([kind, tool]) => kinds.has(kind) && call.tool === tool)
  const days = isOfNoDays
    ? []
    : slots.periods.filter(({ from, to }) => !text.includes(from) && !text.includes(to))
  // The only days that were named are worth more than one span of several.
  const perSpan = slots.periods.length > 1 ? 2 : 3
  return 2 * names + perSpan * days.length + kindsMissed(kinds, call.tool)
}

function asSentence(wording: string): string {
  const bare = wording.replace(/[\s?.!,;:–-]+$/, '').replace(/\ba (?=[aeiou])/g, 'an ')
  const isOrder = /^(?:show|list|compare|total)\b/i.test(bare)
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1)}${isOrder ? '' : '?'}`
}
