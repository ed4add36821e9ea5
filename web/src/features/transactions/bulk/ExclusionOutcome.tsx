// What excluding or including many transactions will do to totals, balances and the forecast,
// before it is saved.
import { sumTransactions } from '@plimsoll/contract/transactions'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { bulkExclusionWords } from '../editor/outcome-words.ts'
import type { Preview } from '../edits.ts'
import { wireOf } from '../list/filters.ts'
import { transactionKeys } from '../queries.ts'
import type { Target } from './bulk-edit.ts'

/** `preview` is that of ticked rows; of everything in a list the amount is fetched. */
export function ExclusionOutcome(props: {
  isExcluding: boolean
  target: Target
  preview: Preview | undefined
}) {
  const { isExcluding, target, preview } = props
  const filters = target.kind === 'all' ? wireOf(target.filters) : {}
  const sum = useQuery({
    queryKey: transactionKeys.total(filters),
    enabled: target.kind === 'all',
    queryFn: ({ signal }) =>
      call(sumTransactions, { query: filters, signal }).then((reply) => reply.data),
  })
  const changed =
    target.kind === 'some'
      ? preview && {
          count: preview.changed,
          net: preview.total,
          from: preview.first_day,
          to: preview.last_day,
        }
      : sum.data && { count: sum.data.count, net: sum.data.amount, from: null, to: null }
  if (!changed) return sum.error ? null : <Skeleton height="44px" />
  return <p className="muted">{bulkExclusionWords({ isExcluding, ...changed })}</p>
}
