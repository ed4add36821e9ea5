// Reads statements whose payments stand in sections, as American banks print them: deposits, then
// withdrawals, then cheques, each under a title and over a total of its own. Taken only where each
// section adds up to its total and all of them lead from the opening balance to the closing one.
import { type Day, dayFrom } from '../calendar.ts'
import { type Minor, minor, printMinor } from '../money.ts'
import { compareText } from '../order.ts'
import { readAmount } from './amount-cell.ts'
import { fold } from './fold.ts'
import { monthNamed } from './month-names.ts'
import { type Period, periodIn } from './statement-period.ts'

type Side = 1 | -1
/** How the titles of sections read, and which way the money under them went. */
export type Titles = readonly (readonly [Side, RegExp])[]
type Lines = readonly (readonly string[])[]
/** The dated amounts below a title, and the total below them. */
export type Section = { title: string; side: Side; rows: Printed[]; total: Minor | null }
type Printed = { parts: DateParts; words: string; amount: Minor; isNegative: boolean }
type DateParts = { first: number; second: number; month: number | null; year: number | null }
/** One payment of a section, cash out negative. */
export type Payment = { day: Day; words: string; amount: Minor }

const titles: Titles = [
  [
    1,
    /^((electronic|atm|other|customer|branch|mobile|wire)( and )?)*(deposits|credits|additions)( (and|checks and) (other |electronic )*(credits|additions|deposits))?$/,
  ],
  [
    -1,
    /^((electronic|atm|debit card|card|other|online|wire|and|cash) )*(withdrawals|debits|subtractions)( (and|paid) (other |electronic )*(debits|withdrawals|subtractions|purchases|fees))?$/,
  ],
  [1, /^((payments|money|paid) in|receipts)$/],
  [-1, /^(payments|money|paid) out$/],
  [-1, /^(checks|cheques)( paid| cleared| written)?$/],
  [-1, /^(electronic|online|card|other) (payments|purchases)$/],
  [
    -1,
    /^((monthly|account|other|bank) )?(service )?(fees|charges)( and (service )?(fees|charges))?$/,
  ],
]

/**
 * The payments of a statement in sections as rows under one header, the balances before and after
 * them included; `null` where the page holds none, or they don't add up. Each line is the texts of
 * its cells.
 */
export function rowsOfSections(lines: Lines, sectionsMin = 2): string[][] | null {
  const sections = sectionsIn(lines, titles)
  if (!sections || sections.length < sectionsMin) return null
  const above = lines.filter((line) => line.length !== 1 || sideOf(line[0] ?? '', titles) === null)
  const opening = onlyAmount(above, openingWords)
  const closing = onlyAmount(above, closingWords)
  const period = periodIn(lines)
  if (opening === null || closing === null || !period) return null
  if (!sections.every((section) => addsUp(section, lines))) return null
  const payments = datedIn(sections, period)
  if (!payments) return null
  const moved = payments.reduce((sum, { amount }) => sum + amount, 0)
  if (opening + moved !== closing) return null
  const sign = signIn(lines.flat())
  return [
    ['Date', 'Details', `Deposits${sign}`, `Withdrawals${sign}`, `Balance${sign}`],
    [period.first, 'Opening balance', '', '', printMinor(opening)],
    ...payments.map(rowOf),
    [period.last, 'Closing balance', '', '', printMinor(closing)],
  ]
}

/** The unit behind the headings of amounts. Nobody but Americans writes “checks” and “checking”. */
export function signIn(texts: readonly string[]): string {
  if (!texts.some((text) => text.includes('$'))) return ''
  return texts.some((text) => /\bcheck(s|ing)?\b/i.test(text)) ? ' (USD)' : ' ($)'
}

/** How the line of the balance before the first payment begins. */
export const openingWords = /^(beginning|opening|starting|previous) balance\b/
/** How the line of the balance after the last payment begins. */
export const closingWords = /^(ending|closing|new) balance\b/

