// Who changed what of a transaction and when, each change with its way back.
import { instantShort } from '../../../format/date.ts'
import { Button } from '../../../ui/Button.tsx'
import { useUndo } from '../edits.ts'
import type { TransactionRecord } from '../queries.ts'

/** Newest first. */
export function HistoryList({ record }: { record: TransactionRecord }) {
  const undo = useUndo()
  const { history } = record
  if (history.length === 0) return null
  return (
    <details className="txe-history">
      <summary>
        History <span>{history.length}</span>
      </summary>
      <ol>
        {history.map((entry) => (
          <li key={entry.id}>
            <span>
              <b className={entry.undone ? 'txe-undone' : ''}>{entry.what}</b>
              <small>
                {entry.by}, {instantShort(entry.at)}
                {entry.transactions > 1 && `, with ${entry.transactions - 1} more`}
                {entry.undone && ', undone'}
              </small>
            </span>
            {entry.undoable && !entry.undone && (
              <Button
                weight="quiet"
                busy={undo.isPending}
                aria-label={`Undo: ${entry.what}`}
                onClick={() => undo.mutate(entry.id)}
              >
                Undo
              </Button>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}
