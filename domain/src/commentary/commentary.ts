// Commentary on a period, written by rules: what moved, why, whether it lasts, where cash goes from
// here and what to do about it. Every number, date, name and direction is a fact that can be
// opened; causes that bank data cannot show are never claimed.
import { money, pounds, rough } from '../amount-words.ts'
import type { Day } from '../calendar.ts'
import { dayAndMonth } from '../date-words.ts'
import { less, type Minor, magnitude, minor, sum } from '../money.ts'
import type { Outlook } from '../outlook/outlook.ts'
import { subCategoryOf } from '../taxonomy.ts'
import type { DaySpan } from '../variance/flows.ts'
import { periodPreposition, periodWords } from '../variance/period-words.ts'
import { isPayout } from '../variance/takings.ts'
import type { LineVariance } from '../variance/variance.ts'
import { type AboutBusiness, oneOffSentence, seasonClause } from './about.ts'
import { actionSentence, actionSentences } from './action.ts'
import { isMaterial, type Threshold } from './materiality.ts'
import { type Cause, causesOf, type Movement, movementOfSide, movementsOf } from './movement.ts'
import { Facts, type Sentence } from './sentence.ts'

/** Money that a payer or processor owes: what is missing of it, and since which day. */
export type MissingReceipt = {
  readonly name: string
  readonly amount: Minor
  readonly due: Day
  /** Whether it is a processor's payout of takings. */
  readonly isPayout: boolean
  /** Where its payments are listed. */
  readonly href: string
}

/** What commentary is written from. */
export type CommentaryInput = {
  readonly asOf: Day
  readonly period: DaySpan
  readonly running: boolean
  /** What the period is compared with, within a sentence: "forecast", "September 2026". */
  readonly comparedWith: string
  readonly lines: readonly LineVariance[]
  readonly names: ReadonlyMap<string, string>
  /**
   * Cash at the end of the period, as it was or as it is expected; null where the balance isn't
   * known.
   */
  readonly closing: Minor | null
  /** From what size on a change is worth a sentence. */
  readonly threshold: Threshold
  /** What the business has stated about itself. */
  readonly about: AboutBusiness
  readonly outlook: Outlook
  /** What payments of the period without a category came to. */
  readonly uncategorised: Minor
  /** Receipts that are much later than their payers' usual, as alerts report them. */
  readonly late: readonly MissingReceipt[]
  /** The query that shows this period on the analysis page. */
  readonly query: string
}

/** A headline and at most five bullets, the last of which is the recommended action. */
export type Commentary = {
  readonly headline: Sentence
  readonly bullets: readonly Sentence[]
  readonly action: Sentence
}

const bulletsMax = 5
const unnamed = 'payees without a name'
const outlookAddress = '/cash-management'

/** Writes the commentary. The same input gives the same words. */
export function writeCommentary(input: CommentaryInput): Commentary {
  const { threshold } = input
  const { floor } = threshold
  const moneyIn = movementOfSide(input.lines, 'in')
  const moneyOut = movementOfSide(input.lines, 'out')
  const movements = movementsOf(input.lines)
  const material = movements.filter((movement) =>
    isMaterial(movement, {
      threshold,
      sideTotal: (movement.side === 'in' ? moneyIn : moneyOut).projected,
    }),
  )
  // Where one category is all that moved on its side, the sentence on money in has its news
  // already.
  const isOwnNews = (movement: Movement) =>
    movement.side === 'out' ||
    isMovedApart(movement, moneyIn, floor) ||
    magnitude(moneyIn.variance) < floor
  const steady = movements.filter(
    (movement) =>
      isAlwaysNamed(movement) && !material.includes(movement) && movement.projected !== 0,
  )
  const action = actionSentence(input, floor)
  const ending = [oneOffSentence(input.about, input.period), outlookSentence(input), action].filter(
    (sentence) => sentence !== null,
  )
  const fixed = [moneyInSentence(input, moneyIn, floor)]
  if (steady.length > 0) fixed.push(steadySentence(input, steady))
  const room = bulletsMax - fixed.length - ending.length
  // Payroll and tax come before other categories; within each the largest first.
  const chosen = [
    ...material.filter(isAlwaysNamed),
    ...material.filter((movement) => !isAlwaysNamed(movement) && isOwnNews(movement)),
  ]
    .slice(0, room)
    .sort((a, b) => magnitude(b.variance) - magnitude(a.variance))
  return {
    action,
    headline: headlineSentence(input, {
      net: less(moneyIn.variance, moneyOut.variance),
      flow: less(moneyIn.projected, moneyOut.projected),
      floor,
      lead: leadOf(movements, less(moneyIn.variance, moneyOut.variance)),
    }),
    bullets: [
      ...fixed.slice(0, 1),
      ...chosen.map((movement) => movementSentence(input, movement)),
      ...fixed.slice(1),
      ...ending,
    ],
  }
}

