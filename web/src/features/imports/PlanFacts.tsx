// What a plan comes to: counts, money, days, accounts, what the balances prove, and what was
// assumed.
import type { Report } from '@plimsoll/contract/imports'
import { grouped, moneyIn } from '../../format/amount.ts'
import { dayLong } from '../../format/date.ts'
import { Fact } from './Fact.tsx'

/** Two columns of facts, and the assumptions below them. */
export function PlanFacts({ report }: { report: Report }) {
  const { currency } = report
  const count = (number: number) => grouped(number)
  return (
    <div className="upload-report">
      <dl className="plan-facts">
        <Fact term="New transactions" text={count(report.transactions)} />
        {report.duplicates > 0 && (
          <Fact term="Already in your books" text={`${count(report.duplicates)}, unchanged`} />
        )}
        <Fact term="Money in" text={totalWords(report, 'total_in')} />
        <Fact term="Money out" text={totalWords(report, 'total_out')} />
        {report.first_day && report.last_day && (
          <Fact term="Days" text={`${dayLong(report.first_day)} to ${dayLong(report.last_day)}`} />
        )}
        {report.accounts && report.accounts.length > 0 && (
          <Fact
            term={report.accounts.length === 1 ? 'Account' : 'Accounts'}
            text={report.accounts.map(accountWords).join(', ')}
          />
        )}
        {report.opening_balance !== undefined && (
          <Fact term="Opening balance" text={moneyIn(currency, report.opening_balance)} />
        )}
        {report.closing_balance !== undefined && (
          <Fact term="Closing balance" text={moneyIn(currency, report.closing_balance)} />
        )}
        {report.balance_check && (
          <Fact term="Balance check" text={checkWords[report.balance_check]} />
        )}
        {report.layout && <Fact term="Read as" text={report.layout} />}
      </dl>
      <AssumptionList report={report} />
    </div>
  )
}

/** What came in or went out, in each currency. */
export function totalWords(report: Report, side: 'total_in' | 'total_out'): string {
  const totals = report.totals ?? [report]
  return totals.map((total) => moneyIn(total.currency, total[side])).join(' · ')
}

/** What the running balance proves, in words. */
export const checkWords = {
  proved: 'The balances match the transactions',
  unproved: 'The balances don’t match the transactions',
  absent: 'This file has no running balance',
}

function accountWords({ name, is_new }: { name: string; is_new?: boolean | undefined }): string {
  return is_new ? `${name} (new)` : name
}

// What is a doubt stands above already.
function AssumptionList({ report }: { report: Report }) {
  const doubted = new Set((report.doubts ?? []).map(({ message }) => message))
  const assumed = report.assumptions.filter(({ message }) => !doubted.has(message))
  if (assumed.length + report.skipped.length === 0) return null
  return (
    <ul className="upload-report-notes">
      {assumed.map(({ code, message }) => (
        <li key={code + message}>{message}</li>
      ))}
      {report.skipped.map(({ reason, count }) => (
        <li key={reason}>{`${grouped(count)} skipped: ${reason}`}</li>
      ))}
    </ul>
  )
}
