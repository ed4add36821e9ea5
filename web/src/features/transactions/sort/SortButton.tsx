// The way to sort what has no category, with how many that are. Nothing where all is sorted.
import { grouped } from '../../../format/amount.ts'
import { Button } from '../../../ui/Button.tsx'
import { useCount } from './queue-counts.ts'

/** `onOpen` opens the sorting. */
export function SortButton({ onOpen }: { onOpen: () => void }) {
  // Those without a category are among the unsure.
  const unsure = useCount('unsure')
  if (!unsure) return null
  return (
    <Button weight="ink" onClick={onOpen}>
      <span>
        Categorise <span className="txn-tool-words">these </span>({grouped(unsure)})
      </span>
    </Button>
  )
}
