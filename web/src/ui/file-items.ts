// The two files that every list can be saved as, as items of an Export menu.
import { FileSpreadsheet, FileText } from 'lucide-react'
import { createElement } from 'react'
import type { MenuItem } from './Menu.tsx'

/** What a list is saved as. */
export type FileFormat = 'csv' | 'xlsx'

/** CSV and a workbook; `workbookNote` says what the workbook has beside the rows. */
export function fileItems(
  save: (format: FileFormat) => void,
  workbookNote = 'With amounts and dates as such',
): MenuItem[] {
  return [
    {
      label: 'CSV file',
      note: 'For any spreadsheet',
      icon: createElement(FileText, { size: 16, 'aria-hidden': true }),
      onSelect: () => save('csv'),
    },
    {
      label: 'Excel workbook',
      note: workbookNote,
      icon: createElement(FileSpreadsheet, { size: 16, 'aria-hidden': true }),
      onSelect: () => save('xlsx'),
    },
  ]
}
