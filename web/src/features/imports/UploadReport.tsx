// What came of an upload: how many transactions, over which days, what they come to, what was assumed and what was left out.
import { moneyIn } from '../../format/amount.ts'
import { dayLong } from '../../format/date.ts'
import { BadRows } from './BadRows.tsx'
import { Fact } from './Fact.tsx'
import type { UploadState } from './queries.ts'
import { sentences } from './use-upload.ts'

/** The report of a stored file. */
export function UploadReport({ state }: { state: UploadState }) {
  const { report } = state
  if (!report) return <p>{sentences.success}</p>
  return (
    <div className="upload-report">
      <p className="emphasis">{sentences.success}</p>
      <dl>
        <Fact term="Transactions added" text={report.transactions.toLocaleString('en-GB')} />
        {report.duplicates > 0 && (
          <Fact
            term="Already in your books"
            text={`${report.duplicates.toLocaleString('en-GB')}, unchanged`}
          />
        )}
        {(report.left_out ?? 0) > 0 && (
          <Fact term="Skipped by you" text={(report.left_out ?? 0).toLocaleString('en-GB')} />
        )}
        {report.first_day && report.last_day && (
          <Fact term="Days" text={`${dayLong(report.first_day)} to ${dayLong(report.last_day)}`} />
        )}
        <Fact term="Money in" text={moneyIn(report.currency, report.total_in)} />
        <Fact term="Money out" text={moneyIn(report.currency, report.total_out)} />
        {report.closing_balance !== undefined && (
          <Fact term="Closing balance" text={moneyIn(report.currency, report.closing_balance)} />
        )}
        {report.layout && <Fact term="Read as" text={report.layout} />}
      </dl>
      <ul className="upload-report-notes">
        {report.assumptions.map(({ code, message }) => (
          <li key={code + message}>{message}</li>
        ))}
        {report.skipped.map(({ reason, count }) => (
          <li key={reason}>{`${count.toLocaleString('en-GB')} skipped: ${reason}`}</li>
        ))}
      </ul>
      <BadRows rows={report.bad_rows} />
    </div>
  )
}
