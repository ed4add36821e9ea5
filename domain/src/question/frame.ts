// A question as slots, which a follow-up may take over.
import type { Concept } from './concepts.ts'
import type { Period } from './period.ts'
import type { Reading } from './read-question.ts'
import type { Subject } from './subject.ts'
import type { FlowFilter, Plan, ToolCall } from './tool-call.ts'

/** The slots that a plan is made from, and that the next question may take over. */
export type Frame = Pick<
  Reading,
  'included' | 'excluded' | 'periods' | 'amounts' | 'count' | 'weekdays' | 'words' | 'looksAhead'
> & {
  readonly concepts: ReadonlySet<Concept>
  /** "Fuel and rent", "Costa or Greggs": of any of the names. */
  readonly joinsNames: boolean
  /** The words of this question alone. */
  readonly latest: readonly string[]
  /** What the question before this one was about, for "both together". */
  readonly previous?: readonly Subject[]
  /** The days of the question before this one, for "what's the difference?". */
  readonly previousPeriods?: readonly Period[]
  /** Two answers are set against each other: their days are compared just as they were. */
  readonly comparesAnswers?: boolean | 'latest'
  /** The words of a question about unpaid invoices, which "and the bills?" follows up. */
  readonly invoiceWords?: readonly string[]
  /** The question was asked back: only its days are known, and only another name may take them. */
  readonly isUnread?: boolean
  /** That question, with a place for the name in it that was unknown. */
  readonly openText?: string
  /** Whether a name in it was unknown: what else it named is not of it alone. */
  readonly missesName?: boolean
  /** What answered the question: a short remark changes a part of it. */
  readonly answeredBy?: ToolCall
  /** What answered the question before that one, for "and if both happened?". */
  readonly answeredBefore?: ToolCall
  /** What this question names more than once: "what part of A and B is B". */
  readonly repeated?: readonly Subject[]
  /** Set where the days were asked for again: the answer says so. */
  readonly repeats?: boolean
}

/** The slots of a reading by itself. */
export function frameOf(reading: Reading): Frame {
  const { included, excluded, periods, amounts, count, weekdays, words, looksAhead, concepts } =
    reading
  return {
    joinsNames: reading.joinsNames,
    included,
    excluded,
    periods,
    amounts,
    count,
    weekdays,
    words,
    looksAhead,
    concepts,
    latest: words,
    repeated: reading.repeated,
  }
}

/** The slots after a remark changed what had answered: its names and its way. */
export function frameOfCall(before: Frame, call: ToolCall): Frame {
  const turned = turnedFrame(before, call)
  if (turned) return turned
  const { subjects, except, side, measure } = call.args as Partial<FlowFilter> & {
    measure?: string
  }
  // "So what's left?" after what comes in is what is left in January, too.
  const way = measure === 'in' || measure === 'out' || measure === 'net' ? measure : side
  const others = (['in', 'out', 'net'] as const).filter((each) => each !== way)
  const isTurned = way !== undefined && others.some((each) => before.concepts.has(each))
  const kept = [...before.concepts].filter((each) => !/^(in|out|net|sales|went_on)$/.test(each))
  return {
    ...before,
    ...(subjects ? { included: subjects } : {}),
    ...(except && call.tool === 'flow_total' ? { excluded: except } : {}),
    ...(isTurned ? { concepts: new Set<Concept>([...kept, way]) } : {}),
  }
}

// "When's it next due?" after what was paid looks ahead, and so does "and VAT?" after that; "when
// was the last one?" after what is due looks back.
function turnedFrame(before: Frame, call: ToolCall): Frame | null {
  const isDue = call.tool === 'upcoming'
  if (!isDue && call.tool !== 'payment_when') return null
  if (isDue === before.looksAhead || before.answeredBy?.tool === call.tool) return null
  const { side, subjects = [] } = call.args
  const concepts: Concept[] = isDue
    ? call.args.next
      ? ['when', 'upcoming']
      : ['upcoming']
    : ['when', 'latest']
  return {
    ...before,
    concepts: new Set(side ? [...concepts, side] : concepts),
    included: subjects,
    periods: [],
    amounts: [],
    count: null,
    words: isDue ? ['when', 'is', 'it', 'due'] : ['when', 'was', 'the', 'latest'],
    looksAhead: isDue,
  }
}

/** What a question that was asked back leaves for "and wages?": its names and days, if any. */
export function unreadFrame(reading: Reading): Frame | null {
  const isEmpty = reading.periods.length + reading.included.length === 0
  const openText = withPlace(reading)
  if (isEmpty && openText === null) return null
  return {
    ...frameOf(reading),
    isUnread: true,
    ...(openText === null ? {} : { openText }),
    ...(missesName(reading) ? { missesName: true } : {}),
  }
}

// "From Zog County Council" names somebody, and so does a capital within a question; of a name that
// may be one of several nobody knows whose it is.
function missesName({ text, unused, choices }: Reading): boolean {
  if (choices.length > 0) return true
  return unused.some((word) => {
    const at = text.indexOf(word)
    const before = text.slice(0, Math.max(0, at))
    return (
      at >= 0 &&
      (/\b(?:from|to|with|by) (?:the )?$/i.test(before) || (at > 0 && /^\p{Lu}/u.test(word)))
    )
  })
}

/** Where the unknown name stood in a question that was asked back. */
export const unknownName = '{}'

// "What share of sales is Zog?" with a place for Zog; null where what wasn't read is no one word.
function withPlace({ text, unused }: Reading): string | null {
  const written = unused.join(' ')
  return unused.length > 0 && unused.length < 4 && text.includes(written)
    ? text.replace(written, unknownName)
    : null
}

type SlotsBefore = {
  readonly daysBefore?: readonly Period[]
  readonly namesBefore?: readonly Subject[]
}

// Whether "and this year?" is of the names of a question that was asked back.
function takesNamesBefore(
  { included, periods, concepts }: Frame,
  { namesBefore = [] }: SlotsBefore,
): boolean {
  return (
    namesBefore.length > 0 && included.length === 0 && periods.length > 0 && concepts.size === 0
  )
}

/** The frame with the days, or the names, of a question that was asked back. */
export function withSlotsBefore(frame: Frame, slots: SlotsBefore): Frame {
  const { daysBefore = [], namesBefore = [] } = slots
  if (takesNamesBefore(frame, slots)) return { ...frame, included: namesBefore }
  // "And the total going out?" is of its days as well as "and wages?".
  const isOfMoney = frame.concepts.has('in') || frame.concepts.has('out')
  const takesDays = (frame.included.length > 0 || isOfMoney) && frame.periods.length === 0
  return takesDays && daysBefore.length > 0 ? { ...frame, periods: daysBefore } : frame
}

/** The plan, which says where only a name was taken from a question that was asked back. */
export function withNamesNote(plan: Plan, frame: Frame, slots: SlotsBefore): Plan {
  if (plan.kind !== 'call' || !takesNamesBefore(frame, slots)) return plan
  const names = (slots.namesBefore ?? []).map(({ name }) => name).join(' and ')
  const note = `I didn’t understand your question before, and took only ${names} from it.`
  return { ...plan, assumptions: [...plan.assumptions, note] }
}

/** "And the bills?" follows up unpaid invoices, however those were asked for. */
export function withInvoiceWords(frame: Frame, plan: Plan): Frame {
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
