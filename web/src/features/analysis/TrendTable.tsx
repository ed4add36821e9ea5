// The twelve months of each category as figures: what the small lines of the variance table draw.
import type { AnalysisVariance } from '@plimsoll/contract/analysis'
import { money } from '@plimsoll/domain/amount-words'
import { firstDayOf, lastDayOf } from '@plimsoll/domain/calendar'
import { zero } from '@plimsoll/domain/money'
import { Link } from 'wouter'
import { monthShort } from '../../format/date.ts'
import { transactionsAddress } from './analysis-addresses.ts'
import { ShowAsTable } from './ShowAsTable.tsx'

/** A row for each category, in the order of the variance table. */
export function TrendTable({ variance }: { variance: AnalysisVariance }) {
  const { trend_months: months } = variance.meta
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return null
  const span = { from: firstDayOf(first), to: lastDayOf(last) }
  return (
    <ShowAsTable label="Twelve months by category, table" summary="Show 12 months as table">
      <thead>
        <tr>
          <th scope="col">Category</th>
          {months.map((month) => (
            <th key={month} scope="col">
              {monthShort(month)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {variance.data.map(({ side, category, category_label, trend }) => (
          <tr key={`${side} ${category}`}>
            <th scope="row">
              <Link to={transactionsAddress(span, { category })}>{category_label}</Link>
              <small>{side === 'in' ? 'money in' : 'money out'}</small>
            </th>
            {months.map((month, at) => (
              <td key={month}>{money(trend[at] ?? zero)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ShowAsTable>
  )
}
