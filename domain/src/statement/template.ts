// The statement template that Plimsoll offers for download: what its columns mean and how they are
// filled in.
import type { ColumnRole } from './statement.ts'

/**
 * One column of the template: its header, what it means, how wide it is shown and what to write in
 * it.
 */
export type TemplateColumn = {
  readonly header: string
  readonly role: ColumnRole
  readonly widthChars: number
  readonly note: string
}

/** The columns of the template, in order. Reading a filled-in template needs no questions. */
export const templateColumns: readonly TemplateColumn[] = [
  {
    header: 'Date (dd/mm/yyyy)',
    role: 'date',
    widthChars: 18,
    note: 'The day the money moved, day first.',
  },
  {
    header: 'Description',
    role: 'description',
    widthChars: 40,
    note: "The bank's words, or your own.",
  },
  { header: 'Money in', role: 'money_in', widthChars: 14, note: 'Received, without a sign.' },
  { header: 'Money out', role: 'money_out', widthChars: 14, note: 'Paid, without a sign.' },
  {
    header: 'Balance',
    role: 'balance',
    widthChars: 14,
    note: 'After this payment; may stay empty, but it lets us check every row.',
  },
  { header: 'Category', role: 'category', widthChars: 20, note: 'Can be left empty.' },
  {
    header: 'Merchant',
    role: 'counterparty',
    widthChars: 24,
    note: 'Who paid or was paid; may stay empty.',
  },
  { header: 'Reference', role: 'reference', widthChars: 20, note: 'Can be left empty.' },
]
