// The cash-flow table: the specification's rows over six months, as a tree grid. Fetches nothing.
import type { MonthRecord } from '@plimsoll/contract/cashflow'
import type { Month } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import { type HTMLAttributes, useCallback, useMemo, useState } from 'react'
import { monthAndYear } from '../../format/date.ts'
import { TreeGrid } from '../../ui/TreeGrid.tsx'
import type { GridColumn } from '../../ui/tree-grid.ts'
import type { CellKey } from './cell-key.ts'
import { noteOf, openMonthWords, spanWords } from './column-words.ts'
import { type CompareFigure, gridRow } from './grid-rows.ts'
import type { TableMonth } from './six-months.ts'
import { openAtFirst } from './start-open.ts'
import { tableRows } from './table-rows.ts'
import type { Figures } from './use-address.ts'

/**
 * `all` are the records that decide the order of categories; `shownCell` is a figure whose row must
 * be open at first.
 */
export function CashflowTable(props: {
  months: readonly TableMonth[]
  hasTrend: boolean
  frame: HTMLAttributes<HTMLDivElement>
  all: readonly MonthRecord[]
  buffer: Minor | null
  balanceKnown: boolean
  figures: Figures
  shownCell: CellKey | null
  onOpenCell: (cell: CellKey) => void
  onOpenMonth: (month: Month) => void
  compare?: CompareFigure
}) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => openAtFirst(props.shownCell))
  const toggle = useCallback(
    (id: string) =>
      setOpen((before) => {
        const next = new Set(before)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    [],
  )
  const { months, all, hasTrend, onOpenMonth } = props
  const { buffer, balanceKnown, figures, onOpenCell, compare } = props
  const columns = useMemo(
    () => [
      ...columnsOf(months, onOpenMonth),
      ...(hasTrend ? [{ id: 'trend', title: 'Trend' }] : []),
    ],
    [months, onOpenMonth, hasTrend],
  )
  const rows = useMemo(() => {
    const solid = solidMonths(months)
    const figure = { buffer, balanceKnown, figures, compare }
    const context = { months, solid, hasTrend, ...figure, onOpenCell, onOpenMonth }
    return tableRows(months, all).map((row) => gridRow(row, context))
  }, [months, all, hasTrend, buffer, balanceKnown, figures, compare, onOpenCell, onOpenMonth])
  return (
    <TreeGrid
      label={`Cash flow, ${spanWords(months)}`}
      rowsTitle="Timeline"
      columns={columns}
      frame={props.frame}
      rows={rows}
      open={open}
      onToggle={toggle}
    />
  )
}

function columnsOf(
  months: readonly TableMonth[],
  onOpenMonth: (month: Month) => void,
): GridColumn[] {
  const firstForecast = months.findIndex(({ kind }) => kind === 'forecast')
  return months.map((column, index) => {
    const { month, kind, record } = column
    return {
      id: month,
      title: monthAndYear(month),
      note: noteOf(column),
      tone: kind === 'forecast' ? 'forecast' : kind === 'none' ? 'faint' : 'plain',
      divider: index === firstForecast && index > 0,
      ...(record ? { onOpen: () => onOpenMonth(month), openLabel: openMonthWords(month) } : {}),
    }
  })
}

/**
 * How many columns, from the left, have happened or are under way: where the trend's line turns
 * dashed.
 */
function solidMonths(months: readonly TableMonth[]): number {
  const first = months.findIndex(({ kind }) => kind === 'forecast')
  return first === -1 ? months.length : first
}
