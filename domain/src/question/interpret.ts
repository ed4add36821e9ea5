// From a question to a plan: what lies outside is recognised first, then the question is read, laid
// over the one before where it is a follow-up, and planned. Whatever is not understood whole ends
// in choices.
import { inUse, promptsFor, sideOfName, writtenWhole } from './choices.ts'
import { followUp, isFollowUp } from './follow-up.ts'
import { type Frame, frameOf } from './frame.ts'
import { rephrased } from './grammar/rephrase.ts'
import { helpTopic } from './help-topics.ts'
import { type FoundName, keyOf, type Subject } from './names.ts'
import { type OutsideTopic, outsideTopic } from './outside.ts'
import type { Period } from './period.ts'
import { withoutAppositions } from './phrasing/appositions.ts'
import { canonical } from './phrasing/canonical.ts'
import { interpretMessage } from './phrasing/message.ts'
import { withoutWrapping } from './phrasing/wrapping.ts'
import type { PlanContext } from './plan/planner.ts'
import { planFrame } from './plan-question.ts'
import { type QuestionContext, type Reading, readQuestion } from './read-question.ts'
import { invoicePlan, projectPlan } from './sales-question.ts'
import { questionCharactersMax, tokensIn } from './tokens.ts'
import type { Choice, Plan } from './tool-call.ts'

/** What a question came to. The frame is what the next question may follow up on. */
export type Interpretation = {
  readonly plan: Plan
  readonly frame: Frame | null
  readonly reading: Reading | null
}

const outsideKinds: Record<OutsideTopic, 'unavailable' | 'declined' | 'help'> = {
  profit: 'unavailable',
  invoices: 'unavailable',
  stock: 'unavailable',
  assets: 'unavailable',
  staff: 'unavailable',
  credit: 'unavailable',
  payslip: 'unavailable',
  vat_detail: 'unavailable',
  debts: 'unavailable',
  benchmark: 'unavailable',
  world: 'declined',
  advice: 'declined',
  illegal: 'declined',
  action: 'declined',
  tenant: 'declined',
  orders: 'declined',
  language: 'declined',
  smalltalk: 'help',
  about: 'help',
}

/** What a question is interpreted with. */
export type InterpretInput = {
  readonly before: Frame | null
  readonly question: QuestionContext
  readonly plan: PlanContext
}

/** Interprets a question in the light of the frame before it. */
export function interpret(question: string, input: InterpretInput): Interpretation {
  if (question.length > questionCharactersMax) return clarified('long', null)
  const words = tokensIn(question).map(({ text }) => text)
  if (words.length === 0) return clarified('empty', null)
  return interpretRephrased(question, input) ?? interpretPlain(question, input)
}

function interpretPlain(question: string, input: InterpretInput): Interpretation {
  const words = tokensIn(question).map(({ text }) => text)
  const outer = outsideOf(question, words, input)
  if (outer) return outer
  return interpretMessage(plainOf(question, input), input, interpretSentence)
}

// A question that a pattern fits whole is put into the words that the reader knows.
function interpretRephrased(question: string, input: InterpretInput): Interpretation | null {
  const text = rephrased(plainOf(question, input), input.question)
  if (text === null) return null
  const found = interpretPlain(text, input)
  if (found.plan.kind === 'clarify') return null
  return { ...found, frame: found.frame && withInvoiceWords(found.frame, found.plan) }
}

// "And the bills?" follows up unpaid invoices, however those were asked for.
function withInvoiceWords(frame: Frame, plan: Plan): Frame {
  if (plan.kind !== 'call' || plan.call.tool !== 'invoices') return frame
  const { state, side } = plan.call.args
  return {
    ...frame,
    invoiceWords: [
      state === 'overdue' ? 'overdue' : 'unpaid',
      side === 'in' ? 'invoices' : 'bills',
    ],
  }
}

