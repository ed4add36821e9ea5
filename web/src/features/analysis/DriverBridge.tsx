// From the baseline to the period's net cash through what moved it, as a chart and as a table.
import type { AnalysisVariance } from '@plimsoll/contract/analysis'
import { money, short } from '@plimsoll/domain/amount-words'
import { drivers } from '@plimsoll/domain/variance/drivers'
import { Card } from '../../ui/Card.tsx'
import { Waterfall, type WaterfallItem } from '../../ui/chart/Waterfall.tsx'
import { ShowAsTable } from './ShowAsTable.tsx'
import { driverNames, driverSentences, signed, signedShort } from './variance-words.ts'

type Meta = AnalysisVariance['meta']

const baselineNames: Record<Meta['compare'], string> = {
  forecast: 'Forecast',
  previous: 'Before',
  last_year: 'A year earlier',
}

/** Every bar leads to the rows in which that driver matters. */
export function DriverBridge(props: {
  meta: Meta
  flow: 'net' | 'in' | 'out'
  hrefOf: (driver: string | null) => string
}) {
  const { meta, flow, hrefOf } = props
  const figures = meta.totals[flow]
  const shown = drivers.filter((driver) => figures.drivers[driver] !== 0)
  const helps = (amount: number) => (flow === 'out' ? amount < 0 : amount > 0)
  const items: WaterfallItem[] = [
    {
      key: 'baseline',
      label: baselineNames[meta.compare],
      kind: 'total',
      value: figures.baseline,
      tone: 'fact',
      text: short(figures.baseline),
      exact: money(figures.baseline),
      href: hrefOf(null),
    },
    ...shown.map((driver): WaterfallItem => {
      const amount = figures.drivers[driver]
      return {
        key: driver,
        label: driverNames[driver],
        kind: 'movement',
        value: amount,
        tone: helps(amount) ? 'up' : 'down',
        text: signedShort(amount),
        exact: signed(amount),
        href: hrefOf(driver),
      }
    }),
    {
      key: 'projected',
      label: meta.running && meta.compare !== 'previous' ? 'Projected' : 'Actual',
      kind: 'total',
      value: figures.projected,
      tone: meta.running && meta.compare !== 'previous' ? 'expected' : 'fact',
      text: short(figures.projected),
      exact: money(figures.projected),
      href: hrefOf(null),
    },
  ]
  return (
    <Card title="What made the difference">
      <Waterfall label="From the baseline to the total" height={240} items={items} />
      <ShowAsTable label="What made the difference, table">
        <thead>
          <tr>
            <th scope="col">Driver</th>
            <th scope="col">Amount</th>
            <th scope="col" className="va-words">
              What it means
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((driver) => (
            <tr key={driver}>
              <th scope="row">{driverNames[driver]}</th>
              <td>{signed(figures.drivers[driver])}</td>
              <td className="va-words">{driverSentences[driver]}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Total variance</th>
            <td>{signed(figures.variance)}</td>
            <td className="va-words">The drivers add up to it exactly.</td>
          </tr>
        </tbody>
      </ShowAsTable>
    </Card>
  )
}
