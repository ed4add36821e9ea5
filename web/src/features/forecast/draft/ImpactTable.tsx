// What changes do, as a table: the closing of every month before and after, the difference, and the
// lowest points.
import type { Impact } from '@plimsoll/contract/forecast-changes'
import { less, type Minor } from '@plimsoll/domain/money'
import { money } from '../../../format/amount.ts'
import { dayShort, monthAndYear } from '../../../format/date.ts'

/** Months that stay as they were show no difference. */
export function ImpactTable({
  impact,
}: {
  impact: Pick<Impact, 'before' | 'after'> & Partial<Pick<Impact, 'balance_known'>>
}) {
  const { before, after } = impact
  // Counted from nothing, balances would be made up; what changes is known all the same.
  const isKnown = impact.balance_known ?? true
  return (
    <div className="fc-impact-frame">
      <table className="fc-impact">
        <caption className="sr-only">Closing balances before and after your changes</caption>
        <thead>
          <tr>
            <th scope="col">Closing</th>
            {isKnown && (
              <th scope="col" className="fc-impact-before">
                Before
              </th>
            )}
            {isKnown && <th scope="col">After</th>}
            <th scope="col">Difference</th>
          </tr>
        </thead>
        <tbody>
          {before.months.map(({ month, closing }) => {
            const changed = after.months.find((other) => other.month === month)?.closing ?? closing
            return (
              <tr key={month}>
                <th scope="row">{monthAndYear(month)}</th>
                {isKnown && <td className="fc-impact-before">{money(closing)}</td>}
                {isKnown && (
                  <td>
                    {money(changed)}
                    <small className="fc-impact-was">was {money(closing)}</small>
                  </td>
                )}
                <Difference amount={less(changed, closing)} />
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Lowest point</th>
            {isKnown && (
              <td className="fc-impact-before">
                {money(before.low.balance)}
                <small>{dayShort(before.low.day)}</small>
              </td>
            )}
            {isKnown && (
              <td>
                {money(after.low.balance)}
                <small>{dayShort(after.low.day)}</small>
                <small className="fc-impact-was">was {money(before.low.balance)}</small>
              </td>
            )}
            <Difference amount={less(after.low.balance, before.low.balance)} />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

function Difference({ amount }: { amount: Minor }) {
  if (amount === 0) return <td>–</td>
  return (
    <td className={amount > 0 ? 'fc-impact-more' : 'fc-impact-less'}>
      {amount > 0 ? '+' : ''}
      {money(amount)}
    </td>
  )
}
