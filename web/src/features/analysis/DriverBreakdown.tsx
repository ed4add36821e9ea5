// Which drivers make up each category's variance: what helps cash to the right, what strains it to
// the left. A row opens in the table.
import type { VarianceRow } from '@plimsoll/contract/analysis'
import { type Minor, magnitude, negate } from '@plimsoll/domain/money'
import { type Driver, drivers } from '@plimsoll/domain/variance/drivers'
import { Link } from 'wouter'
import { Card } from '../../ui/Card.tsx'
import { ShowAsTable } from './ShowAsTable.tsx'
import { driverNames, signed } from './variance-words.ts'
import './driver-breakdown.css'

const rowsMax = 8
const hundred = 100

/** The categories with the largest variances; `hrefOf` opens one in the table below. */
export function DriverBreakdown(props: {
  rows: readonly VarianceRow[]
  hrefOf: (row: VarianceRow) => string
}) {
  const rows = props.rows.filter((row) => drivers.some((driver) => row.drivers[driver] !== 0))
  if (rows.length === 0) return null
  const shown = rows.slice(0, rowsMax)
  const used = drivers.filter((driver) => rows.some((row) => row.drivers[driver] !== 0))
  const reach = Math.max(1, ...shown.flatMap((row) => [extent(row, 1), extent(row, -1)]))
  return (
    <Card title="Drivers by category">
      <p className="va-basis">To the right: more cash than the baseline. To the left: less.</p>
      <ul className="va-legend">
        {used.map((driver) => (
          <li key={driver} className={`va-driver-${driver}`}>
            {driverNames[driver]}
          </li>
        ))}
      </ul>
      <ul className="va-drivers">
        {shown.map((row) => (
          <li key={keyOf(row)}>
            <Link to={props.hrefOf(row)} aria-label={sentenceOf(row)}>
              <span>{nameOf(row)}</span>
              <span className="va-split" aria-hidden="true">
                <Bars row={row} sign={-1} reach={reach} />
                <Bars row={row} sign={1} reach={reach} />
              </span>
              <b className={`va-${row.effect}`}>{signed(inCash(row, row.variance))}</b>
            </Link>
          </li>
        ))}
      </ul>
      <ShowAsTable label="Drivers by category, table">
        <thead>
          <tr>
            <th scope="col">Category</th>
            {used.map((driver) => (
              <th key={driver} scope="col">
                {driverNames[driver]}
              </th>
            ))}
            <th scope="col">Effect on cash</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row">
                <Link to={props.hrefOf(row)}>{nameOf(row)}</Link>
              </th>
              {used.map((driver) => (
                <td key={driver}>
                  {row.drivers[driver] === 0 ? '–' : signed(inCash(row, row.drivers[driver]))}
                </td>
              ))}
              <td>{signed(inCash(row, row.variance))}</td>
            </tr>
          ))}
        </tbody>
      </ShowAsTable>
    </Card>
  )
}

function Bars(props: { row: VarianceRow; sign: 1 | -1; reach: number }) {
  const { row, sign, reach } = props
  const parts = drivers.filter((driver) => inCash(row, row.drivers[driver]) * sign > 0)
  return (
    <span className={sign > 0 ? 'va-helps' : 'va-strains'}>
      {parts.map((driver) => (
        <i
          key={driver}
          className={`va-driver-${driver}`}
          style={{ width: `${((magnitude(row.drivers[driver]) / reach) * hundred).toFixed(2)}%` }}
        />
      ))}
    </span>
  )
}

function extent(row: VarianceRow, sign: 1 | -1): number {
  return drivers.reduce(
    (all, driver) => all + Math.max(0, sign * inCash(row, row.drivers[driver])),
    0,
  )
}

/** What an amount in the sense of its side does to cash. */
function inCash({ side }: Pick<VarianceRow, 'side'>, amount: Minor): Minor {
  return side === 'in' ? amount : negate(amount)
}

function nameOf({ category_label, side, category }: VarianceRow): string {
  return category === 'uncategorised' ? `${category_label} ${side}` : category_label
}

function keyOf({ side, category }: VarianceRow): string {
  return `${side} ${category}`
}

function sentenceOf(row: VarianceRow): string {
  const parts = drivers
    .filter((driver: Driver) => row.drivers[driver] !== 0)
    .map(
      (driver) =>
        `${driverNames[driver].toLowerCase()} ${signed(inCash(row, row.drivers[driver]))}`,
    )
  return `${nameOf(row)} ${signed(inCash(row, row.variance))} effect on cash: ${parts.join(', ')}`
}
