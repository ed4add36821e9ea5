// What a file comes to as it would be read: sums, days, the balance check and the first rows; or
// why it could not be.
import type { Trial } from '@plimsoll/contract/imports'
import { grouped, moneyIn } from '../../format/amount.ts'
import { dayLong } from '../../format/date.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Fact } from './Fact.tsx'
import { checkWords } from './PlanFacts.tsx'

const rowsShownMax = 8

/** `isStale` while the next reading is on its way. Read out when it has come. */
export function TrialReading({ trial, isStale }: { trial: Trial; isStale: boolean }) {
  return (
    <section className="mapping-trial" aria-label="Preview" aria-live="polite" aria-busy={isStale}>
      {trial.kind === 'refused' ? (
        <Banner tone="warn">{trial.message}</Banner>
      ) : (
        <Read trial={trial} />
      )}
    </section>
  )
}

function Read({ trial }: { trial: Extract<Trial, { kind: 'read' }> }) {
  const { currency } = trial
  return (
    <div className="upload-report">
      <dl>
        <Fact term="Transactions" text={grouped(trial.transactions)} />
        <Fact term="Money in" text={moneyIn(currency, trial.total_in)} />
        <Fact term="Money out" text={moneyIn(currency, trial.total_out)} />
        {trial.first_day && trial.last_day && (
          <Fact term="Days" text={`${dayLong(trial.first_day)} to ${dayLong(trial.last_day)}`} />
        )}
        {trial.closing_balance !== null && (
          <Fact term="Closing balance" text={moneyIn(currency, trial.closing_balance)} />
        )}
        <Fact term="Balance check" text={checkWords[trial.balance_check]} />
        {trial.bad_rows > 0 && <Fact term="Rows we couldn’t read" text={grouped(trial.bad_rows)} />}
      </dl>
      <ol className="mapping-rows">
        {trial.rows.slice(0, rowsShownMax).map((row) => (
          <li key={row.line}>
            <span>
              <b>{row.text || 'No description'}</b>
              <small>{`Row ${row.line}, ${dayLong(row.day)}`}</small>
            </span>
            <span className={`upload-table-amount ${row.amount > 0 ? 'upload-table-in' : ''}`}>
              {moneyIn(row.currency, row.amount)}
            </span>
          </li>
        ))}
      </ol>
      <ul className="upload-report-notes">
        {trial.assumptions.map(({ code, message }) => (
          <li key={code + message}>{message}</li>
        ))}
      </ul>
    </div>
  )
}
