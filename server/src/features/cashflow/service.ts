// What other features may ask of cash flow.
export { readAccounts } from './store.ts'
