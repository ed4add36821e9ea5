// Payments as an owner thinks of them: the payroll is one payment, however many people it pays, and so is a tax.
import { groupBy } from '../group.ts'
import { type Minor, sum } from '../money.ts'

/** What sorting a payment into its group needs to know. */
export type Groupable = {
  readonly source: string
  readonly subCategory: string
  readonly merchantId: string | null
  readonly amount: Minor
}

/** Pay to people by name: their wages, not the taxes or pensions that follow from them. */
export const payCategories: ReadonlySet<string> = new Set(['net_wages', 'directors_salary'])

/** From so many people paid on one day on, their pay is shown as one item. */
export const payrollPeopleMin = 3

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

/** The payments by group: all pay together, each tax, each payee, and what has no payee by its category. */
export function groupPayments<T extends Groupable>(payments: readonly T[]): PaymentGroup<T>[] {
  return [...groupBy(payments, groupKey)].flatMap(([, members]) => {
    const [first] = members
    if (!first) return []
    return [
      { kind: kindOf(first), payments: members, amount: sum(members.map((one) => one.amount)) },
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
  return `${kind} ${kind === 'payee' ? payment.merchantId : payment.subCategory}`
}
