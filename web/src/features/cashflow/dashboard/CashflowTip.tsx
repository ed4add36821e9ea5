// What the tooltip of the chart says of a month, to the penny.
import { less } from '@plimsoll/domain/money'
import { money, short } from '../../../format/amount.ts'
import { monthLong } from '../../../format/date.ts'
import { Chip } from '../../../ui/Chip.tsx'
import type { DashboardMonth } from './chart-points.ts'

const words = {
  actual: { kind: 'Actual', closing: 'Balance' },
  in_progress: { kind: 'In progress', closing: 'Expected close' },
  forecast: { kind: 'Forecast', closing: 'Likely close' },
}

/** The month, what it is, and its four figures. */
export function CashflowTip({ month, isForecast }: { month: DashboardMonth; isForecast: boolean }) {
  const isExpected = month.kind !== 'actual' && isForecast
  const net = less(month.cash_in, month.cash_out)
  return (
    <>
      <p className="lc-tip-head">
        {monthLong(month.month)}
        <Chip tone={isExpected ? 'forecast' : 'neutral'}>{words[month.kind].kind}</Chip>
      </p>
      <dl className="lc-tip-list">
        <dt>
          <i className={isExpected ? 'dash-key dash-key-ahead' : 'dash-key dash-key-level'} />
          {isExpected ? words[month.kind].closing : words.actual.closing}
        </dt>
        <dd>{money(month.closing)}</dd>
        {month.closing_band && (
          <>
            <dt>80% likely</dt>
            <dd>
              {short(month.closing_band.low80)} to {short(month.closing_band.high80)}
            </dd>
          </>
        )}
        <dt>
          <i className="dash-key dash-key-in" />
          Cash in
        </dt>
        <dd>{money(month.cash_in)}</dd>
        <dt>
          <i className="dash-key dash-key-out" />
          Cash out
        </dt>
        <dd>{money(month.cash_out)}</dd>
        <dt className="lc-tip-net">Net</dt>
        <dd className="lc-tip-net">
          {net > 0 ? '+' : ''}
          {money(net)}
        </dd>
      </dl>
    </>
  )
}
