// Reads one written date as far as the writing itself goes. Which part is the day and which the
// month is decided over the whole column in `date-order.ts`, never here and never row by row.
import { type Day, dayFrom, fromEpochDays } from '../calendar.ts'
import { fold } from './fold.ts'
import { monthNamed } from './month-names.ts'
import { remembered } from './remembered.ts'
import type { Cell } from './statement.ts'

/**
 * A date as far as one cell shows it: a certain day, three numbers whose order is open, or
 * something date-like that never was a day.
 */
export type WrittenDate =
  | { readonly kind: 'fixed'; readonly day: Day; readonly styled: boolean } // styled: the workbook's own date cell
  | { readonly kind: 'open'; readonly parts: readonly [number, number, number] } // the year may have two digits
  | { readonly kind: 'impossible' }

const impossible: WrittenDate = { kind: 'impossible' }
const zone =
  /(?:Z|(?:UTC|GMT|BST|IST|WES?T|CES?T|EES?T|MES?Z|[ECMP][SD]T|AES?T|AEDT|AWST|NZ[SD]T|SGT|HKT|JST)?(?:[+-]\d{1,2}(?::?\d{2})?)?(?: (?:UTC|GMT|BST|CES?T))?)/
const clock = new RegExp(
  String.raw`[\sT,]+\(?\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:[.,]\d+)?)?\s*(?:[ap]\.?m\.?)?\s*${zone.source}\)?$`,
  'i',
)
const weekday =
  /^(mon|tues?|wed|wednes|thu|thurs?|fri|satur|sat|sun)(day)?\.?,?\s+|^(mo|di|mi|do|fr|sa|so|lun|mer|jeu|ven|sam|dim)\.?,?\s+/i

/**
 * Reads text as a date: ISO (the written date part, zones are never converted), numeric with any
 * mark, named months, yyyymmdd. `null` if it is not date-like.
 */
export function readDateText(raw: string): WrittenDate | null {
  return raw.length < 6 || plainAmount.test(raw) || manyWords.test(raw) ? null : dateOf(raw)
}

// Most texts of a statement are known for no dates at a glance, which spares the memory of those
// that are.
const plainAmount = /^-?\d+\.\d\d$/
const manyWords = /(?:[A-Za-z]{3,}[^A-Za-z]+){4}[A-Za-z]{3}/

const dateOf = remembered(dateIn)

