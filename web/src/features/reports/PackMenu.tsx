// The accountant's pack: saved as a workbook, or shared by a link.
import { FileSpreadsheet, Link2 } from 'lucide-react'
import { useState } from 'react'
import { Menu } from '../../ui/Menu.tsx'
import { onDemand } from '../../ui/on-demand.ts'

const ShareDialog = onDemand(() => import('./ShareDialog.tsx'))

/** Stands among the actions of a page. */
export default function PackMenu() {
  const [isBusy, setBusy] = useState(false)
  const [isSharing, setSharing] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { savePack } = await import('./save-pack.ts')
      await savePack()
    } finally {
      setBusy(false)
    }
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
        <ShareDialog
          title="Share the accountant’s pack"
          subject={{ kind: 'accountants_pack' }}
          onClose={() => setSharing(false)}
        />
      )}
    </>
  )
}
