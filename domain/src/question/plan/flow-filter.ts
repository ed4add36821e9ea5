// The filter of payments that a question's slots make: its names, limits and days of the week, what
// is left out, and what suppliers are.
import type { Minor } from '../../money.ts'
import type { AmountLimit } from '../amount-limits.ts'
import type { Period } from '../period.ts'
import type { Subject } from '../subject.ts'
import type { FlowFilter, FlowSide } from '../tool-call.ts'
import type { Planner } from './planner.ts'
import type { PlanContext } from './slots.ts'

/** What customers paid. */
export const salesIncome = {
  kind: 'category',
  code: 'sales_income',
  name: 'Sales income',
} as const satisfies Subject

/** Money in that nobody gave a category, where it is taken for what customers paid. */
export const uncategorisedIn: Subject = {
  kind: 'sub_category',
  code: 'uncategorised_in',
  name: 'Uncategorised money in',
}

/** What customers paid: with money in that has no category where that may be much of it. */
export function salesOf({ salesWithoutCategory: part = 0 }: PlanContext): readonly Subject[] {
  if (part === 1) return [uncategorisedIn]
  return part < notablePart ? [salesIncome] : [salesIncome, uncategorisedIn]
}

/** The part of sales, of one, below which what is added or left out changes no answer by much. */
export const notablePart = 0.1

/** Whether sales are what some names stand for together. */
export function areSales(subjects: readonly Subject[] = []): boolean {
  return (
    subjects.length > 0 &&
    subjects.every(
      (each) =>
        each === uncategorisedIn || (each.kind === 'category' && each.code === salesIncome.code),
    )
  )
}

/** What money in without a category was taken for; null where none of it was. */
export function noteOnSales(subjects: readonly Subject[] = []): string | null {
  if (!subjects.includes(uncategorisedIn)) return null
  return subjects.includes(salesIncome)
    ? 'Much of your money in has no category yet, so I counted that as well.'
    : allWithoutCategory
}

/** The note where all money in without a category stands for sales. */
export const allWithoutCategory =
  'None of your money in has a sales category yet, so I counted all that has no category.'

/** The payers of a filter: no card machine, no till, where most of them have no category yet. */
export function ofPayers(
  filter: FlowFilter,
  { salesWithoutCategory = 0 }: PlanContext,
): FlowFilter {
  const isOfSales = filter.subjects?.includes(uncategorisedIn)
  if (!isOfSales || salesWithoutCategory < mostOfIt || salesWithoutCategory === 1) return filter
  return { ...filter, except: [...(filter.except ?? []), ...payouts] }
}

const mostOfIt = 0.5

// What a card machine, a market or the till brings in stands for many customers.
const payouts: readonly Subject[] = [
  { kind: 'sub_category', code: 'card_payouts', name: 'card payouts' },
  { kind: 'sub_category', code: 'marketplace_payouts', name: 'marketplace payouts' },
  { kind: 'sub_category', code: 'cash_banked', name: 'cash banked' },
]

/** The filter of a side and a period; sales mean the category of that name. */
export function flowFilter(p: Planner, side: FlowSide, period: Period): FlowFilter {
  const filter = ownFilter(p, side, period)
  return side === 'out' && isOfSuppliers(p) ? ofSuppliers(filter) : filter
}

/** Whether suppliers are meant together, and not each of them. */
export function isOfSuppliers(p: Planner): boolean {
  return p.payees.length === 0 && /(?<!\bby )\b(suppliers?|vendors?)\b/.test(p.text)
}

/** The same payments without those to staff, owners, HMRC and lenders. */
export function ofSuppliers(filter: FlowFilter): FlowFilter {
  if (filter.suppliersOnly) return filter
  return { ...filter, except: [...(filter.except ?? []), ...noSuppliers], suppliersOnly: true }
}

function ownFilter(p: Planner, side: FlowSide, period: Period): FlowFilter {
  const { included, excluded, amounts, weekdays, joinsNames } = p.frame
  const usesSales =
    side === 'in' && p.has('sales', 'customers') && !included.some(({ kind }) => kind !== 'account')
  const { amountFrom, amountTo } = limitsOf(amounts, p.text)
  const subjects = usesSales ? [...salesOf(p.context), ...included] : included
  return {
    side,
    period,
    ...(subjects.length > 0 ? { subjects } : {}),
    ...(joinsNames && !p.has('within_category') ? { any: true } : {}),
    ...(excluded.length > 0 ? { except: withPaye(excluded) } : {}),
    ...(amountFrom === undefined ? {} : { amountFrom }),
    ...(amountTo === undefined ? {} : { amountTo }),
    ...(weekdays.length === 0 ? {} : { weekdays }),
  }
}

// PAYE is a cost of people, but nobody who leaves out tax wants it.
function withPaye(excluded: readonly Subject[]): readonly Subject[] {
  const isOfTax = excluded.some((each) => each.kind === 'category' && each.code === 'taxes')
  const hasPaye = excluded.some((each) => 'code' in each && each.code === paye.code)
  return isOfTax && !hasPaye ? [...excluded, paye] : excluded
}

const paye = {
  kind: 'sub_category',
  code: 'paye_ni',
  name: 'PAYE and National Insurance',
} as const

/** The least and the most that limits of a question leave, in whole pence. */
export function limitsOf(
  amounts: readonly AmountLimit[],
  text: string,
): { amountFrom?: Minor; amountTo?: Minor } {
  const from = amounts.find(({ relation }) => relation === 'over' || relation === 'exactly')
  const to = amounts.find(({ relation }) => relation === 'under' || relation === 'exactly')
  const strict = (limit: AmountLimit, by: number) =>
    (limit.amount + (isStrict(limit.relation, text) ? by : 0)) as Minor
  return {
    ...(from ? { amountFrom: strict(from, 1) } : {}),
    ...(to ? { amountTo: strict(to, -1) } : {}),
  }
}

// Who is paid and supplies nothing: staff, owners, HMRC and lenders.
const noSuppliers: readonly Subject[] = [
  { kind: 'sub_category', code: 'net_wages', name: 'wages' },
  { kind: 'sub_category', code: 'directors_salary', name: 'directors’ pay' },
  { kind: 'sub_category', code: 'paye_ni', name: 'PAYE' },
  { kind: 'sub_category', code: 'pension', name: 'pensions' },
  { kind: 'sub_category', code: 'staff_expenses', name: 'expense claims' },
  { kind: 'category', code: 'taxes', name: 'taxes' },
  { kind: 'category', code: 'funding_out', name: 'loans and what the owners took' },
]

// "More than £500" leaves £500 out; "at least £500", "£500 or more" and "between" take it in.
function isStrict(relation: string, text: string): boolean {
  if (relation === 'over')
    return !/\b(at least|or more|no less than|upwards of|between|from [£\d])/.test(text)
  if (relation === 'under')
    return !/\b(at most|or less|no more than|up to|between|maximum of|from [£\d])/.test(text)
  return false
}
