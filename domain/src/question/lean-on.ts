// What a question takes from one before it that was not understood: of such a one only its days and
// names are known.
import { isBareExtreme } from './bare-extremes.ts'
import type { Concept } from './concepts.ts'
import { ahead, shapes } from './follow-up-concepts.ts'
import { type Frame, unknownName } from './frame.ts'
import type { InterpretInput } from './interpretation.ts'
import { inDays, type Period } from './period.ts'
import { type QuestionContext, readQuestion } from './read-question.ts'
import type { Subject } from './subject.ts'
import { tokensIn } from './tokens.ts'

// "For the same period?", which "the same period last year" is not.
const sameDays =
  /\bsame (period|time|dates?|days)\b(?! (last|a|the|in|of|as|previous|one|earlier|before)\b)/i
const opening = /^(and|what about|how about|same|but|just|only|or|also)$/i

/**
 * The days to read the question with after one that was not understood, `nothing` where it means
 * days that nobody named, and null where the question before was understood or there was none.
 */
export function leanOn(
  question: string,
  { before, question: context }: Pick<InterpretInput, 'before' | 'question'>,
): LeansOn | 'nothing' | null {
  const isUnderstood = before !== null && !before.isUnread
  if (isUnderstood) return null
  const known = before?.periods ?? []
  const meansSameDays = sameDays.test(question)
  if (meansSameDays && known.length === 0) return 'nothing'
  // "OK, just T Morgan then" changes a question that could not be answered, and asks none itself.
  if (before === null)
    return /^(ok|okay|right|well)[ ,]+(just|only) .+ then[?.!]*$/i.test(question.trim())
      ? 'nothing'
      : null
  const words = tokensIn(question).map(({ text }) => text)
  // "Show me the payments" is of what was not understood.
  if (
    /^(?:(?:and|so|ok|can you|please) )*(?:(?:can|could|may) (?:i|we) see|show|list|give)(?: me)?(?: (?:the|those|these|them|all))+(?: (?:payments?|ones|transactions|receipts))?(?: (?:please|pls))?$/.test(
      words.join(' '),
    )
  )
    return 'nothing'
  // "When will we?" leaves what to a question that was not understood.
  if (
    /^((and|so|but) )?when (will|do|would|can|could|are|should) (we|i|it|they|that)$/.test(
      words.join(' '),
    )
  )
    return 'nothing'
  const isShort = words.length <= 3 && /^(only|alone|instead)$/.test(words.at(-1) ?? '')
  const isOfIt = /\bof (that|it|those|which|this)\b/.test(words.join(' '))
  const opens =
    isShort ||
    isNameAlone(question, context) ||
    isOfIt ||
    opening.test(words[0] ?? '') ||
    opening.test(words.slice(0, 2).join(' '))
  // What "it" was is named by a question that was not understood: it is not everything.
  const meansIt =
    /\b(came|come|went|gone|go|paid|taken|took) (in|out)?( ?(of|from|into|to))? ?(it|there)$/.test(
      words.join(' '),
    )
  if (meansIt && before.included.some(({ kind }) => kind === 'account')) return 'nothing'
  const completed = completedBy(question, before, context)
  if (completed) return { days: [], names: [], completed }
  const isOfTotal =
    !before.words.some((word) => ofAnother.test(word)) &&
    [...before.concepts].every((each) => !shaping.has(each))
  if (isBareExtreme(question)) return ofOneName(question, before, isOfTotal) ?? 'nothing'
  const isOfNames = opens && isOfTotal
  if (isOfNames && before.missesName && namesDaysAlone(question, context)) return 'nothing'
  return {
    days: opens || meansSameDays ? known : [],
    names: isOfNames ? before.included : [],
  }
}

// "Which month was the dearest?" after what somebody was paid for something unknown is theirs.
function ofOneName(
  question: string,
  { included, periods: [days, ...more], missesName }: Frame,
  isOfTotal: boolean,
): LeansOn | null {
  const payees = included.filter(({ kind }) => kind === 'merchant')
  const [only, ...others] = payees.length > 0 ? payees : included
  if (!only || others.length + more.length > 0 || !isOfTotal || missesName) return null
  const bare = question.trim().replace(/^(?:(?:and|so|but|or) )+|[\s?.!]+$/gi, '')
  const completed = `${bare} for ${only.name}${days ? ` ${inDays(days)}` : ''}`
  return { days: [], names: [], completed }
}

// "And since September?" after somebody unknown is of nobody else.
function namesDaysAlone(question: string, context: QuestionContext): boolean {
  const { included, choices, periods, concepts } = readQuestion(question, context)
  return included.length + choices.length + concepts.size === 0 && periods.length > 0
}

/** What a question takes from one that was not understood. */
export type LeansOn = {
  readonly days: readonly Period[]
  readonly names: readonly Subject[]
  /** The question before with a name that is known in place of the one that wasn't. */
  readonly completed?: string
}

// "And Tidewater?" after a share of somebody unknown is Tidewater's share, no total.
function completedBy(
  question: string,
  { openText, concepts }: Frame,
  context: QuestionContext,
): string | null {
  if (!openText || [...concepts].every((each) => !shaping.has(each))) return null
  const [, name = ''] =
    /^(?:(?:and|so|or|ok|sorry|no|what about|how about|i meant?|for|then)[ ,]+)*(.{2,40}?)(?: then)?[\s?.!]*$/i.exec(
      question.trim(),
    ) ?? []
  const { included, unused, periods, amounts, concepts: own } = readQuestion(name, context)
  const isName = included.length === 1 && own.size + periods.length + amounts.length === 0
  return isName && unused.length === 0 ? openText.replace(unknownName, name) : null
}

// Somebody's fees, or what came back, are no total of what was paid.
const ofAnother =
  /^(fees?|charges?|commissions?|refunds?|refunded|back|profit|margin|vat|hours?|units?)$/

// What else than an amount was wanted is not known of such a question.
const shaping = new Set<Concept>(
  [...shapes, ...ahead].filter((each) => !/^(how_much|total|payment|category)$/.test(each)),
)

// "Northwind?" after somebody unknown is of the days before.
function isNameAlone(question: string, context: QuestionContext): boolean {
  const { included, unused, choices, periods, concepts, words } = readQuestion(question, context)
  const isBare = concepts.size + periods.length + unused.length + choices.length === 0
  return isBare && included.length === 1 && words.length <= 4
}
