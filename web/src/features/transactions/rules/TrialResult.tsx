// The dry run of a rule: how many fit, what would change, what is left alone and why, with samples before and after.
import { money } from '../../../format/amount.ts'
import { dayLong } from '../../../format/date.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Samples } from '../editor/PreviewList.tsx'
import { refusalWords } from '../edits.ts'
import { inTransactions } from '../proof.ts'
import type { Trial } from './queries.ts'
import '../editor/preview-list.css'

/** `isAsked` is false while the rule cannot be tried yet. */
export function TrialResult(props: {
  trial: Trial | undefined
  error: unknown
  isStale: boolean
  isAsked: boolean
}) {
  const { trial } = props
  return (
    <section className="preview" aria-label="Dry run" aria-busy={props.isStale || undefined}>
      <h3>Dry run</h3>
      {!props.isAsked ? (
        <p className="preview-rest">
          As soon as the rule says what to look for and what to do, you see here what it would do to
          your transactions. Nothing is changed by that.
        </p>
      ) : props.error ? (
        <p role="alert">It could not be tried. {refusalWords(props.error)}</p>
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
    trial.kept_by_hand > 0 ? `${trial.kept_by_hand.toLocaleString('en-GB')} set by hand` : '',
    trial.decided_before > 0
      ? `${trial.decided_before.toLocaleString('en-GB')} decided by an earlier rule`
      : '',
  ].filter(Boolean)
  return (
    <>
      <p role="status">
        <b>
          {matchWords(trial)}
          {trial.matches > 0 && <span className="preview-total">{money(trial.total)} in all.</span>}
        </b>
        {trial.matches > 0 && (
          <>
            {' '}
            {trial.changes === 0
              ? 'None of them would change.'
              : `${trial.changes.toLocaleString('en-GB')} would change.`}
          </>
        )}
        {left.length > 0 && ` Left alone: ${left.join(', ')}.`}
      </p>
      {trial.samples.length > 0 && <Samples samples={trial.samples} />}
      {trial.changes > trial.samples.length && trial.samples.length > 0 && (
        <p className="preview-rest">These are the newest {trial.samples.length}.</p>
      )}
    </>
  )
}

/** `48 transactions fit, 2 January 2025 to 3 November 2026, ` before the sum. */
function matchWords({ matches, first_day, last_day }: Trial): string {
  if (matches === 0) return 'No transaction fits so far.'
  const span =
    first_day && last_day && first_day !== last_day
      ? `${dayLong(first_day)} to ${dayLong(last_day)}`
      : first_day
        ? dayLong(first_day)
        : ''
  const fit = matches === 1 ? 'fits' : 'fit'
  return `${inTransactions(matches)} ${fit}, ${span}, `
}
