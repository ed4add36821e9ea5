// On the cash-flow page: how many transactions need a category, and the dialog in which they are
// sorted.
import { lazy, Suspense, useState } from 'react'
import { useCount } from '../../features/transactions/sort/queue-counts.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'

const SortDialog = lazy(() => import('../../features/transactions/sort/SortDialog.tsx'))

/** Nothing where all is sorted, or where the number could not be fetched. */
export default function SortNotice() {
  const count = useCount('uncategorised')
  const [isOpen, setOpen] = useState(false)
  if (!count && !isOpen) return null
  return (
    <div className="cashflow-notices">
      {count ? (
        <div>
          <Banner
            action={
              <Button weight="quiet" onClick={() => setOpen(true)}>
                Categorise {count === 1 ? 'it' : 'them'}
              </Button>
            }
          >
            {count === 1
              ? '1 transaction needs a category.'
              : `${count.toLocaleString('en-GB')} transactions need a category.`}
          </Banner>
        </div>
      ) : null}
      <Suspense>{isOpen && <SortDialog onClose={() => setOpen(false)} />}</Suspense>
    </div>
  )
}
