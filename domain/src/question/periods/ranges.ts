// Stretches with two ends: "from … to …", "since …", "the week commencing …", "the 12 months to …".
import {
  addDays,
  addMonths,
  addMonthsToDay,
  type Day,
  dayFrom,
  firstDayOf,
  lastDayOf,
  monthOf,
} from '../../calendar.ts'
import { dayPeriod, monthPeriod, type Period, spanPeriod } from '../period.ts'
import { readDayAndMonth } from './days.ts'
import { type FoundPeriod, foundAt, type PeriodText } from './period-text.ts'
import { dateIn, numberIn } from './words.ts'

/** "From A to B", "between A and B", "since A", "until B", "A to B". */
export function readRange(text: PeriodText, start: number): FoundPeriod | null {
  const opener = text.word(start)
  if (opener === 'since') return readSince(text, start)
  const dates = readDatesOfMonth(text, start)
  if (dates) return dates
  if (opener === 'from' || opener === 'between') {
    const fromNow = rangeFromNow(text, start)
    if (fromNow) return fromNow
    const first = text.single(text.skip(start + 1, 'the', 'start', 'beginning'))
    if (!first) return null
    const joined = joinedRange(text, first, start)
    if (joined) return joined
    const rest = `${text.word(first.end)} ${text.word(first.end + 1)}`
    const isOpen = opener === 'from' && /^(onwards|on|forward|forwards) /.test(`${rest} `)
    return isOpen ? rangeUpToToday(text, first, start, first.end + 1) : null
  }
  if (opener === 'after') {
    const first = text.single(start + 1)
    return (
      first &&
      rangeUpToToday(
        text,
        { ...first, period: dayPeriod(addDays(first.period.to, 1)) },
        start,
        first.end,
      )
    )
  }
  if (opener === 'before' || opener === 'until') {
    const before = text.single(skipEndOf(text, start + 1))
    const { today, looksAhead } = text.context
    // What ended before today is past, however the question is put.
    const isPast = before !== null && before.period.to < today
    const open = looksAhead && !isPast ? today : text.context.firstDay
    if (!before || !open) return null
    // "Before March this year" is of this year alone.
    const isInYear = isPast && text.words.slice(start, before.end).includes('year')
    const newYear = `${before.period.from.slice(0, 4)}-01-01`
    const from = isInYear && newYear > open ? newYear : open
    const isWhole = opener === 'until' || skipEndOf(text, start + 1) > start + 1
    const to = isWhole ? before.period.to : addDays(before.period.from, -1)
    if (to < from) return null
    return { period: spanPeriod(from, to), start, end: before.end }
  }
  const first = text.single(start)
  return first && joinedRange(text, first, start)
}

// "Between now and Christmas", "from today to the end of March"; "between now and March" ends
// before March.
function rangeFromNow(text: PeriodText, start: number): FoundPeriod | null {
  if (!/^(now|today|here)$/.test(text.word(start + 1) ?? '')) return null
  if (!/^(and|to|until|till|through)$/.test(text.word(start + 2) ?? '')) return null
  const at = skipEndOf(text, start + 3)
  const last = text.single(text.skip(at, 'the'))
  if (!last) return null
  const { today } = text.context
  const isWhole = at > start + 3 || last.period.unit === 'day'
  const to = isWhole ? last.period.to : addDays(last.period.from, -1)
  if (to <= today) return null
  return { period: spanPeriod(today, to), start, end: last.end }
}

// "Before the end of January" takes January in.
function skipEndOf(text: PeriodText, at: number): number {
  const end = text.skip(at, 'the')
  return text.word(end) === 'end' && text.word(end + 1) === 'of' ? end + 2 : at
}

// "Between 1 and 15 October", "1st to 15th of October": the month stands only after the second
// date.
function readDatesOfMonth(text: PeriodText, start: number): FoundPeriod | null {
  const opener = text.word(start)
  const hasOpener = opener === 'from' || opener === 'between'
  const at = text.skip(hasOpener ? start + 1 : start, 'the')
  const date = dateIn(text.word(at))
  const joints = opener === 'between' ? ['and', 'to', '-'] : ['to', '-', 'until', 'till', 'through']
  if (!date || !joints.includes(text.word(at + 1) ?? '')) return null
  const last = readDayAndMonth(text, text.skip(at + 2, 'the'))
  if (!last) return null
  const { to } = last.period
  const from = dayFrom({ year: Number(to.slice(0, 4)), month: Number(to.slice(5, 7)), date })
  return from && from <= to ? { period: spanPeriod(from, to), start, end: last.end } : null
}

