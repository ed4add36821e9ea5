// Invoices that customers owe and bills that suppliers are owed, before the bank shows their
// payment. Shapes only.
import type { Day } from '../calendar.ts'
import type { Minor } from '../money.ts'

/** Which way the money goes: an invoice of the business's own brings it in, a bill takes it out. */
export type InvoiceSide = 'in' | 'out'

/** What an entry may lack, so that a person is asked rather than guessed for. */
export type EntryField = 'side' | 'party' | 'amount' | 'due'

/** VAT that was added to an amount without it, at a rate in percent. */
export type AddedVat = { readonly net: Minor; readonly percent: number }

/** An entry as far as it was read. `doubts` names what is missing or has two readings. */
export type EntryReading = {
  readonly side: InvoiceSide | null
  readonly party: string
  readonly number: string | null
  readonly issued: Day | null
  readonly due: Day | null
  readonly amount: Minor | null
  /** Where the amount was written without VAT: it's in `amount`, and shown. */
  readonly vat?: AddedVat
  readonly email: string | null
  /** How it repeats as it was written. The day is the first one's, and doubted. */
  readonly repeats?: string
  readonly doubts: readonly EntryField[]
}
