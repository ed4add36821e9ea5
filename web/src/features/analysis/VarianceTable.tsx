// The variance by category; a row opens to its merchants, and a merchant leads to its transactions.

import type { AnalysisVariance, VarianceRow } from '@plimsoll/contract/analysis'
import { money } from '@plimsoll/domain/amount-words'
import { dayAndMonth } from '@plimsoll/domain/date-words'
import { ChevronRight, Flag } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { Sparkline } from '../../ui/chart/Sparkline.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { transactionsAddress } from './analysis-addresses.ts'
import type { VarianceFilter } from './filter.ts'
import { useMerchantVariance } from './queries.ts'
import { driverNames, effectWords, percentWords, signed } from './variance-words.ts'

const columns = [
  ['Baseline', 'va-wide'],
  ['Actual', 'va-wide'],
  ['Still expected', 'va-wide'],
  ['Total', ''],
  ['Variance', ''],
  ['Main driver', 'va-wide'],
  ['12 months', 'va-wide'],
] as const

/** One table for both sides, money in first; the foot is what the rows add up to. */
export function VarianceTable(props: {
  variance: AnalysisVariance
  filter: VarianceFilter
  openRow: string | null
  onOpen: (key: string | null) => void
}) {
  const { variance, filter, openRow, onOpen } = props
  const section = useRef<HTMLElement>(null)
  // A link from elsewhere on the page opens a row: the reader is taken to it.
  useEffect(() => {
    if (openRow && window.location.hash === '#variance-table')
      section.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
  }, [openRow])
  const sides = filter.flow === 'net' ? (['in', 'out'] as const) : [filter.flow]
  return (
    <section
      ref={section}
      id="variance-table"
      className="figures-table va-table"
      aria-label="Variance by category, table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">Category</th>
            {columns.map(([name, className]) => (
              <th key={name} scope="col" className={className}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {sides.map((side) => (
          <tbody key={side}>
            <tr className="va-side">
              <th scope="row">{side === 'in' ? 'Money in' : 'Money out'}</th>
              <FigureCells row={{ ...variance.meta.totals[side], side, trend: [] }} />
            </tr>
            {variance.data
              .filter((row) => row.side === side)
              .map((row) => (
                <CategoryRows
                  key={`${side} ${row.category}`}
                  row={row}
                  filter={filter}
                  isOpen={openRow === `${side} ${row.category}`}
                  onToggle={(isOpen) => onOpen(isOpen ? `${side} ${row.category}` : null)}
                  period={variance.meta.period}
                />
              ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

function CategoryRows(props: {
  row: VarianceRow
  filter: VarianceFilter
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  period: { from: string; to: string }
}) {
  const { row, isOpen } = props
  const merchants = useMerchantVariance(
    { ...props.filter, flow: row.side },
    isOpen ? row.category : null,
  )
  return (
    <>
      <tr>
        <th scope="row">
          <button
            type="button"
            className="va-open"
            aria-expanded={isOpen}
            onClick={() => props.onToggle(!isOpen)}
          >
            <ChevronRight aria-hidden size={15} />
            {row.category_label}
          </button>
          {row.is_material && <MaterialFlag />}
        </th>
        <FigureCells row={row} />
      </tr>
      {isOpen && merchants.error && (
        <tr>
          <td colSpan={columns.length + 1}>
            <ErrorState
              title="Couldn’t load the merchants."
              text={merchants.error.message}
              onRetry={() => void merchants.refetch()}
            />
          </td>
        </tr>
      )}
      {isOpen && !merchants.error && !merchants.data && (
        <tr>
          <td colSpan={columns.length + 1}>
            <Skeleton height="40px" />
          </td>
        </tr>
      )}
      {isOpen &&
        merchants.data?.data.map((merchant) => (
          <tr key={merchant.merchant_id ?? 'none'} className="va-merchant">
            <th scope="row">
              <Link to={transactionsHref(merchant, props.period)}>{merchant.merchant}</Link>
              {merchant.is_material && <MaterialFlag />}
              <Notes row={merchant} />
            </th>
            <FigureCells row={merchant} />
          </tr>
        ))}
    </>
  )
}

/** Marks a change past the threshold. */
function MaterialFlag() {
  return (
    <span className="va-flag" title="Large change">
      <Flag size={13} aria-hidden />
      <span className="sr-only">Large change</span>
    </span>
  )
}

/** What moved across the period's edge, and what was a one-off. */
function Notes({ row }: { row: VarianceRow }) {
  const notes = [
    ...row.moved.map(
      (payment) =>
        `${money(payment.amount)}: usual day ${dayAndMonth(payment.expected_day)}, moved to ${dayAndMonth(payment.moved_to)}`,
    ),
    ...row.one_offs.map(
      (payment) => `One-off of ${money(payment.amount)} on ${dayAndMonth(payment.day)}`,
    ),
  ]
  return notes.slice(0, 3).map((note) => <small key={note}>{note}</small>)
}

type Figures = Pick<
  VarianceRow,
  | 'baseline'
  | 'actual'
  | 'expected'
  | 'projected'
  | 'variance'
  | 'variance_percent'
  | 'effect'
  | 'not_yet_paid'
  | 'main_driver'
  | 'other_is_large'
  | 'side'
  | 'trend'
>

function FigureCells({ row }: { row: Figures }) {
  return (
    <>
      <td className="va-wide">{money(row.baseline)}</td>
      <td className="va-wide">{money(row.actual)}</td>
      <td className="va-wide forecast-ink">{row.expected === 0 ? '–' : money(row.expected)}</td>
      <td>{money(row.projected)}</td>
      <td className={`va-${row.effect}`}>
        {row.variance === 0 ? '–' : signed(row.variance)}
        {row.variance !== 0 && (
          <small>
            {[percentWords(row.variance_percent), effectWords(row)].filter(Boolean).join(', ')}
          </small>
        )}
        {row.main_driver && <small className="va-narrow">{driverNames[row.main_driver]}</small>}
      </td>
      <td className="va-wide">
        {row.main_driver && driverNames[row.main_driver]}
        {row.other_is_large && row.variance !== 0 && <small>partly unexplained</small>}
      </td>
      <td className="va-wide">
        <Sparkline values={row.trend} width={84} height={24} />
      </td>
    </>
  )
}

function transactionsHref(row: VarianceRow, period: { from: string; to: string }): string {
  return transactionsAddress(period, { category: row.category, merchant: row.merchant_id })
}
