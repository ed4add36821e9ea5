// The state of the stored invoices and bills: settled against the payments of the books,
// and what is still to come of each as a part of the forecast.
import type { Decision } from '@plimsoll/contract/forecast-lines'
import { monthOf } from '@plimsoll/domain/calendar'
import type { BaseForecast } from '@plimsoll/domain/forecast/engine'
import {
  type Invoice,
  type InvoiceDecision,
  type SettledInvoice,
  settleInvoices,
} from '@plimsoll/domain/forecast/invoices/settle-invoices'
import { usualDelay } from '@plimsoll/domain/forecast/invoices/usual-delay'
import type { InvoicePart } from '@plimsoll/domain/forecast/overlay/overlay'
import type { Occurrence } from '@plimsoll/domain/forecast/series'
import { groupBy } from '@plimsoll/domain/group'
import { negate } from '@plimsoll/domain/money'
import { isSubCategory, sideOf } from '@plimsoll/domain/taxonomy'
import { lineIdOf, readLineId } from '../line-id.ts'
import type { StoredInvoice } from '../overlay/invoices.store.ts'
import { withoutRestored } from '../run/engine-decisions.ts'
import type { Standing } from './standing.ts'

/**
 * Settles them. The payer's usual delay comes from its regular payments, else from its invoices
 * that have been paid.
 */
export function settledInvoices(input: {
  standing: Standing
  base: BaseForecast
  kept: readonly StoredInvoice[]
  decisions: readonly Decision[]
}): SettledInvoice[] {
  const { standing, base } = input
  if (input.kept.length === 0) return []
  const invoices = input.kept.map(invoiceOf)
  const context = {
    movements: standing.recent.filter(({ id }) => !standing.projects.settlement.claimed.has(id)),
    claimed: new Set(base.occurrences.flatMap(({ movementIds }) => movementIds)),
    decisions: decisionsOf(input.decisions, input.kept),
    asOf: standing.asOf,
    nation: standing.books.nation,
  }
  const undelayed = settleInvoices(invoices, { ...context, delayOf: () => 0 })
  const delays = delaysOf(base, undelayed)
  return settleInvoices(invoices, {
    ...context,
    delayOf: ({ merchantId }) => delays.get(merchantId ?? '') ?? 0,
  })
}

const delaysMin = 3

/** The usual delay in days by payee; nothing for those of whom too little is known. */
export function delaysOf(
  { series }: BaseForecast,
  settled: readonly SettledInvoice[],
): Map<string, number> {
  const byInvoices = [...groupBy(settled, ({ invoice }) => invoice.merchantId ?? '')].flatMap(
    ([merchantId, own]) => {
      const delay = usualDelay(own)
      return delay === null ? [] : [[merchantId, delay] as const]
    },
  )
  const bySeries = series.flatMap(({ merchantId, delays }) => {
    if (!merchantId || delays.length < delaysMin) return []
    const sorted = [...delays].sort((a, b) => a - b)
    return [[merchantId, sorted[Math.floor((sorted.length - 1) / 2)] ?? 0] as const]
  })
  return new Map([...bySeries, ...byInvoices])
}

/** What is still to come of one, as a part; nothing where it is paid or given up. */
export function invoicePart({ invoice, day, open }: SettledInvoice): InvoicePart | null {
  if (open === 0) return null
  const { subCategory, merchantId } = invoice
  const side = isSubCategory(subCategory)
    ? sideOf({ subCategory, amount: open })
    : open < 0
      ? 'out'
      : 'in'
  return {
    source: 'invoice',
    sourceId: invoice.id,
    month: monthOf(day),
    day,
    due: invoice.due,
    side,
    subCategory,
    merchantId,
    amount: open,
  }
}

/**
 * Every payment that transactions can meet: those of regular series, and invoices and bills, by
 * their lines.
 */
export function occurrencesOf({
  base,
  invoices,
}: {
  base: Pick<BaseForecast, 'occurrences'>
  invoices: readonly SettledInvoice[]
}): Occurrence[] {
  return [...base.occurrences, ...invoices.map(invoiceOccurrence)]
}

/** An invoice in the shape of an occurrence: it has a state and a rest as one has. */
export function invoiceOccurrence({
  invoice,
  state,
  day,
  matched,
  open,
  payments,
}: SettledInvoice): Occurrence {
  return {
    seriesId: lineIdOf({ kind: 'invoice', invoiceId: invoice.id }),
    due: invoice.due,
    day,
    amount: invoice.amount,
    // What was marked as paid by a person came by another way.
    matched: state.startsWith('matched') ? invoice.amount : matched,
    open,
    movementIds: payments.map(({ movementId }) => movementId),
    state,
  }
}

function invoiceOf(stored: StoredInvoice): Invoice {
  return {
    id: stored.id,
    party: stored.party,
    merchantId: stored.merchant_id,
    subCategory: stored.sub_category,
    number: stored.number,
    due: stored.due,
    amount: stored.side === 'out' ? negate(stored.amount) : stored.amount,
    since: stored.since,
    paidOn: stored.paid_on,
  }
}

function decisionsOf(
  decisions: readonly Decision[],
  kept: readonly StoredInvoice[],
): InvoiceDecision[] {
  const dueDays = new Map(kept.map(({ id, due }) => [id, due]))
  return withoutRestored(decisions).flatMap((decision): InvoiceDecision[] => {
    const line = readLineId(decision.line_id)
    const { kind, due, transaction_ids: movementIds = [] } = decision
    if (line.kind !== 'invoice') return []
    const { invoiceId } = line
    // One that falls due on another day since is a payment that nobody has cancelled.
    if (kind === 'cancel')
      return dueDays.get(invoiceId) === due ? [{ invoiceId, kind, movementIds }] : []
    return kind === 'match' || kind === 'unmatch' ? [{ invoiceId, kind, movementIds }] : []
  })
}
