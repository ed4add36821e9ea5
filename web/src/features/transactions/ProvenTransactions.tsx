// Transactions with the proof that they add up to a figure, a merchant filter, and more of them at
// a press.
import type { Minor } from '@plimsoll/domain/money'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { money } from '../../format/amount.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EditorHost } from './editor/editor-on-demand.ts'
import { MerchantFilter } from './MerchantFilter.tsx'
import { merchantKeyOf } from './merchants.ts'
import { inTransactions, type Proof, proveSum, sumOfRows } from './proof.ts'
import { type TransactionFilters, useTransactions } from './queries.ts'
import { TransactionList } from './TransactionList.tsx'
import './proven-transactions.css'

/**
 * `figure` is what the transactions must come to and `figureWords` what it is called; `emptyWords`
 * is shown where there are none.
 */
export function ProvenTransactions(props: {
  filters: TransactionFilters
  figure: Minor
  figureWords: string
  emptyWords: string
  holdsExcluded?: boolean
}) {
  const list = useTransactions(props.filters)
  const [merchant, setMerchant] = useState<string | null>(null)
  const [opened, open] = useState<string | null>(null)
  if (list.isLoading) return <Skeleton height="220px" />
  if (list.error && list.rows.length === 0)
    return (
      <ErrorState
        title="We couldn’t load the transactions."
        text={list.error.message}
        onRetry={list.retry}
      />
    )
  const rows = merchant ? list.rows.filter((row) => merchantKeyOf(row) === merchant) : list.rows
  const total = list.total?.count ?? list.rows.length
  const proof = proveSum({ ...props, rows: list.rows, total })
  return (
    <div className="proven" {...EditorHost.ahead}>
      {list.rows.length === 0 && proof.state === 'equal' ? (
        <p className="muted">{props.emptyWords}</p>
      ) : (
        <ProofLine proof={proof} onCheckAgain={list.retry} />
      )}
      <MerchantFilter rows={list.rows} value={merchant} onChange={setMerchant} />
      {merchant && (
        <p className="proven-part">
          {inTransactions(rows.length)} of these,{' '}
          <span className="one-line">{money(sumOfRows(rows))}</span>
        </p>
      )}
      <TransactionList rows={rows} onOpen={open} />
      {list.hasMore && (
        <Button busy={list.isLoadingMore} onClick={list.loadMore}>
          Show more
        </Button>
      )}
      {opened && <EditorHost id={opened} onClose={() => open(null)} />}
    </div>
  )
}

function ProofLine({ proof, onCheckAgain }: { proof: Proof; onCheckAgain: () => void }) {
  const isDifferent = proof.state === 'different'
  return (
    <p className={`proven-line proven-${proof.state}`} role={isDifferent ? 'alert' : 'status'}>
      {proof.state === 'equal' && <CircleCheck size={16} aria-hidden />}
      {isDifferent && <CircleAlert size={16} aria-hidden />}
      <span>{proof.words}</span>
      {isDifferent && (
        <Button weight="quiet" onClick={onCheckAgain}>
          Check again
        </Button>
      )}
    </p>
  )
}
