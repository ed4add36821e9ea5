// The forecast as it stands, for use outside this folder: its months, days, dated payments and
// words.
import type { Day, Month } from '@plimsoll/domain/calendar'
import type { ForecastDay, Part } from '@plimsoll/domain/forecast/engine'
import { cellClauses, cellWords } from '@plimsoll/domain/forecast/overlay/cell-words'
import type { ForecastMonth } from '@plimsoll/domain/forecast/overlay/composed'
import { groupBy } from '@plimsoll/domain/group'
import { type Minor, sum } from '@plimsoll/domain/money'
import { isWithoutForecast, type Outlook } from '@plimsoll/domain/outlook/outlook'
import type { CategoryNames } from '../../../books/categories/names.ts'
import { readBalance, readMerchantNames } from '../../../books/figures/movements.store.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import { outlookIn, outlookWithout } from '../outlook/outlook.ts'
import { findScenario } from '../overlay/scenarios.store.ts'
import { type Composed, composeDraft, composeStanding } from '../standing/compose.ts'
import { dueWithoutForecast } from '../standing/entered.ts'
import { readKeptView } from '../standing/kept-view.ts'
import { type Namer, partLabel, partWords, ruleOf } from '../standing/part-words.ts'
import { readStanding, type Standing } from '../standing/standing.ts'
import type { View } from '../standing/view.ts'

/**
 * What one sub-category is expected to come to in the whole of one month, in the sense of its side,
 * and how that was found.
 */
type ForecastLine = {
  readonly month: Month
  readonly side: 'in' | 'out'
  readonly subCategory: string
  readonly amount: Minor
  readonly method: string
}

/** One payment expected on a day. The amount is signed. */
export type ExpectedItem = {
  readonly day: Day
  readonly lineId: string | null
  readonly merchantId: string | null
  readonly merchantName: string
  readonly subCategory: string
  readonly amount: Minor
  readonly steady: boolean
  readonly words: string
  readonly overdue: boolean
}

/** The forecast as it stands. Without books it has nothing. */
export type Forecast = {
  readonly asOf: Day
  readonly outlook: Outlook
  /** Whether the business hides single pay. */
  readonly hidesPay: boolean
  /** What the business calls its sub-categories. */
  readonly categoryNames: CategoryNames
  readonly lines: readonly ForecastLine[]
  readonly items: readonly ExpectedItem[]
  readonly days: readonly ForecastDay[]
  readonly months: readonly ForecastMonth[]
  /** The Januaries whose ranges are clearly wider than those of other months would be. */
  readonly wideJanuaries: readonly Month[]
}

/**
 * The forecast that fits the books and this day, made now if there is none yet; with a scenario
 * laid over it where one is named.
 */
export async function currentForecast(
  tx: TenantTx,
  businessId: string,
  at: { today: Day; scenario?: string | undefined },
): Promise<Forecast> {
  const standing = await readStanding(tx, businessId, at.today)
  if (!standing.run) {
    const outlook = outlookWithout(standing, await readBalance(tx, businessId, standing.asOf))
    const { hidePay: hidesPay, categoryNames } = standing.books
    const none = { lines: [], items: [], days: [], months: [], wideJanuaries: [] }
    return { asOf: standing.asOf, outlook, hidesPay, categoryNames, ...none }
  }
  const composed = at.scenario
    ? await composeDraft(
        tx,
        businessId,
        standing,
        (await findScenario(tx, businessId, at.scenario)).changes,
      )
    : composeStanding(standing)
  return forecastIn({ ...composed, standing, names: await readMerchantNames(tx, businessId) })
}

// What was drawn from a view that is kept: the questions of a conversation draw it once.
const drawn = new WeakMap<View, Forecast>()

/**
 * The same from the view that is kept, for transactions that change no figure: the answers of one
 * conversation.
 */
export async function keptForecast(
  tx: TenantTx,
  businessId: string,
  at: { today: Day },
): Promise<Forecast> {
  const view = await readKeptView(tx, businessId, at)
  if (!view) return currentForecast(tx, businessId, at)
  const forecast = drawn.get(view) ?? forecastIn(view)
  drawn.set(view, forecast)
  return forecast
}

function forecastIn(view: Composed & Namer & { standing: Standing }): Forecast {
  const { standing } = view
  const outlook = outlookIn(view)
  const { months, days } = view.forecast
  return {
    asOf: standing.asOf,
    outlook,
    hidesPay: standing.books.hidePay,
    categoryNames: view.categoryNames,
    ...(isWithoutForecast(outlook)
      ? {
          lines: [],
          items: itemsOf(dueWithoutForecast(view.forecast.parts, outlook), view),
          days: [],
          months: [],
          wideJanuaries: [],
        }
      : {
          lines: months.flatMap((month) => linesOf(month, view)),
          items: itemsOf(view.forecast.parts, view),
          days,
          months,
          wideJanuaries: view.base.wideJanuaries,
        }),
  }
}

function linesOf(month: ForecastMonth, namer: Namer): ForecastLine[] {
  const bySubCategory = groupBy(month.lines, (line) => `${line.side} ${line.subCategory}`)
  return [...bySubCategory.values()].flatMap((lines) => {
    const [first] = lines
    const amount = sum(lines.map((line) => line.amount))
    // What has happened and is undone again is listed as zero; left out, the table would show what
    // happened alone.
    if (!first || lines.every((line) => line.actual === 0 && line.expected === 0)) return []
    const { side, subCategory } = first
    const parts = lines.flatMap((line) => line.parts)
    return [{ month: month.month, side, subCategory, amount, method: methodOf(parts, namer) }]
  })
}

/** How a cell is found: from the parts that make it, and no others. */
function methodOf(parts: readonly Part[], namer: Namer): string {
  return cellWords(cellClauses(parts, (part) => partWords(part, namer)))
}

function itemsOf(parts: readonly Part[], view: Composed & Namer): ExpectedItem[] {
  const { base, changes } = view
  const series = new Map(base.series.map((sery) => [sery.id, sery]))
  const late = new Set(
    base.occurrences
      .filter(({ state }) => state === 'overdue')
      .map(({ seriesId, due }) => `${seriesId} ${due}`),
  )
  return parts.flatMap((part): ExpectedItem[] => {
    if (!part.day) return []
    const owner = part.source === 'series' ? series.get(part.sourceId ?? '') : undefined
    return [
      {
        day: part.day,
        lineId: part.source === 'series' ? part.sourceId : null,
        merchantId: part.merchantId,
        merchantName: partLabel(part, view),
        subCategory: part.subCategory,
        amount: part.amount,
        steady: owner
          ? owner.amount.kind === 'fixed'
          : ruleOf(part.sourceId, changes) !== undefined,
        words: partWords(part, view),
        overdue: late.has(`${part.sourceId} ${part.due}`),
      },
    ]
  })
}
