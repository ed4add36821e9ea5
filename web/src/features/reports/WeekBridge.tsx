// From opening to closing cash, to the penny; beside the figures of today where the books have
// changed since.
import type { WeeklyReport } from '@plimsoll/contract/reports'
import { money } from '@plimsoll/domain/amount-words'
import { today as dayOf } from '@plimsoll/domain/calendar'
import { dayAndMonth, dayInWords } from '@plimsoll/domain/date-words'
import { type Minor, negate } from '@plimsoll/domain/money'
import { Card } from '../../ui/Card.tsx'
import { ReportLink } from './ReportLink.tsx'

type Bridge = NonNullable<WeeklyReport['bridge']>

/** For a report that has a bridge. */
export function WeekBridge({ bridge, report }: { bridge: Bridge; report: WeeklyReport }) {
  const { restated, stored_at } = report
  const rows: { label: string; value: (figures: Bridge) => Minor }[] = [
    { label: `Opening cash, ${dayAndMonth(bridge.from)}`, value: ({ opening }) => opening },
    { label: 'Money in', value: (figures) => figures.in },
    { label: 'Money out', value: ({ out }) => negate(out) },
    ...(bridge.other !== 0 || (restated && restated.other !== 0)
      ? [
          {
            label: 'Transfers and transactions left out of cash flow',
            value: ({ other }: Bridge) => other,
          },
        ]
      : []),
    { label: `Closing cash, ${dayAndMonth(bridge.to)}`, value: ({ closing }) => closing },
  ]
  const href = `/cash-flow/edit-transaction?from=${bridge.from}&to=${bridge.to}`
  return (
    <Card
      title="Opening to closing"
      aside={
        <ReportLink to={href} isExtra>
          Show transactions
        </ReportLink>
      }
    >
      {restated && stored_at && (
        <p className="wr-restated">
          <b>Restated.</b> The books for this week have changed since this report was stored on{' '}
          {dayInWords(dayOf(new Date(stored_at)))}. The rest of the report stands as it was.
        </p>
      )}
      <table className="wr-table">
        {restated && (
          <thead>
            <tr>
              <td />
              <th scope="col">As reported</th>
              <th scope="col">Now</th>
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(({ label, value }, at) => (
            <tr key={label} className={at === rows.length - 1 ? 'wr-total' : undefined}>
              <th scope="row">{label}</th>
              <td className="wr-number">{money(value(bridge))}</td>
              {restated && (
                <td
                  className={`wr-number ${value(restated) === value(bridge) ? '' : 'wr-changed'}`}
                >
                  {money(value(restated))}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
