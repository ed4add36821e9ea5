// Payments made twice: the same payee, the same amount, a few days apart, neither usual for that payee nor given back.

import { money } from '../amount-words.ts'
import { addMonthsToDay, daysBetween } from '../calendar.ts'
import { groupBy } from '../group.ts'
import { magnitude } from '../money.ts'
import { isChosenCost } from './chosen-costs.ts'
import { dayInWords } from './day-in-words.ts'
import { type Leak, type LeakFacts, monthsLooked, type Payment } from './leak.ts'

const penceMin = 1_000
// Where one buys again and again, two small sums are alike by chance.
const penceMinOften = 5_000
const oftenFrom = 24
const daysApartMax = 4
// With the same invoice number on both, a later one counts too.
const daysApartSameInvoiceMax = 30
const refundDaysMax = 60
// Who is paid the same twice again and again sells two of a kind.
const pairsMax = 1

/** What was paid twice in the last twelve months. */
export function duplicates(facts: LeakFacts): Leak[] {
  const from = addMonthsToDay(facts.asOf, -monthsLooked)
  const outs = facts.payments.filter(
    ({ amount, merchantId, subCategory }) =>
      merchantId !== null && amount <= -penceMin && isChosenCost(subCategory),
  )
  return [...groupBy(outs, ({ merchantId }) => merchantId).values()]
    .flatMap((own) => pairsOf(own, facts))
    .filter(([, second]) => second.day > from)
    .map((pair) => leakOf(pair, facts))
}

type Pair = readonly [Payment, Payment]

function pairsOf(own: readonly Payment[], facts: LeakFacts): Pair[] {
  const byAmount = [...groupBy(own, ({ amount }) => amount).values()]
  const pairs = byAmount.flatMap((same) => {
    const found = same.flatMap((first, i): Pair[] => {
      const second = same[i + 1]
      const isSmall = own.length >= oftenFrom && -first.amount < penceMinOften
      return second && isTwice(first, second) && !(isSmall && !isSameInvoice(first, second))
        ? [[first, second]]
        : []
    })
    return isUsual(same, found, facts) ? [] : found
  })
  const kept = pairs.filter((pair) => !isGivenBack(pair, facts.payments))
  return kept.length > pairsMax && !kept.every(([a, b]) => isSameInvoice(a, b)) ? [] : kept
}

function isTwice(first: Payment, second: Payment): boolean {
  const apart = daysBetween(first.day, second.day)
  if (apart <= daysApartMax) return true
  return isSameInvoice(first, second) && apart <= daysApartSameInvoiceMax
}

function isSameInvoice(first: Payment, second: Payment): boolean {
  const invoice = invoiceOf(first)
  return invoice !== null && invoice === invoiceOf(second)
}

/** The invoice's number in a text, where one stands there. */
function invoiceOf({ text }: Payment): string | null {
  return /\b(?:INV(?:OICE)?|BILL|REF)[ .:#-]*([A-Z-]*\d{3,})\b/i.exec(text)?.[1] ?? null
}

/** An amount that is paid again and again is a usual one: then only a due day that was paid twice is a mistake. */
function isUsual(same: readonly Payment[], found: readonly Pair[], { series }: LeakFacts): boolean {
  const others = same.length - found.length * 2
  if (others < 2) return found.length > pairsMax
  const ids = new Set(same.map(({ id }) => id))
  const own = series.filter(({ evidence }) =>
    evidence.some(({ movementIds }) => movementIds.some((id) => ids.has(id))),
  )
  const isRare = own.some(({ cadence }) => rare.has(cadence))
  return !isRare || found.length > pairsMax || own.length > 1
}

const rare = new Set([
  'monthly',
  'instalments',
  'two_monthly',
  'quarterly',
  'half_yearly',
  'yearly',
])

function isGivenBack([first, second]: Pair, payments: readonly Payment[]): boolean {
  return payments.some(
    ({ merchantId, amount, day, text }) =>
      amount === -first.amount &&
      (merchantId === first.merchantId || sharesName(text, first.text)) &&
      day >= first.day &&
      daysBetween(second.day, day) <= refundDaysMax,
  )
}

/** A direct debit that came back is told by its payee's name with a word behind it. */
function sharesName(a: string, b: string): boolean {
  const [first, second] = [a.toUpperCase(), b.toUpperCase()]
  return first.startsWith(second.slice(0, 12)) || second.startsWith(first.slice(0, 12))
}

function leakOf([first, second]: Pair, { payees }: LeakFacts): Leak {
  const name = payees.get(first.merchantId ?? '')?.name ?? first.text
  const amount = magnitude(first.amount)
  const days = daysBetween(first.day, second.day)
  const when =
    days === 0
      ? `twice on ${dayInWords(first.day)}`
      : `on ${dayInWords(first.day)} and again on ${dayInWords(second.day)}`
  return {
    id: `duplicate:${first.id}:${second.id}`,
    kind: 'duplicate',
    figures: `${amount} ${first.day} ${second.day}`,
    merchantId: first.merchantId,
    name,
    yearly: null,
    amount,
    day: second.day,
    sentence: `${name} was paid ${money(amount)} ${when}.`,
    advice: `If that was one bill, ask ${name} for ${money(amount)} back.`,
    evidence: [first, second],
  }
}
