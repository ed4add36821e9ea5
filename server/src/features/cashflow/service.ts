// What other features may ask of cash flow.
export { readAccounts } from '../../books/figures/cash.store.ts'
export {
  firstMonth as cashflowFirstMonth,
  headRows as cashflowHeadRows,
  sheetOf as cashflowSheet,
} from './export.ts'
export {
  type ExportTable as CashflowTable,
  exportTableOf as cashflowTable,
} from './export-table.ts'
export { readBooks as readCashflowBooks } from './statement.ts'
