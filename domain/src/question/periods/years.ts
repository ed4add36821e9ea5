// Years: calendar years, tax years and the business's own financial years.
import { financialYear, type Period, taxYear, yearPeriod } from '../period.ts'
import { type FoundPeriod, foundAt, type PeriodText } from './period-text.ts'
import { fullYear, future, past, present } from './words.ts'

/** Tax years and financial years: "this financial year", "the 2025/26 tax year", "FY26". */
export function readNamedYear(text: PeriodText, at: number): FoundPeriod | null {
  const short = /^fy(\d{2}|\d{4})(?:[/-](\d{2}|\d{4}))?$/.exec(text.word(at) ?? '')
  if (short) {
    return foundAt(financialYearEnding(text, fullYear(short[2] ?? short[1] ?? '')), at, at + 1)
  }
  if (text.word(at) === 'fy') return yearAfterKind(text, at + 1, at, 'financial')
  const written = /^(\d{4}|\d{2})[/-](\d{2}|\d{4})$/.exec(text.word(at) ?? '')
  if (written && (fullYear(written[1] ?? '') + 1) % 100 === Number(written[2]) % 100) {
    const ends = fullYear(written[1] ?? '') + 1
    const kind = yearKindAt(text, at + 1)
    if (kind)
      return foundAt(
        kind.kind === 'tax' ? taxYear(ends - 1) : financialYearEnding(text, ends),
        at,
        kind.end,
      )
    return foundAt(financialYearEnding(text, ends), at, at + 1)
  }
  const word = text.word(at) ?? ''
  const by = past.has(word) ? -1 : present.has(word) ? 0 : future.has(word) ? 1 : null
  const kind = yearKindAt(text, by === null ? text.skip(at, 'our', 'my') : at + 1)
  if (!kind) return null
  const named = yearAfterKind(text, kind.end, at, kind.kind)
  if (named) return named
  return foundAt(yearByDistance(text, kind.kind, by ?? 0), at, kind.end)
}

function yearKindAt(
  text: PeriodText,
  at: number,
): { kind: 'tax' | 'financial'; end: number } | null {
  const word = text.word(at) ?? ''
  if (word === 'fy') return { kind: 'financial', end: at + 1 }
  if (text.word(at + 1) !== 'year') return null
  if (word === 'tax') return { kind: 'tax', end: at + 2 }
  if (['financial', 'fiscal', 'accounting', 'company', 'trading', 'business'].includes(word))
    return { kind: 'financial', end: at + 2 }
  return null
}

function yearAfterKind(
  text: PeriodText,
  at: number,
  start: number,
  kind: 'tax' | 'financial',
): FoundPeriod | null {
  const written = /^(\d{4}|\d{2})(?:[/-](\d{2}|\d{4}))?$/.exec(text.word(at) ?? '')
  if (!written) return null
  const ends = written[2] ? fullYear(written[1] ?? '') + 1 : fullYear(written[1] ?? '')
  return foundAt(
    kind === 'tax' ? taxYear(ends - 1) : financialYearEnding(text, ends),
    start,
    at + 1,
  )
}

function financialYearEnding(text: PeriodText, endsIn: number): Period {
  return financialYear(endsIn, text.context.yearEnd ?? '03-31')
}

function yearByDistance(text: PeriodText, kind: 'tax' | 'financial', by: number): Period {
  const { today } = text.context
  const year = Number(today.slice(0, 4))
  if (kind === 'tax') return taxYear((today >= `${year}-04-06` ? year : year - 1) + by)
  const ends = financialYearEnding(text, year).to >= today ? year : year + 1
  return financialYearEnding(text, ends + by)
}

/** "2025". */
export function readCalendarYear(text: PeriodText, at: number): FoundPeriod | null {
  const year = text.yearAt(at)
  return year ? foundAt(yearPeriod(year), at, at + 1) : null
}
