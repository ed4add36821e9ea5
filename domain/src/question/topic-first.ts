// What a question is about may stand before it: "ringgo parking, how many this year?", "leccy bill
// seems mad this month, how is it against October?", "is AWS creeping up? per month this year". The
// first part names somebody or something and at most says what one thinks of it; what follows is
// read as it would be after a question about that name.
import type { Concept } from './concepts.ts'
import { frameOf } from './frame.ts'
import {
  type Interpretation,
  type InterpretInput,
  interpretedCall,
  withNote,
} from './interpretation.ts'
import { noteOnAsides } from './phrasing/asides-left-out.ts'
import { withoutFormalities } from './phrasing/formalities.ts'
import { isOpinion, opinionOn, withoutOpener } from './phrasing/opinions.ts'
import { plainWords } from './phrasing/plain-words.ts'
import { type Reading, readQuestion } from './read-question.ts'
import { isRefundName } from './refunds.ts'
import { projectOrClient } from './sales-question.ts'
import { statementOf } from './statement-first.ts'
import { keyOf, type Subject } from './subject.ts'
import { tokensIn } from './tokens.ts'
import type { ToolCall } from './tool-call.ts'

type Understands = (question: string, input: InterpretInput) => Interpretation

/** What a question is about, as its first part names it. */
export type Topic = {
  readonly reading: Reading
  readonly subjects: readonly Subject[]
  /** What it is called, for a question that needs the name in its own words. */
  readonly words: string
  readonly days: string
}

/** What a message comes to whose first part names what the rest asks about; else null. */
export function interpretTopicFirst(
  message: string,
  input: InterpretInput,
  { read, understands }: { read: Interpretation; understands: Understands },
): Interpretation | null {
  const { plan } = read
  if (plan.kind !== 'clarify' || !/^(?:unused|shape|remark|several)$/.test(plan.reason)) return null
  const written = withoutFormalities(message)
  const bare = withoutComment(written)
  if (bare !== written) {
    const found = understands(bare, { ...input, isChoice: true })
    if (interpretedCall(found)) return found
  }
  for (const [lead, after] of cutsOf(bare.trim())) {
    const found = askedOf(lead, withoutOpener(after), input, { understands, bare })
    if (found) return found
  }
  return null
}

function askedOf(
  lead: string,
  after: string,
  input: InterpretInput,
  { understands, bare }: { understands: Understands; bare: string },
): Interpretation | null {
  const named = after.length > 3 ? topicOf(lead, input) : null
  const topic = named ?? (after.length > 3 ? statementOf(lead, after, input) : null)
  if (!topic) return null
  // "Harbour Festival owe us" is of that project, and not of a payer with a like name.
  const words = tokensIn(lead).map(({ text }) => text.toLowerCase())
  if (!named && projectOrClient(words, input.question.projects ?? [])) return null
  const note = named ? null : noteOnAsides([lead.trim()])
  // Of several names the answer to a total says what each came to.
  const rest = topic.subjects.length > 1 ? withoutEach(after) : after
  const own = readQuestion(plainWords(rest, input.question), input.question)
  // "Adobe is dear. What did we spend in October?" may be two things.
  const isApart =
    /^[^,;:–—]*[.!]\s/.test(bare) && /\b(?:we|i)\b/i.test(rest) && !pointsBack.test(rest)
  if (isApart || own.included.length + own.choices.length + own.excluded.length > 0) return null
  const dated =
    own.periods.length === 0 && topic.days && !ofHabit.test(rest)
      ? `${rest.replace(end, '')} ${topic.days}`
      : rest
  const concepts = new Set<Concept>()
  const frame = frameOf({ ...topic.reading, concepts, joinsNames: topic.subjects.length > 1 })
  const before = { ...frame, included: topic.subjects }
  const alone = { ...input, before: null, isChoice: true } as const
  // "Dojo fees" are what Dojo was paid, and not what came through it.
  const [, payee] = /^(.*\S) (?:fees|charges|commission)$/i.exec(topic.words) ?? []
  const paidTo = `what did we pay to ${payee} ${dated.replace(/^(?:and )?(?:how much|what)\b/i, '')}`
  const readings = payee
    ? [() => understands(paidTo, alone)]
    : [
        ...(named || !ofPrice.test(dated)
          ? []
          : [() => understands(dated.replace(pronoun, topic.words), alone)]),
        () => understands(dated, { ...alone, before }),
        () => understands(`${dated.replace(end, '')} for ${topic.words}`, alone),
        () => understands(`${topic.words} ${dated}`, alone),
        () => understands(`is ${topic.words} ${dated}`, alone),
      ]
  for (const readRest of readings) {
    const found = readRest()
    const call = interpretedCall(found)
    if (!call || !isAbout(call, topic.subjects)) continue
    // Nothing was asked before it that could be asked again.
    const frame = found.frame && { ...found.frame, repeats: false }
    return { ...found, plan: withNote(found.plan, note), frame }
  }
  return null
}

