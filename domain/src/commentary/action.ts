// What to do about a period, most urgent first: from money that hasn't arrived to payments without
// a category.
import { money, pounds, rough } from '../amount-words.ts'
import { daysBetween } from '../calendar.ts'
import { dayAndMonth, dayInWords } from '../date-words.ts'
import { type Minor, magnitude, sum, zero } from '../money.ts'
import { headlineOf } from '../outlook/outlook-words.ts'
import { subCategoryOf } from '../taxonomy.ts'
import { isPayout } from '../variance/takings.ts'
import type { LineVariance } from '../variance/variance.ts'
import type { CommentaryInput, MissingReceipt } from './commentary-input.ts'
import type { RegularPayment } from './regular-payments.ts'
import { Facts, type Sentence } from './sentence.ts'

const uncategorisedShare = 0.05
const runRatePayments = 2
const monthDays = 28

/** The one thing to do, or that nothing needs doing. */
export function actionSentence(input: CommentaryInput, floor: Minor): Sentence {
  const [first] = actionSentences(input, floor)
  return first ?? new Facts().sentence('Nothing in this period needs action.')
}

/**
 * Everything there is to do, most urgent first; one sentence of a kind. Books that ended long ago
 * show nothing that is still to be done but to bring them up to date.
 */
export function actionSentences(input: CommentaryInput, floor: Minor): Sentence[] {
  const { outlook } = input
  if (outlook.state === 'unknown' && outlook.reason === 'old_data') return [newerData(input)]
  return [
    lateReceipt(input, floor),
    tightDay(input),
    priceRise(input, floor),
    missingPayment(input, floor),
    categories(input),
  ].filter((sentence) => sentence !== null)
}

function newerData({ asOf }: CommentaryInput): Sentence {
  const facts = new Facts()
  const lastDay = facts.add(dayInWords(asOf), `/cash-flow/edit-transaction?from=${asOf}&to=${asOf}`)
  return facts.sentence(
    `Your bank data ends on ${lastDay}. Add newer data to see what has happened since.`,
  )
}

function lateReceipt(input: CommentaryInput, floor: Minor): Sentence | null {
  const [late] = [...missingIn(input), ...movedLate(input)]
    .filter(({ amount }) => magnitude(amount) >= floor)
    .sort((a, b) => magnitude(b.amount) - magnitude(a.amount))
  if (!late) return null
  const facts = new Facts()
  const name = () => facts.add(late.name, late.href)
  const amount = () => amountFact(facts, late.amount, late.href)
  const day = () => facts.add(dayAndMonth(late.due), late.href)
  // Facts stand in the order of the words.
  const lead = late.isPayout
    ? `Check the payout of ${amount()} through ${name()}`
    : `Ask ${name()} about ${amount()}`
  return facts.sentence(`${lead}, which was expected on ${day()} and has not arrived.`)
}

/** A period that is over answers for its own days; the one under way for all that is missing. */
function missingIn({ late, period, asOf }: CommentaryInput): readonly MissingReceipt[] {
  return late.filter(({ due }) => asOf <= period.to || (due >= period.from && due <= period.to))
}

/** Receipts that were forecast for a day that has passed and are expected on a later one. */
function movedLate(input: CommentaryInput): MissingReceipt[] {
  const { asOf } = input
  return input.lines
    .filter(({ side }) => side === 'in')
    .flatMap((line) =>
      line.moved
        .filter(({ expectedDay, movedTo }) => expectedDay <= asOf && movedTo > asOf)
        .flatMap(({ amount, expectedDay }) => {
          const name = nameOf(input, line)
          if (!name) return []
          const href = '/cash-management'
          return [{ name, amount, due: expectedDay, isPayout: isPayout(line.subCategory), href }]
        }),
    )
}