function plainOf(question: string, { question: { names } }: InterpretInput): string {
  return canonical(withoutAppositions(withoutWrapping(question), names))
}

// What is no question about the bank's money: help, projects, and what lies outside.
function outsideOf(
  question: string,
  words: readonly string[],
  { before, question: context }: InterpretInput,
): Interpretation | null {
  const outside = outsideTopic(question, words)
  // What is refused has no help topic: "how can we dodge VAT?"
  const isRefused = outside !== null && /^(illegal|orders|tenant)$/.test(outside)
  const topic = isRefused ? null : helpTopic(words)
  if (topic) return { plan: { kind: 'help', topic }, frame: before, reading: null }
  const project = projectPlan(words, context.projects ?? [])
  if (project && !isRefused) return { plan: project, frame: before, reading: null }
  const sales = isRefused ? null : invoicesOf(question, words, { before, context })
  if (sales) return sales
  return outside
    ? { plan: { kind: outsideKinds[outside], topic: outside }, frame: before, reading: null }
    : null
}

// Unpaid invoices and bills; "and the bills?" follows up a question about them.
function invoicesOf(
  question: string,
  words: readonly string[],
  { before, context }: { before: Frame | null; context: QuestionContext },
): Interpretation | null {
  const frame = (invoiceWords: readonly string[]): Frame => ({
    ...frameOf(readQuestion(question, context)),
    invoiceWords,
  })
  const own = invoicePlan(words)
  if (own) return { plan: own, frame: frame(words), reading: null }
  const follows =
    before?.invoiceWords &&
    /^(and|what about|how about|just|only|or)\b.*\b(bills?|invoices?|overdue|unpaid)$/.test(
      words.join(' '),
    )
  if (!follows || !before.invoiceWords) return null
  const nouns = /^(invoices?|bills?)$/
  const isNoun = words.some((word) => nouns.test(word))
  const kept = before.invoiceWords.filter((word) => !isNoun || !nouns.test(word))
  const joined = [...kept, ...words.filter((word) => !/^(what|about|how)$/.test(word))]
  const plan = invoicePlan(joined)
  return plan ? { plan, frame: frame(joined), reading: null } : clarified('shape', null)
}

/** A single sentence; `remarked` are days that a remark beside it named. */
function interpretSentence(
  question: string,
  input: InterpretInput,
  remarked: readonly Period[] = [],
): Interpretation {
  const own = readQuestion(question, input.question)
  const first =
    own.periods.length === 0 && remarked.length > 0 ? { ...own, periods: remarked } : own
  // "And January?" after a question about the forecast is the January to come.
  const keepsAhead = input.before?.looksAhead === true && !first.looksAhead && isFollowUp(first)
  const reading = keepsAhead
    ? readQuestion(question, { ...input.question, assumesAhead: true })
    : first
  if (movesOwnMoney(question))
    return { plan: { kind: 'unavailable', topic: 'transfers' }, frame: input.before, reading }
  if (reading.unused.length > 0 && reading.concepts.has('scenario') && !isPurchase(reading))
    return { plan: { kind: 'unavailable', topic: 'scenario' }, frame: input.before, reading }
  if (reading.unused.length > 0 && !isPurchase(reading))
    return clarified(
      isOfGoods(reading) ? 'goods' : 'unused',
      reading,
      unusedChoices(reading, input),
    )
  const names = reading.choices.map((choice) => ({
    choice,
    subjects: inUse(
      writtenWhole(choice.subjects, reading).filter((subject) =>
        sideOfName(subject, reading, input.plan),
      ),
      input.plan,
    ),
  }))
  const months = reading.included.length === 0 ? namedAfterMonth(reading, input) : []
  if (months.length > 0) return clarified('names', reading, months)
  const settled = names.flatMap(({ subjects }) => (subjects.length === 1 ? subjects : []))
  const open = names.find(({ subjects }) => subjects.length !== 1)
  if (open) return clarified('names', reading, choicesOf(open.choice, reading))
  const whole = { ...reading, included: distinctSubjects([...reading.included, ...settled]) }
  const follows = input.before !== null && isFollowUp(whole)
  const frame = follows && input.before ? followUp(input.before, whole) : frameOf(whole)
  const plan = planFrame(frame, input.plan)
  if (!follows && pointsNowhere(whole))
    return { ...clarified('shape', reading), frame: input.before }
  // A follow-up that changes nothing was not understood: its answer would be the one before.
  const isSame =
    follows && input.before && !frame.repeats && !asksForPart(reading, plan)
      ? JSON.stringify(planFrame(input.before, input.plan)) === JSON.stringify(plan)
      : false
  const isOpen = !plan || plan.kind === 'clarify' || isSame
  if (isOpen && isWhatIf(reading))
    return { plan: { kind: 'unavailable', topic: 'scenario' }, frame: input.before, reading }
  if (isOpen)
    return { ...clarified('shape', reading, slotChoices(frame, input)), frame: input.before }
  return { plan, frame, reading }
}

