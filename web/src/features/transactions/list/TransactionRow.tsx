// One transaction of the list: who, what the bank wrote, where it belongs and how sure that is,
// account, amount, balance.
import type { Transaction } from '@plimsoll/contract/transactions'
import { ArrowLeftRight, Split, StickyNote } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { memo, startTransition, useEffect, useOptimistic, useRef } from 'react'
import { moneyIn } from '../../../format/amount.ts'
import { keyOf } from '../keys.ts'
import { labelSourceWords } from '../label-words.ts'
import { merchantNameOf } from '../merchants.ts'
import { countsInCash } from '../proof.ts'
import { isUnsure } from './list-items.ts'

// Rows that are only drawn where one looks cannot be a table's own elements; the row takes the
// focus, not its cells.
const cell = { role: 'gridcell' } as const

/** What a row does, by the id of its transaction or its key. */
export type RowActions = {
  readonly open: (id: string) => void
  readonly select: (key: string, isRange: boolean) => void
  readonly focus: (key: string) => void
}

/** `takesFocus` when the keys have moved here; `children` stand below the row. */
export const TransactionRow = memo(function TransactionRow(props: {
  row: Transaction
  index: number
  isActive: boolean
  takesFocus: boolean
  isSelected: boolean
  hasBalance: boolean
  actions: RowActions
  children?: ReactNode
}) {
  const { row, actions } = props
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (props.takesFocus) element.current?.focus({ preventScroll: true })
  }, [props.takesFocus])
  const name = merchantNameOf(row)
  // The tick shows at once; what hangs on it, such as the bar below the list, comes after it.
  const [isSelected, showSelected] = useOptimistic(props.isSelected)
  const onBox = (event: MouseEvent) => {
    event.stopPropagation()
    const isRange = event.shiftKey
    startTransition(() => {
      showSelected(!isSelected)
      actions.select(keyOf(row), isRange)
    })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that are only drawn where one looks cannot be a table's.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter is handled by the grid around it.
    <div
      ref={element}
      role="row"
      className="txn-row"
      aria-rowindex={props.index}
      aria-selected={isSelected}
      tabIndex={props.isActive ? 0 : -1}
      onFocus={() => actions.focus(keyOf(row))}
      onClick={() => actions.open(row.id)}
    >
      <span {...cell} className="txn-box">
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={`Select ${name}, ${moneyIn(row.account.currency, row.amount)}`}
          checked={isSelected}
          onChange={() => null}
          onClick={onBox}
        />
      </span>
      <span {...cell} className="txn-what">
        <b>{name}</b>
        <small>{row.text}</small>
      </span>
      <span {...cell} className="txn-label">
        <Label row={row} />
      </span>
      <span {...cell} className="txn-account">
        {row.account.name}
      </span>
      <span
        {...cell}
        className={`txn-amount ${row.amount > 0 ? 'txn-in' : ''} ${countsInCash(row) ? '' : 'txn-left-out'}`}
      >
        <Amount row={row} />
        <Aside row={row} />
      </span>
      {props.hasBalance && (
        <span {...cell} className="txn-balance">
          {row.balance == null ? '' : moneyIn(row.account.currency, row.balance)}
        </span>
      )}
      {props.children}
    </div>
  )
})

function Amount({ row }: { row: Transaction }) {
  const words = moneyIn(row.account.currency, row.amount)
  return row.excluded || row.transfer ? <s>{words}</s> : words
}

function Label({ row }: { row: Transaction }) {
  if (row.splits?.length)
    return (
      <>
        <span className="txn-mark">
          <Split size={13} aria-hidden /> Split in {row.splits.length}
        </span>
        <small>{row.splits.map((part) => part.subcategory_label).join(', ')}</small>
      </>
    )
  const isOpen = row.label_source === 'none' && !row.transfer
  return (
    <>
      <span className={isOpen ? 'txn-open' : isUnsure(row) ? 'txn-unsure' : ''}>
        {row.transfer && <ArrowLeftRight size={13} aria-hidden />}
        {isOpen ? 'Uncategorised' : row.subcategory_label}
      </span>
      <small>{isOpen ? 'Needs a category' : sourceWords(row)}</small>
    </>
  )
}

function sourceWords(row: Transaction): string {
  if (isUnsure(row)) return `${row.category_label}, unsure`
  return `${row.category_label}, ${labelSourceWords[row.label_source]}`
}

/** What the amount alone would not tell. */
function Aside({ row }: { row: Transaction }) {
  const words = [
    row.part_of ? `part of ${moneyIn(row.account.currency, row.part_of.whole)}` : '',
    row.excluded ? 'excluded' : row.transfer ? 'not counted' : '',
    row.origin === 'manual' ? 'added by you' : '',
  ].filter(Boolean)
  if (words.length === 0 && !row.note) return null
  return (
    <small>
      {row.note && <StickyNote size={12} role="img" aria-label={`Note: ${row.note}`} />}
      {words.join(', ')}
    </small>
  )
}
