// Saves months of cash flow as a file.
import { exportCashflow } from '@plimsoll/contract/cashflow'
import type { Month } from '@plimsoll/domain/calendar'
import { CallError } from '../../api/call.ts'
import { download } from '../../api/download.ts'
import { toastError } from '../../ui/toast.ts'

/** The first and the last month, both included. */
export type Span = { readonly from: Month; readonly to: Month }

/** Asks the server for the file and hands it to the browser; says so when that fails. */
export async function saveCashflow(span: Span, format: 'csv' | 'xlsx'): Promise<void> {
  const { from, to } = span
  await download(exportCashflow, {
    query: { format, from, to },
    fileName: fileNameOf(span, format),
  }).catch((error: unknown) => {
    if (!(error instanceof CallError)) throw error
    toastError('We couldn’t save the file.', error.message)
  })
}

/** `plimsoll-cash-flow-2026-09-to-2027-02.csv`. */
function fileNameOf({ from, to }: Span, format: string): string {
  return `plimsoll-cash-flow-${from === to ? from : `${from}-to-${to}`}.${format}`
}
