// From a question to a plan: what lies outside is recognised first, then the question is read, laid
// over the one before where it is a follow-up, and planned. Whatever is not understood whole ends
// in choices.
import { putByKinds } from './by-kinds/by-kinds.ts'
import { isView, putAhead } from './by-kinds/put-ahead.ts'
import { choicesMax, choicesOf, withAnswerable } from './choices.ts'
import { withDaysNamedBefore } from './days-named-before.ts'
import { answeredByExample, withExampleChoices } from './examples/with-examples.ts'
import { followUp } from './follow-up.ts'
import { frameOf, unreadFrame, withInvoiceWords, withNamesNote, withSlotsBefore } from './frame.ts'
import { nearestReadings } from './grammar/nearest.ts'
import { rephrased } from './grammar/rephrase.ts'
import { leansOn, losesAny, losesNames, losesSubject } from './hangs-on-before.ts'
import { interpretCountingAll } from './interpret-counting-all.ts'
import { interpretLeavingOut } from './interpret-leaving-out.ts'
import { outsideOf } from './interpret-outside.ts'
import {
  carriesYesNo,
  clarified,
  type Interpretation,
  type InterpretInput,
  untried,
  withCallAnswered,
} from './interpretation.ts'
import { isFollowUp } from './is-follow-up.ts'
import { leanOn } from './lean-on.ts'
import { withLeftOut } from './left-out/with-left-out.ts'
import { monthNameChoices } from './month-names.ts'
import { namesMeant, refundsIn } from './names-meant.ts'
import { isOfDays, nearestChoices } from './nearest-choices.ts'
import { withNotes } from './notes-on-reply.ts'
import { type Readers, withNearChoices } from './offered/near-choices.ts'
import { withMonthAhead, withOpenEnd } from './open-ended-days.ts'
import { withStatusAsked } from './payment-status/with-status-asked.ts'
import type { Period } from './period.ts'
import { namesNoDay } from './periods/no-days.ts'
import { withoutAddOn } from './phrasing/add-ons.ts'
import { withoutColour } from './phrasing/colour-words.ts'
import { withoutFormalities } from './phrasing/formalities.ts'
import { interpretMessage } from './phrasing/message.ts'
import { withPaidIn } from './phrasing/paid-in.ts'
import { withPlainParties } from './phrasing/parties.ts'
import { withPlainShapes } from './phrasing/plain-shapes.ts'
import { plainWords } from './phrasing/plain-words.ts'
import { withPlainAhead } from './phrasing/turns-of-ahead.ts'
import { planNamed } from './plan-named.ts'
import { planFrame } from './plan-question.ts'
import {
  asksForPart,
  isOfGoods,
  isPurchase,
  isUnreadCondition,
  isWhatIf,
  movesOwnMoney,
  pointsNowhere,
} from './question-kinds.ts'
import { readInOrder } from './read-in-order.ts'
import { readQuestion } from './read-question.ts'
import { withRefunding } from './refunds.ts'
import { otherWords } from './refused/again.ts'
import { offered, unusedChoices } from './slot-choices.ts'
import { subjectsMeant } from './subjects-meant.ts'
import { questionCharactersMax, tokensIn } from './tokens.ts'
import { plainTurn } from './turns/plain-turn.ts'
import { interpretBeside } from './two-answers/set-beside.ts'
import { interpretTwo } from './two-questions.ts'
import { interpretPurchase, interpretWhatIf } from './what-if/interpret-what-if.ts'
import { withNearestChange } from './what-if/refused-what-if.ts'

/** Interprets a question in the light of the frame before it. */
export function interpret(message: string, input: InterpretInput): Interpretation {
  if (message.length > questionCharactersMax) return clarified('long', null)
  // What it may have meant instead takes longest to find.
  const read = interpretMeant(message, { ...input, isChoice: true })
  const bare = withoutFormalities(message)
  const again = otherWords(bare, read, input, interpret)
  if (again !== null) return interpret(again, { ...input, isPart: true })
  const byRules =
    interpretLeavingOut(message, input, { read, understands: interpretMeant }) ??
    interpretCountingAll(message, input, { read, interpretMeant }) ??
    read
  const within = { input, understands: interpretMeant }
  const readBest = answeredByExample(bare, byRules, within) ?? byRules
  const timely = withStatusAsked(message, readBest, input)
  const near = withNearChoices(message, input, { found: withLeftOut(bare, timely, input), readers })
  const found = withExampleChoices(bare, near, within)
  const isTimely = timely !== readBest || carriesYesNo(found, input)
  // What is asked of a payment says already whether yes or no is wanted.
  const plan = withNotes(found.plan, { message, bare, input, isTimely })
  return withCallAnswered(withNearestChange(bare, input, { ...found, plan }))
}

