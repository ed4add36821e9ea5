// The slots of a question, with what rules of a plan test of them.
import type { Day } from '../../calendar.ts'
import type { Minor } from '../../money.ts'
import type { Concept } from '../concepts.ts'
import type { Frame } from '../frame.ts'
import { nameWords } from '../name-words.ts'
import type { Subject } from '../subject.ts'
import type { FlowSide, Interval } from '../tool-call.ts'
import { isPlural } from './plan-words.ts'

/** What a plan needs to know besides the frame. */
export type PlanContext = {
  readonly today: Day
  readonly firstDay: Day
  /** The last day of books that have become old; today, where it is left out. */
  readonly asOf?: Day
  /** The sub-categories that any payment has; without it all may have some. */
  readonly usedCodes?: ReadonlySet<string>
  /** The part of what customers may have paid that has no category yet, of one. */
  readonly salesWithoutCategory?: number
  /** The accounts that payments are made from: no savings. */
  readonly payingAccounts?: ReadonlySet<string>
  /** Which way money to or from a merchant mostly goes. */
  readonly sideOfMerchant: (ids: readonly string[]) => FlowSide | null
  /** Whether money went out to a merchant, however much came in from it. */
  readonly isPaid?: (ids: readonly string[]) => boolean
}

// These change nothing about an answer wherever they stand.
const neutral: readonly Concept[] = ['how_much', 'total', 'yes_no', 'including', 'business_day']

/** A question as slots: what it names, and whether a rule has a use for all of it. */
export class Slots {
  readonly frame: Frame
  readonly context: PlanContext

  constructor(frame: Frame, context: PlanContext) {
    this.frame = frame
    this.context = context
  }

  has(...concepts: Concept[]): boolean {
    return concepts.some((concept) => this.frame.concepts.has(concept))
  }

  /** Whether every slot that is filled is among those that a rule uses. */
  usesOnly(...concepts: Concept[]): boolean {
    const used = new Set<Concept>([...neutral, ...concepts])
    if (this.frame.excluded.length > 0) used.add('exclude')
    if (!this.has('share')) used.add('share_of')
    return [...this.frame.concepts].every((concept) => used.has(concept))
  }

  /** Up to when the books reach: what nobody named the days of is of the time before it. */
  get asOf(): Day {
    return this.context.asOf ?? this.context.today
  }

  get text(): string {
    return this.frame.words.join(' ')
  }

  /** Whether several rows are wanted; a name in the plural is no wish for several. */
  isPlural(words: readonly string[] = this.frame.words): boolean {
    const named = this.payees.flatMap((subject) =>
      subject.kind === 'merchant' ? subject.names.map((name) => nameWords(name).join(' ')) : [],
    )
    const text = named.reduce((left, name) => left.replaceAll(name, ''), words.join(' '))
    // "The last three months" are days, not rows.
    return isPlural(
      text.replace(
        /\b(last|past|next|previous|these|those|how many) (\w+ )?(months|weeks|days)\b/g,
        '',
      ),
    )
  }

  get accounts() {
    return this.frame.included.flatMap((subject) => (subject.kind === 'account' ? [subject] : []))
  }

  get payees(): Subject[] {
    return this.frame.included.filter(({ kind }) => kind !== 'account')
  }

  /** How many periods and amounts a rule can use at most. */
  fits(most: {
    periods?: number
    amounts?: number
    subjects?: number
    count?: boolean
    except?: boolean
    weekdays?: boolean
  }): boolean {
    const { periods, amounts, included, excluded, count, weekdays } = this.frame
    return (
      (most.weekdays === true || weekdays.length === 0) &&
      periods.length <= (most.periods ?? 1) &&
      amounts.length <= (most.amounts ?? 0) &&
      included.length <= (most.subjects ?? 0) &&
      (most.count === true || count === null) &&
      (most.except === true || excluded.length === 0)
    )
  }

  /** The amount of the question in whole pence; what is supplied where it names none. */
  amountOr(pence: number): Minor {
    return this.frame.amounts[0]?.amount ?? (pence as Minor)
  }

  /** Whether an amount of the question is what its writer believes: "we spent £500, right?" */
  claims(): boolean {
    const text = this.frame.latest.join(' ')
    return (
      /^(so |and |but |then |wait |hang on |surely )*(why )?(did|do|have|has|had|is|was|were|are|we|i|our|my|the|am)\b/.test(
        text,
      ) || /\b(right|correct|true|yes|(is|was|did|have|are|do|has) not (it|we|i))$/.test(text)
    )
  }

  /** "By account", "in each account": one figure for all of them is no answer. */
  splitsAccounts(): boolean {
    return /\b(by|per|each|every|which|across|in all the) (of (our|my|the) )?(bank )?accounts?\b/.test(
      this.text,
    )
  }

  /** Whether the question is about days still to come. */
  isAhead(): boolean {
    const [period] = this.frame.periods
    if (period && period.to <= this.context.today) return false
    return this.frame.looksAhead || (period !== undefined && period.from > this.context.today)
  }

  interval(): Interval | null {
    if (this.has('by_week', 'week_noun')) return 'week'
    if (this.has('by_day', 'day_noun')) return 'day'
    if (this.has('by_quarter', 'quarter_noun')) return 'quarter'
    if (this.has('by_year')) return 'year'
    if (this.has('trend', 'month_noun')) return 'month'
    return null
  }
}
