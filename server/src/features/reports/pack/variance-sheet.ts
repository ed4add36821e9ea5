// The sheet of variances: last month against its forecast by category, with drivers that add up to
// each difference by formula.

import { negate, zero } from '@plimsoll/domain/money'
import { drivers } from '@plimsoll/domain/variance/drivers'
import {
  lettersOf,
  type SheetCell,
  type WorkbookSheet,
} from '../../../outside/workbook/write-xlsx.ts'
import type { VarianceReply } from '../../analysis/service.ts'
import { heading } from './sheet-cells.ts'

const driverWords: Readonly<Record<(typeof drivers)[number], string>> = {
  timing: 'Timing',
  one_off: 'One-off',
  new_payee: 'New payee',
  stopped_payee: 'Stopped payee',
  recategorised: 'Recategorised',
  price: 'Price',
  volume: 'Volume',
  other: 'Other',
}
const firstDriver = 5

/**
 * Money out is negative, so that the columns add up to net cash. `problem` says why there is
 * nothing to compare with.
 */
export function varianceSheet(reply: VarianceReply | null, problem: string): WorkbookSheet {
  const name = 'Variance'
  if (!reply) return { name, rows: [[problem]], widths: [80] }
  const headRows = 3
  const lastDriver = lettersOf(firstDriver + drivers.length - 1)
  const rows = reply.data.map((row, at): SheetCell[] => {
    const line = at + headRows + 1
    const signed = (amount: typeof row.variance) => (row.side === 'out' ? negate(amount) : amount)
    return [
      row.side === 'in' ? 'In' : 'Out',
      row.category_label,
      { money: signed(row.baseline) },
      { money: signed(row.projected) },
      { formula: `D${line}-C${line}`, money: signed(row.variance) },
      ...drivers.map((driver) => ({ money: signed(row.drivers[driver]) })),
      {
        formula: `ROUND(E${line}-SUM(${lettersOf(firstDriver)}${line}:${lastDriver}${line}),2)`,
        // The drivers add up to the variance exactly.
        money: zero,
      },
    ]
  })
  return {
    name,
    frozen: { rows: headRows, columns: 2 },
    widths: [8, 26, 14, 14, 14, ...drivers.map(() => 13), 14],
    rows: [
      [{ text: reply.meta.period.label, bold: true }],
      [reply.meta.baseline.words],
      heading(
        'Side',
        'Category',
        'Baseline',
        'Actual',
        'Variance',
        ...drivers.map((driver) => driverWords[driver]),
        'Left over',
      ),
      ...rows,
    ],
  }
}
