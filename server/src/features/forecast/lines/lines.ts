// The lines of the forecast: recurring payments, what no series explains, rules, taxes and
// one-offs, each with its months.
import type { ForecastLine } from '@plimsoll/contract/forecast'
import { addMonths, type Month, monthOf, monthsFrom } from '@plimsoll/domain/calendar'
import type { Part } from '@plimsoll/domain/forecast/engine'
import type { Movement } from '@plimsoll/domain/forecast/movement'
import { describeSeries } from '@plimsoll/domain/forecast/recurring/describe'
import type { Series } from '@plimsoll/domain/forecast/series'
import { groupBy } from '@plimsoll/domain/group'
import { type Minor, sum } from '@plimsoll/domain/money'
import { isWithoutForecast } from '@plimsoll/domain/outlook/outlook'
import { projectLines } from '@plimsoll/domain/sales/forecast-parts'
import { categoryLabelOf, isSubCategory, subCategoryOf } from '@plimsoll/domain/taxonomy'
import { nameOfSubCategory } from '../../../books/categories/names.ts'
import { type Line, lineIdOf, lineOfPart, readLineId } from '../line-id.ts'
import { outlookIn } from '../outlook/outlook.ts'
import type { KeptConfiguration } from '../overlay/configurations.store.ts'
import { sideOfCash } from '../run/run.ts'
import { partLabel, partWords, ruleOf } from '../standing/part-words.ts'
import { seriesOf, type View } from '../standing/view.ts'
import { hiddenParts } from './hidden-parts.ts'
import { lineHistory, merchantsApart, type Place } from './history.ts'

/** Month columns of a line: the month under way and five more. */
export const lineMonths = 6

/** A line with all its parts, shown or left out. */
export type KnownLine = {
  readonly id: string
  readonly line: Line
  readonly side: 'in' | 'out'
  readonly subCategory: string
  readonly merchantId: string | null
  readonly parts: readonly Part[]
  readonly hidden: boolean
  readonly happened: readonly Movement[]
}

/** All lines: what counts, what is hidden, and series that have ended. */
export function knownLines(view: View): KnownLine[] {
  const hidden = new Set(view.changes.hidden)
  const idOf = (part: Part) => lineIdOf(lineOfPart(part, (ruleId) => lineOfRule(view, ruleId)))
  const shown = groupBy(view.forecast.parts, idOf)
  const left = groupBy(hiddenParts(view), idOf)
  const happened = groupBy(view.standing.happened, happenedOn(view))
  const ids = new Set([
    ...view.base.series.map(({ id }) => id),
    ...shown.keys(),
    ...left.keys(),
    ...happened.keys(),
    ...view.changes.configurations.map(lineOfConfiguration).map(lineIdOf),
    ...hidden,
    ...restsOfPast(view),
  ])
  return [...ids].flatMap((id) => {
    const parts = shown.get(id) ?? left.get(id) ?? []
    const place = placeOf(view, id, parts)
    return place
      ? [{ id, ...place, parts, hidden: hidden.has(id), happened: happened.get(id) ?? [] }]
      : []
  })
}

/** The line that a rule stands for: the one it was laid over, or one of its own. */
export function lineOfRule(view: Pick<View, 'changes'>, ruleId: string): Line | null {
  const configuration = ruleOf(ruleId, view.changes)
  if (!configuration) return null
  return lineOfConfiguration(configuration)
}

function lineOfConfiguration({ id, line_id }: KeptConfiguration): Line {
  return line_id ? readLineId(line_id) : { kind: 'rule', configurationId: id }
}

/** Which line each movement of the month under way belongs to. */
function happenedOn(view: View): (movement: Movement) => string {
  const matched = new Map(
    view.base.occurrences.flatMap(({ seriesId, movementIds }) =>
      movementIds.map((id) => [id, seriesId] as const),
    ),
  )
  const taxed = new Map(view.run.explained)
  const { claimed } = view.standing.projects.settlement
  const ofProject = (movement: Movement) => {
    const projectId = claimed.get(movement.id)
    return projectId ? lineIdOf({ kind: 'project', projectId, side: sideOfCash(movement) }) : null
  }
  return (movement) =>
    ofProject(movement) ??
    matched.get(movement.id) ??
    (taxed.has(movement.id)
      ? lineIdOf({ kind: 'tax', tax: taxed.get(movement.id) ?? '' })
      : null) ??
    lineIdOf({
      kind: 'rest',
      side: sideOfCash(movement),
      subCategory: movement.subCategory,
      merchantId: restMerchant(view, movement),
    })
}

