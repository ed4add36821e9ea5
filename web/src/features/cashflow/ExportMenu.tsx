// Saves the months on screen as a file, or prints them.
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { fileItems } from '../../ui/file-items.ts'
import { Menu } from '../../ui/Menu.tsx'
import { type Span, saveCashflow } from './save-cashflow.ts'

/** From the first to the last month on screen. */
export default function ExportMenu({ span }: { span: Span }) {
  const [isBusy, setBusy] = useState(false)
  const save = async (format: 'csv' | 'xlsx') => {
    setBusy(true)
    await saveCashflow(span, format).finally(() => setBusy(false))
  }
  return (
    <Menu
      className="btn btn-outline"
      placement="below-right"
      busy={isBusy}
      items={[
        ...fileItems((format) => void save(format), 'With live formulas'),
        {
          label: 'Print',
          note: 'The table as shown',
          icon: <Printer size={16} aria-hidden />,
          onSelect: () => print(),
        },
      ]}
    >
      Export
    </Menu>
  )
}
