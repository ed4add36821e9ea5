// What was forecast of a customer or supplier gives way to their invoices: an invoice replaces, and
// never doubles, what was expected of the same payee about the same time.
import { daysBetween, firstDayOf, lastDayOf } from '../../calendar.ts'
import { less, type Minor, zero } from '../../money.ts'
import type { Part } from '../engine.ts'

/** The parts that still count, invoices among them, and what gave way. */
type GivenWay = { readonly kept: readonly Part[]; readonly left: readonly Part[] }

// An occurrence further away is another one.
const reachDays = 31
// An invoice of half the amount or more stands for the whole occurrence; a smaller one is a part of
// it.
const wholeShare = 0.5

/**
 * Each invoice, the earliest first, takes from the nearest parts of its payee as much as it comes
 * to. Income that no part of its payee covers is taken from what was expected of customers without
 * a name in its kind and month. Σ kept = Σ before - Σ left, to the penny.
 */
export function giveWay(parts: readonly Part[]): GivenWay {
  const invoices = parts.filter(isInvoice)
  if (invoices.length === 0) return { kept: parts, left: [] }
  const amounts = new Map<Part, Minor>(parts.map((part) => [part, part.amount]))
  for (const invoice of [...invoices].sort(
    (a, b) => distanceTo(a, '0000-01-01') - distanceTo(b, '0000-01-01'),
  )) {
    const rest = takeFrom(ownParts(parts, invoice), invoice.amount, amounts)
    if (invoice.side === 'in') takeFrom(pooledParts(parts, invoice), rest, amounts)
  }
  const amountOf = (part: Part) => amounts.get(part) ?? part.amount
  return {
    kept: parts.flatMap((part) =>
      amountOf(part) === 0 ? [] : [{ ...part, amount: amountOf(part) }],
    ),
    left: parts.flatMap((part) => {
      const amount = less(part.amount, amountOf(part))
      return amount === 0 ? [] : [{ ...part, amount }]
    }),
  }
}

function isInvoice({ source }: Part): boolean {
  return source === 'invoice'
}

/** What was expected of the same payee, the nearest day first. */
function ownParts(parts: readonly Part[], invoice: Part): Part[] {
  return parts
    .filter(
      (part) =>
        (part.source === 'series' || part.source === 'remainder' || part.source === 'rule') &&
        invoice.merchantId !== null &&
        part.merchantId === invoice.merchantId &&
        Math.sign(part.amount) === Math.sign(invoice.amount) &&
        distanceTo(part, invoice.due ?? invoice.day ?? '') <= reachDays,
    )
    .sort((a, b) => distanceTo(a, invoice.day ?? '') - distanceTo(b, invoice.day ?? ''))
}

/** What was expected of nobody in particular, of the same kind in the same month. */
function pooledParts(parts: readonly Part[], invoice: Part): Part[] {
  return parts.filter(
    (part) =>
      part.source === 'remainder' &&
      part.merchantId === null &&
      part.side === invoice.side &&
      part.subCategory === invoice.subCategory &&
      part.month === invoice.month &&
      part.amount > 0,
  )
}

/** Takes up to `amount` from parts in their order; the rest that they did not cover. */
function takeFrom(parts: readonly Part[], amount: Minor, amounts: Map<Part, Minor>): Minor {
  let rest = amount
  for (const part of parts) {
    const there = amounts.get(part) ?? zero
    if (rest === 0) break
    if (there === 0) continue
    const isWhole = part.source !== 'remainder' && Math.abs(rest) >= Math.abs(there) * wholeShare
    const taken = isWhole || Math.abs(rest) >= Math.abs(there) ? there : rest
    amounts.set(part, less(there, taken))
    rest = Math.abs(rest) <= Math.abs(taken) ? zero : less(rest, taken)
  }
  return rest
}

/**
 * Days between a part and a day; a part without a day of its own is as near as the nearest day of
 * its month.
 */
function distanceTo(part: Part, day: string): number {
  if (day === '0000-01-01') return daysBetween('1970-01-01', part.day ?? firstDayOf(part.month))
  if (part.day) return Math.abs(daysBetween(part.due ?? part.day, day))
  const [first, last] = [firstDayOf(part.month), lastDayOf(part.month)]
  return day < first ? daysBetween(day, first) : day > last ? daysBetween(last, day) : 0
}
