// Decides which tool answers a question. A rule applies only where it has a use for every slot that
// the question filled, so that no part of a question is passed over; a question that no rule fits
// is answered by choices.
import type { Concept } from './concepts.ts'
import type { Frame } from './frame.ts'
import { narrowerThan } from './narrower-words.ts'
import { addsNames, withAddedNames } from './plan/added-names.ts'
import { afford, buffer, cover, safe } from './plan/afford-rules.ts'
import {
  accuracy,
  ahead,
  belowAmount,
  forecastBalance,
  leftAfter,
  lowPoint,
  reach,
  runOut,
} from './plan/ahead-rules.ts'
import { average, averageBalance } from './plan/average-rules.ts'
import {
  accountAlone,
  accountsHeld,
  balanceNow,
  freshness,
  newMerchants,
  priceChange,
  summary,
  uncategorised,
} from './plan/books-rules.ts'
import { carries } from './plan/carried.ts'
import { changes, variance, why, whyAhead } from './plan/change-rules.ts'
import { comparePeriods, inAgainstOut } from './plan/compare-rules.ts'
import { compareJoined, compareSubjects, covered } from './plan/compare-subjects.ts'
import { forecastSummary, forecastTotal, upcoming } from './plan/due-rules.ts'
import { givenBack } from './plan/given-back.ts'
import { forecastRecord, openInvoices } from './plan/invoice-rules.ts'
import {
  balanceBelow,
  byWeekday,
  chanceBelow,
  drift,
  made,
  netOf,
  runway,
  topShare,
} from './plan/kind-rules.ts'
import { late, latePayers, owed } from './plan/late-rules.ts'
import { counts, exactPayment, list, whoIs } from './plan/list-rules.ts'
import { overheads } from './plan/overheads-rule.ts'
import {
  againstAverage,
  averageOfWhat,
  cashChange,
  cashSetAgainst,
  emptyMonths,
  moneyBack,
  overlapping,
  ownTransfers,
  quietest,
  shortMonths,
  silentSince,
  throughAccount,
} from './plan/past-rules.ts'
import { peakAhead } from './plan/peak-rules.ts'
import { Planner } from './plan/planner.ts'
import { movedPrice, steadyPrice } from './plan/price-rules.ts'
import { largestDue, top } from './plan/rank-rules.ts'
import { costOfYear, recurring, recurringCost, unusual } from './plan/regular-rules.ts'
import { roseMost } from './plan/rise-rules.ts'
import { balanceExtreme, extreme, series, when } from './plan/shape-rules.ts'
import { partOfReceipts, share, shareAgainst } from './plan/share-rules.ts'
import type { PlanContext } from './plan/slots.ts'
import { isOfSuppliersAlone, suppliersTogether } from './plan/suppliers-together.ts'
import { taxes, taxOfOthers } from './plan/tax-rules.ts'
import { breakdown, stopped, total } from './plan/total-rules.ts'
import { weekdaysApart } from './plan/weekday-rules.ts'
import { withoutWhole } from './plan/whole-of-parts.ts'
import type { Plan } from './tool-call.ts'

/** The plan for a frame; null where no rule fits. */
export function planFrame(reading: Frame, context: PlanContext): Plan | null {
  const frame = withAddedNames(reading)
  if (mixesKinds(frame) || lacksBoth(frame) || isCardOfPayer(frame, context)) return null
  const whole = { ...frame, included: withoutWhole(frame) }
  const together = suppliersTogether(whole)
  const ofSuppliers = together && planned(together, context)
  if (ofSuppliers?.kind === 'call' && isOfSuppliersAlone(ofSuppliers.call)) return ofSuppliers
  const plan = planned(whole, context)
  return plan?.kind === 'call' ? withWhole(plan, frame) : plan
}

function planned(frame: Frame, context: PlanContext): Plan | null {
  const planner = new Planner(frame, context)
  for (const rule of rules) {
    const plan = rule(planner)
    if (plan && plan.kind !== 'call') return plan
    if (plan && carries(plan.call, planner.frame)) return plan
  }
  return null
}

// "Card payments via Stripe" were made with the customers' cards.
function isCardOfPayer({ included, words }: Frame, context: PlanContext): boolean {
  return (
    included.some(({ kind }) => kind === 'account') &&
    included.some(
      (each) => each.kind === 'merchant' && context.sideOfMerchant(each.ids) === 'in',
    ) &&
    /\bcards? (payments?|takings|sales|receipts|payouts?|money)\b/.test(words.join(' '))
  )
}

