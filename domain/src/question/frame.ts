// A question as slots, which a follow-up may take over.
import type { Concept } from './concepts.ts'
import type { Period } from './period.ts'
import type { Reading } from './read-question.ts'
import type { Subject } from './subject.ts'
import type { ToolCall } from './tool-call.ts'

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
  /** What answered the question: a short remark changes a part of it. */
  readonly answeredBy?: ToolCall
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

/** What a question that was asked back leaves for "and wages?": its days, if it named any. */
export function unreadFrame(reading: Reading): Frame | null {
  return reading.periods.length > 0 ? { ...frameOf(reading), isUnread: true } : null
}

/** The frame with the days of a question that was asked back, where it names somebody else. */
export function withDaysBefore(frame: Frame, days: readonly Period[] = []): Frame {
  const takesDays = frame.included.length > 0 && frame.periods.length === 0
  return takesDays && days.length > 0 ? { ...frame, periods: days } : frame
}
