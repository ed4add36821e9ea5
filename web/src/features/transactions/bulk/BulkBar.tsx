// The bar below the list while something is ticked: how much it is, and what can be done with all
// of it.
import type { Category } from '@plimsoll/contract/categories'
import { X } from 'lucide-react'
import { useState } from 'react'
import { grouped, money } from '../../../format/amount.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { sumOfRows } from '../proof.ts'
import { BulkDialog } from './BulkDialog.tsx'
import { type BulkKind, bulkKindOf, bulkKinds } from './BulkKinds.tsx'
import { countOf, idsMax, type Target } from './bulk-edit.ts'
import '../../../ui/bulk-bar.css'

/** `count` is how many the filters match; `onAll` ticks them all. */
export default function BulkBar(props: {
  target: Target
  count: number
  categories: readonly Category[]
  onAll: () => void
  onClose: () => void
}) {
  const { target } = props
  const [asking, ask] = useState<BulkKind | null>(null)
  const ticked = countOf(target)
  const isTooMany = target.kind === 'some' && ticked > idsMax
  return (
    <section className="bulk-bar" aria-label="Selected transactions">
      <p role="status">
        <b>{grouped(ticked)} selected</b>
        {target.kind === 'some' && target.rows.length === ticked && (
          <span>{money(sumOfRows(target.rows))}</span>
        )}
        {isTooMany && <span>Up to {idsMax} at a time, or everything shown.</span>}
      </p>
      {target.kind === 'some' && ticked < props.count && (
        <Button weight="quiet" onClick={props.onAll}>
          Select all {grouped(props.count)}
        </Button>
      )}
      <div className="bulk-acts">
        {bulkKinds.map((kind) => {
          const { label, icon: Icon } = bulkKindOf[kind]
          return (
            <Button key={kind} disabled={isTooMany} onClick={() => ask(kind)}>
              <Icon size={16} aria-hidden />
              <span>{label}</span>
            </Button>
          )
        })}
      </div>
      <IconButton label="Clear selection" onClick={props.onClose}>
        <X size={17} aria-hidden />
      </IconButton>
      {asking && (
        <BulkDialog
          kind={asking}
          target={target}
          categories={props.categories}
          onDone={props.onClose}
          onClose={() => ask(null)}
        />
      )}
    </section>
  )
}