function readSince(text: PeriodText, start: number): FoundPeriod | null {
  const { firstDay, today } = text.context
  let at = start + 1
  const afterEnd = skipEndOf(text, at)
  if (afterEnd > at) {
    // From the day after it ended.
    const ended = text.single(text.skip(afterEnd, 'the'))
    if (!ended || ended.period.to >= today) return null
    const period = { ...spanPeriod(addDays(ended.period.to, 1), today), toDate: true }
    return { period, start, end: ended.end }
  }
  for (const word of ['the', 'start', 'beginning', 'of']) at = text.skip(at, word)
  if (/^(we|i|books|records|inception|opening)$/.test(text.word(at) ?? '') && firstDay) {
    const isPerson = /^(we|i)$/.test(text.word(at) ?? '')
    const begins = /^(opened|started|began|launched|joined|open|start)$/
    if (isPerson && !begins.test(text.word(at + 1) ?? '')) return null
    const end = isPerson
      ? text.skip(at + 2, 'up', 'trading', 'out')
      : text.skip(at + 1, 'began', 'begin', 'started', 'start', 'open', 'opened')
    return { period: { ...spanPeriod(firstDay, today), unit: 'all' }, start, end }
  }
  const first = text.single(at)
  if (first) return rangeUpToToday(text, first, start, first.end)
  return at > start + 2 && firstDay
    ? { period: { ...spanPeriod(firstDay, today), unit: 'all' }, start, end: at }
    : null
}

function rangeUpToToday(
  text: PeriodText,
  first: FoundPeriod,
  start: number,
  end: number,
): FoundPeriod | null {
  const { today } = text.context
  const { from } = first.period
  if (from > today) return null
  return { period: { ...spanPeriod(from, today), toDate: true }, start, end }
}

/** "A to B", "A and B" after "between", "A - B", "A until B". */
function joinedRange(text: PeriodText, first: FoundPeriod, start: number): FoundPeriod | null {
  const joint = text.word(first.end)
  const isBetween = text.word(start) === 'between'
  const joints = isBetween ? ['and', 'to', '-'] : ['to', '-', 'until', 'till', 'through', 'up']
  if (!joints.includes(joint ?? '')) return null
  let at = first.end + 1
  for (const word of ['to', 'the', 'end', 'of']) at = text.skip(at, word)
  if (text.word(at) === 'now' || text.word(at) === 'today')
    return {
      period: { ...spanPeriod(first.period.from, text.context.today), toDate: true },
      start,
      end: at + 1,
    }
  const last = text.single(at)
  if (!last) return null
  const from = alignedYear(text, first, last.period)
  if (from > last.period.to) return null
  const { unit } = first.period
  const isMoved = from !== first.period.from
  const whole = isMoved && unit === 'month' ? monthPeriod(monthOf(from)) : { ...first.period, from }
  const ends = [whole, last.period] as const
  return { period: { ...spanPeriod(from, last.period.to), ends }, start, end: last.end }
}

// "September to November": the first month is the one before the last, whatever year a bare name
// would have on its own.
function alignedYear(text: PeriodText, first: FoundPeriod, last: Period): Day {
  const { from, unit } = first.period
  const hasYear = text.words
    .slice(first.start, first.end)
    .some((word) => /^\d{4}$/.test(word ?? ''))
  if (hasYear || !['month', 'day'].includes(unit)) return from
  const years = [0, -1, 1].map((by) => addMonthsToDay(from, by * 12))
  const fits = years.filter((day) => day <= last.to).sort()
  return fits.at(-1) ?? from
}

/** "Week commencing 2 November", "the week ending Sunday". */
export function readWeekOf(text: PeriodText, at: number): FoundPeriod | null {
  const joint = text.word(at + 1) ?? ''
  const begins = /^(commencing|beginning|starting|of)$/.test(joint)
  if (text.word(at) !== 'week' || !(begins || /^(ending|ended|to)$/.test(joint))) return null
  const day = text.single(text.skip(at + 2, 'on'))
  if (day?.period.unit !== 'day') return null
  const { from } = day.period
  const span = begins ? spanPeriod(from, addDays(from, 6)) : spanPeriod(addDays(from, -6), from)
  return foundAt(span, at, day.end)
}

