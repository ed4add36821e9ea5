// On the cash-flow page: how many transactions need a category, and the dialog in which they are
// sorted.

import { useState } from 'react'
import { useCount } from '../../features/transactions/sort/queue-counts.ts'
import { grouped } from '../../format/amount.ts'
import { onDemand } from '../../ui/on-demand.ts'

const SortDialog = onDemand(() => import('../../features/transactions/sort/SortDialog.tsx'))

/** Nothing where all is sorted, or where the number could not be fetched. */
export default function SortNotice() {
  const count = useCount('uncategorised')
  const [isOpen, setOpen] = useState(false)
  if (!count && !isOpen) return null
  return (
    <>
      {count ? (
        <button type="button" className="btn btn-quiet cashflow-sort" onClick={() => setOpen(true)}>
          Categorise {count === 1 ? '1 transaction' : `${grouped(count)} transactions`}
        </button>
      ) : null}
      {isOpen && <SortDialog onClose={() => setOpen(false)} />}
    </>
  )
}
