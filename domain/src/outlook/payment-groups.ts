// Payments as an owner thinks of them: the payroll is one payment, however many people it pays, and
// so is a tax.
import type { Day } from '../calendar.ts'
import { groupBy } from '../group.ts'
import { type Minor, sum } from '../money.ts'

/** What sorting a payment into its group needs to know. */
type Groupable = {
  readonly source: string
  /** For a sales project's money: which project. */
  readonly sourceId?: string | null
  readonly subCategory: string
  readonly merchantId: string | null
  readonly amount: Minor
}

/** Pay to people by name: their wages, not the taxes or pensions that follow from them. */
export const payCategories: ReadonlySet<string> = new Set(['net_wages', 'directors_salary'])

/** From so many people paid on one day on, their pay is shown as one item. */
const payrollPeopleMin = 3

/** Whether a payment is somebody's pay. */
export function isPay(payment: Pick<Groupable, 'subCategory' | 'amount'>): boolean {
  return payCategories.has(payment.subCategory) && payment.amount < 0
}

/** Payments that belong together, and what they come to. */
export type PaymentGroup<T> = {
  readonly kind: 'payroll' | 'tax' | 'payee' | 'category'
  readonly payments: readonly T[]
  readonly amount: Minor
}

/**
 * The payments by group: all pay together, each tax, each payee, each sales project, and what has
 * no payee by its category.
 */
export function groupPayments<T extends Groupable>(payments: readonly T[]): PaymentGroup<T>[] {
  return [...groupBy(payments, groupKey)].flatMap(([, members]) => {
    const [first] = members
    if (!first) return []
    return [
      {
        kind: kindOf(first),
        payments: members,
        amount: sum(members.map((member) => member.amount)),
      },
    ]
  })
}

function kindOf(payment: Groupable): PaymentGroup<Groupable>['kind'] {
  if (isPay(payment)) return 'payroll'
  if (payment.source === 'tax') return 'tax'
  return payment.merchantId ? 'payee' : 'category'
}

function groupKey(payment: Groupable): string {
  const kind = kindOf(payment)
  if (kind === 'payroll') return kind
  if (payment.source === 'project') return `project ${payment.sourceId}`
  return `${kind} ${kind === 'payee' ? payment.merchantId : payment.subCategory}`
}

/** A row of a list of dated payments: one payment, or the payroll of a day. */
type PaymentRow<T> =
  | { readonly kind: 'single'; readonly payment: T }
  | { readonly kind: 'payroll'; readonly payments: readonly T[]; readonly amount: Minor }

/**
 * The payments in their order, the pay of a day as one row from three people on; it stands where
 * its first payment stood.
 */
export function payrollRows<T>(
  payments: readonly T[],
  read: (payment: T) => { day: Day; subCategory: string; amount: Minor },
): PaymentRow<T>[] {
  const byDay = groupBy(
    payments.filter((payment) => isPay(read(payment))),
    (payment) => read(payment).day,
  )
  return payments.flatMap((payment): PaymentRow<T>[] => {
    const same = isPay(read(payment)) ? (byDay.get(read(payment).day) ?? []) : []
    if (same.length < payrollPeopleMin) return [{ kind: 'single', payment }]
    if (same[0] !== payment) return []
    return [{ kind: 'payroll', payments: same, amount: sum(same.map((each) => read(each).amount)) }]
  })
}

/** `Payroll, 9 people`. */
export function payrollName(people: number): string {
  return `Payroll, ${people} people`
}
