// Saves the accountant's pack; loaded when it is needed.
import { downloadPack } from '@plimsoll/contract/reports'
import { CallError } from '../../api/call.ts'
import { download } from '../../api/download.ts'
import { toastError } from '../../ui/toast.ts'

/** Saves the workbook, or says why it couldn't be made. */
export async function savePack(): Promise<void> {
  try {
    await download(downloadPack, { fileName: 'plimsoll-accountants-pack.xlsx' })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    toastError('We couldn’t make the pack.', error.message)
  }
}
