// Invoices and bills: listed with their state, added, changed and removed. Whom one is
// about is found among the merchants of the books, and its kind is that of the merchant's latest
// money.
import type { Decision } from '@plimsoll/contract/forecast-lines'
import type { Invoice, KeptInvoice, saveInvoices } from '@plimsoll/contract/invoices'
import { matchParty } from '@plimsoll/domain/invoices/match-party'
import { magnitude } from '@plimsoll/domain/money'
import { Problem } from '@plimsoll/domain/problem'
import type * as z from 'zod/mini'
import { booksChangedQueue } from '../../../books/change-books.ts'
import { readMovementTexts } from '../../../books/figures/movements.store.ts'
import type { Context } from '../../../context.ts'
import { newId } from '../../../db/new-id.ts'
import { asTenant, type TenantTx } from '../../../db/tenant.ts'
import { impactOf } from '../changes/impact.ts'
import { type Saving, viewOrRefuse } from '../changes/save.ts'
import { lineIdOf } from '../line-id.ts'
import { bumpForecast, noteChange } from '../overlay/change-log.store.ts'
import { keepDecisions, removeCancelled } from '../overlay/decisions.store.ts'
import { keepInvoices, type StoredInvoice } from '../overlay/invoices.store.ts'
import { holdSame } from '../run/hold.store.ts'
import { delaysOf } from '../standing/settled-invoices.ts'
import type { View } from '../standing/view.ts'

type Change = z.output<(typeof saveInvoices)['body']>
type Undo = { keep: KeptInvoice[]; remove: string[]; cancel: string[]; restore: string[] }

// Of one business; an export of more is split by whoever exports.
const invoicesMax = 5000

/** All that are kept, by due day. */
export async function invoicesOf(tx: TenantTx, businessId: string, view: View): Promise<Invoice[]> {
  const stored = new Map(view.changes.invoices.map((each) => [each.id, each]))
  const ids = view.invoices.flatMap(({ payments }) => payments.map(({ movementId }) => movementId))
  const texts = await readMovementTexts(tx, businessId, ids)
  const delays = delaysOf(view.base, view.invoices)
  return view.invoices.flatMap((settled): Invoice[] => {
    const kept = stored.get(settled.invoice.id)
    if (!kept) return []
    const { sub_category: _, ...invoice } = kept
    return [
      {
        ...invoice,
        state: settled.state,
        expected: settled.day,
        usual_delay: delays.get(kept.merchant_id ?? '') ?? null,
        matched: magnitude(settled.matched),
        open: magnitude(settled.open),
        payments: settled.payments.map(({ movementId, day, amount }) => ({
          id: movementId,
          day,
          amount,
          text: texts.get(movementId)?.text ?? '',
        })),
      },
    ]
  })
}

