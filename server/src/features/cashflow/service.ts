// What other features may ask of cash flow.
export { readAccounts } from '../../books/figures/cash.store.ts'
