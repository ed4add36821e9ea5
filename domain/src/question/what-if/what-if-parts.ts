// Takes a what-if apart, wherever its parts stand: names, days, amounts, shares, how often, and
// what each remaining word does. One word that does nothing known, and it is no what-if that can be
// worked out.
import { addDays, type Day, firstDayOf, lastDayOf, monthOf } from '../../calendar.ts'
import type { FoundAmount } from '../amounts.ts'
import { thingEnd } from '../bought-things.ts'
import type { SlottedWords } from '../grammar/match.ts'
import { slotsOf } from '../grammar/slots.ts'
import { type Period, spanPeriod } from '../period.ts'
import type { FoundPeriod } from '../periods/period-text.ts'
import { readPeriods } from '../periods/read-periods.ts'
import { type QuestionContext, readQuestion } from '../read-question.ts'
import { keyOf, type Subject } from '../subject.ts'
import { firstMonthAfter } from './change-months.ts'
import { isPaidForElse, payeeOfKind } from './payee-of-kind.ts'
import { withPlainWhatIf } from './plain-what-if.ts'
import { figuresIn } from './what-if-figures.ts'
import {
  phraseOf,
  type Rhythm,
  type Share,
  type WhatIfClass,
  whatIfWords,
} from './what-if-words.ts'

/** The parts of a what-if. */
export class WhatIfParts {
  readonly subjects: Subject[] = []
  readonly amounts: FoundAmount[] = []
  readonly shares: Share[] = []
  readonly rhythms: Rhythm[] = []
  readonly delays: number[] = []
  readonly periods: {
    readonly period: Period
    readonly isFrom: boolean
    /** "For January", "during the summer": it lasts as long as its days. */
    readonly isFor: boolean
    /** The day that "until" leads up to. */
    readonly until: Day | null
    /** "To March": where a payment is moved. */
    readonly isTo: boolean
    /** "In the spring": what goes up then stays up. */
    readonly isIn: boolean
  }[] = []
  /** Where the name before ended. */
  nameEnd = -1
  nameText = ''
  /** Its amount is one that a line rises or falls to. */
  isLevel = false
  /** Its amount is what something is, was or costs: "the VAT is £6,000". */
  isPriced = false
  /** Its share is one of the figure before: "half that". */
  isRelative = false
  /** It names what is bought. */
  hasThing = false
  readonly #phrases: (readonly WhatIfClass[])[] = []

  add(classes: readonly WhatIfClass[]): void {
    this.#phrases.push(classes)
  }

  /** "The iwoca loan": whose it is says more than what it is. */
  addSubject(subject: Subject, { isBeside }: { isBeside: boolean }): void {
    if (this.subjects.some((each) => keyOf(each) === keyOf(subject))) return
    const last = this.subjects.at(-1)
    const isOfPayee = isBeside && last !== undefined && last.kind !== subject.kind
    if (isOfPayee && last.kind === 'merchant') return
    if (isOfPayee && subject.kind === 'merchant') this.subjects.pop()
    this.subjects.push(subject)
  }

  has(...wanted: readonly WhatIfClass[]): boolean {
    return this.#phrases.some((classes) => wanted.some((each) => classes.includes(each)))
  }

  /** Whether every word may be one of these, or changes nothing. */
  isOf(...allowed: readonly WhatIfClass[]): boolean {
    return this.#phrases.every((classes) =>
      classes.some(
        (each) => /^(filler|condition|afford|buffer)$/.test(each) || allowed.includes(each),
      ),
    )
  }
}

/** The parts of a question; null where a word is not understood. */
export function whatIfParts(question: string, context: QuestionContext): WhatIfParts | null {
  const found = taken(question, context)
  return found.stoppedAt === null ? found.parts : null
}

/** The first word of a what-if that says nothing known; null where each does. */
export function unreadWord(question: string, context: QuestionContext): string | null {
  return taken(question, context).stoppedAt
}

/** The parts that are known, whatever else the question holds. */
export function looseParts(question: string, context: QuestionContext): WhatIfParts {
  return taken(question, context, true).parts
}

function taken(
  question: string,
  context: QuestionContext,
  isLoose = false,
): { readonly parts: WhatIfParts; readonly stoppedAt: string | null } {
  const ahead = { ...context, assumesAhead: true }
  const text = withPlainWhatIf(question, context.names).replace(
    /\btill?\b(?! (?:takings|sales|money|receipts))/gi,
    'until',
  )
  const { words, slotsAt } = slotsOf(text.replace(untilAfter, 'until '), ahead, whatIfWords).whole
  const parts = new WhatIfParts()
  const figures = figuresIn(words, parts) // "A fifth from January" is no date.
  const masked = words.map((word, at) =>
    figures.some(({ start, end }) => at >= start && at < end) ? null : word,
  )
  const periods = readPeriods(masked, { ...ahead, looksAhead: true })
  const isPast = untilAfter.test(text)
  for (let at = 0; at < words.length; ) {
    const figure = figures.find(({ start }) => start === at)
    const period = periods.find(({ start }) => start === at)
    const end = figure?.end ?? takeNamed({ words, slotsAt, at, period, isPast }, parts, ahead)
    if (end === null && !isLoose) return { parts, stoppedAt: words[at] ?? '' }
    at = end ?? at + 1
  }
  joinMonths(parts)
  // "If the van is £9,000" is bought; "if the rent is £2,000 a month" is paid already.
  const isKnown = parts.subjects.length > 0 || parts.has('sales', 'everybody')
  parts.isLevel ||= parts.isPriced && isKnown && !parts.hasThing && !parts.has('person')
  return { parts, stoppedAt: null }
}

