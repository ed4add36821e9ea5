// What a customer got back: no payment of ours to a supplier, and not what the customer paid.
import { isRefundName } from '../refunds.ts'
import type { Subject } from '../subject.ts'
import type { Plan } from '../tool-call.ts'
import type { Planner } from './planner.ts'

const customerRefunds: Subject = {
  kind: 'sub_category',
  code: 'customer_refunds',
  name: 'Customer refunds',
}

/** "Did Abara ever get money back off us?", "how much have we paid back to Northwind?" */
export function givenBack(p: Planner): Plan | null {
  if (!p.has('given_back') || p.isAhead() || !p.fits({ subjects: 2 })) return null
  if (!p.usesOnly('given_back', 'in', 'out', 'have', 'customers', 'payment', 'count')) return null
  const [payee, ...others] = p.payees
  if (!others.every(({ name }) => isRefundName(name))) return null
  const period = p.pastPeriod(p.allRecords())
  if (!period || (!payee && !p.has('customers'))) return null
  // A lender and a supplier are paid, whatever it is for.
  if (payee && (payee.kind !== 'merchant' || p.sideOf(payee) !== 'in'))
    return p.call({ tool: 'flow_total', args: p.filter('out', period) })
  const subjects = payee ? p.payees : [...p.sales, customerRefunds]
  return p.call({ tool: 'money_back', args: { period, subjects, toCustomers: true } })
}
