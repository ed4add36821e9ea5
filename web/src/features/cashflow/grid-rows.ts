// Turns the table's rows into rows of the tree grid: figures written, buttons bound, the trend
// drawn.
import type { Month } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import { createElement, type ReactNode } from 'react'
import { money, pounds } from '../../format/amount.ts'
import type { GridCell, GridRow } from '../../ui/tree-grid.ts'
import type { CellKey } from './cell-key.ts'
import { figureWords, rangeWords, trendWords } from './column-words.ts'
import { Figure } from './Figure.tsx'
import { RangedFigure } from './RangedFigure.tsx'
import type { TableMonth } from './six-months.ts'
import { TrendLine } from './TrendLine.tsx'
import { type TableCell, type TableRow, trendOf } from './table-rows.ts'
import { UnderBuffer, underWords } from './UnderBuffer.tsx'
import type { Figures } from './use-address.ts'

/** What every row needs to know. `solid` is how many columns are not forecast. */
type GridContext = {
  readonly months: readonly TableMonth[]
  readonly solid: number
  readonly buffer: Minor | null
  /** False: balances count from nothing, so none is shown. */
  readonly balanceKnown: boolean
  readonly hasTrend: boolean
  readonly figures: Figures
  readonly onOpenCell: (cell: CellKey) => void
  readonly onOpenMonth: (month: Month) => void
  readonly compare?: CompareFigure | undefined
}

/**
 * Lays a comparison into a figure: what stands in the cell then, and the words for it. Null where a
 * month is not compared.
 */
export type CompareFigure = (
  rowId: string,
  month: Month,
  figure: ReactNode,
) => { content: ReactNode; words: string | null } | null

/** A row with the rows below it. */
export function gridRow(row: TableRow, context: GridContext): GridRow {
  return {
    id: row.id,
    label: row.label,
    kind: row.path ? 'plain' : 'sum',
    children: row.children.map((child) => gridRow(child, context)),
    cells: () => [
      ...row.cells.map((cell, index) => gridCell(row, cell, context.months[index], context)),
      ...(context.hasTrend ? [trendCell(row, context)] : []),
    ],
  }
}

function gridCell(
  row: TableRow,
  cell: TableCell,
  column: TableMonth | undefined,
  context: GridContext,
): GridCell {
  if (row.path === null && !context.balanceKnown) return unknownBalance(column, context)
  const figure = createElement(Figure, { amount: cell.amount, figures: context.figures })
  if (cell.amount === null || !column) return { content: figure, tone: 'faint' }
  const { buffer } = context
  const under = row.id === 'closing' && buffer !== null && cell.amount < buffer ? buffer : null
  const words = figureWords(cell)
  const { month } = column
  const { path } = row
  const range = row.id === 'closing' ? rangeWords(column.record) : null
  const ranged = range ? createElement(RangedFigure, { range }, figure) : figure
  const compared = row.id === 'opening' ? null : context.compare?.(row.id, month, ranged)
  const shown = compared?.content ?? ranged
  const label = [
    ...spokenFigure(cell.amount, { words, under, figures: context.figures }),
    compared?.words,
    range && `80% likely: ${range}`,
  ]
  return {
    content: under === null ? shown : createElement(UnderBuffer, { buffer: under }, shown),
    ...(under === null ? {} : { tone: 'bad' }),
    ...(words ? { title: words, label: label.filter(Boolean).join(', ') } : {}),
    onOpen: path
      ? () => context.onOpenCell({ row: path, month })
      : () => context.onOpenMonth(month),
  }
}

/**
 * What a cell shows comes first in its name, as it is shown, so that it can be found by it; the
 * exact words follow where they are more.
 */
function spokenFigure(
  amount: Minor,
  cell: { words: string | undefined; under: Minor | null; figures: Figures },
): (string | undefined)[] {
  const figure = cell.figures === 'pounds' ? pounds(amount) : money(amount)
  const shown = cell.under === null ? figure : `${figure} ${underWords(cell.under)}`
  if (cell.words === figure) return [shown]
  return cell.words?.startsWith(shown) ? [cell.words] : [shown, cell.words]
}

function unknownBalance(column: TableMonth | undefined, context: GridContext): GridCell {
  const words = 'Not known until you add your balance'
  return {
    content: '–',
    tone: 'faint',
    title: words,
    label: words,
    ...(column?.record ? { onOpen: () => context.onOpenMonth(column.month) } : {}),
  }
}

function trendCell(row: TableRow, { months, solid, balanceKnown }: GridContext): GridCell {
  if (row.path === null && !balanceKnown) return { content: '' }
  const values = trendOf(row, months)
  const words = trendWords(values, months)
  return {
    content: createElement(TrendLine, {
      values,
      solid,
      tone: row.path?.direction ?? 'balance',
    }),
    label: words,
    title: words,
  }
}