// "In December and January" is one stretch of days.
function joinMonths({ periods }: WhatIfParts): void {
  for (let at = 0; at + 1 < periods.length; ) {
    const [one, other] = periods.slice(at, at + 2)
    if (!one || !other || one.until || other.until || one.isTo || other.isTo) return
    if (addDays(one.period.to, 1) !== other.period.from) at++
    else
      periods.splice(at, 2, {
        ...one,
        period: { ...spanPeriod(one.period.from, other.period.to) },
        isFor: true,
        isIn: false,
      })
  }
}

const untilAfter = /\buntil after (?:the )?(?=\w)/i

type Place = {
  readonly words: readonly string[]
  readonly slotsAt: SlottedWords['slotsAt']
  readonly at: number
  readonly period: FoundPeriod | undefined
  /** "Until after Christmas": the day after it. */
  readonly isPast: boolean
}

// "Until March" ends where March begins, "until the end of March" with it; what has not come "by
// March" comes then.
function untilOf(
  words: readonly string[],
  { to }: Period,
  { isNot }: { isNot: boolean },
): Day | null {
  const ends = isNot ? /^(until|till|til|before|by)$/ : /^(until|till|til|before)$/
  if (!words.some((word) => ends.test(word))) return null
  const isOfMonth = !words.some((word) => word === 'end' || /^\d/.test(word))
  return isOfMonth && to === lastDayOf(monthOf(to)) ? firstDayOf(monthOf(to)) : to
}

function takeNamed(
  { words, slotsAt, at, period, isPast }: Place,
  parts: WhatIfParts,
  context: QuestionContext,
): number | null {
  const phrase = phraseOf(words, at)
  if (period && period.end >= (phrase?.end ?? 0)) {
    const before = at > 0 ? phraseOf(words, at - 1) : null
    const isFrom =
      before?.classes.includes('from') === true || /^(from|since)$/.test(words[at] ?? '')
    const isNot = words.some((word) => /^(not|never|nobody|nothing|none)$/.test(word))
    const until = untilOf(words.slice(Math.max(0, at - 3), period.end), period.period, { isNot })
    const isAfter = words[at - 1] === 'after' && !isPast
    const isFor = /^(for|during|throughout|over)$/.test(words[at - 1] ?? '')
    parts.periods.push({
      period: isAfter ? firstMonthAfter(period.period) : period.period,
      isFrom,
      isFor,
      until: isPast ? addDays(period.period.to, 1) : until,
      isTo:
        /^(to|into|until)$/.test(words[at - 1] ?? '') || /^(to|into|until)$/.test(words[at] ?? ''),
      isIn:
        /\bin( the)?$/.test(words.slice(Math.max(0, at - 2), at + 1).join(' ')) ||
        words[at] === 'in',
    })
    return period.end
  }
  const [name] = slotsAt('name', at)
  // "A van" is something new, although a payee has the word in its name.
  const isNew = /^(a|an|another|new|£[\d,.]+k?)$/.test(words[at - 1] ?? '')
  const newEnd = isNew && name?.end === at + 1 ? thingEnd(words, at) : at
  if (newEnd > at && isPayee(name?.text ?? '', context)) {
    parts.hasThing = true
    return newEnd
  }
  // "A driver" is taken on, although a category has the word.
  const isPerson = phrase?.classes.includes('person') && isNew
  if (name && name.end >= (phrase?.end ?? 0) && !isPerson) {
    const { included, choices } = readQuestion(name.text, context)
    const [subject, ...others] = included
    if (!subject || others.length > 0 || choices.length > 0) return null
    const between = words.slice(Math.max(parts.nameEnd, 0), at)
    const isBeside = parts.nameEnd >= 0 && between.every(isOfName)
    const whole = isBeside ? ofPerson(`${parts.nameText} ${name.text}`, context) : null
    const last = parts.subjects.at(-1)
    const isOther = isBeside && !whole && last && isPaidForElse(last, subject, context.names)
    const payee = isOther ? payeeOfKind(parts.nameText, subject, context.names) : whole
    if (isOther && !payee) return null
    if (payee) parts.subjects.pop()
    parts.addSubject(payee ?? subject, { isBeside: isBeside && !payee })
    parts.nameEnd = name.end
    parts.nameText = name.text
    return name.end
  }
  if (phrase) {
    parts.add(phrase.classes)
    return phrase.end
  }
  const end = /^(a|an|the|new|another|on|for|our|some|£[\d,.]+k?)$/.test(words[at - 1] ?? '')
    ? thingEnd(words, at)
    : at
  parts.hasThing ||= end > at
  return end > at ? end : null
}

// "Okafor's dividend" is one of two that somebody is paid.
function ofPerson(text: string, context: QuestionContext): Subject | null {
  const { included, choices, unused } = readQuestion(text, context)
  const [only, ...others] = included
  const isOne = others.length + choices.length + unused.length === 0 && only?.kind === 'merchant'
  return isOne ? only : null
}

// "The rent at Marlow": whose it is.
const isOfName = (word: string) => /^(at|with|from|of|the|our|my)$/.test(word)

function isPayee(text: string, context: QuestionContext): boolean {
  return readQuestion(text, context).included.every(({ kind }) => kind === 'merchant')
}
