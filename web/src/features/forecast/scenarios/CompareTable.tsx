// The comparison to the penny: the closing of every month, how far each scenario is from the
// forecast, and the lowest points.
import { less, type Minor } from '@plimsoll/domain/money'
import { money } from '../../../format/amount.ts'
import { dayLong, monthAndYear } from '../../../format/date.ts'
import { Key } from './CompareKey.tsx'
import type { Compared } from './queries.ts'

/** The first is the forecast as it stands. */
export function CompareTable(props: { compared: readonly Compared[]; buffer: Minor | null }) {
  const { compared } = props
  const [base, ...others] = compared
  if (!base) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className="figures-table sc-table" aria-label="Comparison by month" tabIndex={0}>
      <table>
        <caption className="sr-only">Closing balances by month</caption>
        <thead>
          <tr>
            <th scope="col">Closing</th>
            {compared.map((one, look) => (
              <th key={one.id ?? 'forecast'} scope="col">
                <span>
                  <Key look={look} />
                  {one.name}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {base.months.map(({ month, closing }) => (
            <tr key={month}>
              <th scope="row">{monthAndYear(month)}</th>
              <td>{money(closing)}</td>
              {others.map((each) => (
                <Closing
                  key={each.id}
                  closing={each.months.find((other) => other.month === month)?.closing ?? null}
                  base={closing}
                />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Lowest point in these months</th>
            {compared.map((each) => (
              <td key={each.id ?? 'forecast'}>
                {money(each.low.balance)}
                <small>
                  {dayLong(each.low.day)}
                  {each.low.cause && `, ${each.low.cause}`}
                </small>
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">First below {props.buffer ? 'your buffer' : 'zero'}</th>
            {compared.map((each) => (
              <td key={each.id ?? 'forecast'}>
                {each.first_below ? dayLong(each.first_below.day) : 'Not in these months'}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

/** A frozen scenario may end before the forecast does. */
function Closing({ closing, base }: { closing: Minor | null; base: Minor }) {
  if (closing === null) return <td>–</td>
  const difference = less(closing, base)
  return (
    <td>
      {money(closing)}
      <small className={difference > 0 ? 'sc-more' : difference < 0 ? 'sc-less' : ''}>
        {difference === 0 ? 'the same' : `${difference > 0 ? '+' : ''}${money(difference)}`}
      </small>
    </td>
  )
}
