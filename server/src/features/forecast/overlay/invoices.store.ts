// Invoices and bills that are not paid yet.
import type { KeptInvoice } from '@plimsoll/contract/invoices'
import { type Minor, magnitude, negate } from '@plimsoll/domain/money'
import type { TenantTx } from '../../../db/tenant.ts'
import type { Saver } from './saver.ts'

/** One that is kept, with what the forecast places it by. */
export type StoredInvoice = KeptInvoice & {
  readonly merchant_id: string | null
  readonly sub_category: string
}

/** All of them, by due day. */
export async function readInvoices(tx: TenantTx, businessId: string): Promise<StoredInvoice[]> {
  const rows = await tx
    .selectFrom('forecast_invoice')
    .selectAll()
    .where('business_id', '=', businessId)
    .orderBy('due')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    side: row.side,
    party: row.party,
    merchant_id: row.merchant_id,
    sub_category: row.sub_category,
    number: row.number,
    issued: row.issued,
    due: row.due,
    amount: magnitude(row.amount_minor as Minor),
    since: row.since,
    paid_on: row.paid_on,
    email: row.email,
    source: row.source,
  }))
}

/** The numbers of those that have one, for questions that name them. */
export async function readInvoiceNumbers(
  tx: TenantTx,
  businessId: string,
): Promise<{ number: string; side: 'in' | 'out'; party: string }[]> {
  const rows = await tx
    .selectFrom('forecast_invoice')
    .select(['number', 'side', 'party'])
    .where('business_id', '=', businessId)
    .where('number', 'is not', null)
    .orderBy('due')
    .limit(numbersMax)
    .execute()
  return rows.flatMap(({ number, side, party }) => (number ? [{ number, side, party }] : []))
}

const numbersMax = 5000

/** Whom invoices and bills are with that no payment has been seen of. */
export async function readInvoiceParties(
  tx: TenantTx,
  businessId: string,
): Promise<{ party: string; side: 'in' | 'out' }[]> {
  return tx
    .selectFrom('forecast_invoice')
    .select(['party', 'side'])
    .distinct()
    .where('business_id', '=', businessId)
    .where('merchant_id', 'is', null)
    .orderBy('party')
    .limit(partiesMax)
    .execute()
}

const partiesMax = 500

/** Keeps invoices, in place of those with their ids, and lets go of others. */
export async function keepInvoices(
  tx: TenantTx,
  businessId: string,
  change: { kept: readonly StoredInvoice[]; removed: readonly string[] },
  by: Saver,
): Promise<void> {
  const gone = [...change.removed, ...change.kept.map(({ id }) => id)]
  if (gone.length > 0)
    await tx
      .deleteFrom('forecast_invoice')
      .where('business_id', '=', businessId)
      .where('id', 'in', gone)
      .execute()
  if (change.kept.length === 0) return
  await tx
    .insertInto('forecast_invoice')
    .values(
      change.kept.map(({ amount, ...invoice }) => ({
        ...invoice,
        business_id: businessId,
        amount_minor: invoice.side === 'out' ? negate(amount) : amount,
        saved_by: by.userId,
      })),
    )
    .execute()
}