// What comes before and after each pause, the longest lead first: "Booker, Aldi, Asda - in May".
function cutsOf(text: string): (readonly [string, string])[] {
  return [...text.matchAll(pauses)]
    .map((found): readonly [string, string] => [
      text.slice(0, found.index),
      text.slice(found.index + found[0].length),
    ])
    .filter(([lead, after]) => lead.length > 1 && lead.length < 60 && after !== '')
    .reverse()
}

const withoutEach = (text: string) =>
  text
    .replace(/^each\b/i, 'how much')
    .replace(/\bhow much (?:for |to |from |on )?each(?: one| of them)?\b/i, 'how much')
    .replace(/,? (?:for )?each(?: one| of them)?(?=[\s?.!]*$)/i, '')

const pauses = /\s*[,;:–—]+\s*|\s+-+\s+|[?!.]+\s+|\s*\.{2,}\s*|\s*…\s*/g
// What it is normally is of no month by itself.
const ofHabit = /\b(?:normal(?:ly)?|usual(?:ly)?|average|typical(?:ly)?|generally)\b/i
const end = /[\s?.!]+$/
const ofPrice = /\b(?:go|gone|went|going) (?:up|down)\b|\b(?:dearer|cheaper)\b/i
const pronoun = /\b(?:they|he|she|it)\b/i
// What asks something itself is no topic.
const pointsBack = /\b(?:it|they|them|their|its|that|those|him|her)\b/i
const asking =
  /\b(?:how|what|whats|when|who|which|where|why|did|do|does|we|i|you|us|me|pay|paid|spen[dt]|came|went)\b/i

// "…, it seems a lot": what somebody thinks goes from the end of a question, too.
function withoutComment(message: string): string {
  const [, first = '', last = ''] =
    /^(.*\S)\s*(?:[,;–—]+|\s-+|[?!.]+)\s+(\S[^,;?!.–—]*)[\s?!.]*$/.exec(message.trim()) ?? []
  return first.split(/\s+/).length > 2 && isOpinion(last) ? first : message
}

// The names that a lead consists of; null where it says more than what one thinks of them.
function topicOf(lead: string, input: InterpretInput): Topic | null {
  if (asking.test(lead)) return null
  const opinion = opinionOn(lead)
  const words = (opinion?.about ?? lead).replace(
    /^(?:and|so|ok|right|re|about|the|our|my|that|this|is|are)\s+/i,
    '',
  )
  const reading = readQuestion(plainWords(words, input.question), input.question)
  const { choices, excluded, amounts, count, weekdays, unused, concepts, periods } = reading
  // "Johnsons" is the firm, and not what it gave back under a name of its own.
  const firms = choices.map(({ subjects }) => subjects.filter(({ name }) => !isRefundName(name)))
  const included = [...reading.included, ...firms.flat()]
  const isMore =
    firms.some(({ length }) => length !== 1) ||
    excluded.length + amounts.length + weekdays.length + unused.length > 0 ||
    count !== null ||
    [...concepts].some((each) => !idle.has(each))
  const subjects = reading.joinsNames ? included : narrowest(included)
  if (isMore || subjects.length === 0 || periods.length > 1) return null
  return { reading, subjects, words, days: opinion?.days ?? '' }
}

// "Adobe bill" is what Adobe is paid.
const idle: ReadonlySet<string> = new Set(['yes_no', 'have', 'upcoming', 'recurring'])

// "Ringgo parking" and "Lombard for the oven": beside a payee what it is paid for narrows nothing.
function narrowest(included: readonly Subject[]): readonly Subject[] {
  const payees = included.filter(({ kind }) => kind === 'merchant')
  return payees.length > 0 ? payees : included
}

function isAbout(call: ToolCall, subjects: readonly Subject[]): boolean {
  const { subjects: own = [], subject } = call.args as {
    subjects?: readonly Subject[]
    subject?: Subject
  }
  const keys = new Set([...own, ...(subject ? [subject] : [])].map(keyOf))
  return subjects.every((each) => keys.has(keyOf(each)))
}
