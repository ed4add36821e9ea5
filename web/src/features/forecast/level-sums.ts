// The figures of a level that are sums of months, and whether the parts of each figure come to it,
// to the penny.
import type { ForecastLevel } from '@plimsoll/contract/forecast-levels'
import type { Part } from '@plimsoll/contract/forecast-lines'
import { addMonths, type Day } from '@plimsoll/domain/calendar'
import { less, type Minor, magnitude, plus, sum, zero } from '@plimsoll/domain/money'
import { money } from '../../format/amount.ts'
import { dayLong, dayShort, monthAndYear } from '../../format/date.ts'

/** A month of a level. */
export type LevelMonth = ForecastLevel['months'][number]

/** Past, under way, or to come. */
export function kindOf(month: string, today: string): 'past' | 'current' | 'ahead' {
  const current = today.slice(0, 7)
  return month < current ? 'past' : month === current ? 'current' : 'ahead'
}

/**
 * The months that make the sum of twelve months: past ones by what happened, those to come by the
 * forecast.
 */
export function spanMonths(level: ForecastLevel, span: 'last' | 'next') {
  const kinds = span === 'next' ? ['ahead'] : level.since ? ['past', 'current'] : ['past']
  const months = level.months.filter(
    ({ month }) =>
      kinds.includes(kindOf(month, level.as_of)) &&
      (span === 'next' || !level.since || month >= level.since.slice(0, 7)),
  )
  const twelve =
    span === 'next' ? months.slice(0, monthsOfYear) : months.slice(level.since ? 0 : -monthsOfYear)
  const rows = twelve.map(({ month, actual, forecast }) => ({
    month,
    amount: (span === 'last' ? actual : forecast) ?? zero,
  }))
  const figure = span === 'last' ? level.last_12_months : (level.next_12_months ?? zero)
  return { rows, figure, proof: proofOf(sum(rows.map(({ amount }) => amount)), figure) }
}

const monthsOfYear = 12

/** What the sum of the months behind is called: a year, or all that shorter books hold. */
export function behindWords({ since, as_of, today }: ForecastLevel): string {
  if (since) return `since ${dayOfYear(since, today)}`
  return as_of.slice(0, 7) === today.slice(0, 7)
    ? 'last 12 months'
    : `12 months to ${monthAndYear(addMonths(as_of.slice(0, 7), -1))}`
}

function dayOfYear(day: Day, today: Day): string {
  return day.slice(0, 4) === today.slice(0, 4) ? dayShort(day) : dayLong(day)
}

/** Whether some amounts come to a figure, in words. */
export type PartsProof = { readonly isEqual: boolean; readonly words: string }

/**
 * A figure of a month: what has happened, the parts still to come, and their sum against the
 * forecast.
 */
export function monthParts(month: LevelMonth, today: string) {
  const kind = kindOf(month.month, today)
  const happened = kind === 'ahead' ? zero : (month.actual ?? zero)
  const parts = kind === 'past' ? [] : month.parts
  const expected = sum(parts.map(({ amount }) => amount))
  const figure = kind === 'past' ? happened : (month.forecast ?? plus(happened, expected))
  return {
    kind,
    happened,
    parts,
    expected,
    figure,
    proof: proofOf(plus(happened, expected), figure),
  }
}

/** Parts by where they come from, each group with its sum, largest first. */
export function partGroups(parts: readonly Part[]) {
  const groups = new Map<Part['source'], Part[]>()
  for (const part of parts) groups.set(part.source, [...(groups.get(part.source) ?? []), part])
  return [...groups]
    .map(([source, of]) => ({
      source,
      amount: sum(of.map(({ amount }) => amount)),
      parts: of.sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount)),
    }))
    .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount))
}

/** Compares what some amounts come to with a figure; `figureWords` is what the figure is called. */
export function proofOf(come: Minor, figure: Minor, figureWords = 'the forecast'): PartsProof {
  if (come === figure) return { isEqual: true, words: `Adds up to ${money(figure)}` }
  const apart = money(magnitude(less(come, figure)))
  return {
    isEqual: false,
    words: `Adds up to ${money(come)}, but ${figureWords} shows ${money(figure)}: a difference of ${apart}`,
  }
}