const plain: Readers['plain'] = (question, input) => understood(withPlainAhead(question), input)
const readers: Readers = { plain, whole: interpretMeant }

function interpretMeant(message: string, input: InterpretInput): Interpretation {
  const own = withPlainParties(withPlainShapes(withoutFormalities(message)), input.question.names)
  const plain = withMonthAhead(withPlainAhead(own), input.question)
  const dated = withDaysNamedBefore(withPaidIn(withOpenEnd(plain, input.question), input), input)
  const question = plainTurn(dated, input.before)
  if (tokensIn(question).length === 0) return clarified('empty', null)
  const lean = leanOn(question, input)
  if (lean === 'nothing') return clarified('shape', null)
  if (lean) {
    const { days: daysBefore, names: namesBefore, completed = question } = lean
    const alone = { ...input, before: null, daysBefore, namesBefore }
    const read = interpretWhatIf(completed, alone) ?? interpretWhole(completed, alone)
    const whole = isUnreadCondition(question, read.plan) ? untried(read.reading, input) : read
    const isLost = losesSubject(question, whole.plan, input.before)
    return isLost ? clarified('shape', whole.reading) : whole
  }
  const found = withAnswerable(readInOrder(question, input, interpretWhole), (prompt, before) => {
    const within = { ...input, before, isChoice: true }
    return !/^(clarify|unavailable)$/.test(readInOrder(prompt, within, interpretWhole).plan.kind)
  })
  const calm = withoutColour(question, input.question.names)
  if (calm !== null && found.plan.kind === 'clarify') {
    const again = interpretMeant(calm, input)
    if (again.plan.kind !== 'clarify') return again
  }
  if (input.isPart) return found
  return interpretTwo(question, found, { input, interpretPart: interpret }) ?? found
}

function interpretWhole(question: string, input: InterpretInput): Interpretation {
  const found = understood(question, input)
  const { plan } = found
  // A short remark on the answer before is near to nothing that stands alone.
  const isRemark = input.before !== null && tokensIn(question).length < 5
  if (plan.kind !== 'clarify' || !/^(unused|shape)$/.test(plan.reason)) return found
  if (isRemark || input.isChoice) return found
  const alone = { ...input, before: null, isChoice: true }
  const readings = nearestReadings(plainWords(question, input.question), input.question)
  const nearest = nearestChoices(readings, {
    planOfReading: (reading) => interpretPlain(reading, alone).plan,
    planOf: (prompt) => understood(prompt, alone).plan,
    isOfDays: (choice) => isOfDays(choice, found.reading, input.question.today),
  })
  // What a rule offers itself is nearer than any of them.
  const own = found.isOfRule ? [...plan.choices, ...nearest] : [...nearest, ...plan.choices]
  const distinct = [...new Map(own.map((each) => [each.label, each])).values()]
  return { ...found, plan: { ...plan, choices: distinct.slice(0, choicesMax) } }
}

function understood(question: string, input: InterpretInput): Interpretation {
  const seen = isView(question) ? putInto(putAhead, question, input) : null
  if (seen) return seen
  const found = interpretRephrased(question, input) ?? interpretPlain(question, input)
  if (!/^(clarify|unavailable)$/.test(found.plan.kind)) return found
  return (
    interpretBeside(question, input, (prompt) => understood(prompt, { ...input, before: null })) ??
    withoutSecond(question, input) ??
    readByKinds(question, found, input) ??
    interpretPurchase(question, input) ??
    found
  )
}

// Not understood in its order, it may be by the kinds of its words; what a rule asks back stays.
function readByKinds(
  question: string,
  { plan, isOfRule }: Interpretation,
  input: InterpretInput,
): Interpretation | null {
  if (plan.kind !== 'clarify' || isOfRule || !/^(unused|shape)$/.test(plan.reason)) return null
  return putInto(putByKinds, question, input) ?? putInto(putAhead, question, input)
}