/** What the dashboard warns about: an expected low, or one that is likely, in its own words. */
function tightDay({ outlook }: CommentaryInput): Sentence | null {
  const facts = new Facts()
  if (outlook.state === 'watch') {
    const { lead } = headlineOf({ outlook, lastDay: null })
    const warning = facts.add(lead.replace(/\.$/, ''), '/dashboard')
    return facts.sentence(`${warning}. Check which payments can wait.`)
  }
  if (outlook.state !== 'short') return null
  const day = facts.add(dayAndMonth(outlook.low.day), '/cash-management')
  return facts.sentence(`Check which payments can wait until ${day} has passed.`)
}

function priceRise(input: CommentaryInput, floor: Minor): Sentence | null {
  const [rise] = input.lines
    .filter(({ side, drivers }) => side === 'out' && drivers.price >= floor)
    .filter(({ payments }) => Math.min(payments.baseline, payments.current) >= runRatePayments)
    .filter((line) => isNamed(line))
    .map((line) => ({ line, yearly: yearlyRiseOf(input, line) }))
    .filter(({ yearly }) => yearly > 0)
    .sort((a, b) => b.line.drivers.price - a.line.drivers.price)
  const name = rise && nameOf(input, rise.line)
  if (!name) return null
  const facts = new Facts()
  const here = payeeAddress(input, rise.line)
  return facts.sentence(
    `Check the price with ${facts.add(name, here)}: if it stays, it costs an extra ${amountFact(facts, rise.yearly, here)} a year.`,
  )
}

/** Payments that vary show no price, and what was bought as needed has no year. */
function yearlyRiseOf(input: CommentaryInput, line: LineVariance): Minor {
  return sum(regularOf(input, line).map(({ yearlyRise }) => yearlyRise ?? zero))
}

function regularOf({ regular }: CommentaryInput, { merchantId }: LineVariance): RegularPayment[] {
  return regular.filter((each) => each.merchantId === merchantId)
}

function missingPayment(input: CommentaryInput, floor: Minor): Sentence | null {
  // A period that still runs may yet see the payment, and a short one says nothing about it.
  const { from, to } = input.period
  if (input.running || daysBetween(from, to) + 1 < monthDays) return null
  const [missing] = input.lines
    .filter(({ side, drivers }) => side === 'out' && -drivers.stopped_payee >= floor)
    .filter((line) => isNamed(line) && regularOf(input, line).length > 0)
    .sort((a, b) => a.drivers.stopped_payee - b.drivers.stopped_payee)
  const name = missing && nameOf(input, missing)
  if (!name) return null
  const facts = new Facts()
  const here = payeeAddress(input, missing)
  return facts.sentence(
    `Check that the payment to ${facts.add(name, here)}, usually ${amountFact(facts, missing.drivers.stopped_payee, here)}, has not failed.`,
  )
}

function categories({ lines, uncategorised, period }: CommentaryInput): Sentence | null {
  const flow = lines.reduce((total, line) => total + magnitude(line.actual), 0)
  if (uncategorised === 0 || uncategorised <= uncategorisedShare * flow) return null
  const facts = new Facts()
  const here = `/cash-flow/edit-transaction?from=${period.from}&to=${period.to}&category=uncategorised`
  return facts.sentence(
    `Categorise transactions worth ${amountFact(facts, uncategorised, here)}, because that can change the other lines.`,
  )
}

/** Who is paid a wage isn't named. */
function isNamed({ subCategory }: LineVariance): boolean {
  return subCategoryOf(subCategory).category !== 'people'
}

function nameOf({ names }: CommentaryInput, { merchantId }: LineVariance): string | null {
  return (merchantId && names.get(merchantId)) || null
}

function payeeAddress({ period }: CommentaryInput, { merchantId }: LineVariance): string {
  return `/cash-flow/edit-transaction?from=${period.from}&to=${period.to}&merchant=${merchantId}`
}

function amountFact(facts: Facts, amount: Minor, href: string): string {
  const size = magnitude(amount)
  return facts.add(size < 1_000_000 ? pounds(size) : rough(size), href, money(size))
}
