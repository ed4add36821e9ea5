// Exactly what an edit would change: how many, over which days, how much, and the rows before and
// after.
import type { Transaction } from '@plimsoll/contract/transactions'
import { ArrowRight } from 'lucide-react'
import { money, moneyIn } from '../../../format/amount.ts'
import { dayLong } from '../../../format/date.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { type Preview, refusalWords } from '../edits.ts'
import { merchantNameOf } from '../merchants.ts'
import { inTransactions } from '../proof.ts'
import './preview-list.css'

type Shown = Pick<Preview, 'changed' | 'kept_by_hand' | 'first_day' | 'last_day' | 'total'> & {
  samples: readonly { before: Transaction; after: Transaction }[]
}

/** `isStale` while another answer is on its way. */
export function PreviewList(props: {
  preview: Shown | undefined
  error: unknown
  isStale?: boolean
}) {
  const { preview } = props
  if (props.error)
    return (
      <p className="form-refusal" role="alert">
        We couldn’t work out what this would change. {refusalWords(props.error)}
      </p>
    )
  if (!preview) return <Skeleton height="120px" />
  return (
    <section
      className="preview"
      aria-label="What this will change"
      aria-busy={props.isStale || undefined}
    >
      <p role="status">
        {changedWords(preview)}
        {preview.changed > 0 && (
          <span className="preview-total">{money(preview.total)} in total.</span>
        )}
        {preview.kept_by_hand > 0 &&
          ` ${inTransactions(preview.kept_by_hand)} you set yourself won’t change.`}
      </p>
      {preview.samples.length > 0 && <Samples samples={preview.samples} />}
      {preview.changed > preview.samples.length && preview.samples.length > 0 && (
        <p className="preview-rest">
          And {inTransactions(preview.changed - preview.samples.length)} more.
        </p>
      )}
    </section>
  )
}

/** `48 transactions will change, 2 January 2025 to 3 November 2026, `, before the sum. */
function changedWords({ changed, first_day, last_day }: Shown): string {
  const span =
    first_day && last_day
      ? first_day === last_day
        ? `, ${dayLong(first_day)}`
        : `, ${dayLong(first_day)} to ${dayLong(last_day)}`
      : ''
  return changed === 0 ? 'Nothing will change.' : `${inTransactions(changed)} will change${span}, `
}

export function Samples({ samples }: { samples: Shown['samples'] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section className="preview-rows" tabIndex={0} aria-label="Before and after">
      <table>
        <thead className="sr-only">
          <tr>
            <th scope="col">Transaction</th>
            <th scope="col">Before and after</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {samples.map(({ before, after }) => (
            <tr key={before.id}>
              <td>
                <b>{merchantNameOf(before)}</b>
                <small>{dayLong(before.day)}</small>
              </td>
              <td>
                {differences(before, after).map(([was, is]) => (
                  <span key={`${was} ${is}`} className="preview-change">
                    <s>{was}</s>
                    <ArrowRight size={13} role="img" aria-label="becomes" />
                    <span>{is}</span>
                  </span>
                ))}
              </td>
              <td>{moneyIn(after.account.currency, after.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** What is another than before, as pairs of words. */
export function differences(before: Transaction, after: Transaction): [string, string][] {
  const sides: [string, string][] = [
    [before.subcategory_label, after.subcategory_label],
    [merchantNameOf(before), merchantNameOf(after)],
    [countedWords(before), countedWords(after)],
    [dayLong(before.day), dayLong(after.day)],
    [splitWords(before), splitWords(after)],
    [before.note ?? 'No note', after.note ?? 'No note'],
  ]
  return sides.filter(([was, is]) => was !== is)
}

function countedWords(row: Transaction): string {
  if (row.excluded) return 'Excluded'
  return row.transfer ? 'Between own accounts' : 'Included'
}

function splitWords(row: Transaction): string {
  const parts = row.splits ?? []
  return parts.length ? parts.map((part) => part.subcategory_label).join(', ') : 'Not split'
}
