// Payments made twice: the same payee, the same amount, a few days apart, neither usual for that
// payee nor given back.

import { money } from '../amount-words.ts'
import { addMonthsToDay, daysBetween } from '../calendar.ts'
import { dayInWords } from '../date-words.ts'
import { groupBy } from '../group.ts'
import { magnitude, minor } from '../money.ts'
import { isChosenCost, isFare } from './chosen-costs.ts'
import { isSameInvoice, isSeldom, type Run, runsOf } from './duplicate-run.ts'
import { type Leak, type LeakFacts, monthsLooked, type Payment } from './leak.ts'

const penceMin = 1_000
// Where one buys again and again, two small sums are alike by chance.
const penceMinOften = 5_000
const oftenFrom = 24
const refundDaysMax = 60
// Who is paid the same twice again and again sells two of a kind; only bills of some size, on
// different days, are believed twice.
const runsMax = 1
const runsLargeMax = 2
const penceMinLarge = 10_000

/** What was paid twice in the last twelve months. */
export function duplicates(facts: LeakFacts): Leak[] {
  const from = addMonthsToDay(facts.asOf, -monthsLooked)
  const outs = facts.payments.filter(
    ({ amount, merchantId, subCategory }) =>
      merchantId !== null && amount <= -penceMin && isChosenCost(subCategory),
  )
  return [...groupBy(outs, ({ merchantId }) => merchantId).values()]
    .flatMap((own) => runsOfPayee(own, facts))
    .filter(([, second]) => second.day > from)
    .map((run) => leakOf(run, facts))
}

function runsOfPayee(own: readonly Payment[], facts: LeakFacts): Run[] {
  const isOften = own.length >= oftenFrom
  const runs = [...groupBy(own, ({ amount }) => amount).values()].flatMap((same) => {
    const runs = runsOf(same).filter((run) => isSameInvoice(run) || isLargeEnough(run, isOften))
    return isUsual(same, runs) ? [] : runs
  })
  const kept = runs.filter((run) => !isGivenBack(run, facts.payments))
  return kept.length <= runsMax || isBelieved(kept, isOften) ? kept : []
}

/**
 * Three of a kind in a row are days of parking or nights of a hotel, unless they look like a bill.
 */
function isLargeEnough([{ amount, subCategory }, , ...more]: Run, isOften: boolean): boolean {
  if (isOften && -amount < penceMinOften) return false
  if (isFare(subCategory) && -amount < penceMinLarge) return false
  return more.length === 0 || (-amount >= penceMinLarge && amount % 100 !== 0)
}

/** Several runs of one payee are mistakes only where each is plain by itself. */
function isBelieved(runs: readonly Run[], isOften: boolean): boolean {
  if (runs.every(isSameInvoice)) return true
  return (
    !isOften &&
    runs.length <= runsLargeMax &&
    runs.every(([first, second]) => -first.amount >= penceMinLarge && first.day < second.day)
  )
}

/**
 * An amount that is paid again and again is a usual one: then only one more among few regular ones
 * is a mistake.
 */
function isUsual(same: readonly Payment[], runs: readonly Run[]): boolean {
  const again = new Set(runs.flatMap(([, ...more]) => more))
  const others = same.filter((payment) => !again.has(payment))
  if (runs.length > runsMax) return true
  if (others.length < 3) return others.length > 1 && again.size > 1
  return again.size > 1 || !isSeldom(others)
}

function isGivenBack(run: Run, payments: readonly Payment[]): boolean {
  const [first] = run
  const last = run.at(-1) as Payment
  const back = payments.filter(
    ({ merchantId, amount, day, text }) =>
      amount === -first.amount &&
      (merchantId === first.merchantId || sharesName(text, first.text)) &&
      day >= first.day &&
      daysBetween(last.day, day) <= refundDaysMax,
  )
  return back.length >= run.length - 1
}

/** A returned direct debit is recognised by its payee's name with a word behind it. */
function sharesName(a: string, b: string): boolean {
  const [first, second] = [a.toUpperCase(), b.toUpperCase()]
  return first.startsWith(second.slice(0, 12)) || second.startsWith(first.slice(0, 12))
}

function leakOf(run: Run, { payees }: LeakFacts): Leak {
  const [first, second] = run
  const last = run.at(-1) as Payment
  const name = payees.get(first.merchantId ?? '')?.name ?? first.text
  const each = magnitude(first.amount)
  const over = minor(each * (run.length - 1))
  const days = daysBetween(first.day, last.day)
  return {
    id: `duplicate:${first.id}:${second.id}`,
    kind: 'duplicate',
    figures: `${over} ${first.day} ${last.day}`,
    merchantId: first.merchantId,
    name,
    yearly: null,
    amount: over,
    day: last.day,
    sentence: `${name} was paid ${money(each)} ${whenWords(run, days)}.`,
    advice: `If that was one bill, ask ${name} for ${money(over)} back.`,
    evidence: run,
  }
}

const times = ['', '', 'twice', 'three times', 'four times']

function whenWords(run: Run, days: number): string {
  const [first] = run
  const last = run.at(-1) as Payment
  const count = times[run.length] ?? `${run.length} times`
  if (days === 0) return `${count} on ${dayInWords(first.day)}`
  if (run.length === 2) return `on ${dayInWords(first.day)} and again on ${dayInWords(last.day)}`
  return `${count} from ${dayInWords(first.day)} to ${dayInWords(last.day)}`
}
