// Settles which way money went in every row: by separate columns, by flags, by the running balance,
// by the bank's layout or by plain signs, and refuses to guess when none of them proves it.
import { type Minor, magnitude, minor, negate } from '../money.ts'
import { type BalanceFit, proofShareMin, signsByBalance } from './balance.ts'
import { mirrorDoubt } from './mirror-doubt.ts'
import { withoutMinus } from './no-minus.ts'
import { sideAssumptions } from './one-sided.ts'
import { isAtShop } from './row-words.ts'
import type { Entry } from './rows-read.ts'
import { byView } from './settle-columns.ts'
import {
  isGainsaid,
  isOverdrawn,
  isPaidOff,
  isPlainAccount,
  isSeenByBank,
  isUnsigned,
  voicesOn,
  weighSigns,
} from './sign-evidence.ts'
import {
  balanceEntries,
  bestFit,
  checked,
  open,
  provenAs,
  type SignHints,
  type Signs,
  withBalances,
} from './sign-fits.ts'
import { flaggedAmounts, isLedgersDebit, isMarkedAlone, isOpposed, restOf } from './sign-flags.ts'
import type { AmountSign, Assumption } from './statement.ts'

/** Settles the signs of all entries at once. */
export function settleSigns(entries: readonly Entry[], hints: SignHints): Signs {
  // Some print their fees with a minus, as they move the balance.
  const isMinus = entries.filter(({ fee }) => fee < 0).length * 2 > entries.filter(hasFee).length
  const printed = entries.map(({ printed, fee }) => minor(printed + (isMinus ? fee : -fee)))
  if (hints.answered && !hints.twoColumns) {
    const rows = bestFit(entries, printed, hints)
    const proved = rows?.sign === 'per_row' && rows.share >= proofShareMin
    const flags = isMarkedAlone(entries) ? flaggedAmounts(entries, printed) : null
    if (flags) return withBalances(entries, byRule(flags, hints.answered), hints, [])
    const byBalance = proved ? fromBalance(entries, printed, hints) : null
    if (byBalance) return byBalance
    const amounts = besideTypes(printed, hints, hints.answered)
    // What rises with spending is what a card is owed.
    return hints.answered === 'inverted'
      ? withBalances(entries, amounts, hints, [])
      : checked(entries, amounts, hints, [])
  }
  if (hints.twoColumns) return byView(entries, printed, hints)
  const byType = signsOfTypes(printed, hints)
  if (byType) return checked(entries, byType, hints, [])
  const flagged = entries.some((entry) => entry.flag !== null)
  return flagged ? byFlags(entries, printed, hints) : bySigns(entries, printed, hints)
}

const hasFee = ({ fee }: Entry) => fee !== 0

function byRule(printed: readonly Minor[], sign: AmountSign): Minor[] {
  return printed.map((amount) => (sign === 'inverted' ? negate(amount) : amount))
}

// Of amounts without signs, those whose types say which way money went are not asked about.
function besideTypes(
  printed: readonly Minor[],
  { typeSenseOf }: SignHints,
  answered: AmountSign,
): Minor[] {
  const senses = printed.map((_, at) => typeSenseOf(at))
  if (printed.some((amount) => amount < 0) || !senses.includes(null))
    return byRule(printed, answered)
  const rest = answered === 'inverted' ? -1 : 1
  return printed.map((amount, at) => minor((senses[at] ?? rest) * amount))
}

// Amounts without signs whose types all say which way money went, in both directions.
function signsOfTypes(printed: readonly Minor[], hints: SignHints): Minor[] | null {
  if (printed.some((amount) => amount < 0)) return null
  const senses = printed.map((_, at) => hints.typeSenseOf(at))
  if (!senses.includes(1) || !senses.includes(-1) || senses.includes(null)) return null
  return printed.map((amount, at) => minor((senses[at] ?? 1) * amount))
}

function byFlags(entries: readonly Entry[], printed: readonly Minor[], hints: SignHints): Signs {
  const flags = entries.map((entry) => entry.flag)
  const rest = restOf(flags)
  const agree = printed.every((amount, at) => amount >= 0 || (flags[at] ?? rest) === -1)
  const whole = flaggedAmounts(entries, printed)
  const fit = whole && bestFit(entries, whole, hints)
  if (whole && fit?.sign === 'inverted' && fit.share >= proofShareMin) {
    // Credits marked alone lower what a card is owed; letters on every row may be a ledger's as
    // well.
    const isCard = !flags.includes(-1) || hints.isOwed || isPaidOff(whole.map(negate), hints)
    return isCard ? withBalances(entries, whole, hints, [cardAssumption]) : open(fit)
  }
  if (whole && isLedgersDebit(entries, flags, hints)) return open(fit)
  const proved = [
    whole,
    printed,
    whole?.map((a, at) => minor((flags[at] ?? 1) * (printed[at] ?? a))),
  ]
    .filter((amounts) => amounts !== null && amounts !== undefined)
    .find((amounts) => provenAs(entries, amounts, hints))
  if (proved) return checked(entries, proved, hints, [])
  const byBalance = fromBalance(entries, printed, hints)
  if (byBalance) return byBalance
  return whole && (agree || isOpposed(printed, flags))
    ? checked(entries, whole, hints, [])
    : open(null)
}

