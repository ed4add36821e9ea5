// What a follow-up compares, and which days it is about: counted from the question before it, not
// from today.
import { addMonthsToDay, isDay } from '../calendar.ts'
import { earlierPeriod, movedPeriod } from './answered-periods.ts'
import type { Concept } from './concepts.ts'
import type { Frame } from './frame.ts'
import { dayPeriod, type Period, shifted, spanPeriod, yearsBack } from './period.ts'
import { keyOf, type Subject } from './subject.ts'

/** Whether two periods are the same days. */
export function sameDays(a: Period | undefined, b: Period | undefined): boolean {
  return a !== undefined && b !== undefined && a.from === b.from && a.to === b.to
}

/**
 * "Which was higher?" after the same question of two names, or "vs Etsy" after another; null where
 * it is neither.
 */
export function namesCompared(
  { included, previous = [], previousPeriods = [] }: Frame,
  own: Frame,
): Subject[] | null {
  const [latest, second] = included
  const [other] = own.included
  const areJoined = included.length === 2 && included.every(({ kind }) => kind === 'merchant')
  if (areJoined && latest && second && own.included.length + own.periods.length === 0)
    return isWhichOf(own) ? [latest, second] : null
  if (latest && other && included.length === 1 && own.included.length === 1) {
    const isAgainst = setsAgainst.test(own.words.join(' '))
    const isAnother = latest.kind !== 'account' && keyOf(latest) !== keyOf(other)
    return isAgainst && isAnother && own.periods.length === 0 ? [latest, other] : null
  }
  const [earlier] = previous
  const areTwo =
    included.length === 1 &&
    previous.length === 1 &&
    previousPeriods.length === 0 &&
    own.periods.length === 0 &&
    own.included.length === 0
  if (!areTwo || !latest || !earlier || keyOf(latest) === keyOf(earlier)) return null
  return isWhichOf(own) ? [earlier, latest] : null
}

// "How does that compare with Kent Express?", "is that more than Adobe?"
const setsAgainst =
  /^(?:(?:and|so|but|ok) )*(?:(?:how|what) (?:does|do|did|would|is|was) (?:that|it|this|they|those) (?:compare|compared|stack up|measure up|look|sit|fare|like) )?(?:(?:is|was|are|were) (?:that|it|this|they|those) )?(?:v|vs|versus|against|compare[ds]?(?: (?:to|with|against))?|with|beside|next to|alongside|(?:more|less|higher|lower|bigger|smaller|dearer|cheaper) than|set against|up against) /

// "Which was higher?", "who's paid more?", "what's the gap?"
function isWhichOf({ words }: Frame): boolean {
  const text = words.join(' ')
  return (
    /\b(difference|gap|compare)\b|^(?:and |so )*(?:the )?(?:cheaper|dearer|bigger|larger|higher|lower|smaller) one$|\b(?:which (?:was|is|one|did|do|cost|costs|of)|who (?:is|has|was|paid|pays|got|gets|cost|did|had))\b.*\b(higher|more|bigger|larger|dearer|most|less|cheaper|lower|better)\b/.test(
      text,
    ) && !/\b(month|week|quarter|year|day|before)\b/.test(text)
  )
}

/** "What's the difference?" after the same question of two periods; null where it is not that. */
export function answersCompared({ periods, previousPeriods }: Frame, own: Frame): Period[] | null {
  const [latest] = periods
  const [earlier] = previousPeriods ?? []
  const isCompared = ['compare', 'than', 'more', 'less', 'change', 'best', 'worst', 'top'].some(
    (concept) => own.concepts.has(concept as Concept),
  )
  const isOfTwo =
    periods.length === 1 &&
    previousPeriods?.length === 1 &&
    !sameDays(latest, earlier) &&
    own.periods.length === 0 &&
    own.included.length === 0
  const text = own.words.join(' ')
  const isMeant =
    /\b(difference|which|compare|compared|gap|change|up or down)\b/.test(text) &&
    !/\b(supplier|customer|client|category|payee|month before|year before)s?\b/.test(text)
  return latest && earlier && isOfTwo && isCompared && isMeant ? [latest, earlier] : null
}

// "The one on the 13th" after October is 13 October.
function dayWithin(first: Period | undefined, { periods, words }: Frame): Period | null {
  const [only] = periods
  if (first?.unit !== 'month' || periods.length !== 1 || !only || only.from !== only.to) return null
  const [, written] = /\bthe (\d{1,2})(?:st|nd|rd|th)$/.exec(words.join(' ')) ?? []
  if (!written) return null
  const day = `${first.from.slice(0, 8)}${written.padStart(2, '0')}`
  return day <= first.to && isDay(day) ? dayPeriod(day) : null
}

