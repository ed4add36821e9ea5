// The pages of the transactions.
import { PageWays } from './PageWays.tsx'

const pages = [
  { path: '/cash-flow/edit-transaction', label: 'Transactions' },
  { path: '/cash-flow/rules', label: 'Rules' },
  { path: '/cash-flow/categories', label: 'Categories' },
  { path: '/cash-flow/merchants', label: 'Merchants' },
  { path: '/cash-flow/changes', label: 'Changes' },
] as const

/** Stands below the head of each of them. */
export function TransactionPages() {
  return <PageWays label="Pages of the transactions" pages={pages} />
}
