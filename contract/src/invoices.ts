// Invoices that customers owe and bills that suppliers are owed: entered in a line, pasted, or read
// from a bookkeeping program's export. They stand in the forecast until the bank shows their
// payment.
import * as z from 'zod/mini'
import { endpoint, success } from './endpoint.ts'
import { invoiceSource, occurrenceState } from './forecast-lines.ts'
import { amount, day, id, side } from './wire.ts'

const magnitude = amount.check(z.refine((value) => value > 0, 'Enter an amount above zero.'))
const text = (most: number) => z.string().check(z.trim(), z.maxLength(most))

/** What a person enters or a file holds. The amount is what is still unpaid, a magnitude. */
const invoiceEntry = z.object({
  side,
  party: text(100).check(z.minLength(1, 'Enter a name.')),
  number: z.nullable(text(60)),
  issued: z.nullable(day),
  due: day,
  amount: magnitude,
  email: z.nullable(text(200)),
})

/** One that is kept. */
const keptInvoice = z.extend(invoiceEntry, {
  id,
  since: day, // payments count from this day on
  paid_on: z.nullable(day), // marked as paid by a person
  source: invoiceSource,
})

/** With its state. */
const invoice = z.extend(keptInvoice, {
  merchant_id: z.nullable(id),
  state: occurrenceState,
  expected: day, // with the payer's usual delay; when it was paid for one that is
  usual_delay: z.nullable(z.number()), // days; null where nothing is known of the payer
  matched: amount, // magnitudes
  open: amount,
  payments: z.array(z.object({ id, day, amount, text: z.string() })),
})

/** An invoice or bill as both sides hold it. */
export type Invoice = z.infer<typeof invoice>
export type KeptInvoice = z.infer<typeof keptInvoice>

const rowsMax = 2000

export const listInvoices = endpoint({
  method: 'GET',
  path: '/data/invoices',
  access: 'complete',
  summary: 'Invoices and bills with their state, by due day.',
  reply: success(z.array(invoice)),
})

export const saveInvoices = endpoint({
  method: 'POST',
  path: '/data/invoices',
  access: 'complete',
  summary:
    'Adds invoices, changes those that have an id, removes, cancels or restores others, all or none. Answers what takes it back.',
  body: z.object({
    add: z.optional(
      z.array(z.extend(invoiceEntry, { source: invoiceSource })).check(z.maxLength(rowsMax)),
    ),
    keep: z.optional(z.array(keptInvoice).check(z.maxLength(rowsMax))),
    remove: z.optional(z.array(id).check(z.maxLength(rowsMax))),
    cancel: z.optional(z.array(id).check(z.maxLength(rowsMax))), // no longer expected
    restore: z.optional(z.array(id).check(z.maxLength(rowsMax))), // expected again
  }),
  reply: success(
    z.object({
      undo: z.object({
        keep: z.array(keptInvoice),
        remove: z.array(id),
        cancel: z.array(id),
        restore: z.array(id),
      }),
    }),
  ),
})

// The body is multipart (field excelFile), which the endpoint's JSON shapes cannot describe.
export const readInvoiceFile = endpoint({
  method: 'POST',
  path: '/data/invoices/read-file',
  access: 'complete',
  summary: 'Reads a file of open invoices or bills and answers its rows. Keeps nothing.',
  reply: success(
    z.object({
      rows: z.array(z.array(z.string())), // of the sheet that was read, as text
    }),
  ),
})