/** A sentence for each of the largest material movements. */
export function movementSentences(input: CommentaryInput, countMax: number): Sentence[] {
  const { threshold } = input
  const totals = {
    in: movementOfSide(input.lines, 'in').projected,
    out: movementOfSide(input.lines, 'out').projected,
  }
  return movementsOf(input.lines)
    .filter((movement) => isMaterial(movement, { threshold, sideTotal: totals[movement.side] }))
    .slice(0, countMax)
    .map((movement) => movementSentence(input, movement))
}

/** What to do about the period, most urgent first. */
export function actionsOf(input: CommentaryInput, countMax: number): Sentence[] {
  return actionSentences(input, input.threshold.floor).slice(0, countMax)
}

/** Whether a category's change and that of its whole side are apart by an amount that matters. */
function isMovedApart(movement: Movement, whole: Movement, floor: Minor): boolean {
  return magnitude(less(movement.variance, whole.variance)) >= floor
}

function isAlwaysNamed({ side, category }: Movement): boolean {
  return side === 'out' && (category === 'people' || category === 'taxes')
}

/** The movement that did most to cash in the direction that cash moved. */
function leadOf(movements: readonly Movement[], net: Minor): Movement | null {
  return (
    movements.find(({ side, variance }) => {
      const inCash = side === 'in' ? variance : -variance
      return inCash !== 0 && inCash > 0 === net > 0
    }) ?? null
  )
}

function headlineSentence(
  input: CommentaryInput,
  known: { net: Minor; flow: Minor; floor: Minor; lead: Movement | null },
): Sentence {
  const facts = new Facts()
  const here = `/analysis?${input.query}`
  const period = facts.add(periodWords(input.period), here)
  // A balance compares with a forecast of the same opening; an earlier period opened at another.
  const closing = input.comparedWith === 'forecast' ? input.closing : null
  const figure = closing ?? known.flow
  const amount = facts.add(amountWords(figure), here, money(figure))
  const opening =
    closing !== null
      ? input.running
        ? `${period} is heading for a closing balance of ${amount}`
        : `${period} closed at ${amount}`
      : `Net cash ${input.running ? 'for' : periodPreposition(input.period)} ${period} comes to ${amount}`
  if (magnitude(known.net) < known.floor)
    return facts.sentence(`${opening}, in line with ${facts.add(input.comparedWith, here)}.`)
  const change = facts.add(
    `${amountWords(magnitude(known.net))} ${known.net > 0 ? 'above' : 'below'} ${input.comparedWith}`,
    here,
    money(magnitude(known.net)),
  )
  const { lead } = known
  if (!lead) return facts.sentence(`${opening}, ${change}.`)
  const label = facts.add(withinSentence(lead.label), rowAddress(input, lead))
  const by = facts.add(
    differenceWords(input, lead),
    rowAddress(input, lead),
    money(magnitude(lead.variance)),
  )
  return facts.sentence(`${opening}, ${change}, with ${label} ${by}.`)
}

