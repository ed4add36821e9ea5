// One level of the forecast: everything, a side, a category, a merchant or a line, month by month,
// with the parts of every figure.
import type { ForecastLevel } from '@plimsoll/contract/forecast-levels'
import type { Part as WirePart } from '@plimsoll/contract/forecast-lines'
import { addMonths, firstDayOf, type Month, monthOf, monthsFrom } from '@plimsoll/domain/calendar'
import type { Part } from '@plimsoll/domain/forecast/engine'
import { type Minor, plus, sum, zero } from '@plimsoll/domain/money'
import { horizonEnd } from '@plimsoll/domain/outlook/horizon'
import { isWithoutForecast, type Outlook } from '@plimsoll/domain/outlook/outlook'
import { Problem } from '@plimsoll/domain/problem'
import {
  categoryLabelOf,
  isSubCategory,
  subCategories,
  subCategoryOf,
} from '@plimsoll/domain/taxonomy'
import { nameOfSubCategory } from '../../../books/categories/names.ts'
import { lineIdOf, lineOfPart } from '../line-id.ts'
import { lowOf } from '../outlook/low.ts'
import { outlookIn } from '../outlook/outlook.ts'
import { sideOfCash } from '../run/run.ts'
import { partLabel, partWords } from '../standing/part-words.ts'
import type { View } from '../standing/view.ts'
import { lineHistory, type Place, signed } from './history.ts'
import { type KnownLine, knownLines, lineOfRule } from './known-lines.ts'
import { nameOf } from './lines.ts'

/** The level to show; without a field, everything. */
type LevelQuery = {
  category?: string | undefined
  side?: 'in' | 'out' | undefined
  merchant?: string | undefined
  line_id?: string | undefined
}

const monthsBack = 13
const monthsAhead = 12

/** The requested level. Throws not_found for an unknown line. */
export function levelOf(view: View, query: LevelQuery): ForecastLevel {
  refuseUnknown(view, query)
  const lines = knownLines(view).filter((line) => !query.line_id || line.id === query.line_id)
  if (query.line_id && lines.length === 0)
    throw new Problem('not_found', 'There is no such line in the forecast.')
  const { asOf, today } = view.standing
  const current = monthOf(asOf)
  const coming = comingParts(lines, query)
  const soFar = happenedOn(view, lines, query)
  const past = pastOf(view, query)
  const outlook = outlookIn(view)
  const unknown = outlook.state === 'unknown' ? outlook.reason : null
  const isForecast = !isWithoutForecast(outlook)
  const months = isForecast
    ? monthsFrom(addMonths(current, -monthsBack), addMonths(current, monthsAhead))
    : pastMonths(view)
  const rows = months.map((month) => {
    const ahead = month >= current
    const parts = isForecast ? coming.filter((part) => part.month === month) : []
    const expected = sum(parts.map(({ amount }) => amount))
    return {
      month,
      actual: month > current ? null : month === current ? soFar : past(month),
      forecast: ahead && isForecast ? plus(month === current ? soFar : zero, expected) : null,
      parts: parts.map((part) => toPart(view, part)),
      ...noBand,
      ...(level(query) === 'all' && ahead && isForecast ? bandOf(view, month) : {}),
    }
  })
  return {
    level: level(query),
    title: titleOf(view, query, lines),
    today,
    as_of: asOf,
    months: rows,
    balance:
      level(query) === 'all' && isForecast && view.standing.books.balanceKnown
        ? balanceOf(view)
        : null,
    now: level(query) === 'all' && view.standing.books.balanceKnown ? view.base.balance : null,
    low: level(query) === 'all' && unknown === null ? lowOf(view) : null,
    until: outlook.until,
    unknown,
    weeks_few: weeksFew(outlook),
    ...behindOf(view, rows),
    next_12_months: isForecast
      ? sum(rows.filter(({ month }) => month > current).map(({ forecast }) => forecast ?? zero))
      : null,
    methods: [...new Set(rows.flatMap((row) => row.parts.map(({ words }) => words)))].slice(0, 6),
  }
}

function weeksFew(outlook: Outlook): number | null {
  if (outlook.state === 'unknown' || !outlook.confidence.shortHistory) return null
  return outlook.confidence.historyWeeks
}

/** The twelve whole months behind, or everything that shorter books hold. */
function behindOf(
  { standing: { asOf, books } }: View,
  rows: readonly { month: Month; actual: Minor | null }[],
): Pick<ForecastLevel, 'last_12_months' | 'since'> {
  const current = monthOf(asOf)
  const isShort = books.firstDay !== null && books.firstDay > firstDayOf(addMonths(current, -12))
  const behind = isShort
    ? rows.filter(({ month }) => month <= current)
    : rows.filter(({ month }) => month < current).slice(-12)
  return {
    last_12_months: sum(behind.map(({ actual }) => actual ?? zero)),
    since: isShort ? books.firstDay : null,
  }
}

