// The doubts about lists whose amounts have no sign and go one way by what heads them.
import type { Entry } from './rows-read.ts'
import { count } from './sentences.ts'
import type { Assumption } from './statement.ts'

/**
 * The doubts about a list without signs whose headings, or the name of its sheet, give it a way:
 * that way, and rows among the others that speak of a refund.
 */
export function sideAssumptions(
  sides: ReadonlySet<1 | -1 | null>,
  isOfInvoices: boolean,
  entries: readonly Entry[],
): Assumption[] {
  const way = sides.size > 1 ? 'by its sheet' : sides.has(1) ? 'as money in' : 'as money out'
  const message = `Every amount is read ${way}, because its headings say so.`
  const mayBeInvoices = isOfInvoices ? ` ${invoicesToo}` : ''
  const oneSided = { code: 'one_sided', message: `${message}${mayBeInvoices}` }
  return [oneSided, ...refundsAmong(entries)]
}

const invoicesToo =
  'Its headings number invoices: if these are invoices and not payments, leave the file out.'

// A refund goes the other way than the rest, and only a sign or a mark would show it. Where most
// rows have the word, it is about something else.
function refundsAmong(entries: readonly Entry[]): Assumption[] {
  const spoken = entries.filter(
    ({ printed, row }) =>
      printed > 0 && row.cells.some((cell) => typeof cell === 'string' && ofRefund.test(cell)),
  )
  const [first] = spoken
  if (!first || spoken.length * 2 > entries.length) return []
  const rows = count(spoken.length, 'row')
  const message = `${rows} ${spoken.length === 1 ? 'speaks' : 'speak'} of a refund (row ${first.line}) and ${spoken.length === 1 ? 'is' : 'are'} read like the others. If the money went the other way, give the amount a minus and upload the file again.`
  return [{ code: 'row_doubted', message }]
}

const ofRefund = /\brefund(s|ed)?\b|\bcredit note\b|\bmoney back\b/i
