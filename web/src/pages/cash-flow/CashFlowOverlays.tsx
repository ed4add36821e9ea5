// What opens over the cash-flow table: the sheet behind a figure and the detail of a month, each
// with its transactions.

import { excludedCategory } from '@plimsoll/contract/cashflow'
import { addMonths, firstDayOf, lastDayOf } from '@plimsoll/domain/calendar'
import { less, magnitude, zero } from '@plimsoll/domain/money'
import { CellSheet } from '../../features/cashflow/CellSheet.tsx'
import type { CellKey } from '../../features/cashflow/cell-key.ts'
import { partsOf } from '../../features/cashflow/cell-parts.ts'
import { MonthDetail } from '../../features/cashflow/MonthDetail.tsx'
import { netSoFar } from '../../features/cashflow/month-steps.ts'
import { monthsAround } from '../../features/cashflow/periods.ts'
import { firstMonthOf, joinMonths, listsOf } from '../../features/cashflow/six-months.ts'
import { excludedRow } from '../../features/cashflow/sums.ts'
import { labelOf } from '../../features/cashflow/table-rows.ts'
import type { useCashflowAddress } from '../../features/cashflow/use-address.ts'
import type { SixMonths } from '../../features/cashflow/use-six-months.ts'
import { hrefOf } from '../../features/forecast/address.ts'
import { ProvenTransactions } from '../../features/transactions/ProvenTransactions.tsx'
import type { TransactionFilters } from '../../features/transactions/queries.ts'
import { money } from '../../format/amount.ts'

const activities = { op: 'operating', inv: 'investing', fin: 'financing' } as const

/** At most one of the two is open; the address says which. */
export default function CashFlowOverlays(props: {
  data: SixMonths
  address: ReturnType<typeof useCashflowAddress>
}) {
  const { address, data } = props
  const { cell, month } = address.address
  if (cell) return <Cell cell={cell} data={data} onClose={address.close} />
  const [column] = month ? joinMonths(data.overview, [month]) : []
  if (!month || !column?.record) return null
  return (
    <MonthDetail
      column={column}
      methods={data.overview.meta?.methods ?? {}}
      balanceKnown={data.overview.meta?.balance_known ?? true}
      limits={{
        first: firstMonthOf(data.overview) ?? data.start,
        last: addMonths(data.current, monthsAround),
      }}
      onMonth={(to) => address.openMonth(to, false)}
      onOpenRow={(row) => address.openCell({ row, month })}
      onClose={address.close}
      paid={
        <ProvenTransactions
          key={month}
          filters={{ date: month, txnSource: 'actual' }}
          holdsExcluded
          figure={netSoFar(column)}
          figureWords={
            column.kind === 'in_progress' ? 'net cash flow so far' : 'net cash flow of the month'
          }
          emptyWords="No payments this month."
        />
      }
    />
  )
}

function Cell({ cell, data, onClose }: { cell: CellKey; data: SixMonths; onClose: () => void }) {
  const { overview } = data
  const [column] = joinMonths(overview, [cell.month])
  if (!column) return null
  const lists = listsOf(overview)
  const methods = overview.meta?.methods ?? {}
  const parts = partsOf(column, cell.row, methods)
  // A list of a side holds what counts in it; excluded payments have a list of their own.
  const excluded = cell.row.activity
    ? zero
    : partsOf(column, excludedRow(cell.row.direction), methods).happened
  return (
    <CellSheet
      cell={cell}
      label={labelOf(cell.row, [...lists.actuals, ...lists.forecast])}
      parts={parts}
      forecastHref={forecastOf(cell)}
      onClose={onClose}
    >
      <ProvenTransactions
        filters={filtersOf(cell)}
        holdsExcluded={cell.row.category === excludedCategory}
        figure={less(parts.happened, excluded)}
        figureWords={`${parts.kind === 'in_progress' ? 'the table so far' : 'the table'}${excluded ? ` without the ${money(magnitude(excluded))} excluded` : ''}`}
        emptyWords={
          parts.kind === 'in_progress' ? 'Nothing so far this month.' : 'Nothing in this month.'
        }
      />
    </CellSheet>
  )
}

/** The same row on the forecast page: its category, else its side. */
function forecastOf({ row }: CellKey): string {
  return hrefOf({ category: row.category ? `${row.direction}.${row.category}` : row.direction })
}

function filtersOf({ row, month }: CellKey): TransactionFilters {
  return {
    txnSource: 'actual',
    from: firstDayOf(month),
    to: lastDayOf(month),
    direction: row.direction,
    ...(row.activity ? { activity: activities[row.activity] } : {}),
    ...(row.category ? { category: row.category } : {}),
    ...(row.subCategory ? { sub_category: row.subCategory } : {}),
  }
}
