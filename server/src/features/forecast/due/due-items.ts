// Payments with a day: what is overdue or due, and what was met lately, as cash management shows
// them.
import type { CashManagement, DueItem } from '@plimsoll/contract/cash-management'
import { addDays, type Day } from '@plimsoll/domain/calendar'
import type { Part } from '@plimsoll/domain/forecast/engine'
import type { SettledInvoice } from '@plimsoll/domain/forecast/invoices/settle-invoices'
import type { Occurrence, Series } from '@plimsoll/domain/forecast/series'
import { less, type Minor, zero } from '@plimsoll/domain/money'
import { isSubCategory, subCategoryOf } from '@plimsoll/domain/taxonomy'
import { nameOfSubCategory } from '../../../books/categories/names.ts'
import { readRails } from '../../../books/figures/movements.store.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import { lineIdOf, lineOfPart } from '../line-id.ts'
import { lineOfRule } from '../lines/known-lines.ts'
import { lateReceipts } from '../standing/late-receipts.ts'
import { partLabel, partWords } from '../standing/part-words.ts'
import { invoiceOccurrence } from '../standing/settled-invoices.ts'
import { seriesOf, type View } from '../standing/view.ts'

const paidDays = 31
const rails = {
  DD: 'direct_debit',
  SO: 'standing_order',
  FPS: 'faster_payment',
  BACS: 'faster_payment',
  CARD: 'card',
} as const

/**
 * What is due until a day, by day; what is owed although it is too late to be expected; what was
 * met within the last month, the latest first; and the invoices and bills that were cancelled.
 */
export async function dueItems(
  tx: TenantTx,
  businessId: string,
  options: { view: View; until: Day },
): Promise<Pick<CashManagement, 'items' | 'missed' | 'paid' | 'cancelled'>> {
  const { view, until } = options
  const railOf = await railsOf(tx, businessId, view)
  const states = new Map(
    view.base.occurrences.map((each) => [`${each.seriesId} ${each.due}`, each]),
  )
  const invoices = new Map(view.invoices.map((each) => [each.invoice.id, invoiceOccurrence(each)]))
  const items = view.forecast.parts.flatMap((part): DueItem[] => {
    if (!part.day || part.day > until) return []
    const occurrence =
      part.source === 'series'
        ? states.get(`${part.sourceId} ${part.due}`)
        : invoices.get(part.sourceId ?? '')
    return [itemOf(view, { part, occurrence, railOf })]
  })
  const since = addDays(view.standing.asOf, -paidDays)
  const paid = view.base.occurrences
    .filter(
      (occurrence) => occurrence.matched !== 0 && occurrence.open === 0 && occurrence.day >= since,
    )
    .flatMap((occurrence) => {
      const series = seriesOf(view, occurrence.seriesId)
      return series ? [itemOf(view, { part: partOf(occurrence, series), occurrence, railOf })] : []
    })
  const invoiceItem = (each: SettledInvoice) =>
    itemOf(view, { part: wholePart(each), occurrence: invoiceOccurrence(each), railOf })
  const paidInvoices = view.invoices
    .filter(({ state, day }) => state.startsWith('matched') && day >= since)
    .map(invoiceItem)
  const cancelled = view.invoices
    .filter(({ state }) => state === 'cancelled')
    .map(invoiceItem)
    .sort((a, b) => (a.due < b.due ? 1 : -1))
  const met = [...paid, ...paidInvoices].sort((a, b) => (a.day < b.day ? 1 : -1))
  return { items, missed: missedItems(view, railOf), paid: met, cancelled }
}

/**
 * Receipts that the forecast has given up and their payers owe all the same, and invoices and bills
 * that are too late to be counted on, the longest owed first.
 */
function missedItems(view: View, railOf: RailOf): DueItem[] {
  const receipts = lateReceipts(view).flatMap(({ series, owed }) =>
    owed
      .filter(({ state }) => state === 'missed')
      .map((occurrence) => ({ occurrence, part: partOf(occurrence, series) })),
  )
  const invoices = view.invoices
    .filter(({ state }) => state === 'missed')
    .map((each) => ({ occurrence: invoiceOccurrence(each), part: wholePart(each) }))
  return [...receipts, ...invoices]
    .map(({ occurrence, part }) => {
      const open = less(occurrence.amount, occurrence.matched)
      const item = itemOf(view, { part: { ...part, amount: open }, occurrence, railOf })
      return { ...item, open }
    })
    .sort((a, b) => (a.due < b.due ? -1 : 1))
}

type RailOf = (seriesId: string) => string | null

function itemOf(
  view: View,
  item: { part: Part; occurrence: Occurrence | undefined; railOf: RailOf },
): DueItem {
  const { part, occurrence } = item
  const line = lineOfPart(part, (ruleId) => lineOfRule(view, ruleId))
  const series = part.source === 'series' ? seriesOf(view, part.sourceId ?? '') : undefined
  const rail = series ? item.railOf(series.id) : null
  const { subCategory } = part
  const known = isSubCategory(subCategory) ? subCategoryOf(subCategory) : null
  const amount = occurrence?.amount ?? part.amount
  return {
    line_id: lineIdOf(line),
    due: part.due ?? part.day ?? '',
    day: part.day ?? '',
    side: amount < 0 ? 'out' : 'in', // a refund of a cost is money due in, wherever the table nets it
    merchant: partLabel(part, view),
    merchant_id: part.merchantId,
    category: known?.category ?? subCategory,
    sub_category: subCategory,
    subcategory_label: nameOfSubCategory(subCategory, view.categoryNames),
    source: part.source,
    entered: enteredOf(view, part),
    amount,
    matched: occurrence?.matched ?? zero,
    open: occurrence && occurrence.open === 0 ? zero : part.amount,
    transactions: [...(occurrence?.movementIds ?? [])],
    state: occurrence?.state ?? 'expected',
    words: partWords(part, view),
    probability: series?.probability ?? null,
    rail: rail ? (rails[rail as keyof typeof rails] ?? 'other') : null,
    automatic: rail === 'DD',
  }
}

function enteredOf({ changes }: View, { source, sourceId }: Part): DueItem['entered'] {
  if (source !== 'invoice') return null
  return changes.invoices.find(({ id }) => id === sourceId)?.source ?? null
}

function wholePart({ invoice, day }: SettledInvoice): Part {
  return {
    source: 'invoice',
    sourceId: invoice.id,
    month: day.slice(0, 7),
    day,
    due: invoice.due,
    side: invoice.amount < 0 ? 'out' : 'in',
    subCategory: invoice.subCategory,
    merchantId: invoice.merchantId,
    amount: invoice.amount,
  }
}

/** A met occurrence in the shape of a part, to be named like one. */
function partOf(occurrence: Occurrence, series: Series): Part {
  return {
    source: 'series',
    sourceId: series.id,
    month: occurrence.day.slice(0, 7),
    day: occurrence.day,
    due: occurrence.due,
    side: series.side,
    subCategory: series.subCategory,
    merchantId: series.merchantId,
    amount: occurrence.matched as Minor,
  }
}

/** How the latest payment of each series travelled. */
async function railsOf(tx: TenantTx, businessId: string, view: View): Promise<RailOf> {
  const latest = new Map(
    view.base.series.flatMap(({ id, evidence }) => {
      const movement = evidence.at(-1)?.movementIds.at(-1)
      return movement ? [[id, movement] as const] : []
    }),
  )
  const known = await readRails(tx, businessId, [...latest.values()])
  return (seriesId) => known.get(latest.get(seriesId) ?? '') ?? null
}
