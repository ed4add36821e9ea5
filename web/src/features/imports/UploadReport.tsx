// What came of an upload: how many transactions, over which days, what they come to, what was
// assumed and what was left out.
import type { ReactNode } from 'react'
import { grouped, moneyIn } from '../../format/amount.ts'
import { dayLong } from '../../format/date.ts'
import { BadRows } from './BadRows.tsx'
import { Fact } from './Fact.tsx'
import { totalWords } from './PlanFacts.tsx'
import type { UploadState } from './queries.ts'
import { sentences } from './use-upload.ts'

/** The report of a stored file; `next` is what follows in words. */
export function UploadReport({ state, next }: { state: UploadState; next?: ReactNode }) {
  const { report } = state
  if (!report) return <p>{sentences.success}</p>
  return (
    <div className="upload-report">
      <p className="emphasis">{sentences.success}</p>
      <dl>
        <Fact term="Transactions added" text={grouped(report.transactions)} />
        {report.uncategorised !== undefined && report.transactions > 0 && (
          <Fact
            term="Categorised"
            text={categorisedWords(report.transactions, report.uncategorised)}
          />
        )}
        {report.duplicates > 0 && (
          <Fact term="Already in your books" text={`${grouped(report.duplicates)}, unchanged`} />
        )}
        {(report.left_out ?? 0) > 0 && (
          <Fact term="Skipped by you" text={grouped(report.left_out ?? 0)} />
        )}
        {report.first_day && report.last_day && (
          <Fact term="Days" text={`${dayLong(report.first_day)} to ${dayLong(report.last_day)}`} />
        )}
        <Fact term="Money in" text={totalWords(report, 'total_in')} />
        <Fact term="Money out" text={totalWords(report, 'total_out')} />
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
          <li key={reason}>{`${grouped(count)} skipped: ${reason}`}</li>
        ))}
      </ul>
      <BadRows rows={report.bad_rows} />
      {next}
    </div>
  )
}

function categorisedWords(transactions: number, uncategorised: number): string {
  const sorted = grouped(transactions - uncategorised)
  if (uncategorised === 0) return `${sorted}, all of them`
  return `${sorted}; ${grouped(uncategorised)} need a category`
}
