// Saves everything that the filters match as a file: all of it, not only the rows that were fetched
// so far.
import { exportTransactions } from '@plimsoll/contract/transactions'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { CallError } from '../../../api/call.ts'
import { download } from '../../../api/download.ts'
import { type FileFormat, fileItems } from '../../../ui/file-items.ts'
import { Menu } from '../../../ui/Menu.tsx'
import { toastError } from '../../../ui/toast.ts'
import { type Filters, toQuery } from './filters.ts'

/** The server reads and sends page after page; whether it broke off shows only at the end. */
export default function SaveList({ filters }: { filters: Filters }) {
  const [isBusy, setBusy] = useState(false)
  const save = async (format: FileFormat) => {
    setBusy(true)
    try {
      await download(exportTransactions, {
        query: { ...toQuery(filters), format },
        fileName: `plimsoll-transactions.${format}`,
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
    <Menu
      className="btn btn-quiet"
      label="Export"
      placement="below-right"
      busy={isBusy}
      items={fileItems((format) => void save(format))}
    >
      <Download size={16} aria-hidden />
      <span className="txn-tool-words">Export</span>
    </Menu>
  )
}
