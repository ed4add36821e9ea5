// Which rows of the tree stand open: the sides at first, then whatever is needed to see the place
// that is shown, and what the user turns.
import { useState } from 'react'
import { idsAbove, type TreeNode } from './tree.ts'

/**
 * A place that is gone to opens its row and those above it; they stay open until they are closed.
 */
export function useOpenRows(tree: readonly TreeNode[], chosen: string | null) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(tree.map(({ id }) => id)))
  const [seen, setSeen] = useState<string | null>(null)
  if (chosen !== seen) {
    setSeen(chosen)
    if (chosen) setOpen(new Set([...open, ...idsAbove(tree, chosen), chosen]))
  }
  const toggle = (id: string) =>
    setOpen((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  return { open, toggle }
}
