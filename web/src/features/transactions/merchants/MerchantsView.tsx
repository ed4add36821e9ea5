// The merchants by how often they appear: found, renamed, made one, opened to their latest
// transactions.
import { useState } from 'react'
import { money } from '../../../format/amount.ts'
import { dayLong } from '../../../format/date.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { SearchBox } from '../../../ui/form/SearchBox.tsx'
import { onDemand } from '../../../ui/on-demand.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { inTransactions } from '../proof.ts'
import { type Merchant, useMerchants } from './queries.ts'
import '../list/transactions-view.css'
import './merchants.css'

const MerchantSheet = onDemand(() => import('./MerchantSheet.tsx'))
const MergeDialog = onDemand(() => import('./MergeDialog.tsx'))

const mergeMax = 20

/** `q` and the merchant that is open stand in the address. */
export function MerchantsView(props: {
  q: string
  id: string | null
  onSearch: (q: string) => void
  onOpen: (id: string | null) => void
}) {
  const list = useMerchants(props.q)
  const [ticked, tick] = useState<readonly Merchant[]>([])
  const [isMerging, setMerging] = useState(false)
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? []
  const toggle = (merchant: Merchant) =>
    tick((before) =>
      before.some(({ id }) => id === merchant.id)
        ? before.filter(({ id }) => id !== merchant.id)
        : [...before, merchant],
    )
  return (
    <>
      <div className="txn-tools">
        <SearchBox
          label="Search merchants"
          placeholder="Search by name"
          value={props.q}
          onSearch={props.onSearch}
        />
        <Button
          disabled={ticked.length < 2 || ticked.length > mergeMax}
          className="txn-tool"
          onClick={() => setMerging(true)}
        >
          {ticked.length < 2 ? 'Select two to merge' : `Merge ${ticked.length}`}
        </Button>
      </div>
      <section
        className="card txn-card"
        aria-label="Merchants"
        aria-busy={list.isPlaceholderData || undefined}
      >
        {list.isPending ? (
          <Skeleton height="480px" />
        ) : list.error && rows.length === 0 ? (
          <ErrorState
            title="We couldn’t load the merchants."
            text={list.error.message}
            onRetry={() => void list.refetch()}
          />
        ) : rows.length === 0 ? (
          <EmptyState
            title={props.q ? 'No merchants match' : 'No merchants yet'}
            text={
              props.q
                ? 'Try fewer letters.'
                : 'Merchants come from your transactions: the people and companies you pay or who pay you.'
            }
          />
        ) : (
          <ul className="mer-list">
            {rows.map((row) => (
              <li key={row.id}>
                <input
                  type="checkbox"
                  aria-label={`Select ${row.name}`}
                  checked={ticked.some(({ id }) => id === row.id)}
                  onChange={() => toggle(row)}
                />
                <button type="button" onClick={() => props.onOpen(row.id)}>
                  <span className="txn-what">
                    <b>{row.name}</b>
                    <small>
                      {inTransactions(row.transactions)}
                      {row.last_day && `, last on ${dayLong(row.last_day)}`}
                      {row.aliases.length > 0 && `, also ${row.aliases.join(', ')}`}
                    </small>
                  </span>
                  <span className={`txn-amount ${row.total > 0 ? 'txn-in' : ''}`}>
                    {money(row.total)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
        {list.hasNextPage && (
          <div className="txn-more">
            <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              Load more
            </Button>
          </div>
        )}
      </section>
      {props.id && <MerchantSheet id={props.id} onClose={() => props.onOpen(null)} />}
      {isMerging && (
        <MergeDialog merchants={ticked} onDone={() => tick([])} onClose={() => setMerging(false)} />
      )}
    </>
  )
}