function bySigns(entries: readonly Entry[], printed: readonly Minor[], hints: SignHints): Signs {
  if (hints.layout === 'inverted') return byCardLayout(entries, printed, hints)
  const fit = bestFit(entries, printed, hints)
  if (fit && fit.share >= proofShareMin && fit.sign === 'as_written') {
    if (hints.layout === null && isSeenByBank(entries, printed, hints)) return open(fit)
    const isPlain = !hints.isOwed && (hints.isOfAccount || isOverdrawn(entries))
    const owed = isPlain ? null : asOwed(printed, fit, hints)
    if (owed) return owed
    if (hints.layout !== 'as_written' && isUnsigned(printed, fit)) {
      return byRows(entries, printed, { ...hints, fit }) ?? open(fit)
    }
    if (hints.card && !hints.layout) return open(fit)
    return checked(entries, printed, hints, mirrorDoubt(printed, hints))
  }
  const byBalance = fromBalance(entries, printed, hints)
  if (byBalance) return byBalance
  if (hints.layout === 'as_written') return byAccountLayout(entries, printed, hints)
  const types = voicesOn(printed, { directionOf: hints.typeSenseOf })
  const isContradicted = types.agree === 0 && types.disagree >= contradictionsMin
  // Where all types say that money went out, no amount needs a sign.
  if (isContradicted) {
    const isOneWay = types.disagree === printed.length && printed.every((amount) => amount > 0)
    return isOneWay ? bySide(entries, printed, hints) : open(null)
  }
  const evidence = weighSigns(printed, hints)
  if (evidence === 'open' && !isPlainAccount(printed, hints)) return bySide(entries, printed, hints)
  if (evidence !== 'card') return checked(entries, printed, hints, [])
  return checked(entries, byRule(printed, 'inverted'), hints, [cardAssumption])
}

// A card's layout takes amounts for spending, unless those without a minus are its payments alone.
function byCardLayout(entries: readonly Entry[], printed: readonly Minor[], hints: SignHints) {
  const below = printed.filter((amount) => amount < 0)
  if (below.length > 0 && isPaidOff(printed.map(negate), hints))
    return checked(entries, printed, hints, [])
  if (below.length * 2 > printed.length && !isPaidOff(printed, hints)) return open(null)
  return checked(entries, byRule(printed, 'inverted'), hints, [cardAssumption])
}

// The bank of an account prints its cards under the same headers, with the signs of a card.
function byAccountLayout(entries: readonly Entry[], printed: readonly Minor[], hints: SignHints) {
  const isOfCard = printed.some((amount) => amount > 0) && isPaidOff(printed, hints)
  if (isOfCard) return checked(entries, byRule(printed, 'inverted'), hints, [cardAssumption])
  const types = voicesOn(printed, { directionOf: hints.typeSenseOf })
  if (types.agree === 0 && types.disagree >= contradictionsMin) return open(null)
  const isSpoken = types.agree > 0 && types.disagree === 0
  return checked(entries, printed, hints, isSpoken ? [] : withoutMinus(printed))
}

// A card may print what is owed as its balance, which rises with every purchase: amounts and
// balances then stand in the mirror image of an account, and prove nothing by themselves.
function asOwed(printed: readonly Minor[], fit: BalanceFit, hints: SignHints): Signs | null {
  const types = voicesOn(printed, { directionOf: hints.typeSenseOf })
  const isContradicted = types.agree === 0 && types.disagree >= contradictionsMin
  if (hints.isOwed || isContradicted || isPaidOff(printed, hints)) {
    const amounts = byRule(printed, 'inverted')
    return { amounts, fit, assumptions: [cardAssumption], turnsBalances: true }
  }
  if (types.disagree > types.agree) return open(fit)
  if (types.agree > 1 && types.disagree === 0) return null
  if (hints.layout === 'as_written' || hints.isSellers) return null
  if (isGainsaid(printed, hints)) return open(fit)
  const shops = printed.filter((amount, at) => amount > 0 && isAtShop(hints.wordsOf(at))).length
  if (shops < 2) return null
  const backs = printed.filter((amount, at) => amount < 0 && isAtShop(hints.wordsOf(at))).length
  return shops > 1 + backs ? open(fit) : null
}

