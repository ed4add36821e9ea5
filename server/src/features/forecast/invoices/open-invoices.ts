// Invoices and bills that are still unpaid, for other features.
import type { Invoice } from '@plimsoll/contract/invoices'
import type { Day } from '@plimsoll/domain/calendar'
import { less, magnitude } from '@plimsoll/domain/money'
import type { TenantTx } from '../../../db/tenant.ts'
import { readKeptView } from '../standing/kept-view.ts'
import { invoicesOf } from './invoices.ts'

/**
 * Those with something open, by due day; `kept` counts all, so that none open differs from none
 * kept, and `all` holds the paid ones too.
 */
export type OpenInvoices = {
  readonly open: readonly Invoice[]
  readonly all: readonly Invoice[]
  readonly kept: number
}

/** Reads them; null while there are no books. */
export async function readOpenInvoices(
  tx: TenantTx,
  businessId: string,
  today: Day,
): Promise<OpenInvoices | null> {
  const view = await readKeptView(tx, businessId, { today })
  if (!view) return null
  const all = (await invoicesOf(tx, businessId, view)).map(stillOwed)
  const open = all
    .filter(
      (invoice) => invoice.open > 0 && invoice.paid_on === null && invoice.state !== 'cancelled',
    )
    .sort((a, b) => (a.due < b.due ? -1 : 1))
  return { open, all, kept: all.length }
}

// What the forecast has given up because it is too late is owed all the same.
function stillOwed(invoice: Invoice): Invoice {
  if (invoice.state !== 'missed' || invoice.paid_on !== null) return invoice
  return { ...invoice, open: less(magnitude(invoice.amount), invoice.matched) }
}
