// A word such as "debtors", "put" or "remind" has a question refused. Before that stands, the
// question is put without its framing, or without that word, and read once more.
import type { Interpretation, InterpretInput } from '../interpretation.ts'
import type { OutsideTopic } from '../outside.ts'
import { putTurns, type Turn } from '../phrasing/turn.ts'
import { type QuestionContext, readQuestion } from '../read-question.ts'
import { projectOrClient } from '../sales-question.ts'
import { keyOf, type Subject } from '../subject.ts'
import { tokensIn } from '../tokens.ts'
import type { Plan } from '../tool-call.ts'
import { bookkeepersTurns } from './bookkeepers.ts'
import { framings } from './framings.ts'
import { invoicesMeant } from './invoices-meant.ts'
import { lookUps } from './look-ups.ts'
import { changesMeant } from './owners-changes.ts'
import { taxMeant } from './tax-meant.ts'
import { adviceTurns } from './turns-of-advice.ts'

// What is never read another way: orders to the assistant, crime, another language.
const final: ReadonlySet<string> = new Set<OutsideTopic>([
  'orders',
  'illegal',
  'theft',
  'language',
  'smalltalk',
])

const turns: readonly Turn[] = [...lookUps, ...bookkeepersTurns, ...adviceTurns]

/** The other words in which a question is read that was refused or asked back; null if in none. */
export function otherWords(
  question: string,
  { plan, next }: Interpretation,
  input: InterpretInput,
  understands: (question: string, input: InterpretInput) => Interpretation,
): string | null {
  if (next || input.isPart || !mayBeRead(plan)) return null
  const within = { ...input, isPart: true, isChoice: true }
  const isRead = (text: string) =>
    !holdsLess(text, question, input) && understands(text, within).plan.kind === 'call'
  return inOtherWords(question).find(isRead) ?? null
}

function mayBeRead(plan: Plan): boolean {
  if (plan.kind === 'clarify') return /^(?:unused|shape)$/.test(plan.reason)
  return plan.kind !== 'call' && !final.has(plan.topic)
}

// As it stands and without what frames it, each with and without its turns of phrase.
function inOtherWords(question: string): string[] {
  const plain = question.replace(/’/g, "'").replace(/[\s?.!]+$/, '')
  const texts = [plain, ...framings(plain)]
  const put = texts.flatMap((text) => [
    invoicesMeant(text) ?? taxMeant(text),
    ...changesMeant(text),
    putTurns(text, turns),
    text,
  ])
  return [...new Set(put)].flatMap((text) => (text === null || text === plain ? [] : [text]))
}

// Whether a name, an amount or a stretch of days was lost on the way.
function holdsLess(text: string, question: string, { question: context }: InterpretInput): boolean {
  const ahead = { ...context, assumesAhead: true }
  const own = readQuestion(question.replace(/\b(?:tomorrow|to date)\b/i, ''), ahead)
  const left = readQuestion(text, ahead)
  const named = new Set([...left.included, ...left.excluded].map(keyOf))
  const isLost = (each: Subject) =>
    each.kind === 'merchant' && !named.has(keyOf(each)) && !/^hmrc\b/i.test(each.name)
  return (
    own.included.some(isLost) ||
    projectIn(question, context) !== projectIn(text, context) ||
    left.amounts.length < own.amounts.length ||
    left.periods.length < own.periods.length
  )
}

const projectIn = (text: string, { projects = [] }: QuestionContext) =>
  projectOrClient(
    tokensIn(text).map((token) => token.text),
    projects,
  )?.id
