// Money leaks: what was found, what was dismissed, or that nothing was.
import type { Leak } from '@plimsoll/contract/leaks'
import { type Minor, sum, zero } from '@plimsoll/domain/money'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { money } from '../../../format/amount.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { LeakRow } from './LeakRow.tsx'
import { paymentsWords } from './leak-words.ts'
import { useLeakMoves, useLeaks } from './queries.ts'
import './leaks.css'

/** The card in its four faces. */
export function LeaksCard() {
  const { data, error, refetch } = useLeaks()
  const [search] = useSearchParams()
  const yearly = sum((data?.leaks ?? []).map((leak): Minor => leak.yearly ?? zero))
  return (
    <Card
      title="Money leaks"
      className="leaks"
      aside={yearly > 0 && <span className="leaks-sum">{money(yearly)} a year</span>}
    >
      {data ? (
        <Found {...data} selected={search.get('leak')} />
      ) : error ? (
        <ErrorState
          title="We couldn’t check for leaks."
          text={error.message}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <p role="status" className="sr-only">
            Checking for money leaks
          </p>
          <Skeleton height="180px" />
        </>
      )}
    </Card>
  )
}

function Found(props: {
  leaks: readonly Leak[]
  dismissed: readonly Leak[]
  payments: number
  selected: string | null
}) {
  const { leaks, dismissed, payments, selected } = props
  const { dismiss, restore, isBusy } = useLeakMoves()
  const [isShowingAll, showAll] = useState(false)
  return (
    <>
      {leaks.length === 0 && (
        <p className="leaks-none">
          No leaks found among {paymentsWords(payments)} of the last 12 months.
        </p>
      )}
      {leaks.map((leak) => (
        <LeakRow key={leak.id} leak={leak} isSelected={leak.id === selected}>
          <Button busy={isBusy} onClick={() => dismiss(leak)}>
            Dismiss
          </Button>
        </LeakRow>
      ))}
      {dismissed.length > 0 && (
        <Button weight="quiet" aria-expanded={isShowingAll} onClick={() => showAll(!isShowingAll)}>
          {isShowingAll ? 'Hide dismissed' : `${dismissed.length} dismissed`}
        </Button>
      )}
      {isShowingAll &&
        dismissed.map((leak) => (
          <LeakRow key={leak.id} leak={leak}>
            <Button busy={isBusy} onClick={() => restore(leak)}>
              Restore
            </Button>
          </LeakRow>
        ))}
    </>
  )
}
