// The transactions that a milestone or cost was matched with, and those that could be. Everything
// here is saved at once.
import type { Project } from '@plimsoll/contract/sales-project'
import { useState } from 'react'
import { money } from '../../../format/amount.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useMatchItem } from '../changes.ts'
import { dayAndYear } from '../project-words.ts'
import { useCandidates } from '../queries.ts'

/** `itemId` is a milestone’s or a cost’s. */
export function MatchPart(props: {
  projectId: string
  itemId: string
  transactions: Project['milestones'][number]['transactions']
  onChanged: (project: Project) => void
}) {
  const matching = useMatchItem(props.projectId)
  const [isLooking, look] = useState(false)
  const change = (kind: 'match' | 'unmatch', transactionId: string) =>
    matching.mutate(
      { item_id: props.itemId, transaction_ids: [transactionId], kind },
      { onSuccess: props.onChanged },
    )
  return (
    <section className="sl-match" aria-labelledby="sl-match">
      <h3 id="sl-match">Matched transactions</h3>
      {props.transactions.length === 0 ? (
        <p className="muted">None yet. Plimsoll matches them as they arrive.</p>
      ) : (
        <ul className="sl-rows">
          {props.transactions.map((each) => (
            <li key={each.transaction_id}>
              <span>
                {money(each.amount)}
                <small>
                  {dayAndYear(each.day)}, matched {each.by_hand ? 'by you' : 'automatically'}
                </small>
              </span>
              <Button
                weight="quiet"
                busy={matching.isPending}
                aria-label={`Remove the match of ${money(each.amount)}`}
                onClick={() => change('unmatch', each.transaction_id)}
              >
                Remove match
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isLooking ? (
        <Candidates
          projectId={props.projectId}
          itemId={props.itemId}
          isBusy={matching.isPending}
          onMatch={(id) => change('match', id)}
        />
      ) : (
        <Button onClick={() => look(true)}>Match a transaction</Button>
      )}
    </section>
  )
}

function Candidates(props: {
  projectId: string
  itemId: string
  isBusy: boolean
  onMatch: (transactionId: string) => void
}) {
  const candidates = useCandidates(props.projectId, props.itemId)
  if (candidates.error)
    return (
      <ErrorState
        title="We couldn’t look for transactions."
        text={candidates.error.message}
        onRetry={() => void candidates.refetch()}
      />
    )
  if (!candidates.data) return <Skeleton height="88px" />
  if (candidates.data.length === 0) return <p className="muted">No transaction fits this one.</p>
  return (
    <ul className="sl-rows" aria-label="Transactions that fit">
      {candidates.data.map((each) => (
        <li key={each.transaction_id}>
          <span>
            {money(each.amount)}
            <small>
              {dayAndYear(each.day)}, {each.merchant ?? each.text}
            </small>
          </span>
          <Button
            busy={props.isBusy}
            aria-label={`Match ${money(each.amount)}, ${dayAndYear(each.day)}`}
            onClick={() => props.onMatch(each.transaction_id)}
          >
            Match
          </Button>
        </li>
      ))}
    </ul>
  )
}
