// The rows of a list of due items. J and K or the arrows go from tick to tick, space ticks; of a
// long list the first few, until all are shown.
import type { DueItem } from '@plimsoll/contract/cash-management'
import { payrollRows } from '@plimsoll/domain/outlook/payment-groups'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { DueRow, type Moves } from './DueRow.tsx'
import { isChangeable } from './decisions.ts'
import { nameOf } from './item-name.ts'
import { PayrollRow } from './PayrollRow.tsx'

const few = 8
const steps: Record<string, number> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/** What a list of due items needs besides them. */
export type DueListProps = {
  items: readonly DueItem[]
  none: string
  ticked: ReadonlySet<string>
  onTick: (names: readonly string[], is: boolean) => void
  moves: Moves
  /** Single pay is not shown. */
  hidesPay: boolean
}

function itemFacts({ day, sub_category: subCategory, amount }: DueItem) {
  return { day, subCategory, amount }
}

/** Rows with ticks, and one tick for all of them. */
export function DueList({ items, none, ticked, onTick, moves, hidesPay }: DueListProps) {
  const [isWhole, setWhole] = useState(false)
  const rows = payrollRows(items, itemFacts)
  const shown = isWhole ? rows : rows.slice(0, few)
  const open = items.filter(isChangeable).map(nameOf)
  const isAll = open.length > 0 && open.every((name) => ticked.has(name))
  const keys = keysOf(items)
  const single = (item: DueItem) => (
    <DueRow
      key={keys.get(item)}
      item={item}
      isTicked={ticked.has(nameOf(item))}
      onTick={(is) => onTick([nameOf(item)], is)}
      moves={moves}
    />
  )
  if (items.length === 0) return <p className="cm-none">{none}</p>
  return (
    <>
      {open.length > 1 && (
        <label className="cm-tick-all">
          <input type="checkbox" checked={isAll} onChange={() => onTick(open, !isAll)} />
          {open.length < items.length
            ? `Select the ${open.length} that you can change`
            : `Select all ${open.length}`}
        </label>
      )}
      <ul className="cm-rows" onKeyDown={moveAlong}>
        {shown.map((row) =>
          row.kind === 'single' ? (
            single(row.payment)
          ) : (
            <PayrollRow
              key={`payroll ${row.payments[0] && keys.get(row.payments[0])}`}
              items={row.payments}
              amount={row.amount}
              isTicked={row.payments.every((item) => ticked.has(nameOf(item)))}
              onTick={(is) => onTick(row.payments.map(nameOf), is)}
            >
              {hidesPay ? null : row.payments.map(single)}
            </PayrollRow>
          ),
        )}
      </ul>
      {shown.length < rows.length && (
        <Button weight="quiet" onClick={() => setWhole(true)}>
          Show all {items.length}
        </Button>
      )}
    </>
  )
}

/**
 * A key for each row that stays its own when rows above it come and go: a menu that is open on it
 * stays open. A payment in instalments stands several times, some on one day.
 */
function keysOf(items: readonly DueItem[]): Map<DueItem, string> {
  const seen = new Map<string, number>()
  return new Map(
    items.map((item) => {
      const name = `${nameOf(item)} ${item.day}`
      const count = (seen.get(name) ?? 0) + 1
      seen.set(name, count)
      return [item, `${name} ${count}`]
    }),
  )
}

function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  const from = event.target
  if (!step || !(from instanceof HTMLInputElement) || from.type !== 'checkbox') return
  event.preventDefault()
  const ticks = [
    ...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type="checkbox"]'),
  ]
  ticks[ticks.indexOf(from) + step]?.focus()
}