function moneyInSentence(input: CommentaryInput, all: Movement, floor: Minor): Sentence {
  const facts = new Facts()
  const here = `/analysis?${input.query}&flow=in`
  const verb = input.running ? 'is heading for' : 'came to'
  const amount = facts.add(amountWords(all.projected), here, money(all.projected))
  if (magnitude(all.variance) < floor)
    return facts.sentence(
      `Money in ${verb} ${amount}, in line with ${facts.add(input.comparedWith, here)}.`,
    )
  const change = facts.add(differenceWords(input, all), here, money(magnitude(all.variance)))
  const effect = facts.add(effectWords(all), here)
  return facts.sentence(
    `Money in ${verb} ${amount}, ${change} (${effect})${reasons(input, all, facts)}${seasonClause(input.about, input.period, facts)}.`,
  )
}

function movementSentence(input: CommentaryInput, row: Movement): Sentence {
  const facts = new Facts()
  const here = rowAddress(input, row)
  const label = facts.add(row.label, here)
  // Names of categories are singular or plural; these verbs go with both.
  const verb = input.running ? 'should come to' : row.side === 'in' ? 'brought in' : 'came to'
  const amount = facts.add(amountWords(row.projected), here, money(row.projected))
  const change = facts.add(differenceWords(input, row), here, money(magnitude(row.variance)))
  const effect = row.effect === 'neutral' ? '' : ` (${facts.add(effectWords(row), here)})`
  return facts.sentence(
    `${label} ${verb} ${amount}, ${change}${effect}${reasons(input, row, facts)}.`,
  )
}

/** Payroll and tax that did not move much: a reader wants to know that they were seen. */
function steadySentence(input: CommentaryInput, rows: readonly Movement[]): Sentence {
  const facts = new Facts()
  const baseline = facts.add(input.comparedWith, `/analysis?${input.query}`)
  const parts = rows.map((row) => {
    const here = rowAddress(input, row)
    return `${facts.add(withinSentence(row.label), here)} at ${facts.add(amountWords(row.projected), here, money(row.projected))}`
  })
  return facts.sentence(`In line with ${baseline}: ${parts.join(' and ')}.`)
}

/** Up to two causes, and what no cause is known for where it is more than a fifth. */
function reasons(input: CommentaryInput, row: Movement, facts: Facts): string {
  // Who is paid is nobody else's business.
  const causes = row.category === 'people' ? [] : causesOf(row)
  const clauses = causes.map((cause) => causeClause(input, cause, facts))
  const unexplained = minor(sum(row.lines.map(({ drivers }) => drivers.other)))
  if (clauses.length === 0)
    return row.category === 'people'
      ? '; the bank data does not show why'
      : '; no single payee explains it'
  const isLarge = magnitude(unexplained) > otherShareMax * magnitude(row.variance)
  const rest = isLarge
    ? `; ${facts.add(amountWords(magnitude(unexplained)), rowAddress(input, row), money(unexplained))} comes from estimates that no single payment stands behind`
    : ''
  return `: ${clauses.join(', and ')}${rest}`
}

const otherShareMax = 0.2

/** Taxes are estimated without a payee, but one authority collects them. */
function payeeName({ names }: CommentaryInput, { merchantId, subCategory }: LineVariance): string {
  const isTax = subCategoryOf(subCategory).category === 'taxes' && subCategory !== 'other_tax'
  return (merchantId && names.get(merchantId)) || (isTax ? 'HMRC' : unnamed)
}