function putInto(
  put: typeof putByKinds,
  question: string,
  input: InterpretInput,
): Interpretation | null {
  const plain = plainWords(question, input.question)
  const words = put(plain, input.question, input.before !== null)
  const alone = { ...input, before: null }
  const read = words && (interpretRephrased(words, alone) ?? interpretPlain(words, alone))
  return read && read.plan.kind === 'call' && !losesNames(question, read.plan, input) ? read : null
}

// "…, and how many were there?" goes where the answer to the rest says so anyway.
function withoutSecond(question: string, input: InterpretInput): Interpretation | null {
  for (const { question: first, holds } of withoutAddOn(question)) {
    const found = understood(first, input)
    if (found.plan.kind === 'call' && holds(found.plan.call)) return found
  }
  return null
}

function interpretPlain(question: string, input: InterpretInput): Interpretation {
  const words = tokensIn(question).map(({ text }) => text)
  const outer = interpretWhatIf(question, input) ?? outsideOf(question, words, input)
  if (outer) return outer
  if (namesNoDay(words)) return clarified('no_day', null)
  return interpretMessage(plainWords(question, input.question), input, interpretSentence)
}

// A question that a pattern fits whole is put into the words that the reader knows.
function interpretRephrased(question: string, input: InterpretInput): Interpretation | null {
  const text = rephrased(plainWords(question, input.question), input.question)
  if (text === null) return null
  // "What was the best day?" after September is a day of September.
  const found = interpretPlain(leansOn(question, input) ? `and ${text}` : text, input)
  const { plan } = found
  if (plan.kind === 'clarify' || losesAny(question, plan, input)) return null
  return { ...found, frame: found.frame && withInvoiceWords(found.frame, plan) }
}

function isAnswered(prompt: string, input: InterpretInput): boolean {
  return interpretSentence(prompt, input).plan.kind === 'call'
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
    return untried(reading, input)
  if (reading.unused.length > 0 && !isPurchase(reading))
    return {
      ...clarified(
        isOfGoods(reading) ? 'goods' : 'unused',
        reading,
        unusedChoices(reading, input, isAnswered),
      ),
      frame: unreadFrame(reading),
    }
  const names = reading.choices.map((choice) => ({
    choice,
    subjects: subjectsMeant(choice, reading, input.plan),
  }))
  const months = monthNameChoices(reading, input.question.names)
  if (months.length > 0) return clarified('names', reading, months)
  const settled = names.filter(({ subjects }) => subjects.length === 1)
  const open = names.find(({ subjects }) => subjects.length !== 1)
  if (open)
    return {
      ...clarified('names', reading, choicesOf(open.choice, reading, input.question.names)),
      frame: unreadFrame(reading),
    }
  const meant = namesMeant(reading, settled, input)
  // What is given back within a payee's own payments has no total of its own.
  if (meant === null) return { ...clarified('shape', reading), frame: input.before }
  const whole = { ...reading, ...meant }
  const follows = input.before !== null && isFollowUp(whole)
  const alone = withSlotsBefore(frameOf(whole), input)
  const frame =
    follows && input.before
      ? withRefunding(followUp(input.before, whole), whole, refundsIn(input))
      : alone
  const plan = planNamed(frame, input)
  if (!follows && pointsNowhere(whole))
    return { ...clarified('shape', reading), frame: input.before }
  // A follow-up that changes nothing was not understood: its answer would be the one before.
  const isSame =
    follows && input.before && !frame.repeats && !asksForPart(reading, plan)
      ? JSON.stringify(planFrame(input.before, input.plan)) === JSON.stringify(plan)
      : false
  const isOpen = !plan || plan.kind === 'clarify' || isSame
  if (isOpen && isWhatIf(reading, input.plan.today)) return untried(reading, input)
  if (isOpen)
    return {
      ...clarified('shape', reading, offered({ plan, frame }, input, isAnswered)),
      isOfRule: plan?.kind === 'clarify' && plan.choices.length > 0,
      frame: input.before ?? unreadFrame(reading),
    }
  return { plan: withNamesNote(plan, frameOf(whole), input), frame, reading }
}
