// Reads stretches of days out of the words of a question, as a British business means them: months are calendar months, weeks
// begin on Monday, the tax year begins on 6 April, the financial year follows the business's own year end. A bare month is the
// latest one that has begun, unless the question looks ahead.
import {
  addDays,
  addMonths,
  addMonthsToDay,
  type Day,
  dayFrom,
  firstDayOf,
  isDay,
  lastDayOf,
  type Month,
  monthOf,
  weekdayOf,
} from '../calendar.ts'
import {
  dayPeriod,
  financialYear,
  halfPeriod,
  monthPeriod,
  type Period,
  quarterPeriod,
  spanLabel,
  spanPeriod,
  taxYear,
  weekPeriod,
  yearPeriod,
} from './period.ts'

/** What the reader has to know. `looksAhead`: the question speaks of what is still to come. */
export type PeriodContext = {
  readonly today: Day
  readonly yearEnd: string | null
  readonly looksAhead: boolean
  /** The first day of the books, for "so far" and "ever". */
  readonly firstDay: Day | null
}

/** A period with the tokens it was read from, `end` excluded. */
export type FoundPeriod = { readonly period: Period; readonly start: number; readonly end: number }

/** Every period in a list of words; a word that is null belongs to something else. */
export function readPeriods(
  words: readonly (string | null)[],
  context: PeriodContext,
): FoundPeriod[] {
  const reader = new PeriodReader(words, context)
  const found: FoundPeriod[] = []
  for (let at = 0; at < words.length; ) {
    const one = reader.at(at)
    if (one) found.push(one)
    at = one ? one.end : at + 1
  }
  return found
}

/** The number that a word stands for, up to a hundred: "three", "3", "a couple of". */
export function numberIn(word: string | null | undefined): number | null {
  if (!word) return null
  if (/^\d{1,3}$/.test(word)) return Number(word)
  return numbers[word] ?? null
}

const numbers: Record<string, number> = {
  one: 1,
  two: 2,
  couple: 2,
  three: 3,
  few: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  sixty: 60,
  ninety: 90,
}

const months: Record<string, number> = Object.fromEntries(
  [
    ['january', 'jan'],
    ['february', 'feb', 'febuary'],
    ['march', 'mar'],
    ['april', 'apr'],
    ['may'],
    ['june', 'jun'],
    ['july', 'jul'],
    ['august', 'aug'],
    ['september', 'sept', 'sep'],
    ['october', 'oct'],
    ['november', 'nov'],
    ['december', 'dec'],
  ].flatMap((names, at) => names.map((name) => [name, at + 1] as const)),
)

/** The words that the reader knows, for mending typing errors. */
export const periodWords: readonly string[] = [
  ...Object.keys(months).filter((name) => name.length > 4 && name !== 'febuary'),
  ...Object.keys(numbers),
  'yesterday',
  'tomorrow',
  'today',
  'month',
  'months',
  'quarter',
  'quarters',
  'week',
  'weeks',
  'year',
  'years',
  'fortnight',
  'financial',
  'previous',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
]

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const quarterWords: Record<string, number> = { q1: 1, q2: 2, q3: 3, q4: 4 }
const seasons: Record<string, number> = { spring: 3, summer: 6, autumn: 9, winter: 12 }
const ordinals: Record<string, number> = {
  first: 1,
  '1st': 1,
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
  final: 4,
}
const units = new Set(['day', 'week', 'month', 'quarter', 'year', 'fortnight'])
const past = new Set(['last', 'past', 'previous', 'prior', 'preceding'])
const present = new Set(['this', 'current', 'the current'])
const future = new Set(['next', 'coming', 'upcoming', 'following'])

class PeriodReader {
  readonly #words: readonly (string | null)[]
  readonly #context: PeriodContext
  readonly #month: Month

  constructor(words: readonly (string | null)[], context: PeriodContext) {
    this.#words = words
    this.#context = context
    this.#month = monthOf(context.today)
  }

  /** The longest period that begins at a word. */
  at(start: number): FoundPeriod | null {
    const found = this.#range(start) ?? this.#single(start)
    return found && this.#withToDate(found)
  }

