// The accountant's pack: saved as a workbook, or shared by a link.
import { downloadPack } from '@plimsoll/contract/reports'
import { FileSpreadsheet, Link2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { CallError } from '../../api/call.ts'
import { download } from '../../api/download.ts'
import { Menu } from '../../ui/Menu.tsx'
import { toastError } from '../../ui/toast.ts'

const ShareDialog = lazy(() => import('./ShareDialog.tsx'))

/** Stands among the actions of a page. */
export function PackMenu() {
  const [isBusy, setBusy] = useState(false)
  const [isSharing, setSharing] = useState(false)
  const save = async () => {
    setBusy(true)
    await download(downloadPack, { fileName: 'plimsoll-accountants-pack.xlsx' })
      .catch((error: unknown) => {
        if (!(error instanceof CallError)) throw error
        toastError('We couldn’t make the pack.', error.message)
      })
      .finally(() => setBusy(false))
  }
  return (
    <>
      <Menu
        className="btn btn-outline"
        placement="below-right"
        busy={isBusy}
        items={[
          {
            label: 'Excel workbook',
            note: 'Cash flow with live formulas, transactions, taxes, variance and proof',
            icon: <FileSpreadsheet size={16} aria-hidden />,
            onSelect: () => void save(),
          },
          {
            label: 'Share by link',
            note: 'Your accountant needs no account',
            icon: <Link2 size={16} aria-hidden />,
            onSelect: () => setSharing(true),
          },
        ]}
      >
        Accountant’s pack
      </Menu>
      {isSharing && (
        <Suspense fallback={null}>
          <ShareDialog
            title="Share the accountant’s pack"
            wish={{ kind: 'accountants_pack' }}
            onClose={() => setSharing(false)}
          />
        </Suspense>
      )}
    </>
  )
}