// "In the first half" after October is its first fifteen days.
function halfWithin(first: Period | undefined, { periods, words }: Frame): Period | null {
  const [only] = periods
  if (first?.unit !== 'month' || periods.length !== 1 || only?.unit !== 'half') return null
  const [, half] = /\b(first|1st|second|2nd|last|back|other) half$/.exec(words.join(' ')) ?? []
  if (!half) return null
  const month = first.from.slice(0, 8)
  return /^(first|1st)$/.test(half)
    ? spanPeriod(first.from, `${month}15`)
    : spanPeriod(`${month}16`, first.to)
}

// "When was the last time he got anything?" after September may be of October.
const wantsLastTime =
  /\bwhen (?:was|is) the last (?:time|one ever)\b|\bwhen (?:did|have|has) (?:\w+ ){1,3}last (?:pay|paid|get|got|buy|spend|receive)\b/

/** "The month before", "a year earlier": counted from what was asked before, not from today. */
export function periodsOf(before: Frame, own: Frame): readonly Period[] {
  const text = own.words.join(' ')
  const first = answeredDays(before, text)
  const compares = ['compare', 'than', 'more', 'less', 'change'].some((concept) =>
    own.concepts.has(concept as Concept),
  )
  const asMany = compares ? null : asManyDays(before, text)
  if (asMany) return [asMany]
  const moved = first && own.periods.length <= 1 ? movedPeriod(first, text) : null
  if (moved) return [moved]
  const earlier = first && earlierPeriod(first, text)
  if (earlier) return compares ? inAskedOrder(first, earlier, own) : [earlier]
  const turnsAhead = own.looksAhead && !before.looksAhead
  const day = dayWithin(first, own) ?? halfWithin(first, own)
  if (day) return [day]
  // "And on average a month?" after a month is the average of a year.
  const isOfParts = ['by_day', 'by_week', 'per_payment'].some((concept) =>
    own.concepts.has(concept as Concept),
  )
  const outgrows = own.concepts.has('average') && first?.unit === 'month' && !isOfParts
  // "Which month cost the most?" after a month is one of all of them.
  const ranksMonths = own.concepts.has('month_noun') && first?.unit === 'month'
  if (own.periods.length === 0 && ranksMonths && before.periods.length === 1) return []
  if (own.periods.length === 0 && wantsLastTime.test(text)) return []
  if (own.periods.length === 0) return turnsAhead || outgrows ? [] : before.periods
  const [only] = own.periods
  if (only && own.periods.length === 1 && !compares && setAYearApart(before))
    return [only, yearsBack(only, 1)]
  // "And last October?" after October is that of the year before.
  const isLast =
    /\blast (january|february|march|april|may|june|july|august|september|october|november|december)\b/
  if (first && only && own.periods.length === 1 && sameDays(first, only) && isLast.test(text))
    return compares ? [first, yearsBack(only, 1)] : [yearsBack(only, 1)]
  if (compares && own.periods.length === 1 && first && only)
    // "Is that more than last summer?" after this summer is about the summer before.
    return inAskedOrder(first, sameDays(first, only) ? yearsBack(only, 1) : only, own)
  return own.periods
}

// "What about just July?" after this summer against last is July of both years.
function setAYearApart({ answeredBy, concepts }: Frame): boolean {
  if (answeredBy?.tool !== 'compare_periods' || !concepts.has('compare')) return false
  const { period, against } = answeredBy.args
  return addMonthsToDay(against.from, 12) === period.from
}

// "The same period last year" after a year under way is as much of the year before as was answered.
function answeredDays({ periods, answeredBy }: Frame, text: string): Period | undefined {
  const [first] = periods
  const { period } = (answeredBy?.args ?? {}) as { period?: Period }
  const isCut = first && period && period.from === first.from && period.to < first.to
  return isCut && sameStretch.test(text) ? { ...period, unit: 'span' } : first
}

const sameStretch = /\bsame (period|point|stage|time|dates|days|stretch)\b|\bthis time last year\b/

// "Same period last month", and "this time last year" after this year: as many days as are over.
function asManyDays(before: Frame, text: string): Period | null {
  const [first] = before.periods
  const cut = answeredDays(before, text)
  if (!first || !cut || cut === first) return null
  if (first.unit === 'year' && /\blast year\b/.test(text)) return yearsBack(cut, 1)
  const unit = first.unit
  const isOfUnit = unit === 'month' || unit === 'quarter'
  return isOfUnit && new RegExp(`\\b(last|previous) ${unit}\\b`).test(text)
    ? shifted(cut, { unit, by: -1 })
    : null
}

// "Was last month better?" is about last month, "is that more than last month?" about what was
// answered before.
function inAskedOrder(answered: Period, named: Period, { concepts, words }: Frame): Period[] {
  const isSetAgainst =
    named.isBase === true ||
    concepts.has('than') ||
    concepts.has('compare') ||
    /\b(on|from|since|against|versus|vs|v|over|beat|beaten)\b/.test(words.join(' '))
  return isSetAgainst ? [answered, named] : [named, answered]
}
