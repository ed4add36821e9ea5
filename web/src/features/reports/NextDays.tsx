// The next fourteen days one by one: what is due and expected, how sure each is, and where cash
// ends.
import type { WeeklyReport } from '@plimsoll/contract/reports'
import { money } from '@plimsoll/domain/amount-words'
import { less } from '@plimsoll/domain/money'
import { weekdayAndDayShort } from '../../format/date.ts'
import { Card } from '../../ui/Card.tsx'
import { ReportLink } from './ReportLink.tsx'

/** A table of days. */
export function NextDays({ ahead }: { ahead: NonNullable<WeeklyReport['ahead']> }) {
  return (
    <Card
      title="Next 14 days"
      aside={
        <ReportLink to="/cash-management" isExtra>
          Cash management
        </ReportLink>
      }
    >
      <table className="wr-table wr-days">
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Due and expected</th>
            <th scope="col">Net</th>
            <th scope="col">Closing</th>
          </tr>
        </thead>
        <tbody>
          {ahead.days.map((each) => (
            <tr key={each.day}>
              <th scope="row">{weekdayAndDayShort(each.day)}</th>
              <td>
                {each.due.map((due) => (
                  <span key={due.merchant} className="wr-due">
                    <span>
                      {due.merchant}
                      {due.certainty === 'likely' && <small> likely</small>}
                    </span>{' '}
                    <span className="wr-number">{money(due.amount)}</span>
                  </span>
                ))}
              </td>
              <td className="wr-number">{money(less(each.in, each.out))}</td>
              <td className="wr-number">{money(each.closing)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="wr-quiet wr-basis">
        Closing also counts the usual payments and receipts that have no fixed date.
      </p>
    </Card>
  )
}
