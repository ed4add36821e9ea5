// The dry run of a rule: how many fit, what would change, what is left alone and why, with samples
// before and after.
import { grouped, money } from '../../../format/amount.ts'
import { dayLong } from '../../../format/date.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Samples } from '../editor/PreviewList.tsx'
import { refusalWords } from '../edits.ts'
import { inTransactions } from '../proof.ts'
import type { Trial } from './queries.ts'
import '../editor/preview-list.css'

/** `canTry` is false while the rule cannot be tried yet. */
export function TrialResult(props: {
  trial: Trial | undefined
  error: unknown
  isStale: boolean
  canTry: boolean
}) {
  const { trial } = props
  return (
    <section className="preview" aria-label="Preview" aria-busy={props.isStale || undefined}>
      <h3>Preview</h3>
      {!props.canTry ? (
        <p className="preview-rest">
          Choose what to match and what to do, and we’ll show what the rule would change. Nothing
          changes until you save.
        </p>
      ) : props.error ? (
        <p role="alert">We couldn’t preview the rule. {refusalWords(props.error)}</p>
      ) : trial ? (
        <Result trial={trial} />
      ) : (
        <Skeleton height="96px" />
      )}
    </section>
  )
}

function Result({ trial }: { trial: Trial }) {
  const left = [
    trial.kept_by_hand > 0 ? `${grouped(trial.kept_by_hand)} set by you` : '',
    trial.decided_before > 0 ? `${grouped(trial.decided_before)} decided by an earlier rule` : '',
    trial.receipts_left > 0
      ? `${grouped(trial.receipts_left)} money in, which this category isn’t for`
      : '',
  ].filter(Boolean)
  return (
    <>
      <p role="status">
        <b>
          {matchWords(trial)}
          {trial.matches > 0 && (
            <span className="preview-total">{money(trial.total)} in total.</span>
          )}
        </b>
        {trial.matches > 0 && (
          <>
            {' '}
            {trial.changes === 0
              ? 'None of them will change.'
              : `${grouped(trial.changes)} will change.`}
          </>
        )}
        {left.length > 0 && ` Unchanged: ${left.join(', ')}.`}
      </p>
      {trial.samples.length > 0 && <Samples samples={trial.samples} />}
      {trial.changes > trial.samples.length && trial.samples.length > 0 && (
        <p className="preview-rest">Most recent {trial.samples.length}.</p>
      )}
    </>
  )
}

/** `48 transactions fit, 2 January 2025 to 3 November 2026, ` before the sum. */
function matchWords({ matches, first_day, last_day }: Trial): string {
  if (matches === 0) return 'No transactions match yet.'
  const span =
    first_day && last_day && first_day !== last_day
      ? `${dayLong(first_day)} to ${dayLong(last_day)}`
      : first_day
        ? dayLong(first_day)
        : ''
  const fit = matches === 1 ? 'fits' : 'fit'
  return `${inTransactions(matches)} ${fit}, ${span}, `
}