/** "The 12 months to October", "the year ended 31 March 2026", "the fortnight ending 30 May". */
export function readSpanEnding(text: PeriodText, at: number): FoundPeriod | null {
  const n = numberIn(text.word(at))
  const isHalf = text.word(at) === 'half'
  const unitAt = isHalf ? text.skip(at + 1, '-') : n === null ? at : at + 1
  const unit = (text.word(unitAt) ?? '').replace(/s$/, '')
  const each = isHalf ? (unit === 'year' ? 6 : null) : { month: 1, quarter: 3, year: 12 }[unit]
  const days = isHalf ? undefined : { day: 1, week: 7, fortnight: 14 }[unit]
  if (!(each ?? days) || !/^(to|ending|ended|until)$/.test(text.word(unitAt + 1) ?? '')) return null
  const last = text.single(skipEndOf(text, text.skip(unitAt + 2, 'in', 'on')))
  if (!last || !['day', 'month'].includes(last.period.unit)) return null
  const { to } = last.period
  if (days) {
    const isOfDay = last.period.unit === 'day' && (unit !== 'day' || n !== null)
    return isOfDay ? foundAt(spanPeriod(addDays(to, 1 - days * (n ?? 1)), to), at, last.end) : null
  }
  const length = (each ?? 1) * (n ?? 1)
  const isMonthEnd = to === lastDayOf(monthOf(to))
  const from = isMonthEnd
    ? firstDayOf(addMonths(monthOf(to), 1 - length))
    : addDays(addMonthsToDay(to, -length), 1)
  return foundAt(spanPeriod(from, to), at, last.end)
}

/** "The fortnight beginning 30 November", "the quarter from 1 July", "3 months starting in May". */
export function readSpanBeginning(text: PeriodText, at: number): FoundPeriod | null {
  const n = numberIn(text.word(at))
  const isHalf = text.word(at) === 'half'
  const unitAt = isHalf ? text.skip(at + 1, '-') : n === null ? at : at + 1
  const unit = (text.word(unitAt) ?? '').replace(/s$/, '')
  const months = isHalf ? (unit === 'year' ? 6 : null) : { month: 1, quarter: 3, year: 12 }[unit]
  const days = isHalf ? undefined : { day: 1, week: 7, fortnight: 14 }[unit]
  const joint = text.word(unitAt + 1) ?? ''
  if (!(months ?? days) || !/^(beginning|starting|commencing|from)$/.test(joint)) return null
  const first = text.single(text.skip(text.skip(unitAt + 2, 'on', 'in'), 'the'))
  if (!first || !['day', 'month'].includes(first.period.unit)) return null
  // "From July to September" names its own end.
  if (/^(to|until|till|and|-|through|up)$/.test(text.word(first.end) ?? '')) return null
  const { from } = first.period
  if (days && first.period.unit !== 'day') return null
  const end = days
    ? addDays(from, days * (n ?? 1) - 1)
    : addDays(addMonthsToDay(from, (months ?? 1) * (n ?? 1)), -1)
  return foundAt(spanPeriod(from, end), at, first.end)
}

/** "The week before Christmas", "the fortnight after 5 October": as many days beside one day. */
export function readSpanBeside(text: PeriodText, at: number): FoundPeriod | null {
  const days = { week: 7, fortnight: 14 }[text.word(at) ?? '']
  const joint = text.word(at + 1) ?? ''
  // "A week before Christmas" is one day.
  if (!days || !/^(before|after)$/.test(joint) || /^(a|one)$/.test(text.word(at - 1) ?? ''))
    return null
  const day = text.single(text.skip(at + 2, 'the'))
  if (day?.period.unit !== 'day') return null
  const { from, to } = day.period
  const span =
    joint === 'before'
      ? spanPeriod(addDays(from, -days), addDays(from, -1))
      : spanPeriod(addDays(to, 1), addDays(to, days))
  return foundAt(span, at, day.end)
}
