// What a question is about may stand before it: "ringgo parking, how many this year?", "leccy bill
// seems mad this month, how is it against October?", "is AWS creeping up? per month this year". The
// first part names somebody or something and at most says what one thinks of it; what follows is
// read as it would be after a question about that name.
import { frameOf } from './frame.ts'
import { type Interpretation, type InterpretInput, interpretedCall } from './interpretation.ts'
import { withoutFormalities } from './phrasing/formalities.ts'
import { isOpinion, opinionOn } from './phrasing/opinions.ts'
import { plainWords } from './phrasing/plain-words.ts'
import { type Reading, readQuestion } from './read-question.ts'
import { keyOf, type Subject } from './subject.ts'
import type { ToolCall } from './tool-call.ts'

type Understands = (question: string, input: InterpretInput) => Interpretation

type Topic = {
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
  const [, lead = '', rest = ''] = pause.exec(bare.trim()) ?? []
  const topic = rest.length > 3 ? topicOf(lead, input) : null
  if (!topic) return null
  const own = readQuestion(plainWords(rest, input.question), input.question)
  // "Adobe is dear. What did we spend in October?" may be two things.
  const isApart =
    /^[^,;:–—]*[.!]\s/.test(bare) && /\b(?:we|i)\b/i.test(rest) && !pointsBack.test(rest)
  if (isApart) return null
  if (own.included.length + own.choices.length + own.excluded.length > 0) return null
  const dated =
    own.periods.length === 0 && topic.days ? `${rest.replace(end, '')} ${topic.days}` : rest
  const before = { ...frameOf({ ...topic.reading, concepts: new Set() }), included: topic.subjects }
  const alone = { ...input, before: null, isChoice: true } as const
  const readings = [
    () => understands(dated, { ...alone, before }),
    () => understands(`${dated.replace(end, '')} for ${topic.words}`, alone),
    () => understands(`${topic.words} ${dated}`, alone),
    () => understands(`is ${topic.words} ${dated}`, alone),
  ]
  for (const readRest of readings) {
    const found = readRest()
    const call = interpretedCall(found)
    if (call && isAbout(call, topic.subjects)) return found
  }
  return null
}

const pause =
  /^([^,;:?!.–—]{2,60}?)(?:\s*[,;:–—]+\s*|\s+-+\s+|[?!.]+\s+|\s*\.{2,}\s*|\s*…\s*)(\S.*)$/
const end = /[\s?.!]+$/
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
  const { included, choices, excluded, amounts, count, weekdays, unused, concepts, periods } =
    reading
  const isMore =
    choices.length + excluded.length + amounts.length + weekdays.length + unused.length > 0 ||
    count !== null ||
    [...concepts].some((each) => !idle.has(each))
  const subjects = narrowest(included)
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
