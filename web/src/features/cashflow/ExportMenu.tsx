// Saves the months on screen as a file, or prints them.
import { FileSpreadsheet, FileText, Printer } from 'lucide-react'
import { useState } from 'react'
import { Menu } from '../../ui/Menu.tsx'
import { type Span, saveCashflow } from './save-cashflow.ts'

/** From the first to the last month on screen. */
export function ExportMenu({ span }: { span: Span }) {
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
        {
          label: 'CSV file',
          note: 'For any spreadsheet',
          icon: <FileText size={16} aria-hidden />,
          onSelect: () => void save('csv'),
        },
        {
          label: 'Excel workbook',
          note: 'With live formulas',
          icon: <FileSpreadsheet size={16} aria-hidden />,
          onSelect: () => void save('xlsx'),
        },
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