// "And both together" of one thing alone is not understood.
function lacksBoth({ latest, included, previous, periods }: Frame): boolean {
  return (
    previous !== undefined &&
    included.length < 2 &&
    periods.length < 2 &&
    /^(and |so |what about )?(?:(?:add|put|tot|sum) (?:them|those|these|both)(?: all)? (?:up|together)|(what is )?(the )?(both|two|total|sum)?( of)? ?(both|together|combined|the two))\b/.test(
      latest.join(' '),
    )
  )
}

// "Meals at Costa and Greggs": whether the category narrows the payees or is added to them can't be
// read, so no total is safe, unless a pattern saw which.
function mixesKinds(frame: Frame): boolean {
  const { included, concepts, periods } = frame
  // A share of a category is what some payees have of it.
  if (
    ['share', 'part_of_receipts', 'one_against', 'both_against'].some((each) =>
      concepts.has(each as Concept),
    )
  )
    return false
  const payees = included.filter(({ kind }) => kind !== 'account')
  const merchants = payees.filter(({ kind }) => kind === 'merchant').length
  if (concepts.has('within_category') || addsNames(frame)) return false
  // Two payees that are compared are each narrowed by it.
  if (concepts.has('compare') && merchants === 2 && payees.length === 3 && periods.length < 2)
    return false
  return payees.length > 2 && merchants > 0 && merchants < payees.length
}

// "Parking" is answered with all running costs of vehicles, because the books keep no finer
// category: the answer says so.
function withWhole(plan: Plan & { kind: 'call' }, frame: Frame): Plan | null {
  if (frame.included.some(({ kind }) => kind === 'merchant') && !addsNames(frame)) return plan
  const notes = frame.included.flatMap((subject) => {
    if (subject.kind !== 'sub_category') return []
    const parts = narrowerThan(subject.code).filter((part) =>
      ` ${frame.latest.join(' ')} `.includes(` ${part} `),
    )
    const longest = parts.filter(
      (part) => !parts.some((other) => other !== part && ` ${other} `.includes(` ${part} `)),
    )
    const word = longest.join(' and ')
    return word ? [{ word, category: subject.name }] : []
  })
  const [narrower] = notes
  if (!narrower) return plan
  // The latest of a whole category may be another supplier's, and its rise another cost's.
  const { call } = plan
  if (call.tool === 'afford') return plan
  if (call.tool === 'payment_when') return null
  if (call.tool === 'compare_periods' && call.args.asks !== 'both')
    return withWhole({ ...plan, call: { ...call, args: { ...call.args, asks: 'both' } } }, frame)
  const words = notes.map(
    ({ word, category }) =>
      `The nearest category to ${word} is ${category}, so this is all of that category.`,
  )
  return { ...plan, narrower, assumptions: [...plan.assumptions, ...words] }
}

// Days ahead come first, because "will" decides what "spend" means; then what the books hold,
// comparisons, shapes and totals.
const rules: readonly ((planner: Planner) => Plan | null)[] = [
  steadyPrice,
  movedPrice,
  partOfReceipts,
  covered,
  compareJoined,
  cashChange,
  cashSetAgainst,
  shortMonths,
  emptyMonths,
  againstAverage,
  averageOfWhat,
  quietest,
  silentSince,
  givenBack,
  moneyBack,
  ownTransfers,
  throughAccount,
  overlapping,
  taxOfOthers,
  forecastRecord,
  leftAfter,
  reach,
  openInvoices,
  largestDue,
  variance,
  accuracy,
  whyAhead,
  runway,
  chanceBelow,
  balanceBelow,
  belowAmount,
  runOut,
  lowPoint,
  afford,
  cover,
  safe,
  buffer,
  taxes,
  latePayers,
  late,
  owed,
  peakAhead,
  forecastBalance,
  costOfYear,
  upcoming,
  forecastTotal,
  forecastSummary,
  ahead,
  freshness,
  accountsHeld,
  balanceNow,
  accountAlone,
  newMerchants,
  priceChange,
  unusual,
  uncategorised,
  recurringCost,
  recurring,
  summary,
  stopped,
  why,
  changes,
  made,
  netOf,
  topShare,
  weekdaysApart,
  byWeekday,
  drift,
  shareAgainst,
  inAgainstOut,
  roseMost,
  comparePeriods,
  compareSubjects,
  extreme,
  balanceExtreme,
  share,
  averageBalance,
  average,
  counts,
  when,
  top,
  series,
  whoIs,
  exactPayment,
  list,
  overheads,
  breakdown,
  total,
]
