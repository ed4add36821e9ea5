// Saves the projects that the filters match as a file; the import reads the CSV back.
import { exportProjects } from '@plimsoll/contract/sales-changes'
import { useState } from 'react'
import { CallError } from '../../api/call.ts'
import { download } from '../../api/download.ts'
import type { FileFormat } from '../../ui/file-items.ts'
import { toastError } from '../../ui/toast.ts'
import type { ListFilter } from './list/filter.ts'

/** The way to save, and whether it is under way. */
export function useExportProjects(filter: ListFilter) {
  const [isBusy, setBusy] = useState(false)
  const { sort: _, order: __, ...query } = filter
  const save = async (format: FileFormat) => {
    setBusy(true)
    try {
      await download(exportProjects, {
        query: { ...query, format },
        fileName: `plimsoll-projects.${format}`,
      })
    } catch (error) {
      toastError(
        'We couldn’t save the file.',
        error instanceof CallError ? error.message : 'The download was interrupted. Try again.',
      )
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, save }
}
