// Saves the variance table on screen as a file.
import { exportVariance } from '@plimsoll/contract/analysis'
import { useState } from 'react'
import { CallError } from '../../api/call.ts'
import { download } from '../../api/download.ts'
import { type FileFormat, fileItems } from '../../ui/file-items.ts'
import { Menu } from '../../ui/Menu.tsx'
import { toastError } from '../../ui/toast.ts'
import type { VarianceFilter } from './filter.ts'
import { varianceInput } from './queries.ts'

/** Of the period, the comparison and the side that the page shows. */
export default function ExportVariance({ filter }: { filter: VarianceFilter }) {
  const [isBusy, setBusy] = useState(false)
  const save = async (format: FileFormat) => {
    setBusy(true)
    try {
      await download(exportVariance, {
        query: { ...varianceInput(filter), format },
        fileName: `plimsoll-variance.${format}`,
      })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      toastError('We couldn’t save the file.', error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Menu
      className="btn btn-outline"
      placement="below-right"
      busy={isBusy}
      items={fileItems((format) => void save(format), 'With live formulas')}
    >
      Export
    </Menu>
  )
}
