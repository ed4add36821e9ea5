// What a question that is not understood names, as plain questions can be made of it: the names
// that go together, the days that are meant, and whether it follows up the question before.

import { addDays } from '../../calendar.ts'
import { subCategoryOf } from '../../taxonomy.ts'
import type { Frame } from '../frame.ts'
import { nameWords } from '../name-words.ts'
import type { NameIndex } from '../names.ts'
import { type Period, shifted, spanPeriod, yearsBack } from '../period.ts'
import type { Reading } from '../read-question.ts'
import { distinctSubjects, keyOf, type Subject } from '../subject.ts'
import { kindsWanted } from './kinds-wanted.ts'

/** What plain questions are made of. */
export type Slots = Pick<
  Reading,
  'included' | 'excluded' | 'periods' | 'looksAhead' | 'concepts' | 'count'
> & {
  /** The question in lower case. */
  readonly text: string
}

/** "The rent in Harrogate": the one payee of a category whose name has another word of the text. */
export function withPayees(slots: Slots, names: NameIndex): Slots {
  const { included, text } = slots
  if (included.some(({ kind }) => kind === 'merchant')) return slots
  const all = text.match(/\p{L}{4,}/gu) ?? []
  const narrowed = included.map((subject) => {
    if (subject.kind !== 'sub_category') return subject
    const own = new Set(nameWords(subject.name))
    const words = all.filter((word) => !own.has(word))
    const payees = distinctSubjects(words.flatMap((word) => names.holding(word))).filter(
      (payee) =>
        payee.kind === 'merchant' &&
        payee.ids.some((id) => names.codes.get(id)?.includes(subject.code)),
    )
    const holds = (payee: Subject) =>
      words.filter((word) => names.holding(word).some((each) => keyOf(each) === keyOf(payee)))
        .length
    const most = Math.max(0, ...payees.map(holds))
    const [only, ...others] = payees.filter((payee) => holds(payee) === most)
    return only && others.length === 0 ? only : subject
  })
  return { ...slots, included: narrowed }
}

/** The slots of a question; of a short one after another with what that named. */
export function slotsOf(
  reading: Reading,
  { text, before, isAhead }: { text: string; before: Frame | null; isAhead: boolean },
): Slots {
  const own = {
    ...reading,
    included: withoutWholes(reading.included, text),
    periods: daysMeant(reading.periods, text),
    looksAhead: isAhead,
    text,
  }
  if (!before || reading.words.length > followUpMax) return own
  return {
    ...own,
    included: own.included.length > 0 ? own.included : before.included,
    periods: own.periods.length > 0 ? own.periods : before.periods,
    looksAhead: isAhead || (before.looksAhead && own.periods.length === 0),
    text: kindsWanted(text).size > 0 ? text : `${before.latest.join(' ')} ${text}`,
  }
}

const followUpMax = 10

// "Wages to staff" is wages; "the people we paid most" are any who were paid.
function withoutWholes(included: readonly Subject[], text: string): Subject[] {
  const codes = new Set(
    included.flatMap((each) => (each.kind === 'sub_category' ? [each.code] : [])),
  )
  return included.filter(
    (each) =>
      each.kind !== 'category' ||
      (!(each.code === 'people' && /\bpeople (?:or|and|we|i|who|that)\b/.test(text)) &&
        ![...codes].some((code) => subCategoryOf(code).category === each.code)),
  )
}

// "Over Christmas, 20 December to 3 January" is of those days; "in 2026, in May" is of May. "The
// same months of 2025" are set against those of the other year.
function daysMeant(periods: readonly Period[], text: string): readonly Period[] {
  const holds = (outer: Period, inner: Period) =>
    outer !== inner && outer.from <= inner.from && outer.to >= inner.to
  const [first, ...more] = monthsJoined(periods, text).filter(
    (each, _, all) =>
      !all.some((other) => holds(other, each) && other.unit === 'span') &&
      !(each.unit === 'year' && all.some((other) => holds(each, other))),
  )
  if (!first) return []
  const [year] = more
  if (sameDays.test(text) && year?.unit === 'year') {
    const by = Number(year.from.slice(0, 4)) - Number(first.from.slice(0, 4))
    return [first, shifted(first, { unit: 'year', by })]
  }
  return more.length === 0 && yearEarlier.test(text)
    ? [first, yearsBack(first, 1, first.unit === 'half' ? 'span' : first.unit)]
    : [first, ...more]
}

// "The summer (July and August)" is of those two months; "doing this tonight" is of no day.
function monthsJoined(periods: readonly Period[], text: string): readonly Period[] {
  const dated = periods.filter(({ unit }) => unit !== 'day' || !atDesk.test(text))
  const [one, other, ...more] = dated.filter(({ unit }) => unit === 'month')
  const isOne =
    one && other && more.length === 0 && addDays(one.to, 1) === other.from && inBrackets.test(text)
  if (!isOne) return dated
  const both = spanPeriod(one.from, other.to)
  const rest = dated.filter(
    (each) => each.unit !== 'month' && !(each.from <= both.from && each.to >= both.to),
  )
  return [both, ...rest]
}

const atDesk = /\b(?:tonight|this (?:morning|afternoon|evening))\b/
const inBrackets = /\([^)]*\b(?:and|n|&|to|-)\b[^)]*\)/

const sameDays = /\bsame (?:months?|period|time|weeks?|days|quarter|stretch|spell)\b/
const yearEarlier = /\b(?:a year (?:earlier|before|ago)|the (?:year before|previous year))\b/