// "Ourselves" and "divis" are the same dividends.
function distinctSubjects(subjects: readonly Subject[]): Subject[] {
  return [...new Map(subjects.map((subject) => [keyOf(subject), subject])).values()]
}

// Money moved between the business's own accounts is no income and no cost.
function movesOwnMoney(question: string): boolean {
  return (
    /\b(moved|transferred|shifted|swept|put|paid|saved)( \w+){0,3} (to|into|in|from|out of) (the |our |my )?(savings|savings account|reserve|reserve account|deposit account|rainy day account|savings pot)\b/i.test(
      question,
    ) && /^(how much|what|when|how often|how many|have|did|show|list)\b/i.test(question)
  )
}

// "How much went on widgets?": what was bought is in no bank's data.
function isOfGoods({ concepts, included, words, unused }: Reading): boolean {
  const [word = ''] = unused
  const at = words.indexOf(word.toLowerCase())
  const before = words.slice(Math.max(0, at - 3), at).join(' ')
  return (
    unused.length === 1 &&
    included.length === 0 &&
    /^\p{Ll}/u.test(word) &&
    (concepts.has('out') || concepts.has('went_on')) &&
    /\b(on|for|of|buy|bought|buying|cost of) ?(the |our |new |more )*$/.test(before)
  )
}

// "When's our next VAT bill?", "how much is it?": a part of the answer before, given again.
function asksForPart({ words }: Reading, plan: Plan | null): boolean {
  return (
    plan?.kind === 'call' &&
    /^(forecast_|tax_|upcoming$|payment_when$|run_out$|late$|afford$)/.test(plan.call.tool) &&
    words.length <= 5 &&
    /^(and |so |but )?(how much|when|why|who)\b/.test(words.join(' '))
  )
}

// A payee may be called after a month: "what do I pay April?"
function namedAfterMonth(reading: Reading, { question }: InterpretInput): Choice[] {
  const text = reading.words.join(' ')
  const [, month] =
    /\b(?:pay|paid|paying) (march|april|may|june|august)\b(?! (?:bills?|rent|wages|payroll))/.exec(
      text,
    ) ?? []
  const payee = month ? question.names.onlyHolderOf(month) : null
  return payee && month ? [{ label: payee.name, prompt: text.replace(month, payee.name) }] : []
}

// A question that no rule fits: questions about the same names and days that can be answered.
function slotChoices(frame: Frame, input: InterpretInput): Choice[] {
  return promptsFor(frame, input.plan)
    .filter((prompt) => interpretSentence(prompt, { ...input, before: null }).plan.kind === 'call')
    .slice(0, choicesMax)
    .map((prompt) => ({ label: prompt, prompt }))
}

