// Saves everything that the filters match as a CSV file: all of it, not only the rows that were fetched so far.
import { exportTransactions } from '@plimsoll/contract/transactions'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { CallError } from '../../../api/call.ts'
import { download } from '../../../api/download.ts'
import { Button } from '../../../ui/Button.tsx'
import { toastError } from '../../../ui/toast.ts'
import { type Filters, toQuery } from './filters.ts'

/** The server reads and sends page after page; whether it broke off shows only at the end. */
export default function SaveList({ filters }: { filters: Filters }) {
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await download(exportTransactions, {
        query: toQuery(filters),
        fileName: 'plimsoll-transactions.csv',
      })
    } catch (error) {
      toastError(
        'We couldn’t save the file.',
        error instanceof CallError
          ? error.message
          : 'The download was interrupted. Your transactions may have changed. Please try again.',
      )
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button weight="quiet" busy={isBusy} aria-label="Save this list as CSV" onClick={save}>
      <Download size={16} aria-hidden />
      <span className="txn-tool-words">CSV</span>
    </Button>
  )
}
