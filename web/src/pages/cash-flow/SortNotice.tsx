// On the cash-flow page: how many transactions nobody is sure of, and the window in which they are sorted.
import { lazy, Suspense, useState } from 'react'
import { useCount } from '../../features/transactions/sort/queue-counts.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'

const SortDialog = lazy(() => import('../../features/transactions/sort/SortDialog.tsx'))

/** Nothing where all is sorted, or where the number could not be fetched. */
export default function SortNotice() {
  const unsure = useCount('unsure')
  const [isOpen, setOpen] = useState(false)
  if (!unsure && !isOpen) return null
  return (
    <div className="cashflow-notices">
      {unsure ? (
        <div>
          <Banner
            action={
              <Button weight="quiet" onClick={() => setOpen(true)}>
                Sort {unsure === 1 ? 'it' : 'them'}
              </Button>
            }
          >
            {unsure === 1
              ? '1 transaction has no sure category.'
              : `${unsure.toLocaleString('en-GB')} transactions have no sure category.`}
          </Banner>
        </div>
      ) : null}
      <Suspense>{isOpen && <SortDialog onClose={() => setOpen(false)} />}</Suspense>
    </div>
  )
}
