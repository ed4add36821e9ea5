// Which way money went where the verb alone does not tell: who pays, who is paid, who earns.
import type { Planner } from './planner.ts'

/**
 * "When do the staff get paid", "dividends taken": what names a cost is money out, however it is
 * put.
 */
export function isPassive(p: Planner): boolean {
  const { text, payees } = p
  return (
    !p.has('out') &&
    /\b(gets?|got|getting|be|being|been|are|is) paid\b|\b(take|took|taken|taking)\b/.test(text) &&
    payees.length > 0 &&
    payees.every(
      (payee) =>
        p.sideOf(payee) === 'out' && (payee.kind !== 'merchant' || !/\b(we|i|they)\b/.test(text)),
    )
  )
}

/** "What does Ella earn": money out to somebody who is paid by the business. */
export function isEarnedFromUs(p: Planner): boolean {
  const { text, payees } = p
  return (
    /\b(earn|earns|earned|earning)\b/.test(text) &&
    !/\b(we|i|us)\b/.test(text) &&
    payees.length > 0 &&
    payees.every((each) => p.sideOf(each) === 'out')
  )
}

/** "How much did Stripe pay out to us": what a payer pays is money in, however it is put. */
export function paysUs(p: Planner): boolean {
  const { text, payees } = p
  return (
    /\b(pay|pays|paid|paying|paid out|pay out|send|sent|give|given|gave|transfer|transferred|shell out|shelled out|fork out|forked out|hand over|handed over)\b/.test(
      text,
    ) &&
    /\b(to|for) (us|me)\b|\b(pay|paid|pays|sent|given|gave) (us|me)\b/.test(text) &&
    payees.length > 0 &&
    payees.every((payee) => payee.kind === 'merchant' && p.sideOf(payee) === 'in')
  )
}

/** "Has Northwind paid?" of a customer is money in; "what did we pay Northwind" is not. */
export function isPaidByThem(p: Planner): boolean {
  const { payees } = p
  // "Sorry, I meant AXA" says who, not that we pay.
  const text = p.text
    .replace(/\b(sorry |no )*i (mean|meant)\b/g, '')
    .replace(/\b(with|to) us\b/g, '')
  const paysUs =
    /\b(pay|pays|paid|paying|settle|settled|settles|cough up|coughed up|stump up|stumped up|send|sent|transfer|transferred|hand over|handed over|fork out|forked out|shell out|shelled out|contribute|contributed)\b/.test(
      text,
    ) && !/\b(we|i|our|to|us)\b/.test(text)
  return (
    paysUs &&
    payees.length > 0 &&
    payees.every((payee) => payee.kind === 'merchant' && p.sideOf(payee) === 'in')
  )
}

/** "When did Northwind last pay and what did they pay": only they pay. */
export function isOfPayersAlone(p: Planner): boolean {
  const { text, payees } = p
  return (
    !/\b(we|i|our|us|me)\b/.test(text) &&
    payees.length > 0 &&
    payees.every((payee) => payee.kind === 'merchant' && p.sideOf(payee) === 'in')
  )
}
