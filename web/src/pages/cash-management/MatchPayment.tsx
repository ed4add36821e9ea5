// Matches a due item with a transaction that met it: the candidates are those of its line that
// nothing else claims.
import type { DueItem } from '@plimsoll/contract/cash-management'
import type { Decision } from '@plimsoll/contract/forecast-lines'
import { MatchDialog } from '../../features/forecast/evidence/MatchDialog.tsx'
import { useOccurrences } from '../../features/forecast/evidence/queries.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import '../../features/forecast/evidence/occurrences.css'

/** `onMatch` gets the decision. */
export default function MatchPayment(props: {
  item: DueItem
  onMatch: (decision: Decision) => void
  onClose: () => void
}) {
  const { item } = props
  const occurrences = useOccurrences(item.line_id)
  const occurrence = occurrences.data?.occurrences.find(({ due }) => due === item.due)
  if (occurrence && occurrences.data)
    return (
      <MatchDialog
        occurrence={occurrence}
        unmatched={occurrences.data.unmatched}
        onMatch={(ids) =>
          props.onMatch({
            line_id: item.line_id,
            due: item.due,
            kind: 'match',
            transaction_ids: ids,
          })
        }
        onClose={props.onClose}
      />
    )
  return (
    <Dialog title="Match a transaction" description={item.merchant} onClose={props.onClose}>
      {occurrences.isPending ? (
        <Skeleton height="160px" />
      ) : (
        <ErrorState
          title="We couldn’t load its transactions."
          text={occurrences.error?.message ?? 'This payment is no longer expected.'}
          onRetry={() => void occurrences.refetch()}
        />
      )}
    </Dialog>
  )
}