function dateIn(raw: string): WrittenDate | null {
  let text = raw.trim().replace(/^'/, '')
  if (text.length < 6 || text.length > 40 || !/\d/.test(text)) return null
  if (/^\d{1,2}:\d{2}(:\d{2})?$/.test(text)) return impossible
  text = text
    .replace(/^(\d{4}-\d{2}-\d{2})T.*$/, '$1')
    .replace(clock, '')
    .replace(weekday, '')
    .replace(/^as (on|at|of) /i, '')
    .trim()
  const numeric = /^(\d{1,4})\s?([-/. ])\s?(\d{1,2})\s?\2\s?(\d{1,4})\.?$/.exec(text)
  if (numeric) return fromParts(numeric[1] ?? '', numeric[3] ?? '', numeric[4] ?? '')
  if (/^\d{8}$/.test(text)) return fromDigits(text)
  return fromNamed(text)
}

/**
 * Reads a cell of a column already known to hold dates: text, the workbook's date cells, yyyymmdd
 * numbers and bare Excel serials.
 */
export function readDateCell(cell: Cell | undefined, epoch1904 = false): WrittenDate | null {
  if (typeof cell === 'string') {
    const text = cell.trim()
    if (/^\d{5}(\.\d+)?$/.test(text)) return fromSerial(Number(text), epoch1904)
    return readDateText(text)
  }
  if (typeof cell === 'number') {
    if (Number.isInteger(cell) && cell >= 19_000_101) return fromDigits(String(cell))
    return fromSerial(cell, epoch1904)
  }
  if (cell && typeof cell === 'object' && 'day' in cell) return fromStyled(cell.day)
  return null
}

/**
 * Whether text is a day and a named month without a year. Of two numbers nobody knows which is the
 * day.
 */
export function isYearless(text: string): boolean {
  const month = /^\d{1,2}(?:st|nd|rd|th)?[ .-]?(\p{L}{3,9})\.?$/u.exec(text.trim())?.[1]
  return month !== undefined && monthNamed(fold(month)) !== null
}

function fromStyled(text: string): WrittenDate {
  const parts = text.slice(0, 10).split('-').map(Number)
  const day = dayFrom({ year: parts[0] ?? 0, month: parts[1] ?? 0, date: parts[2] ?? 0 })
  return day ? { kind: 'fixed', day, styled: true } : impossible
}

// Excel counts days from 1900 and believes that 29 February 1900 existed; days before March 1900 do
// not matter to a statement.
function fromSerial(serial: number, epoch1904: boolean): WrittenDate {
  if (!(serial >= 1 && serial < 2_958_466)) return impossible
  const day = fromEpochDays(Math.floor(serial) - (epoch1904 ? 24_107 : 25_569))
  return { kind: 'fixed', day, styled: true }
}

function fromDigits(text: string): WrittenDate {
  const first = Number(text.slice(0, 4))
  if (text.length === 8 && first >= 1900 && first <= 2100) {
    return fixed(first, Number(text.slice(4, 6)), Number(text.slice(6)))
  }
  if (text.length !== 8) return impossible
  return {
    kind: 'open',
    parts: [Number(text.slice(0, 2)), Number(text.slice(2, 4)), Number(text.slice(4))],
  }
}

function fromParts(first: string, second: string, third: string): WrittenDate | null {
  if (first.length === 4 && third.length <= 2) {
    return fixed(Number(first), Number(second), Number(third))
  }
  if (first.length > 2 || third.length === 1 || third.length === 3) return null
  return { kind: 'open', parts: [Number(first), Number(second), Number(third)] }
}

// Beside a month a date has one long word at most. Most texts of a statement are known by this
// without a look at each of their words.
const threeWords = /\p{L}{3}\P{L}+\p{L}{3,}\P{L}+\p{L}{3}/u

// 3 January 2024 · 03-Jan-24 · 03JAN2024 · Jan 3, 2024 · Wednesday 3rd January 2024 · 3. Januar
// 2024 · 2024 Jan 3
// The l of "l2 October" is a digit, without which it would be the second.
const letterAsDigit = /(?<!\p{L})[OolI]\d|\d[OolI](?!\p{L})/u

function fromNamed(raw: string): WrittenDate | null {
  if (threeWords.test(raw) || letterAsDigit.test(raw)) return null
  const folded = fold(raw).replace(/(\d)(st|nd|rd|th)\b/g, '$1')
  const words = folded.match(/\d+|\p{L}+/gu)?.filter((word) => word !== 'de' && word !== 'of') ?? []
  const named = words.filter((word) => monthNamed(word) !== null)
  const numbers = words.filter((word) => /^\d+$/.test(word))
  const other = words.length - named.length - numbers.length
  if (named.length !== 1 || numbers.length !== 2 || other > 1) return null
  if (other === 1 && monthNamed(words[0] ?? '') === null && /^\d/.test(words[0] ?? '')) return null
  const month = monthNamed(named[0] ?? '') ?? 0
  const [a = '', b = ''] = numbers
  const [year, date] = a.length === 4 ? [a, b] : [b, a]
  if ((year.length !== 4 && year.length !== 2) || date.length > 2) return null
  return fixed(fullYear(Number(year)), month, Number(date))
}

/**
 * A two-digit year as people mean it: 70-99 are 1970-1999, 00-69 are 2000-2069; four digits stay.
 */
export function fullYear(year: number): number {
  if (year >= 100) return year
  return year >= 70 ? 1900 + year : 2000 + year
}

function fixed(year: number, month: number, date: number): WrittenDate {
  const day = dayFrom({ year, month, date })
  return day ? { kind: 'fixed', day, styled: false } : impossible
}