function sideOf(text: string, titles: Titles): Side | null {
  const words = fold(text.replace(/\(?continued\)?/i, ''))
  return titles.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

/**
 * The sections under such titles; `null` where a dated amount stands outside all of them, so that
 * it would be lost.
 */
export function sectionsIn(lines: Lines, titles: Titles): Section[] | null {
  const sections = new Map<string, Section>()
  let open: Section | null = null
  let isAside = true // in what comes before the first section, or in the balances of each day
  for (const line of lines) {
    const [first = ''] = line
    const side = line.length === 1 ? sideOf(first, titles) : null
    const title = fold(first.replace(/\(?continued\)?/i, ''))
    if (side) {
      open = sections.get(title) ?? { title, side, rows: [], total: null }
      sections.set(title, open)
      isAside = false
    } else if (/\b(daily|ledger|ending)\b.*\bbalances?\b|^balance (summary|by date)/.test(title)) {
      open = null
      isAside = true
    } else if (open && /^total\b/.test(title)) {
      const total = amountAt(line.at(-1))
      if (total !== null && !otherTotal.test(title)) open.total ??= total
    } else if (!isAside) {
      const rows = rowsIn(line)
      if (rows.length > 0 && !open) return null
      open?.rows.push(...rows)
      if (open && rows.length === 0) goOn(open, line)
    }
  }
  return [...sections.values()].filter(({ rows }) => rows.length > 0)
}

const otherTotal = /^total (number|of)\b|\b(year|in 20\d\d)\b/

// The words of a payment may run on in the line below it.
function goOn({ rows }: Section, line: readonly string[]): void {
  const last = rows.at(-1)
  const [text = ''] = line
  if (!last || line.length > 1 || amountAt(text) !== null || headWords.test(fold(text))) return
  if (last.words.length + text.length < wordsCharsMax) last.words += ` ${text}`
}

const headWords = /^(date|page|continued|subtotal|account|card account|member fdic|your)\b/
const wordsCharsMax = 160

// One line holds one payment, or several side by side, each with a date and an amount.
function rowsIn(line: readonly string[]): Printed[] {
  const rows: Printed[] = []
  let parts: DateParts | null = null
  let words: string[] = []
  for (const text of line) {
    const dated = dateAt(text)
    const amount = dated ? null : amountAt(text)
    if (dated && parts && words.length > 0) return []
    if (dated) {
      // A second day beside the first is that on which a card's payment was booked.
      parts ??= dated.parts
      const rest = dateAt(dated.rest)?.rest ?? dated.rest
      if (rest !== '') words.push(rest)
    } else if (amount === null) words.push(text)
    else if (!parts) return []
    else {
      const isNegative = /^[-(]|^\$ ?-|-$/.test(text.trim())
      rows.push({ parts, words: words.join(' '), amount, isNegative })
      parts = null
      words = []
    }
  }
  return parts ? [] : rows
}

const numbers = /^(\d{1,2})[/-](\d{1,2})(?:[/-](\d{4}|\d{2}))?(?: |$)(.*)$/
const dayFirst = /^(\d{1,2}) (\p{L}{3,9})\.?(?: (\d{4}))?(?: |$)(.*)$/u
const monthFirst = /^(\p{L}{3,9})\.? (\d{1,2})(?:, ?(\d{4}))?(?: |$)(.*)$/u

function dateAt(text: string): { parts: DateParts; rest: string } | null {
  const [, first, second, short, after] = numbers.exec(text) ?? []
  if (first && second) {
    const year = short ? Number(short.length === 2 ? `20${short}` : short) : null
    const parts = { first: Number(first), second: Number(second), month: null, year }
    return { parts, rest: (after ?? '').trim() }
  }
  const written = wordsOfDate(text)
  const month = written ? monthNamed(fold(written.name)) : null
  if (!written || !month) return null
  const year = written.year ? Number(written.year) : null
  return {
    parts: { first: month, second: Number(written.date), month, year },
    rest: written.rest.trim(),
  }
}

function wordsOfDate(text: string) {
  const [, date, name, year, rest = ''] = dayFirst.exec(text) ?? []
  if (date && name) return { date, name, year, rest }
  const [, month, day, ofYear, more = ''] = monthFirst.exec(text) ?? []
  return month && day ? { date: day, name: month, year: ofYear, rest: more } : null
}

function amountAt(text: string | undefined): Minor | null {
  if (!text || !/[.]\d\d\)?-?$/.test(text.trim())) return null
  const read = readAmount(text.replace(/^([-(]?)\$ ?(-?)/, '$1$2'), '.')
  return read.kind === 'amount' ? minor(Math.abs(read.pence)) : null
}

/** Whether a text is an amount with its cents. */
export function isAmountText(text: string): boolean {
  return amountAt(text) !== null
}

/** The one amount beside such words; `null` where a second account has another. */
export function onlyAmount(lines: Lines, words: RegExp): Minor | null {
  const found = lines.flatMap((line) => {
    const at = line.findIndex((text) => words.test(fold(text)))
    if (at < 0) return []
    const own = /(-?\(?\$? ?-?[\d,]+\.\d\d\)?)$/.exec(line[at] ?? '')?.[1]
    const text = own ?? line[at + 1]
    const amount = amountAt(text)
    return amount === null ? [] : [/^[-(]|^\$ ?-/.test(text?.trim() ?? '') ? -amount : amount]
  })
  const [only] = found
  return only !== undefined && new Set(found).size === 1 ? minor(only) : null
}

// By the line below its rows, or else by the summary, where the title stands beside its sum.
function addsUp({ title, rows, total }: Section, lines: Lines): boolean {
  const sum = rows.reduce((all, { amount }) => all + amount, 0)
  if (total !== null) return total === sum
  return lines.some((line) => {
    const isNamed = line.length > 1 && fold(line[0] ?? '') === title
    return isNamed && line.slice(1).some((text) => amountAt(text) === sum)
  })
}

/**
 * The payments with their days, by the order of days and months in which all lie in the period;
 * `null` where both or none does.
 */
export function datedIn(sections: readonly Section[], period: Period): Payment[] | null {
  const orders = [true, false].flatMap((isMonthFirst) => {
    const payments = sections.flatMap(({ side, title, rows }) =>
      rows.flatMap((row) => {
        const day = dayOf(row.parts, { period, isMonthFirst })
        const words = /^(checks|cheques)\b/.test(title) ? `Check ${row.words}` : row.words
        return day ? [{ day, words: words.trim(), amount: minor(side * row.amount) }] : []
      }),
    )
    const count = sections.reduce((sum, { rows }) => sum + rows.length, 0)
    return payments.length === count ? [payments] : []
  })
  const [only, other] = orders
  if (!only) return null
  const isOpen = other?.some(({ day }, at) => day !== only[at]?.day) ?? false
  return isOpen ? null : only.toSorted((a, b) => compareText(a.day, b.day))
}

function dayOf(
  { first, second, month, year }: DateParts,
  { period, isMonthFirst }: { period: Period; isMonthFirst: boolean },
): Day | null {
  const named = month ?? (isMonthFirst ? first : second)
  const date = month || isMonthFirst ? second : first
  const years = year ? [year] : [Number(period.last.slice(0, 4)), Number(period.first.slice(0, 4))]
  const days = years.flatMap((each) => dayFrom({ year: each, month: named, date }) ?? [])
  return days.find((day) => day >= period.first && day <= period.last) ?? null
}

/** A payment as a row of date, words, money in and money out, and no balance. */
export function rowOf({ day, words, amount }: Payment): string[] {
  const [into, out] = amount > 0 ? [printMinor(amount), ''] : ['', printMinor(minor(-amount))]
  return [day, words || 'No description', into, out, '']
}