// A word that nothing explains: the names it may be, or plain questions about the rest.
function unusedChoices(reading: Reading, input: InterpretInput): Choice[] {
  const names = nameChoices(reading, input.question)
  if (names.length > 0 || reading.unused.length > 2) return names
  return slotChoices(frameOf(reading), input)
}

// "How much did it cost?" as a first question: what "it" is was never named.
function pointsNowhere({ words, included, excluded, periods, concepts }: Reading): boolean {
  if (included.length > 0) return false
  const text = words.join(' ')
  const isShort =
    periods.length === 0 &&
    words.length <= 6 &&
    /\b(did|does|do|has|have|was|is) (it|they|them|those|that)\b/.test(text)
  // "What did we pay her last month?" is not what everybody was paid.
  const isOfSomebody =
    /\b(him|her|hers|he|she)\b|\b(to|from|with|on|at|by|for|pay|paid|paying|give|gave|sent|send|owe|cost|spent|spend) (it|them|those|these|that)\b|\b(they|it) (paid|pay|pays|send|sent|cost|costs|charge|charged|owe|owes)\b|\b(did|do|does|have|has) (they|it) (paid|pay|send|sent|cost|charge|charged|owe)\b/.test(
      text,
    )
  const namesGroup = concepts.has('who') || concepts.has('customers') || excluded.length > 0
  return isShort || (isOfSomebody && !namesGroup)
}

// What would happen if something changed, or whether a cost that comes again could be borne, is
// tried out as a scenario.
function isWhatIf({ concepts, amounts }: Reading): boolean {
  return (
    concepts.has('scenario') ||
    concepts.has('hire') ||
    (concepts.has('afford') && amounts.length > 0)
  )
}

// What is bought changes nothing about whether its price can be paid. It stands beside its price or
// after the verb; a word anywhere else may change what is meant.
function isPurchase({ concepts, amounts, unused, words }: Reading): boolean {
  const isAfforded = concepts.has('afford') || (concepts.has('enough') && concepts.has('out'))
  if (!isAfforded || amounts.length !== 1 || unused.length === 0 || unused.length > 2) return false
  const things = unused.map((word) => word.toLowerCase()).join(' ')
  const opening =
    '(?:£?\\d[\\d,.]*k?|grand|thousand|pounds|afford|buy|buying|get|getting|purchase|cover|for)'
  const article = '(?:(?:a|an|the|new|another|second|used|on|for|of) )*'
  const escaped = things.replace(/[^\p{L}\d ]/gu, '.')
  return new RegExp(`\\b${opening} ${article}${escaped}(?= |$)`, 'u').test(words.join(' '))
}

function clarified(
  reason: string,
  reading: Reading | null,
  choices: readonly Choice[] = [],
): Interpretation {
  return { plan: { kind: 'clarify', reason, choices }, frame: null, reading }
}

const choicesMax = 4

/** The same question with each of the names that its words fit. */
function choicesOf(choice: FoundName, reading: Reading): Choice[] {
  const { words } = reading
  return choice.subjects.slice(0, choicesMax).map((subject) => ({
    label: subject.name,
    prompt: [...words.slice(0, choice.start), subject.name, ...words.slice(choice.end)].join(' '),
  }))
}

// A word that nothing explains, where a name would stand: the names that are least unlike it.
function nameChoices(reading: Reading, { names }: QuestionContext): Choice[] {
  const [word] = reading.unused
  if (!word || reading.unused.length > 2) return []
  const at = reading.words.indexOf(word.toLowerCase())
  const before = reading.words[at - 1] ?? ''
  const standsAsName =
    /^(to|from|at|with|on|by|for|pay|paid|did|does|has|owe)$/.test(before) || /^\p{Lu}/u.test(word)
  if (!standsAsName || at < 0) return []
  return names.suggestions(word.toLowerCase(), 3).map((name) => ({
    label: name,
    prompt: [
      ...reading.words.slice(0, at),
      name,
      ...reading.words.slice(at + reading.unused.length),
    ].join(' '),
  }))
}