// A list without signs is of one direction where its headers say so: suppliers are paid, customers
// pay.
function bySide(entries: readonly Entry[], printed: readonly Minor[], hints: SignHints): Signs {
  const types = new Set(printed.map((_, at) => hints.typeSenseOf(at)))
  const [byType = null] = types
  const byHeadings = printed.map((_, at) => hints.sideOf(at))
  // A type "Receipt" beside a supplier is a piece of paper.
  const isPaper =
    byHeadings.every((side) => side === -1) &&
    printed.every((_, at) => /^receipts?\b/.test(hints.wordsOf(at)))
  const isDenied = types.size === 1 && byType && byHeadings.includes(byType === 1 ? -1 : 1)
  if (isDenied && !isPaper) return open(null)
  const sides = byHeadings.map((side) => (types.size === 1 && !isPaper && byType) || side)
  const below = printed.filter((amount) => amount < 0).length
  if (sides.includes(null) || below * 3 > printed.length)
    return byWords(entries, printed, hints) ?? open(null)
  const words = voicesOn(
    printed.map((amount, at) => minor(amount * (sides[at] ?? 1))),
    hints,
  )
  // The codes of a ledger say more than the names of those whom it pays.
  if ((types.size > 1 || byType === null) && words.disagree > words.agree) return open(null)
  const amounts = printed.map((amount, at) => minor(amount * (sides[at] ?? 1)))
  const doubts = sideAssumptions(new Set(sides), hints.isOfInvoices, entries)
  return checked(entries, amounts, hints, doubts)
}

// Amounts without signs whose words all say which way money went, in both directions.
function byWords(
  entries: readonly Entry[],
  printed: readonly Minor[],
  hints: SignHints,
): Signs | null {
  if (printed.some((amount) => amount < 0)) return null
  const amounts: Minor[] = []
  for (const [at, amount] of printed.entries()) {
    const direction = hints.directionOf(at)
    if (direction === null) return null
    amounts.push(minor(direction * amount))
  }
  const isBothWays = amounts.some((amount) => amount > 0) && amounts.some((amount) => amount < 0)
  return isBothWays ? checked(entries, amounts, hints, [wordsAssumption]) : null
}

const wordsAssumption: Assumption = {
  code: 'sign_by_words',
  message:
    'No amount has a sign. What came in and what went out is read by the words of the payments alone.',
}

// The balance overrides signs and flags: a real file prints "C -1,533.50" for money that came in.
function fromBalance(
  entries: readonly Entry[],
  printed: readonly Minor[],
  hints: SignHints,
): Signs | null {
  const fit = bestFit(entries, printed, hints)
  if (!fit || fit.share < proofShareMin || fit.sign === 'as_written') return null
  if (fit.sign === 'inverted' && !isUnsigned(printed, fit)) {
    // What is owed rises as money is spent, so that the amounts are right as they stand.
    if (hints.isOwed && printed.some((amount) => amount < 0))
      return withBalances(entries, printed, hints, [])
    return checked(entries, byRule(printed, 'inverted'), hints, [invertedAssumption])
  }
  return byRows(entries, printed, { ...hints, fit })
}

function byRows(
  entries: readonly Entry[],
  printed: readonly Minor[],
  hints: SignHints & { fit: BalanceFit },
): Signs | null {
  const { fit } = hints
  const signs = signsByBalance(balanceEntries(entries, printed, hints), fit.order)
  // The oldest row of an account has no balance before it; without a flag only its words can tell,
  // or a person.
  const answered = hints.answered && (hints.answered === 'inverted' ? -1 : 1)
  const amounts = printed.map((amount, at) => {
    const spoken = answered ?? hints.typeSenseOf(at) ?? hints.directionOf(at)
    const sign = signs.get(at) ?? entries[at]?.flag ?? spoken
    return sign === null ? null : minor(sign * magnitude(amount))
  })
  if (amounts.some((amount) => amount === null)) return open(fit)
  return checked(entries, amounts as Minor[], hints, [balanceAssumption])
}

// A type such as "Purchase" beside an amount without a minus contradicts it; one may be a slip, two
// are a card.
const contradictionsMin = 2

const cardAssumption: Assumption = {
  code: 'card_inverted',
  message: 'This is a card statement: amounts without a minus are read as money spent.',
}
const invertedAssumption: Assumption = {
  code: 'sign_by_balance',
  message: 'Amounts are turned round, because the running balance falls when they are positive.',
}
const balanceAssumption: Assumption = {
  code: 'sign_by_balance',
  message: 'The running balance shows which amounts are money in and which are money out.',
}