/** One cause, with whether it lasts. */
function causeClause(input: CommentaryInput, cause: Cause, facts: Facts): string {
  const { driver, line, moved } = cause
  const here = payeeAddress(input, line)
  const add = (text: string) => facts.add(text, here)
  const amount = () =>
    facts.add(amountWords(magnitude(cause.amount)), here, money(magnitude(cause.amount)))
  const payee = () => add(payeeName(input, line))
  // A card processor pays out what many customers paid.
  const isThrough = line.side === 'in' && isPayout(line.subCategory)
  const way = isThrough ? 'through' : line.side === 'in' ? 'from' : 'to'
  const [single, several] = isThrough ? ['payout', 'payouts'] : ['payment', 'payments']
  switch (driver) {
    case 'timing': {
      const opening = isThrough
        ? `${amount()} is a payout through ${payee()}`
        : line.side === 'in'
          ? `${amount()} is ${payee()} paying`
          : `${amount()} is the payment to ${payee()}`
      if (!moved) return `${opening} at another time than expected, which evens out`
      return `${opening} on ${add(dayAndMonth(moved.movedTo))} instead of ${add(dayAndMonth(moved.expectedDay))}, which evens out`
    }
    case 'one_off':
      return cause.line.oneOffs.length === 1
        ? `${amount()} is a single ${single} ${way} ${payee()}, which we don’t expect again`
        : `${amount()} is unusual ${several} ${way} ${payee()}, which we don’t expect again`
    case 'new_payee':
      return isThrough
        ? `${amount()} is takings through ${payee()}, which is new to you`
        : `${amount()} is ${payee()}, a payee that is new to you`
    case 'stopped_payee':
      return `${amount()} is ${payee()}, with no ${single} this time`
    case 'recategorised':
      return `${amount()} is ${payee()}, filed in another category than before`
    case 'price': {
      const size = add(cause.amount > 0 ? `larger ${several}` : `smaller ${several}`)
      return `${size} ${way} ${payee()} account for ${amount()}`
    }
    case 'volume': {
      const number = add(cause.amount > 0 ? `more ${several}` : `fewer ${several}`)
      return `${number} ${way} ${payee()} account for ${amount()}`
    }
    case 'other':
      return `${amount()} has no clear cause`
  }
}

/** Where cash stands lowest from here, against the buffer. */
function outlookSentence({ outlook }: CommentaryInput): Sentence | null {
  if (outlook.state === 'unknown') return null
  const facts = new Facts()
  const { low, buffer } = outlook
  const day = facts.add(dayAndMonth(low.day), outlookAddress)
  const balance = facts.add(amountWords(low.balance), outlookAddress, money(low.balance))
  const gap = less(low.balance, buffer)
  const line = buffer > 0 ? `your ${pounds(buffer)} buffer` : 'zero'
  const room = facts.add(
    `${amountWords(magnitude(gap))} ${gap < 0 ? 'below' : 'above'} ${line}`,
    outlookAddress,
    money(magnitude(gap)),
  )
  return facts.sentence(`The tightest day from here is ${day} at ${balance}, ${room}.`)
}

/** A label without its capital letter, unless the letter is part of an abbreviation. */
function withinSentence(label: string): string {
  return /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
}

/** Whole pounds below ten thousand, shortened from there on. */
function amountWords(amount: Minor): string {
  return magnitude(amount) < 1_000_000 ? pounds(amount) : rough(amount)
}

function differenceWords({ comparedWith }: CommentaryInput, { variance }: Movement): string {
  return `${amountWords(magnitude(variance))} ${variance > 0 ? 'more' : 'less'} than ${comparedWith}`
}

/** "adverse, 6%". */
function effectWords({ effect, variance, baseline }: Movement): string {
  if (baseline === 0) return effect
  const percent = Math.round((magnitude(variance) / magnitude(baseline)) * hundred)
  return percent >= 1000 ? effect : `${effect}, ${percent}%`
}

const hundred = 100

function rowAddress(input: CommentaryInput, { side, category }: Movement): string {
  return `/analysis?${input.query}&open=${encodeURIComponent(`${side} ${category}`)}`
}

function payeeAddress(input: CommentaryInput, line: LineVariance): string {
  const { from, to } = input.period
  if (!line.merchantId)
    return `/cash-flow/edit-transaction?from=${from}&to=${to}&category=${subCategoryOf(line.subCategory).category}`
  return `/cash-flow/edit-transaction?merchant=${line.merchantId}&from=${from}&to=${to}`
}
