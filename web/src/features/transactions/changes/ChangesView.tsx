// Who changed what and when, newest first, each with its way back.
import { useRef } from 'react'
import { instantShort } from '../../../format/date.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useUndo } from '../edits.ts'
import { inTransactions } from '../proof.ts'
import { useChanges } from './queries.ts'
import '../list/transactions-view.css'
import './changes.css'

/** Undo is offered only where nothing later stands on the change. */
export function ChangesView() {
  const list = useChanges()
  const undo = useUndo()
  const entries = useRef<HTMLOListElement>(null)
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? []
  if (list.isPending)
    return (
      <div className="card">
        <Skeleton height="420px" />
      </div>
    )
  if (list.error && rows.length === 0)
    return (
      <div className="card">
        <ErrorState
          title="We couldn’t load the history."
          text={list.error.message}
          onRetry={() => void list.refetch()}
        />
      </div>
    )
  return (
    <section className="card txn-card" aria-label="History">
      {rows.length === 0 ? (
        <EmptyState
          title="No changes yet"
          help="undo"
          text="Changes to transactions, merchants and categories by you and your rules are listed here. You can undo them."
        />
      ) : (
        <ol ref={entries} className="chg-list" tabIndex={-1}>
          {rows.map((entry) => (
            <li key={entry.id}>
              <span>
                <b className={entry.undone ? 'chg-undone' : ''}>{entry.what}</b>
                <small>
                  {entry.by}, {instantShort(entry.at)}
                  {entry.transactions > 0 && `, ${inTransactions(entry.transactions)}`}
                  {entry.undone && ', undone'}
                </small>
              </span>
              {entry.undoable && !entry.undone && (
                <Button
                  busy={undo.isPending && undo.variables === entry.id}
                  aria-label={`Undo: ${entry.what}`}
                  // The button goes with what it undoes; the list keeps the focus.
                  onClick={() =>
                    undo.mutate(entry.id, { onSuccess: () => entries.current?.focus() })
                  }
                >
                  Undo
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
      {list.hasNextPage && (
        <div className="txn-more">
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Load more
          </Button>
        </div>
      )}
    </section>
  )
}