/** Up to thirteen months back, of those that the books hold, and the latest. */
function pastMonths({ standing: { asOf, books } }: View): Month[] {
  const back = addMonths(monthOf(asOf), -monthsBack)
  const first = books.firstDay ? monthOf(books.firstDay) : monthOf(asOf)
  return monthsFrom(first > back ? first : back, monthOf(asOf))
}

const noBand = { low80: null, high80: null, low50: null, high50: null }

function level({ line_id, merchant, category, side }: LevelQuery): ForecastLevel['level'] {
  if (line_id) return 'series'
  if (merchant) return 'merchant'
  if (category) return isSubCategory(category) ? 'sub_category' : 'category'
  return side ? 'side' : 'all'
}

function refuseUnknown(view: View, { category, merchant }: LevelQuery): void {
  if (category && !isSubCategory(category) && !isCategory(category))
    throw new Problem('not_found', 'There is no such category.')
  if (merchant && !view.names.has(merchant))
    throw new Problem('not_found', 'There is no such merchant.')
}

function isCategory(text: string): boolean {
  return subCategories.some(({ category }) => category === text)
}

/**
 * What is still to come here. A line that was left out shows its parts only when the query names
 * it.
 */
function comingParts(lines: readonly KnownLine[], query: LevelQuery): Part[] {
  if (query.line_id) return lines.flatMap(({ parts }) => parts)
  return lines
    .filter(({ hidden }) => !hidden)
    .flatMap(({ parts }) => parts)
    .filter((part) => isWithin(part, query))
}

function isWithin(place: Place, query: LevelQuery): boolean {
  const { category, side, merchant } = query
  if (side && place.side !== side) return false
  if (merchant && place.merchantId !== merchant) return false
  return !category || place.subCategory === category || categoryOf(place.subCategory) === category
}

function categoryOf(subCategory: string): string {
  return isSubCategory(subCategory) ? subCategoryOf(subCategory).category : subCategory
}

/**
 * What the month under way has come to: money that moved counts where it was booked, whichever line
 * foresaw it and whether or not that is hidden.
 */
function happenedOn(view: View, lines: readonly KnownLine[], query: LevelQuery): Minor {
  const done = query.line_id
    ? lines.flatMap(({ happened }) => happened)
    : view.standing.happened.filter((each) => isWithin({ ...each, side: sideOfCash(each) }, query))
  return sum(done.map(({ amount }) => amount))
}

/**
 * What a past month came to, signed. For a line: of a series what met its due days, of a remainder
 * what is left.
 */
function pastOf(view: View, query: LevelQuery): (month: Month) => Minor {
  const { line_id: id } = query
  if (!id) {
    const rows = view.past.filter((row) => isWithin(row, query))
    return (month) => sum(rows.filter((row) => row.month === month).map(signed))
  }
  const history = lineHistory(view, id)
  return (month) => sum(history.filter((each) => each.month === month).map(({ amount }) => amount))
}

function toPart(view: View, part: Part): WirePart {
  return {
    source: part.source,
    line_id: lineIdOf(lineOfPart(part, (ruleId) => lineOfRule(view, ruleId))),
    label: partLabel(part, view),
    day: part.day,
    due: part.due,
    amount: part.amount,
    words: partWords(part, view),
  }
}

function titleOf(view: View, query: LevelQuery, lines: readonly KnownLine[]): string {
  const [first] = lines
  if (query.line_id && first) return nameOf(view, first)
  if (query.merchant) return view.names.get(query.merchant) ?? 'Unknown merchant'
  if (query.category)
    return isSubCategory(query.category)
      ? nameOfSubCategory(query.category, view.categoryNames)
      : categoryLabelOf(query.category)
  if (query.side) return query.side === 'in' ? 'Cash in' : 'Cash out'
  return 'All cash'
}

function bandOf(view: View, month: Month) {
  const figures = view.forecast.months.find((each) => each.month === month)
  return figures
    ? { low80: figures.low80, high80: figures.high80, low50: figures.low50, high50: figures.high50 }
    : {}
}

/** By day to the end of the outlook's horizon, where its low is marked; then every seventh day. */
function balanceOf({ forecast, standing }: View): NonNullable<ForecastLevel['balance']> {
  const until = horizonEnd(standing.asOf, standing.books.outlookMonths)
  const daily = forecast.days.filter(({ day }) => day <= until).length
  return forecast.days
    .filter((_, at) => at < daily || (at - daily) % 7 === 6)
    .map(({ day, closing, low50, high50, low80, high80, low95, high95 }) => {
      return { day, closing, low50, high50, low80, high80, low95, high95 }
    })
}
