// Where each key leads in the tree of lines (the tree view pattern of the ARIA practices guide),
// typed letters among them.
import type { ShownNode } from './tree.ts'

/** What a key does: moves to a row, opens or closes one, or nothing (undefined). */
type TreeMove = { readonly to?: string; readonly toggle?: string }

/**
 * Where a key leads from a row. `typed` are the letters typed in quick succession, this one
 * included.
 */
export function treeMove(
  key: string,
  at: string,
  tree: { shown: readonly ShownNode[]; open: ReadonlySet<string>; typed: string },
): TreeMove | undefined {
  const { shown, open } = tree
  const index = shown.findIndex(({ node }) => node.id === at)
  const here = shown[index]
  const go = (to: number) => ({
    to: shown[Math.min(Math.max(to, 0), shown.length - 1)]?.node.id ?? at,
  })
  const canOpen = (here?.node.children.length ?? 0) > 0
  switch (key) {
    case 'ArrowDown':
      return go(index + 1)
    case 'ArrowUp':
      return go(index - 1)
    case 'Home':
      return go(0)
    case 'End':
      return go(shown.length - 1)
    case 'ArrowRight':
      if (!canOpen) return {}
      return open.has(at) ? go(index + 1) : { toggle: at }
    case 'ArrowLeft':
      if (canOpen && open.has(at)) return { toggle: at }
      return here?.parent ? { to: here.parent } : {}
    default:
      return tree.typed ? typeahead(tree.typed, index, shown) : undefined
  }
}

/**
 * The next row from here that begins with what was typed; a single letter moves on, more letters
 * may stay.
 */
function typeahead(typed: string, index: number, shown: readonly ShownNode[]): TreeMove {
  const start = index + (typed.length === 1 ? 1 : 0)
  const turned = [...shown.slice(start), ...shown.slice(0, start)]
  const found = turned.find(({ node }) => node.label.toLowerCase().startsWith(typed))
  return found ? { to: found.node.id } : {}
}