/** Adds, changes, removes, cancels and restores, all or none; answers what takes it back. */
export async function changeInvoices(context: Context, by: Saving, change: Change): Promise<Undo> {
  const today = context.today()
  const undo = await asTenant(context.db, by.businessId, async (tx) => {
    const before = await viewOrRefuse(tx, by.businessId, today)
    await holdSame(tx, by.businessId, before.standing.books)
    const existing = new Map(before.changes.invoices.map((each) => [each.id, each]))
    const added = (change.add ?? []).map((entry) =>
      placed(before, { ...entry, id: newId(), since: today, paid_on: null }),
    )
    const kept = (change.keep ?? []).map((invoice) => placed(before, invoice))
    const removed = change.remove ?? []
    if (existing.size + added.length + kept.length > invoicesMax)
      throw new Problem(
        'too_large',
        `Plimsoll keeps at most ${invoicesMax} open invoices and bills.`,
      )
    await keepInvoices(tx, by.businessId, { kept: [...added, ...kept], removed }, by)
    const all = new Map([...existing, ...kept.map((each) => [each.id, each] as const)])
    const [cancel = [], restore = []] = [change.cancel, change.restore]
    await keepDecisions(
      tx,
      by.businessId,
      cancel.flatMap((id) => cancelOf(all.get(id))),
      by,
    )
    await removeCancelled(tx, by.businessId, restore.map(lineOf))
    await bumpForecast(tx, by.businessId, { matching: false })
    const after = await viewOrRefuse(tx, by.businessId, today)
    const impact = impactOf(before, after, [])
    await noteChange(
      tx,
      by.businessId,
      {
        today,
        label: labelOf({ added, kept, removed, cancelled: [...cancel], restored: [...restore] }),
        why: null,
        lines: [...added.map(({ id }) => id), ...kept.map(({ id }) => id), ...cancel, ...restore]
          .slice(0, 50)
          .map(lineOf),
        lowBefore: impact.before.low.balance,
        lowAfter: impact.after.low.balance,
      },
      by,
    )
    await context.jobs.enqueue(tx, booksChangedQueue.name, { businessId: by.businessId })
    const changed = [...kept.map(({ id }) => id), ...removed]
    const wasCancelled = new Set(
      before.invoices.flatMap(({ state, invoice }) => (state === 'cancelled' ? [invoice.id] : [])),
    )
    return {
      cancel: restore.filter((id) => wasCancelled.has(id)),
      restore: cancel.filter((id) => existing.has(id) && !wasCancelled.has(id)),
      keep: changed.flatMap((id) => withoutPlace(existing.get(id))),
      remove: [...added, ...kept].flatMap(({ id }) => (existing.has(id) ? [] : [id])),
    }
  })
  context.jobs.wake(booksChangedQueue.name)
  return undo
}

function lineOf(invoiceId: string): string {
  return lineIdOf({ kind: 'invoice', invoiceId })
}

function cancelOf(stored: StoredInvoice | undefined): Decision[] {
  return stored ? [{ line_id: lineOf(stored.id), due: stored.due, kind: 'cancel' }] : []
}

function withoutPlace(stored: StoredInvoice | undefined): KeptInvoice[] {
  if (!stored) return []
  const { merchant_id: _, sub_category: __, ...kept } = stored
  return [kept]
}

const defaults = { in: 'project_income', out: 'stock_materials' } as const

/**
 * With the merchant that its name means, and the kind of money that merchant's has mostly been
 * lately.
 */
function placed(view: View, invoice: KeptInvoice): StoredInvoice {
  const merchantId = matchParty(invoice.party, view.names)
  const own = view.past.filter(
    (row) => merchantId !== null && row.merchantId === merchantId && row.side === invoice.side,
  )
  const latest = own.reduce<(typeof own)[number] | null>(
    (best, row) => (best && best.month > row.month ? best : row),
    null,
  )
  return {
    ...invoice,
    merchant_id: merchantId,
    sub_category: latest?.subCategory ?? commonKind(view, invoice.side),
  }
}

/** The kind that most income came as in the last months; for bills of nobody known, materials. */
function commonKind(view: View, side: 'in' | 'out'): string {
  if (side === 'out') return defaults.out
  const totals = new Map<string, number>()
  for (const row of view.past.slice(-200))
    if (row.side === 'in')
      totals.set(row.subCategory, (totals.get(row.subCategory) ?? 0) + Math.abs(row.amount))
  const [first] = [...totals].sort((a, b) => b[1] - a[1])
  return first?.[0] ?? defaults.in
}

function labelOf(change: {
  added: readonly StoredInvoice[]
  kept: readonly StoredInvoice[]
  removed: readonly string[]
  cancelled: readonly string[]
  restored: readonly string[]
}): string {
  const { added, kept, removed, cancelled, restored } = change
  const [only, ...others] = [...added, ...kept]
  if (only && others.length === 0)
    return `${only.party}: ${only.side === 'in' ? 'invoice' : 'bill'} ${added.length ? 'added' : 'changed'}`
  const counts = [
    [added.length, 'added'],
    [kept.length, 'changed'],
    [removed.length, 'removed'],
    [cancelled.length, 'cancelled'],
    [restored.length, 'restored'],
  ] as const
  return `Invoices and bills: ${counts.flatMap(([count, verb]) => (count ? [`${count} ${verb}`] : [])).join(', ') || 'unchanged'}`
}
