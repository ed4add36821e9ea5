// The table's place while it loads, in its final geometry.
import { Skeleton } from '../../ui/Skeleton.tsx'

/** As tall as the table with its usual rows open. */
export function TableSkeleton() {
  return (
    <div role="status" aria-label="Loading cash flow">
      <Skeleton height="min(620px, calc(100dvh - 196px))" />
    </div>
  )
}
