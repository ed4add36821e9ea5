// One level of the forecast: everything, a side, a category, a merchant or a line, month by month, with the parts of every figure.
import type { ForecastLevel } from '@plimsoll/contract/forecast-levels'
import type { Part as WirePart } from '@plimsoll/contract/forecast-lines'
import { addMonths, type Month, monthOf, monthsFrom } from '@plimsoll/domain/calendar'
import type { Part } from '@plimsoll/domain/forecast/engine'
import { type Minor, plus, sum } from '@plimsoll/domain/money'
import { horizonEnd } from '@plimsoll/domain/outlook/horizon'
import { Problem } from '@plimsoll/domain/problem'
import {
  categoryLabelOf,
  isSubCategory,
  subCategories,
  subCategoryOf,
} from '@plimsoll/domain/taxonomy'
import { lineIdOf, lineOfPart } from '../line-id.ts'
import { lowOf } from '../outlook/low.ts'
import { sideOfCash } from '../run/run.ts'
import { partLabel, partWords, subCategoryLabel } from '../standing/part-words.ts'
import type { View } from '../standing/view.ts'
import { lineHistory, type Place, signed } from './history.ts'
import { type KnownLine, knownLines, lineOfRule, nameOf } from './lines.ts'

/** What is asked for. Nothing given: everything. */
export type LevelAsked = {
  category?: string | undefined
  side?: 'in' | 'out' | undefined
  merchant?: string | undefined
  series_id?: string | undefined
}

const monthsBack = 13
const monthsAhead = 12

/** The level that is asked for. Refuses a line that there is not. */
export function levelOf(view: View, asked: LevelAsked): ForecastLevel {
  refuseUnknown(view, asked)
  const lines = knownLines(view).filter((line) => !asked.series_id || line.id === asked.series_id)
  if (asked.series_id && lines.length === 0)
    throw new Problem('not_found', 'There is no such line in the forecast.')
  const { asOf, today } = view.standing
  const current = monthOf(asOf)
  const months = monthsFrom(addMonths(current, -monthsBack), addMonths(current, monthsAhead))
  const coming = comingParts(lines, asked)
  const soFar = happenedOn(view, lines, asked)
  const past = pastOf(view, asked)
  const rows = months.map((month) => {
    const ahead = month >= current
    const parts = coming.filter((part) => part.month === month)
    const expected = sum(parts.map(({ amount }) => amount))
    return {
      month,
      actual: month > current ? null : month === current ? soFar : past(month),
      forecast: ahead ? plus(month === current ? soFar : (0 as Minor), expected) : null,
      parts: parts.map((part) => tellPart(view, part)),
      ...noBand,
      ...(level(asked) === 'all' && ahead ? bandOf(view, month) : {}),
    }
  })
  return {
    level: level(asked),
    title: titleOf(view, asked, lines),
    today,
    as_of: asOf,
    months: rows,
    balance: level(asked) === 'all' && view.standing.books.balanceKnown ? balanceOf(view) : null,
    low: level(asked) === 'all' && view.standing.books.balanceKnown ? lowOf(view) : null,
    last_12_months: sum(
      rows
        .filter(({ month }) => month < current)
        .slice(-12)
        .map((row) => row.actual ?? (0 as Minor)),
    ),
    next_12_months: sum(
      rows.filter(({ month }) => month > current).map((row) => row.forecast ?? (0 as Minor)),
    ),
    methods: [...new Set(rows.flatMap((row) => row.parts.map(({ words }) => words)))].slice(0, 6),
  }
}

const noBand = { low80: null, high80: null, low50: null, high50: null }

function level({ series_id, merchant, category, side }: LevelAsked): ForecastLevel['level'] {
  if (series_id) return 'series'
  if (merchant) return 'merchant'
  if (category) return isSubCategory(category) ? 'sub_category' : 'category'
  return side ? 'side' : 'all'
}

function refuseUnknown(view: View, { category, merchant }: LevelAsked): void {
  if (category && !isSubCategory(category) && !isCategory(category))
    throw new Problem('not_found', 'There is no such category.')
  if (merchant && !view.names.has(merchant))
    throw new Problem('not_found', 'There is no such merchant.')
}

function isCategory(text: string): boolean {
  return subCategories.some(({ category }) => category === text)
}

/** What is still to come here. A line that was left out shows its parts only when it is asked for by itself. */
function comingParts(lines: readonly KnownLine[], asked: LevelAsked): Part[] {
  if (asked.series_id) return lines.flatMap(({ parts }) => parts)
  return lines
    .filter(({ hidden }) => !hidden)
    .flatMap(({ parts }) => parts)
    .filter((part) => isWithin(part, asked))
}

function isWithin(of: Place, asked: LevelAsked): boolean {
  const { category, side, merchant } = asked
  if (side && of.side !== side) return false
  if (merchant && of.merchantId !== merchant) return false
  return !category || of.subCategory === category || categoryOf(of.subCategory) === category
}

function categoryOf(subCategory: string): string {
  return isSubCategory(subCategory) ? subCategoryOf(subCategory).category : subCategory
}

/** What the month under way has come to: money that moved counts where it was booked, whichever line foresaw it and whether or not that is hidden. */
function happenedOn(view: View, lines: readonly KnownLine[], asked: LevelAsked): Minor {
  const done = asked.series_id
    ? lines.flatMap(({ happened }) => happened)
    : view.standing.happened.filter((one) => isWithin({ ...one, side: sideOfCash(one) }, asked))
  return sum(done.map(({ amount }) => amount))
}

/** What a past month came to, signed. For a line: of a series what met its due days, of a remainder what is left. */
function pastOf(view: View, asked: LevelAsked): (month: Month) => Minor {
  const { series_id: id } = asked
  if (!id) {
    const rows = view.past.filter((row) => isWithin(row, asked))
    return (month) => sum(rows.filter((row) => row.month === month).map(signed))
  }
  const history = lineHistory(view, id)
  return (month) => sum(history.filter((each) => each.month === month).map(({ amount }) => amount))
}

function tellPart(view: View, part: Part): WirePart {
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

function titleOf(view: View, asked: LevelAsked, lines: readonly KnownLine[]): string {
  const [first] = lines
  if (asked.series_id && first) return nameOf(view, first)
  if (asked.merchant) return view.names.get(asked.merchant) ?? 'Unknown merchant'
  if (asked.category)
    return isSubCategory(asked.category)
      ? subCategoryLabel(asked.category)
      : categoryLabelOf(asked.category)
  if (asked.side) return asked.side === 'in' ? 'Cash in' : 'Cash out'
  return 'All cash'
}

function bandOf(view: View, month: Month) {
  const of = view.forecast.months.find((one) => one.month === month)
  return of ? { low80: of.low80, high80: of.high80, low50: of.low50, high50: of.high50 } : {}
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
