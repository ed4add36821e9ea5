// Questions about unpaid invoices, answered only where every word is one of a few.
import { smallWordSet } from './concepts.ts'
import type { InvoiceAspect, Plan } from './tool-call.ts'

const invoiceWords = new Set(
  `invoice invoices unpaid outstanding overdue open late owed owe owes unsettled customers customer clients client suppliers supplier bills
  total value how much many list show which what worth by due past have has we still waiting not paid pay yet us been to`.split(
    /\s+/,
  ),
)

/** The plan for a question about unpaid invoices; null for any other. */
export function invoicePlan(words: readonly string[]): Plan | null {
  const text = words.join(' ')
  const isOwed =
    /\b(who|which (customers?|clients?)) owes? (us|me)\b|\b(are we|am i) owed\b|\bowed to (us|me)\b/.test(
      text,
    )
  const isUnpaid =
    /\binvoices?\b/.test(text) &&
    /\b(unpaid|outstanding|overdue|open|late|unsettled|owed|past due)\b/.test(text)
  const isUnpaidBill =
    /\bbills?\b/.test(text) &&
    /\b(unpaid|outstanding|overdue|late|unsettled|should have (been )?paid|(not|yet to|still to) (been )?(paid|pay))\b/.test(
      text,
    )
  const isOfCustomers =
    /\b(customers?|clients?)\b/.test(text) &&
    /\b(have|has) not (yet )?paid\b|\byet to pay\b|\bnot paid us\b/.test(text) &&
    /\b(how much|total)\b/.test(text)
  if (!isOwed && !isUnpaid && !isUnpaidBill && !isOfCustomers) return null
  // "Not late yet" is the very opposite of late.
  if (/\bnot (yet |actually |currently )?(late|overdue|due|past due|unpaid|owed)\b/.test(text))
    return null
  if (!words.every((word) => invoiceWords.has(word) || smallWordSet.has(word))) return null
  const isOut = isUnpaidBill || /\b(suppliers?|we owe|i owe|to pay)\b/.test(text)
  const side = isOut && !isOfCustomers ? 'out' : 'in'
  const state = /\b(overdue|late|past due|should have (been )?paid)\b/.test(text)
    ? 'overdue'
    : 'open'
  const aspect: InvoiceAspect = isOwed ? 'owed' : /\bhow many\b/.test(text) ? 'count' : 'total'
  return {
    kind: 'call',
    call: { tool: 'invoices', args: { side, state, aspect } },
    assumptions: [],
    choices: [],
  }
}
