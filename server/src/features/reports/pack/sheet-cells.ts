// Cells that every sheet of the pack uses.
import type { SheetCell } from '../../../outside/workbook/write-xlsx.ts'

/** A row of headings. */
export function heading(...texts: string[]): SheetCell[] {
  return texts.map((text) => ({ text, bold: true }))
}
