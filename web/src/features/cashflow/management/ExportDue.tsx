// Due items to take away: rows for a spreadsheet or days for a calendar, those that are ticked or
// all.
import { exportDue } from '@plimsoll/contract/cash-management'
import type { Day } from '@plimsoll/domain/calendar'
import { CalendarPlus, Download } from 'lucide-react'
import { useState } from 'react'
import { CallError } from '../../../api/call.ts'
import { download } from '../../../api/download.ts'
import { type FileFormat, fileItems } from '../../../ui/file-items.ts'
import { Menu } from '../../../ui/Menu.tsx'
import { toastError } from '../../../ui/toast.ts'

// The letters an address may take for what is ticked, as the contract has it.
const itemsMax = 8000

/** `names` are those of the items wanted; nothing for all. */
export function ExportDue({ names, today }: { names?: readonly string[]; today: Day }) {
  const [isBusy, setBusy] = useState(false)
  const items = names?.join(',')
  const save = async (format: FileFormat | 'ics') => {
    if (items && items.length > itemsMax)
      return toastError('That’s too many for one file.', 'Select fewer, or export everything.')
    setBusy(true)
    try {
      await download(exportDue, {
        query: { format, ...(items ? { items } : {}) },
        fileName: `plimsoll-due-${today}.${format}`,
      })
    } catch (error) {
      if (error instanceof CallError) toastError('We couldn’t create the file.', error.message)
    } finally {
      setBusy(false)
    }
  }
  const scope = names ? 'Selected payments' : 'Everything due'
  return (
    <Menu
      busy={isBusy}
      placement={names ? 'above' : 'below-right'}
      items={[
        ...fileItems((format) => void save(format)),
        {
          label: 'Calendar (iCal)',
          note: `${scope}, as days`,
          icon: <CalendarPlus size={16} />,
          onSelect: () => void save('ics'),
        },
      ]}
    >
      <Download size={16} aria-hidden /> Export
    </Menu>
  )
}
