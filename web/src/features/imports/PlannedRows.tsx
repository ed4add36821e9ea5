// The first rows of a plan as they would be stored.
import type { PlannedRow } from '@plimsoll/contract/imports'
import { moneyIn } from '../../format/amount.ts'
import { dayLong } from '../../format/date.ts'
import { Chip } from '../../ui/Chip.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { usePlannedRows } from './queries.ts'
import { ScrolledTable } from './ScrolledTable.tsx'

/** The rows; asks for them by itself. */
export function PlannedRows({ fileid, planId }: { fileid: string; planId: string }) {
  const rows = usePlannedRows(fileid, planId)
  if (rows.isError)
    return <ErrorState title="We couldn’t load the rows." onRetry={() => rows.refetch()} />
  if (!rows.data) return <Skeleton height="180px" />
  if (rows.data.length === 0) return null
  const hasBalance = rows.data.some((row) => row.balance !== null)
  return (
    <ScrolledTable label="First rows as they’ll be imported">
      <caption>First rows as they’ll be imported</caption>
      <thead>
        <tr>
          <th scope="col" className="upload-table-line">
            Line
          </th>
          <th scope="col">Day</th>
          <th scope="col">Description</th>
          <th scope="col" className="upload-table-amount">
            Amount
          </th>
          {hasBalance && (
            <th scope="col" className="upload-table-amount">
              Balance
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.data.map((row) => (
          <Row key={row.position} row={row} hasBalance={hasBalance} />
        ))}
      </tbody>
    </ScrolledTable>
  )
}

function Row({ row, hasBalance }: { row: PlannedRow; hasBalance: boolean }) {
  return (
    <tr>
      <td className="upload-table-line">{row.line}</td>
      <td className="upload-table-day">{dayLong(row.day)}</td>
      <td>
        {row.text} {row.is_known && <Chip>Already imported</Chip>}
      </td>
      <td className={`upload-table-amount ${row.amount > 0 ? 'upload-table-in' : ''}`}>
        {moneyIn(row.currency, row.amount)}
      </td>
      {hasBalance && (
        <td className="upload-table-amount">
          {row.balance === null ? '' : moneyIn(row.currency, row.balance)}
        </td>
      )}
    </tr>
  )
}
