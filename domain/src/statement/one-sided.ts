// The doubt about lists whose amounts have no sign and go one way by what heads them.
import type { Assumption } from './statement.ts'

/** The doubt about a list without signs whose headings, or the name of its sheet, give it a way. */
export function sideAssumption(
  sides: ReadonlySet<1 | -1 | null>,
  isOfInvoices: boolean,
): Assumption {
  const way = sides.size > 1 ? 'by its sheet' : sides.has(1) ? 'as money in' : 'as money out'
  const message = `Every amount is read ${way}, because its headings say so.`
  const mayBeInvoices = isOfInvoices ? ` ${invoicesToo}` : ''
  return { code: 'one_sided', message: `${message}${mayBeInvoices}` }
}

const invoicesToo =
  'Its headings number invoices: if these are invoices and not payments, leave the file out.'
