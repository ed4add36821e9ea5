// A row at its place in the grid. It takes what the whole grid shares, such as what is ticked, from
// the context, so that a press draws the rows that it changes and not the list around them.
import type { Suggestion } from '@plimsoll/contract/suggestions'
import type { Transaction } from '@plimsoll/contract/transactions'
import { createContext, lazy, Suspense, useContext } from 'react'
import { keyOf } from '../keys.ts'
import { isTicked, type Selection } from './selection.ts'
import { type RowActions, TransactionRow } from './TransactionRow.tsx'

const SuggestionButtons = lazy(() =>
  import('../SuggestionButtons.tsx').then((file) => ({ default: file.SuggestionButtons })),
)

// Rows that are only drawn where one looks cannot be a table's own elements.
const cell = { role: 'gridcell' } as const

/** `active` is the row that the focus is or was on; `offered` are its suggestions. */
type GridState = {
  readonly selection: Selection
  readonly active: string | null
  readonly byKey: boolean
  readonly hasBalance: boolean
  readonly offered: readonly Suggestion[]
  readonly actions: RowActions & { readonly take: (code: string) => void }
}

/** Filled by TransactionGrid. */
export const GridContext = createContext<GridState | null>(null)

/** The focus comes in at the first row until another one has had it. */
export function GridRow({ row, at }: { row: Transaction; at: number }) {
  const grid = useContext(GridContext)
  if (!grid) throw new Error('This stands outside the grid.')
  const { active, actions } = grid
  const key = keyOf(row)
  const isActive = key === active
  return (
    <TransactionRow
      row={row}
      index={at + 1}
      isActive={isActive || (active === null && at === 0)}
      takesFocus={grid.byKey && isActive}
      isSelected={isTicked(grid.selection, key)}
      hasBalance={grid.hasBalance}
      actions={actions}
    >
      {isActive && grid.offered.length > 0 && (
        <span {...cell} className="txn-offered">
          <Suspense fallback={null}>
            <SuggestionButtons
              suggestions={grid.offered}
              hasKeys
              onTake={({ sub_category }) => actions.take(sub_category)}
            />
          </Suspense>
        </span>
      )}
    </TransactionRow>
  )
}
