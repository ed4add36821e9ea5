// What other features may ask of the forecast.

export { beginBaselines, type ForecastBaseline, forecastBaseline } from './baseline/baseline.ts'
export { type Due, dueDays, readDue, readKeptDue } from './due/due.ts'
export { expectedPayments } from './due/expected.ts'
export { type OpenInvoices, readOpenInvoices } from './invoices/open-invoices.ts'
export { leaksReply, leaksWithin } from './leaks/leaks-reply.ts'
export {
  currentForecast,
  type ExpectedItem,
  type Forecast,
  keptForecast,
} from './lines/current.ts'
export { readRecurring, readTimesAYear } from './lines/recurring.ts'
export { noForecastOf, outlookIn, readOutlook, wireOutlook } from './outlook/outlook.ts'
export { type PastForecastChange, readForecastChanges } from './overlay/change-log.store.ts'
export { readInvoiceNumbers, readInvoiceParties } from './overlay/invoices.store.ts'
export { missingReceipts } from './standing/late-receipts.ts'
export { partLabel, partWords } from './standing/part-words.ts'
export {
  readView as readForecastView,
  type View as ForecastView,
  viewFor as withForecastView,
} from './standing/view.ts'
export { type WhatIfChange, type WhatIfPath, whatIf } from './what-if/what-if.ts'
