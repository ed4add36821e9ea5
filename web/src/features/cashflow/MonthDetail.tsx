// The month detail: how the month gets from its opening to its closing balance, what was paid and
// what is still expected.
import { addMonths, type Month } from '@plimsoll/domain/calendar'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { money } from '../../format/amount.ts'
import { monthAndYear, monthLong } from '../../format/date.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import type { RowPath } from './cell-key.ts'
import { expectedLines } from './cell-parts.ts'
import { ExpectedList } from './ExpectedList.tsx'
import { MonthSteps } from './MonthSteps.tsx'
import { saveCashflow } from './save-cashflow.ts'
import type { TableMonth } from './six-months.ts'
import { directionLabels } from './table-rows.ts'
import './month-detail.css'

const descriptions: Record<TableMonth['kind'], string> = {
  actual: 'Actual: everything here has happened.',
  in_progress: 'In progress: what has happened so far, and what is still expected.',
  forecast: 'Forecast: everything here is expected.',
  none: 'No data for this month.',
}

type View = 'summary' | 'paid' | 'expected'

/**
 * `paid` shows the month's transactions and comes from the page; `limits` are the months that can
 * be stepped to.
 */
export function MonthDetail(props: {
  column: TableMonth
  methods: Readonly<Record<string, string>>
  limits: { first: Month; last: Month }
  balanceKnown: boolean
  onMonth: (month: Month) => void
  onOpenRow: (row: RowPath) => void
  onClose: () => void
  paid: ReactNode
}) {
  const { month, kind } = props.column
  const [wanted, setView] = useState<View>('summary')
  const band = props.balanceKnown ? props.column.record?.closing_band : undefined
  const note = props.column.record?.closing_band_note
  const views = viewsOf(kind)
  const view = views.some(({ value }) => value === wanted) ? wanted : 'summary'
  return (
    <Dialog
      title={monthLong(month)}
      description={descriptions[kind]}
      width="wide"
      onClose={props.onClose}
    >
      <div className="month-detail-bar">
        <Segmented label="Show" value={view} options={views} onChange={setView} />
        <Stepper month={month} limits={props.limits} onMonth={props.onMonth} />
      </div>
      {view === 'summary' && (
        <MonthSteps
          column={props.column}
          balanceKnown={props.balanceKnown}
          onOpenRow={props.onOpenRow}
        />
      )}
      {view === 'summary' && band && (
        <p className="month-detail-range">
          80% likely to close between <b>{money(band.low80)}</b> and <b>{money(band.high80)}</b>,
          50% likely between <b>{money(band.low50)}</b> and <b>{money(band.high50)}</b>.
          {note && ` ${note}`}
        </p>
      )}
      {view === 'paid' && props.paid}
      {view === 'expected' && <ExpectedBySide column={props.column} methods={props.methods} />}
      <footer className="month-detail-foot">
        <Button onClick={() => void saveCashflow({ from: month, to: month }, 'csv')}>
          Save as CSV
        </Button>
        <Button onClick={() => void saveCashflow({ from: month, to: month }, 'xlsx')}>
          Save as workbook
        </Button>
      </footer>
    </Dialog>
  )
}

function Stepper(props: {
  month: Month
  limits: { first: Month; last: Month }
  onMonth: (month: Month) => void
}) {
  const [before, after] = [addMonths(props.month, -1), addMonths(props.month, 1)]
  return (
    <span className="month-detail-step">
      <IconButton
        label={`Previous month, ${monthAndYear(before)}`}
        disabled={before < props.limits.first}
        onClick={() => props.onMonth(before)}
      >
        <ChevronLeft size={18} aria-hidden />
      </IconButton>
      <IconButton
        label={`Next month, ${monthAndYear(after)}`}
        disabled={after > props.limits.last}
        onClick={() => props.onMonth(after)}
      >
        <ChevronRight size={18} aria-hidden />
      </IconButton>
    </span>
  )
}

function ExpectedBySide(props: { column: TableMonth; methods: Readonly<Record<string, string>> }) {
  const sides = (['out', 'in'] as const).map((direction) => ({
    direction,
    lines: expectedLines(props.column, { direction }, props.methods),
  }))
  if (sides.every(({ lines }) => lines.length === 0))
    return <p className="month-detail-none">Nothing else is expected this month.</p>
  return sides
    .filter(({ lines }) => lines.length > 0)
    .map(({ direction, lines }) => (
      <section key={direction} className="month-detail-side">
        <h3>{directionLabels[direction]}</h3>
        <ExpectedList lines={lines} />
      </section>
    ))
}

function viewsOf(kind: TableMonth['kind']): readonly { value: View; label: string }[] {
  return [
    { value: 'summary', label: 'Summary' },
    ...(kind === 'actual' || kind === 'in_progress'
      ? [{ value: 'paid' as const, label: 'Paid' }]
      : []),
    ...(kind === 'forecast' || kind === 'in_progress'
      ? [{ value: 'expected' as const, label: 'Expected' }]
      : []),
  ]
}
