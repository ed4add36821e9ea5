// What the forecast offers to transactions, which stand to its left and do not know it: payments
// that are still expected, as rows of the list, and which of them a transaction met.

import { createHash } from 'node:crypto'
import type { Changeset } from '@plimsoll/contract/forecast-lines'
import type { Transaction } from '@plimsoll/contract/transactions'
import { daysBetween } from '@plimsoll/domain/calendar'
import type { Occurrence } from '@plimsoll/domain/forecast/series'
import { Problem } from '@plimsoll/domain/problem'
import { categoryLabelOf, subCategoryOf } from '@plimsoll/domain/taxonomy'
import { type CategoryNames, nameOfSubCategory } from '../../../books/categories/names.ts'
import { readMovement } from '../../../books/figures/movements.store.ts'
import type { Context } from '../../../context.ts'
import { noId } from '../../../db/new-id.ts'
import { asTenant } from '../../../db/tenant.ts'
import type { ExpectedPayments, MetPayment, PaymentMatch } from '../../../expected-payments.ts'
import { checkDraft } from '../changes/check-draft.ts'
import { saveChanges, viewOrRefuse } from '../changes/save.ts'
import { readLineId } from '../line-id.ts'
import { currentForecast, type ExpectedItem } from '../lines/current.ts'
import { findLine } from '../lines/line-facts.ts'
import { nameOf } from '../lines/lines.ts'
import { occurrencesOf } from '../standing/settled-invoices.ts'
import { readView, seriesOf, type View } from '../standing/view.ts'

const candidatesMax = 5
const candidateDaysMax = 31
/** What the forecast expects, for the context. */
export const expectedPayments: ExpectedPayments<Context> = {
  async list(tx, businessId, { from, to, today }) {
    const { items, categoryNames } = await currentForecast(tx, businessId, { today })
    return items
      .filter((item) => item.day >= from && item.day <= to)
      .map((item) => rowOf(item, categoryNames))
  },

  async findMet(tx, businessId, { transactionId, today }) {
    const view = await readView(tx, businessId, { today })
    const movement = await readMovement(tx, businessId, transactionId)
    if (!view || !movement) return { met: null, candidates: [] }
    const all = occurrencesOf(view)
    const met = all.find(({ movementIds }) => movementIds.includes(transactionId))
    if (met) return { met: metPaymentOf(view, met), candidates: [] }
    if (isTax(view, transactionId)) return { met: null, candidates: [] }
    const near = all
      .filter((occurrence) => occurrence.open !== 0 && occurrence.open < 0 === movement.amount < 0)
      .map((occurrence) => ({
        occurrence,
        days: Math.abs(daysBetween(occurrence.day, movement.day)),
      }))
      .filter(({ days }) => days <= candidateDaysMax)
      .map((each) => ({
        ...each,
        isOwn: payeeOf(view, each.occurrence).merchantId === movement.merchantId,
      }))
      .sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || a.days - b.days)
    return {
      met: null,
      candidates: near
        .slice(0, candidatesMax)
        .map(({ occurrence: each }) => ({ ...metPaymentOf(view, each), amount: each.open })),
    }
  },

  check(context, businessId, match) {
    return asTenant(context.db, businessId, async (tx) => {
      const view = await viewOrRefuse(tx, businessId, context.today())
      if (isTax(view, match.transactionId))
        throw new Problem('conflict', 'The forecast knows this payment as a tax already.')
      await checkDraft(tx, businessId, { view, draft: draftOf(match) })
      return lineName(view, match.line_id)
    })
  },

  async match(context, by, match, within) {
    await saveChanges(context, by, draftOf(match), within)
  },
}

// What a tax explains meets nothing else: the engine hands it to no series.
function isTax(view: View, transactionId: string): boolean {
  return view.run.explained.some(([id]) => id === transactionId)
}

function draftOf({ transactionId, line_id, due }: PaymentMatch): Changeset {
  return { decisions: [{ line_id, due, kind: 'match', transaction_ids: [transactionId] }] }
}

function lineName(view: View, lineId: string): string {
  return nameOf(view, findLine(view, lineId))
}

function metPaymentOf(view: View, { seriesId, due }: Occurrence): MetPayment {
  const { name } = payeeOf(view, { seriesId })
  return { line_id: seriesId, due, words: name ?? 'A payment that repeats' }
}

/** Whom an occurrence is about, as the books name them, or else as the invoice does. */
function payeeOf(
  view: View,
  { seriesId }: Pick<Occurrence, 'seriesId'>,
): { merchantId: string | null; name: string | null } {
  const line = readLineId(seriesId)
  const kept =
    line.kind === 'invoice' ? view.changes.invoices.find(({ id }) => id === line.invoiceId) : null
  const merchantId = kept?.merchant_id ?? seriesOf(view, seriesId)?.merchantId ?? null
  return { merchantId, name: (merchantId && view.names.get(merchantId)) || kept?.party || null }
}

// It has no row in the books yet: its id is made of what it is, so that the same one keeps it.
function rowOf(item: ExpectedItem, names: CategoryNames): Transaction {
  const { category } = subCategoryOf(item.subCategory)
  return {
    id: idOf(`${item.lineId} ${item.day} ${item.merchantName} ${item.amount}`),
    day: item.day,
    amount: item.amount,
    text: item.words,
    merchant: item.merchantId ? { id: item.merchantId, name: item.merchantName } : null,
    account: { id: noId, name: 'Not known yet', currency: 'GBP' },
    category,
    category_label: categoryLabelOf(category),
    sub_category: item.subCategory,
    subcategory_label: nameOfSubCategory(item.subCategory, names),
    label_source: 'none',
    label_confidence: 1,
    transfer: false,
    excluded: false,
    note: null,
    state: 'expected',
  }
}

function idOf(words: string): string {
  const hex = createHash('sha256').update(words).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
