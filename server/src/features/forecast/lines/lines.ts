// The lines of the forecast as they are shown: each with its name, its state and its months.
import type { ForecastLine } from '@plimsoll/contract/forecast'
import { addMonths, type Month, monthOf, monthsFrom } from '@plimsoll/domain/calendar'
import { describeSeries } from '@plimsoll/domain/forecast/recurring/describe'
import type { Series } from '@plimsoll/domain/forecast/series'
import { isWithoutForecast } from '@plimsoll/domain/outlook/outlook'
import { categoryLabelOf, isSubCategory, subCategoryOf } from '@plimsoll/domain/taxonomy'
import { nameOfSubCategory } from '../../../books/categories/names.ts'
import type { Line } from '../line-id.ts'
import { outlookIn } from '../outlook/outlook.ts'
import { partLabel, partWords } from '../standing/part-words.ts'
import { seriesOf, type View } from '../standing/view.ts'
import { amountIn, type KnownLine, knownLines } from './known-lines.ts'

/** Month columns of a line: the month under way and five more. */
export const lineMonths = 6

/** The lines in the contract's shape, largest first. */
export function forecastLines(view: View): { months: Month[]; lines: ForecastLine[] } {
  const current = monthOf(view.standing.asOf)
  const outlook = outlookIn(view)
  // Where nothing is forecast, only what has happened in the latest month is shown.
  const isForecast = !isWithoutForecast(outlook)
  const months = isForecast ? monthsFrom(current, addMonths(current, lineMonths - 1)) : [current]
  const lines = knownLines(view)
    // What is paid stands among the paid ones of cash management.
    .filter(({ line, parts }) => line.kind !== 'invoice' || parts.length > 0)
    .map((known) => {
      const line = lineOf(view, known, months)
      if (isForecast) return line
      return {
        ...line,
        next: null,
        months: [{ month: current, amount: amountIn({ ...known, parts: [] }, current) }],
      }
    })
    .filter(
      (line) =>
        line.hide ||
        line.state === 'ended' ||
        line.state === 'rule' ||
        line.months.some((each) => each.amount !== 0) ||
        line.next,
    )
  return { months, lines: lines.sort((a, b) => weightOf(b) - weightOf(a)) }
}

function weightOf({ months }: ForecastLine): number {
  return months.reduce((weight, { amount }) => weight + Math.abs(amount), 0)
}

function lineOf(view: View, known: KnownLine, months: readonly Month[]): ForecastLine {
  const { id, side, subCategory, merchantId, parts, hidden } = known
  const series = seriesOf(view, id)
  const coming = parts
    .filter((part) => part.day)
    .sort((a, b) => ((a.day ?? '') < (b.day ?? '') ? -1 : 1))
  const [next] = coming
  const last = series?.evidence.at(-1)
  const category = isSubCategory(subCategory) ? subCategoryOf(subCategory).category : subCategory
  return {
    seriesId: id,
    hide: hidden,
    series_type: seriesTypeOf(known.line),
    state: stateOf(view, known, series),
    side,
    category,
    category_label: categoryLabelOf(category),
    sub_category: subCategory,
    subcategory_label: nameOfSubCategory(subCategory, view.categoryNames),
    merchant_id: merchantId,
    merchant: nameOf(view, known),
    label: labelOf(view, known, series),
    cadence: series?.cadence ?? null,
    cadence_words: series ? describeSeries(series) : null,
    probability: series && series.state === 'active' ? series.probability : null,
    overdue: view.base.occurrences.filter(
      (occurrence) => occurrence.seriesId === id && occurrence.state === 'overdue',
    ).length,
    next: next?.day ? { day: next.day, amount: next.amount } : null,
    last: last ? { day: last.day, amount: last.amount } : null,
    months: months.map((month) => ({ month, amount: amountIn(known, month) })),
  }
}

/** The type of a line, as the settings' calls tell them apart. */
export function seriesTypeOf(line: Line): ForecastLine['series_type'] {
  if (line.kind === 'project') return 'sales'
  return line.kind === 'series' ? 'detected' : 'user'
}

function stateOf(
  view: View,
  { id, hidden, line, parts, happened }: KnownLine,
  series?: Series,
): ForecastLine['state'] {
  if (hidden) return 'hidden'
  if (view.changes.configurations.some((configuration) => configuration.line_id === id))
    return 'rule'
  if (series) {
    if (series.state === 'ended') return 'ended'
    return view.verdicts.get(id) === 'accepted' ? 'confirmed' : 'detected'
  }
  if (line.kind === 'tax') return 'tax'
  if (line.kind === 'project') return 'project'
  if (line.kind !== 'rest') return 'rule'
  return parts.length > 0 || happened.length > 0 ? 'rest' : 'ended'
}

/** Whom a line is about. */
export function nameOf(view: View, { line, parts, merchantId, subCategory }: KnownLine): string {
  const [first] = parts
  if (line.kind === 'rule') {
    const rule = view.changes.configurations.find(({ id }) => id === line.configurationId)
    if (rule?.name) return rule.name
  }
  if (line.kind === 'project')
    return view.standing.projects.stored.get(line.projectId)?.project.name ?? 'A sales project'
  if (first && ['rule', 'one_off', 'invoice'].includes(first.source)) return partLabel(first, view)
  return (
    (merchantId ? view.names.get(merchantId) : null) ??
    nameOfSubCategory(subCategory, view.categoryNames)
  )
}

function labelOf(
  view: View,
  { line, parts, merchantId, subCategory }: KnownLine,
  series?: Series,
): string {
  if (series) return describeSeries(series)
  const [first] = parts
  if (line.kind === 'rest')
    return merchantId
      ? 'Everything else'
      : `Other ${nameOfSubCategory(subCategory, view.categoryNames).toLowerCase()}`
  return first ? partWords(first, view) : 'Nothing to come'
}