  #word(at: number): string | null {
    return this.#words[at] ?? null
  }

  #skip(at: number, ...words: string[]): number {
    return words.includes(this.#word(at) ?? '') ? at + 1 : at
  }

  /** "so far", "to date" after a period, or before it. */
  #withToDate(found: FoundPeriod): FoundPeriod {
    const { end } = found
    const says = `${this.#word(end)} ${this.#word(end + 1)}`
    if (says !== 'so far' && says !== 'to date') return found
    return { ...found, end: end + 2, period: { ...found.period, toDate: true } }
  }

  #range(start: number): FoundPeriod | null {
    const opener = this.#word(start)
    if (opener === 'since') return this.#since(start)
    const dates = this.#datesOfMonth(start)
    if (dates) return dates
    if (opener === 'from' || opener === 'between') {
      const first = this.#single(this.#skip(start + 1, 'the', 'start', 'beginning'))
      if (!first) return null
      const joined = this.#joined(first, start)
      if (joined) return joined
      const rest = `${this.#word(first.end)} ${this.#word(first.end + 1)}`
      const isOpen = opener === 'from' && /^(onwards|on|forward|forwards) /.test(`${rest} `)
      return isOpen ? this.#openFrom(first, start, first.end + 1) : null
    }
    if (opener === 'after') {
      const first = this.#single(start + 1)
      return (
        first &&
        this.#openFrom(
          { ...first, period: dayPeriod(addDays(first.period.to, 1)) },
          start,
          first.end,
        )
      )
    }
    if (opener === 'before' || opener === 'until') {
      const before = this.#single(this.#skipEndOf(start + 1))
      const { today, looksAhead } = this.#context
      const from = looksAhead ? today : this.#context.firstDay
      if (!before || !from) return null
      const isWhole = opener === 'until' || this.#skipEndOf(start + 1) > start + 1
      const to = isWhole ? before.period.to : addDays(before.period.from, -1)
      if (to < from) return null
      return { period: spanPeriod(from, to), start, end: before.end }
    }
    const first = this.#single(start)
    return first && this.#joined(first, start)
  }

  // "Before the end of January" takes January in.
  #skipEndOf(at: number): number {
    const end = this.#skip(at, 'the')
    return this.#word(end) === 'end' && this.#word(end + 1) === 'of' ? end + 2 : at
  }

  // "Between 1 and 15 October", "1st to 15th of October": the month stands only after the second date.
  #datesOfMonth(start: number): FoundPeriod | null {
    const opener = this.#word(start)
    const hasOpener = opener === 'from' || opener === 'between'
    const at = this.#skip(hasOpener ? start + 1 : start, 'the')
    const date = dateIn(this.#word(at))
    const joints =
      opener === 'between' ? ['and', 'to', '-'] : ['to', '-', 'until', 'till', 'through']
    if (!date || !joints.includes(this.#word(at + 1) ?? '')) return null
    const last = this.#dayAndMonth(this.#skip(at + 2, 'the'))
    if (!last) return null
    const { to } = last.period
    const from = dayFrom({ year: Number(to.slice(0, 4)), month: Number(to.slice(5, 7)), date })
    return from && from <= to ? { period: spanPeriod(from, to), start, end: last.end } : null
  }

  #since(start: number): FoundPeriod | null {
    const { firstDay, today } = this.#context
    let at = start + 1
    for (const word of ['the', 'start', 'beginning', 'of']) at = this.#skip(at, word)
    if (/^(we|books|records|inception)$/.test(this.#word(at) ?? '') && firstDay) {
      const end = this.#word(at) === 'we' ? at + 2 : this.#skip(at + 1, 'began', 'begin', 'started')
      return { period: { ...spanPeriod(firstDay, today), unit: 'all' }, start, end }
    }
    const first = this.#single(at)
    if (first) return this.#openFrom(first, start, first.end)
    return at > start + 2 && firstDay
      ? { period: { ...spanPeriod(firstDay, today), unit: 'all' }, start, end: at }
      : null
  }

  #openFrom(first: FoundPeriod, start: number, end: number): FoundPeriod | null {
    const { today } = this.#context
    const { from } = first.period
    if (from > today) return null
    return { period: { ...spanPeriod(from, today), toDate: true }, start, end }
  }

  /** "A to B", "A and B" after "between", "A - B", "A until B". */
  #joined(first: FoundPeriod, start: number): FoundPeriod | null {
    const joint = this.#word(first.end)
    const isBetween = this.#word(start) === 'between'
    const joints = isBetween ? ['and', 'to', '-'] : ['to', '-', 'until', 'till', 'through', 'up']
    if (!joints.includes(joint ?? '')) return null
    let at = first.end + 1
    for (const word of ['to', 'the', 'end', 'of']) at = this.#skip(at, word)
    if (this.#word(at) === 'now' || this.#word(at) === 'today')
      return {
        period: { ...spanPeriod(first.period.from, this.#context.today), toDate: true },
        start,
        end: at + 1,
      }
    const last = this.#single(at)
    if (!last) return null
    const from = this.#alignedYear(first, last.period)
    if (from > last.period.to) return null
    const whole = { ...first.period, from }
    const ends = [whole, last.period] as const
    return { period: { ...spanPeriod(from, last.period.to), ends }, start, end: last.end }
  }

  // "September to November": the first month is the one before the last, whatever year a bare name would have on its own.
  #alignedYear(first: FoundPeriod, last: Period): Day {
    const { from, unit } = first.period
    const hasYear = this.#words
      .slice(first.start, first.end)
      .some((word) => /^\d{4}$/.test(word ?? ''))
    if (hasYear || !['month', 'day'].includes(unit)) return from
    const years = [0, -1, 1].map((by) => addMonthsToDay(from, by * 12))
    const fits = years.filter((day) => day <= last.to).sort()
    return fits.at(-1) ?? from
  }

  #single(start: number): FoundPeriod | null {
    const at = this.#word(start) === 'the' ? start + 1 : start
    const found =
      this.#weekOf(at) ??
      this.#endingWith(at) ??
      this.#namedDay(at) ??
      this.#writtenDay(at) ??
      this.#ordinalPart(at) ??
      this.#yearKind(at) ??
      this.#relative(at) ??
      this.#endOfThis(at) ??
      this.#ago(at) ??
      this.#quarter(at) ??
      this.#monthName(at) ??
      this.#weekday(at) ??
      this.#year(at) ??
      this.#season(at) ??
      this.#inTime(at) ??
      this.#wholeTime(at)
    return found && { ...found, start }
  }

  /** "Week commencing 2 November", "the week ending Sunday". */
  #weekOf(at: number): FoundPeriod | null {
    const joint = this.#word(at + 1) ?? ''
    const begins = /^(commencing|beginning|starting|of)$/.test(joint)
    if (this.#word(at) !== 'week' || !(begins || /^(ending|ended|to)$/.test(joint))) return null
    const day = this.#single(this.#skip(at + 2, 'on'))
    if (day?.period.unit !== 'day') return null
    const { from } = day.period
    const span = begins ? spanPeriod(from, addDays(from, 6)) : spanPeriod(addDays(from, -6), from)
    return found(span, at, day.end)
  }

  /** "The 12 months to October", "the year ended 31 March 2026", "the quarter to the end of June". */
  #endingWith(at: number): FoundPeriod | null {
    const n = numberIn(this.#word(at))
    const unitAt = n === null ? at : at + 1
    const unit = (this.#word(unitAt) ?? '').replace(/s$/, '')
    const each = { month: 1, quarter: 3, year: 12 }[unit]
    if (!each || !/^(to|ending|ended|until)$/.test(this.#word(unitAt + 1) ?? '')) return null
    const last = this.#single(this.#skipEndOf(this.#skip(unitAt + 2, 'in', 'on')))
    if (!last || !['day', 'month'].includes(last.period.unit)) return null
    const { to } = last.period
    const length = each * (n ?? 1)
    const isMonthEnd = to === lastDayOf(monthOf(to))
    const from = isMonthEnd
      ? firstDayOf(addMonths(monthOf(to), 1 - length))
      : addDays(addMonthsToDay(to, -length), 1)
    return found(spanPeriod(from, to), at, last.end)
  }

  #namedDay(at: number): FoundPeriod | null {
    const { today } = this.#context
    const word = this.#word(at)
    const by =
      word === 'today' || word === 'tonight'
        ? 0
        : word === 'yesterday'
          ? -1
          : word === 'tomorrow'
            ? 1
            : null
    if (by !== null) return found(dayPeriod(addDays(today, by)), at, at + 1)
    if (word === 'day' && this.#word(at + 1) === 'before' && this.#word(at + 2) === 'yesterday')
      return found(dayPeriod(addDays(today, -2)), at, at + 3)
    if (word === 'month' && this.#word(at + 1) === 'before' && this.#word(at + 2) === 'last')
      return found(monthPeriod(addMonths(this.#month, -2)), at, at + 3)
    if (word === 'week' && this.#word(at + 1) === 'before' && this.#word(at + 2) === 'last')
      return found(weekPeriod(addDays(today, -14)), at, at + 3)
    if (word === 'quarter' && this.#word(at + 1) === 'before' && this.#word(at + 2) === 'last')
      return found(quarterPeriod(addMonths(this.#month, -6)), at, at + 3)
    if (word === 'year' && this.#word(at + 1) === 'before' && this.#word(at + 2) === 'last')
      return found(yearPeriod(Number(today.slice(0, 4)) - 2), at, at + 3)
    const next = `${word} ${this.#word(at + 1)} ${this.#word(at + 2)}`
    if (next === 'month to date') return found(toDate(monthPeriod(this.#month)), at, at + 3)
    if (next === 'quarter to date') return found(toDate(quarterPeriod(this.#month)), at, at + 3)
    if (next === 'week to date') return found(toDate(weekPeriod(today)), at, at + 3)
    if (next === 'year to date' || word === 'ytd')
      return found(
        toDate(yearPeriod(Number(today.slice(0, 4)))),
        at,
        word === 'ytd' ? at + 1 : at + 3,
      )
    if (word === 'mtd') return found(toDate(monthPeriod(this.#month)), at, at + 1)
    if (word === 'qtd') return found(toDate(quarterPeriod(this.#month)), at, at + 1)
    if (word === 'christmas' || word === 'xmas')
      return this.#dayIn({
        date: 25,
        month: 12,
        at,
        end: this.#word(at + 1) === 'day' ? at + 2 : at + 1,
      })
    if (next === 'this time last') return this.#thisTimeLast(at)
    return null
  }

  /** "This time last year": the month so far, a year earlier. */
  #thisTimeLast(at: number): FoundPeriod | null {
    const unit = this.#word(at + 3)
    const { today } = this.#context
    const back = unit === 'year' ? -12 : unit === 'month' ? -1 : null
    if (back === null) return null
    const to = addMonthsToDay(today, back)
    return found(spanPeriod(firstDayOf(monthOf(to)), to), at, at + 4)
  }

  #writtenDay(at: number): FoundPeriod | null {
    const word = this.#word(at) ?? ''
    if (isDay(word)) return found(dayPeriod(word), at, at + 1)
    const parts = /^(\d{1,2})[/.](\d{1,2})[/.](\d{2}|\d{4})$/.exec(word)
    if (parts) {
      const [, date, month, year = ''] = parts
      const full = Number(year.length === 2 ? `20${year}` : year)
      const day = dayFrom({ year: full, month: Number(month), date: Number(date) })
      return day ? found(dayPeriod(day), at, at + 1) : null
    }
    const monthOfYear = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(word)
    if (monthOfYear && Number(monthOfYear[2]) !== (Number(monthOfYear[1]) % 100) + 1)
      return found(monthPeriod(word), at, at + 1)
    return this.#dayAndMonth(at) ?? this.#monthAndDay(at) ?? this.#dayOfThisMonth(at)
  }

  #dayAndMonth(at: number): FoundPeriod | null {
    const date = dateIn(this.#word(at))
    const next = this.#skip(at + 1, 'of')
    const month = months[this.#word(next) ?? '']
    if (!date || !month) return null
    return this.#dayIn({ date, month, at, end: next + 1 })
  }

  #monthAndDay(at: number): FoundPeriod | null {
    const month = months[this.#word(at) ?? '']
    const next = this.#skip(at + 1, 'the')
    const date = dateIn(this.#word(next))
    if (!date || !month) return null
    return this.#dayIn({ date, month, at, end: next + 1 })
  }

  #dayIn({ date, month, at, end }: { date: number; month: number; at: number; end: number }) {
    const year = this.#yearAt(end)
    const day = dayFrom({ year: year ?? this.#bareYear(month, date), month, date })
    return day ? found(dayPeriod(day), at, year ? end + 1 : end) : null
  }

  // Of a bare day and month: the latest that is past, or the first that lies ahead.
  #bareYear(month: number, date = 1): number {
    const { today, looksAhead } = this.#context
    const year = Number(today.slice(0, 4))
    const inYear = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
    const current = inYear.slice(0, 7) === this.#month && date === 1
    if (looksAhead) return inYear >= today || current ? year : year + 1
    return inYear <= today || current ? year : year - 1
  }

  /** "The 5th", "on the 5th": of this month, or the one before or after. */
  #dayOfThisMonth(at: number): FoundPeriod | null {
    const word = this.#word(at) ?? ''
    if (!/^\d{1,2}(st|nd|rd|th)$/.test(word) || this.#word(at - 1) !== 'the') return null
    if (/^(quarter|half|week)$/.test(this.#word(at + 1) ?? '')) return null
    const { today, looksAhead } = this.#context
    const date = dateIn(word) ?? 0
    const by = { this: 0, last: -1, next: 1 }[this.#word(at + 2) ?? '']
    if (this.#word(at + 1) === 'of' && by !== undefined && this.#word(at + 3) === 'month') {
      const [year, month] = addMonths(this.#month, by).split('-').map(Number)
      const day = dayFrom({ year: year ?? 0, month: month ?? 0, date })
      return day ? found(dayPeriod(day), at, at + 4) : null
    }
    const inMonth = (month: Month) =>
      dayFrom({ year: Number(month.slice(0, 4)), month: Number(month.slice(5)), date })
    const here = inMonth(this.#month)
    const day = looksAhead
      ? here && here > today
        ? here
        : inMonth(addMonths(this.#month, 1))
      : here && here <= today
        ? here
        : inMonth(addMonths(this.#month, -1))
    return day ? found(dayPeriod(day), at, at + 1) : null
  }

  /** "First quarter of 2026", "second half of last year", "the last quarter of 2025". */
  #ordinalPart(at: number): FoundPeriod | null {
    const ofMonth = this.#partOfMonth(at)
    if (ofMonth) return ofMonth
    const word = this.#word(at) ?? ''
    const unit = this.#word(at + 1)
    if (unit !== 'quarter' && unit !== 'half') return null
    const ofYear = this.#word(at + 2) === 'of' ? this.#single(at + 3) : this.#single(at + 2)
    const year = ofYear && ofYear.period.unit === 'year' ? ofYear : null
    const isLastOf = word === 'last' && this.#word(at + 2) === 'of' && year !== null
    const ordinal = ordinals[word] ?? (isLastOf ? (unit === 'half' ? 2 : 4) : null)
    if (!ordinal) return null
    if (unit === 'quarter' && ordinal <= 4)
      return this.#quarterOf(ordinal, { at, end: at + 2, year })
    if (unit === 'half' && ordinal <= 2)
      return this.#halfOf(ordinal as 1 | 2, { at, end: at + 2, year })
    return null
  }

  /** "First fortnight of November", "first two weeks of May", "last week of October", "second half of June". */
  #partOfMonth(at: number): FoundPeriod | null {
    const word = this.#word(at) ?? ''
    const isLast = word === 'last' || word === 'final'
    if (!isLast && word !== 'first' && word !== '1st' && word !== 'second') return null
    const n = numberIn(this.#word(at + 1))
    const unitAt = n === null ? at + 1 : at + 2
    const unit = (this.#word(unitAt) ?? '').replace(/s$/, '')
    const days = { day: 1, week: 7, fortnight: 14 }[unit]
    if ((!days && unit !== 'half') || !/^(of|in)$/.test(this.#word(unitAt + 1) ?? '')) return null
    const month = this.#single(this.#skip(unitAt + 2, 'the'))
    if (month?.period.unit !== 'month') return null
    const { from, to } = month.period
    const middle = addDays(from, 15)
    if (unit === 'half')
      return word === 'second' || isLast
        ? found(spanPeriod(middle, to), at, month.end)
        : found(spanPeriod(from, addDays(middle, -1)), at, month.end)
    const length = (days ?? 0) * (n ?? 1)
    const first = word === 'second' ? addDays(from, length) : from
    const span = isLast
      ? spanPeriod(addDays(to, 1 - length), to)
      : spanPeriod(first, addDays(first, length - 1))
    return span.from >= from && span.to <= to ? found(span, at, month.end) : null
  }

  #quarterOf(quarter: number, from: { at: number; end: number; year: FoundPeriod | null }) {
    const { today, looksAhead } = this.#context
    if (from.year) {
      const first = addMonths(monthOf(from.year.period.from), (quarter - 1) * 3)
      const isCalendar = from.year.period.from.endsWith('-01-01')
      const period = isCalendar
        ? quarterPeriod(first)
        : {
            ...spanPeriod(firstDayOf(first), lastDayOf(addMonths(first, 2))),
            unit: 'quarter' as const,
          }
      return found(period, from.at, from.year.end)
    }
    const year = Number(today.slice(0, 4))
    const inYear = (of: number) =>
      quarterPeriod(`${of}-${String(quarter * 3 - 2).padStart(2, '0')}`)
    const here = inYear(year)
    if (looksAhead) return found(here.to >= today ? here : inYear(year + 1), from.at, from.end)
    return found(here.from <= today ? here : inYear(year - 1), from.at, from.end)
  }

  #halfOf(half: 1 | 2, from: { at: number; end: number; year: FoundPeriod | null }) {
    const { today } = this.#context
    if (from.year) {
      const first = addMonths(monthOf(from.year.period.from), half === 1 ? 0 : 6)
      const isCalendar = from.year.period.from.endsWith('-01-01')
      const period = isCalendar
        ? halfPeriod(Number(from.year.period.from.slice(0, 4)), half)
        : {
            ...spanPeriod(firstDayOf(first), lastDayOf(addMonths(first, 5))),
            unit: 'half' as const,
          }
      return found(period, from.at, from.year.end)
    }
    const year = Number(today.slice(0, 4))
    const here = halfPeriod(year, half)
    return found(here.from <= today ? here : halfPeriod(year - 1, half), from.at, from.end)
  }

  /** Tax years and financial years: "this financial year", "the 2025/26 tax year", "FY26". */
  #yearKind(at: number): FoundPeriod | null {
    const short = /^fy(\d{2}|\d{4})(?:[/-](\d{2}|\d{4}))?$/.exec(this.#word(at) ?? '')
    if (short) {
      return found(this.#financial(fullYear(short[2] ?? short[1] ?? '')), at, at + 1)
    }
    if (this.#word(at) === 'fy') return this.#named(at + 1, at, 'financial')
    const written = /^(\d{4}|\d{2})[/-](\d{2}|\d{4})$/.exec(this.#word(at) ?? '')
    if (written && (fullYear(written[1] ?? '') + 1) % 100 === Number(written[2]) % 100) {
      const ends = fullYear(written[1] ?? '') + 1
      const kind = this.#kindAt(at + 1)
      if (kind)
        return found(kind.kind === 'tax' ? taxYear(ends - 1) : this.#financial(ends), at, kind.end)
      return found(this.#financial(ends), at, at + 1)
    }
    const word = this.#word(at) ?? ''
    const by = past.has(word) ? -1 : present.has(word) ? 0 : future.has(word) ? 1 : null
    const kind = this.#kindAt(by === null ? this.#skip(at, 'our', 'my') : at + 1)
    if (!kind) return null
    const named = this.#named(kind.end, at, kind.kind)
    if (named) return named
    return found(this.#shifted(kind.kind, by ?? 0), at, kind.end)
  }

  #kindAt(at: number): { kind: 'tax' | 'financial'; end: number } | null {
    const word = this.#word(at) ?? ''
    if (word === 'fy') return { kind: 'financial', end: at + 1 }
    if (this.#word(at + 1) !== 'year') return null
    if (word === 'tax') return { kind: 'tax', end: at + 2 }
    if (['financial', 'fiscal', 'accounting', 'company', 'trading', 'business'].includes(word))
      return { kind: 'financial', end: at + 2 }
    return null
  }

  #named(at: number, start: number, kind: 'tax' | 'financial'): FoundPeriod | null {
    const written = /^(\d{4}|\d{2})(?:[/-](\d{2}|\d{4}))?$/.exec(this.#word(at) ?? '')
    if (!written) return null
    const ends = written[2] ? fullYear(written[1] ?? '') + 1 : fullYear(written[1] ?? '')
    return found(kind === 'tax' ? taxYear(ends - 1) : this.#financial(ends), start, at + 1)
  }

  #financial(endsIn: number): Period {
    return financialYear(endsIn, this.#context.yearEnd ?? '03-31')
  }

  #shifted(kind: 'tax' | 'financial', by: number): Period {
    const { today } = this.#context
    const year = Number(today.slice(0, 4))
    if (kind === 'tax') return taxYear((today >= `${year}-04-06` ? year : year - 1) + by)
    const ends = this.#financial(year).to >= today ? year : year + 1
    return this.#financial(ends + by)
  }

  #relative(at: number): FoundPeriod | null {
    const word = this.#word(at) ?? ''
    const by = past.has(word) ? -1 : present.has(word) ? 0 : future.has(word) ? 1 : null
    if (by === null) return null
    const full = this.#skip(at + 1, 'full', 'whole', 'complete', 'calendar', 'entire')
    const unit = this.#word(full) ?? ''
    // "The last week of each month" is no one week.
    if (this.#word(full + 1) === 'of' && /^(each|every)$/.test(this.#word(full + 2) ?? ''))
      return null
    if (unit === 'year' && by < 0 && full === at + 1 && this.#isRolling(at))
      return found(this.#lastOf(12, 'month'), at, full + 1)
    if (units.has(unit)) return found(this.#unitBy(unit, by), at, full + 1)
    if (months[unit] && by !== null)
      return this.#monthBy(months[unit] ?? 1, by, { at, end: full + 1 })
    if (weekdays.includes(unit)) return found(dayPeriod(this.#weekdayBy(unit, by)), at, full + 1)
    if (by === 0) return null
    return this.#count(at, full, by)
  }

  // "Over the last year" runs up to now, while "last year" is the calendar year.
  #isRolling(at: number): boolean {
    const before = this.#word(at - 1) === 'the' ? this.#word(at - 2) : null
    const isOverYear = /^(over|in|during|within|for|across|throughout)$/.test(before ?? '')
    return isOverYear || (this.#word(at) === 'past' && this.#word(at - 1) === 'the')
  }

  /** "The end of the month", "the rest of the year": the one under way. */
  #endOfThis(at: number): FoundPeriod | null {
    const unit = this.#word(at) ?? ''
    const isPart = this.#word(at - 1) === 'the' && this.#word(at - 2) === 'of'
    return isPart && units.has(unit) && this.#word(at + 1) !== 'before'
      ? found(this.#unitBy(unit, 0), at, at + 1)
      : null
  }

  /** "The last three months", "the next 30 days", "the past couple of weeks", "the last half year". */
  #count(at: number, from: number, by: number): FoundPeriod | null {
    const next = this.#skip(from, 'a')
    const n = numberIn(this.#word(next))
    if (n === null || n === 0) return null
    let end = this.#skip(next + 1, 'of')
    end = this.#skip(end, 'full', 'whole', 'complete', 'calendar')
    const unit = (this.#word(end) ?? '').replace(/s$/, '')
    if (!units.has(unit)) return null
    return found(by < 0 ? this.#lastOf(n, unit) : this.#nextOf(n, unit), at, end + 1)
  }

  // Days and weeks run up to today; months, quarters and years are whole ones before the current.
  #lastOf(n: number, unit: string): Period {
    const { today } = this.#context
    const name = `the last ${n} ${unit}${n === 1 ? '' : 's'}`
    const named = (from: Day, to: Day): Period => ({
      ...spanPeriod(from, to),
      label: `${name} (${spanLabel(from, to)})`,
    })
    if (unit === 'day') return named(addDays(today, 1 - n), today)
    if (unit === 'week') return named(addDays(today, 1 - 7 * n), today)
    if (unit === 'fortnight') return named(addDays(today, 1 - 14 * n), today)
    const last = addMonths(this.#month, -1)
    if (unit === 'month') return named(firstDayOf(addMonths(last, 1 - n)), lastDayOf(last))
    if (unit === 'quarter') {
      const quarter = quarterPeriod(addMonths(this.#month, -3))
      return named(firstDayOf(addMonths(monthOf(quarter.from), -3 * (n - 1))), quarter.to)
    }
    const year = Number(today.slice(0, 4))
    return named(`${year - n}-01-01`, `${year - 1}-12-31`)
  }

  #nextOf(n: number, unit: string): Period {
    const { today } = this.#context
    const from = addDays(today, 1)
    const days = unit === 'day' ? n : unit === 'week' ? 7 * n : unit === 'fortnight' ? 14 * n : null
    const perUnit = unit === 'quarter' ? 3 : unit === 'year' ? 12 : 1
    const to = days === null ? addMonthsToDay(today, n * perUnit) : addDays(today, days)
    return { ...spanPeriod(from, to), label: `the next ${n} ${unit}${n === 1 ? '' : 's'}` }
  }

  #unitBy(unit: string, by: number): Period {
    const { today } = this.#context
    if (unit === 'day') return dayPeriod(addDays(today, by))
    if (unit === 'week') return weekPeriod(addDays(today, 7 * by))
    if (unit === 'month') return monthPeriod(addMonths(this.#month, by))
    if (unit === 'quarter') return quarterPeriod(addMonths(this.#month, 3 * by))
    if (unit === 'fortnight')
      return by > 0 ? this.#nextOf(2, 'week') : { ...spanPeriod(addDays(today, -13), today) }
    return yearPeriod(Number(today.slice(0, 4)) + by)
  }

  #monthBy(month: number, by: number, where: { at: number; end: number }): FoundPeriod | null {
    const { today } = this.#context
    const inYear = (year: number) => `${year}-${String(month).padStart(2, '0')}`
    const year = Number(today.slice(0, 4))
    const here = inYear(year)
    const chosen =
      by === 0
        ? here
        : by < 0
          ? here < this.#month
            ? here
            : inYear(year - 1)
          : here > this.#month
            ? here
            : inYear(year + 1)
    return found(monthPeriod(chosen), where.at, where.end)
  }

  /** "Three months ago", "a week ago", "10 days ago". */
  #ago(at: number): FoundPeriod | null {
    const word = this.#word(at)
    const n = word === 'a' || word === 'an' ? 1 : numberIn(word)
    if (n === null) return null
    const unit = (this.#word(at + 1) ?? '').replace(/s$/, '')
    if (!units.has(unit) || this.#word(at + 2) !== 'ago') return null
    const { today } = this.#context
    const end = at + 3
    if (unit === 'month') return found(monthPeriod(addMonths(this.#month, -n)), at, end)
    if (unit === 'year') {
      const to = addMonthsToDay(today, -12 * n)
      return found(monthPeriod(monthOf(to)), at, end)
    }
    if (unit === 'quarter') return found(quarterPeriod(addMonths(this.#month, -3 * n)), at, end)
    if (unit === 'week') return found(weekPeriod(addDays(today, -7 * n)), at, end)
    if (unit === 'fortnight') return found(dayPeriod(addDays(today, -14 * n)), at, end)
    return found(dayPeriod(addDays(today, -n)), at, end)
  }

  #quarter(at: number): FoundPeriod | null {
    const word = this.#word(at) ?? ''
    const half = /^h([12])$/.exec(word)
    const quarter =
      quarterWords[word] ??
      (word === 'quarter'
        ? ({ one: 1, two: 2, three: 3, four: 4 }[this.#word(at + 1) ?? ''] ?? null)
        : null)
    const end = word === 'quarter' ? at + 2 : at + 1
    const next = this.#skip(end, 'of')
    const ofYear = quarter || half ? this.#single(next) : null
    const year = ofYear && ofYear.period.unit === 'year' ? ofYear : null
    if (half) return this.#halfOf(Number(half[1]) as 1 | 2, { at, end, year })
    return quarter ? this.#quarterOf(quarter, { at, end, year }) : null
  }

  #monthName(at: number): FoundPeriod | null {
    const word = this.#word(at) ?? ''
    const month = months[word]
    if (word === 'month' && this.#word(at + 1) === 'of' && months[this.#word(at + 2) ?? '']) {
      const named = this.#monthName(at + 2)
      return named && { ...named, start: at }
    }
    if (!month || (word === 'may' && !this.#isMay(at))) return null
    const inYear = (year: number) => `${year}-${String(month).padStart(2, '0')}`
    const next = this.#skip(at + 1, 'of', 'in')
    const written = this.#yearAt(next)
    if (written) return found(monthPeriod(inYear(written)), at, next + 1)
    const ofYear = this.#relativeYear(next)
    if (ofYear !== null) return found(monthPeriod(inYear(ofYear)), at, next + 2)
    return found(monthPeriod(inYear(this.#bareYear(month))), at, at + 1)
  }

  // "May" is a month where words around it say so, else a verb.
  #isMay(at: number): boolean {
    if (this.#yearAt(at + 1) !== null || this.#relativeYear(at + 1) !== null) return true
    if (this.#word(at + 1) === null) return true
    return /^(in|since|from|to|of|last|this|next|until|till|by|end|and|for|during|vs|versus|than|between|through|with|mid|-)$/.test(
      this.#word(at - 1) ?? '',
    )
  }

  #relativeYear(at: number): number | null {
    if (this.#word(at + 1) !== 'year') return null
    const year = Number(this.#context.today.slice(0, 4))
    const word = this.#word(at) ?? ''
    return past.has(word) ? year - 1 : present.has(word) ? year : future.has(word) ? year + 1 : null
  }

  #yearAt(at: number): number | null {
    const word = this.#word(at) ?? ''
    if (/^(19|20)\d{2}$/.test(word)) return Number(word)
    return null
  }

  #weekday(at: number): FoundPeriod | null {
    const word = this.#word(at) ?? ''
    if (!weekdays.includes(word)) return null
    const by = this.#context.looksAhead ? 1 : -1
    return found(dayPeriod(this.#weekdayBy(word, by)), at, at + 1)
  }

  #weekdayBy(word: string, by: number): Day {
    const { today } = this.#context
    const apart = weekdays.indexOf(word) + 1 - weekdayOf(today)
    if (by < 0) return addDays(today, apart < 0 ? apart : apart - 7)
    return addDays(today, apart > 0 ? apart : apart + 7)
  }

  #year(at: number): FoundPeriod | null {
    const year = this.#yearAt(at)
    return year ? found(yearPeriod(year), at, at + 1) : null
  }

  /** "Last summer", "in the spring": the three whole months that weather people count. */
  #season(at: number): FoundPeriod | null {
    const first = past.has(this.#word(at) ?? '') || present.has(this.#word(at) ?? '') ? at + 1 : at
    const month = seasons[this.#word(first) ?? '']
    if (!month) return null
    const written = this.#yearAt(this.#skip(first + 1, 'of'))
    const { today, looksAhead } = this.#context
    const inYear = (year: number) => firstDayOf(`${year}-${String(month).padStart(2, '0')}`)
    const year = Number(today.slice(0, 4))
    const begins = looksAhead
      ? inYear(year) >= today
        ? year
        : year + 1
      : inYear(year) <= today
        ? year
        : year - 1
    const from = inYear(written ?? begins)
    const end = written ? this.#skip(first + 1, 'of') + 1 : first + 1
    return found(spanPeriod(from, lastDayOf(addMonths(monthOf(from), 2))), at, end)
  }

  /** "In six weeks", "three months from now", "in 30 days’ time": one day ahead. */
  #inTime(at: number): FoundPeriod | null {
    const opens = this.#word(at) === 'in'
    const next = opens ? this.#skip(at + 1, 'about', 'around') : at
    const n = this.#word(next) === 'a' ? 1 : numberIn(this.#word(next))
    const unit = (this.#word(next + 1) ?? '').replace(/s$/, '')
    if (n === null || !units.has(unit)) return null
    const rest = `${this.#word(next + 2)} ${this.#word(next + 3)}`
    const isFromNow = rest === 'from now' || rest === 'from today'
    const isTime = opens && this.#word(next + 2) === 'time'
    if (!isFromNow && !isTime && !(opens && this.#context.looksAhead)) return null
    const { today } = this.#context
    const months = { month: n, quarter: 3 * n, year: 12 * n }[unit]
    const days = { day: n, week: 7 * n, fortnight: 14 * n }[unit] ?? 0
    const day = months ? addMonthsToDay(today, months) : addDays(today, days)
    return found(dayPeriod(day), at, next + 2 + (isFromNow ? 2 : isTime ? 1 : 0))
  }

  /** "Ever", "all time", "so far", "to date". */
  #wholeTime(at: number): FoundPeriod | null {
    const { firstDay, today } = this.#context
    if (!firstDay) return null
    const pair = `${this.#word(at)} ${this.#word(at + 1)}`
    const whole: Period = { ...spanPeriod(firstDay, today), unit: 'all' }
    if (pair === 'so far' || pair === 'to date') {
      const rest = this.#single(at + 2)
      if (rest && rest.period.unit !== 'all') return found(toDate(rest.period), at, rest.end)
    }
    if (pair === 'to date' && this.#word(at - 1) === 'up') return null
    if (pair === 'all time' || pair === 'to date' || pair === 'so far' || pair === 'in total ever')
      return found(whole, at, at + 2)
    if (this.#word(at) === 'ever' || this.#word(at) === 'alltime') return found(whole, at, at + 1)
    return null
  }
}

function found(period: Period, start: number, end: number): FoundPeriod {
  return { period, start, end }
}

function toDate(period: Period): Period {
  return { ...period, toDate: true }
}

function dateIn(word: string | null): number | null {
  const date = Number(/^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word ?? '')?.[1] ?? 0)
  return date >= 1 && date <= 31 ? date : null
}

function fullYear(written: string): number {
  return Number(written.length === 2 ? `20${written}` : written)
}