/** The merchant whose remainder is kept apart; smaller ones stand in their sub-category's. */
function restMerchant(view: View, { subCategory, merchantId }: Omit<Place, 'side'>): string | null {
  return merchantsApart(view, subCategory).has(merchantId) ? merchantId : null
}

const pastMonths = 13

/**
 * The remainders of the last thirteen months, also those of which nothing more is expected: with
 * them the past adds up.
 */
function restsOfPast(view: View): string[] {
  const first = addMonths(monthOf(view.standing.asOf), -pastMonths)
  const taxes = new Set<string>(view.run.taxes.map(({ subCategory }) => subCategory))
  const recent = view.past.filter(
    ({ month, subCategory }) => month >= first && !taxes.has(subCategory),
  )
  const ids = new Set(
    recent.map((row) => lineIdOf({ kind: 'rest', ...row, merchantId: restMerchant(view, row) })),
  )
  return [...ids].filter((id) => {
    const months = groupBy(lineHistory(view, id), ({ month }) => month)
    return [...months].some(
      ([month, rows]) => month >= first && sum(rows.map(({ amount }) => amount)) !== 0,
    )
  })
}

function placeOf(
  view: View,
  id: string,
  parts: readonly Part[],
): Pick<KnownLine, 'line' | 'side' | 'subCategory' | 'merchantId'> | null {
  const line = readLineId(id)
  if (line.kind === 'rest') {
    const { side, subCategory, merchantId } = line
    return { line, side, subCategory, merchantId }
  }
  const place = seriesOf(view, id) ?? parts[0] ?? ruledPlace(view, line)
  if (!place) return null
  return { line, side: place.side, subCategory: place.subCategory, merchantId: place.merchantId }
}

/** Where the user's own rule stands, also when nothing of it is to come within the forecast. */
function ruledPlace(
  view: View,
  line: Line,
): Pick<KnownLine, 'side' | 'subCategory' | 'merchantId'> | null {
  if (line.kind === 'project') return projectPlace(view, line)
  if (line.kind !== 'rule') return null
  const rule = view.changes.configurations.find(({ id }) => id === line.configurationId)
  const [first] = rule?.rules ?? []
  if (!rule || !first) return null
  const { sub_category: subCategory, merchant_id } = rule
  return { side: first.direction, subCategory, merchantId: merchant_id ?? null }
}

/** Where a project's money stands, also when nothing more of it is to come. */
function projectPlace(
  { standing }: View,
  { projectId, side }: Extract<Line, { kind: 'project' }>,
): Pick<KnownLine, 'side' | 'subCategory' | 'merchantId'> | null {
  const stored = standing.projects.stored.get(projectId)
  if (!stored) return null
  const merchantId = side === 'in' ? stored.project.client.merchantId : null
  return { side, subCategory: projectLines[side], merchantId }
}

/** The lines in the contract's shape, largest first. */
export function forecastLines(view: View): { months: Month[]; lines: ForecastLine[] } {
  const current = monthOf(view.standing.asOf)
  const outlook = outlookIn(view)
  // Where nothing is forecast, only what has happened in the latest month is shown.
  const isForecast = !isWithoutForecast(outlook)
  const months = isForecast ? monthsFrom(current, addMonths(current, lineMonths - 1)) : [current]
  const lines = knownLines(view)
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

/**
 * What a line comes to in a month: what has happened of it in the month under way, and its parts.
 */
export function amountIn(
  { parts, happened }: Pick<KnownLine, 'parts' | 'happened'>,
  month: Month,
): Minor {
  const done = happened.filter(({ day }) => monthOf(day) === month).map(({ amount }) => amount)
  return sum([comingIn({ parts }, month), ...done])
}

/** What is still to come of a line in a month. */
export function comingIn({ parts }: Pick<KnownLine, 'parts'>, month: Month): Minor {
  return sum(parts.filter((part) => part.month === month).map(({ amount }) => amount))
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
