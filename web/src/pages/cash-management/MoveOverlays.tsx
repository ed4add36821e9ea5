// The calendar and the dialogs that a payment being moved, split or matched opens.
import type { CashManagement } from '@plimsoll/contract/cash-management'

import { split } from '../../features/cashflow/management/decisions.ts'
import { onDemand } from '../../ui/on-demand.ts'
import type { ItemMoves } from './use-item-moves.ts'

const MoveItem = onDemand(() => import('./MoveItem.tsx'))
const MatchPayment = onDemand(() => import('./MatchPayment.tsx'))
const InvoiceOverlay = onDemand(() => import('./InvoiceOverlay.tsx'))
const SplitDialog = onDemand(() => import('../../features/cashflow/management/SplitDialog.tsx'))

/** Nothing while nothing is moved. */
export function MoveOverlays({ data, control }: { data: CashManagement; control: ItemMoves }) {
  const { moved, pending, close, save } = control
  return (
    <>
      {moved && (
        <MoveItem
          data={data}
          item={moved.item}
          side={moved.side}
          onMove={(day) => control.moveTo(moved.item, day)}
          onClose={close}
        />
      )}
      {pending?.kind === 'split' && (
        <SplitDialog
          item={pending.item}
          today={data.today}
          onDays={(days) => {
            close()
            const { item } = pending
            save(item, [split(item, days)], `${item.merchant} split into ${days.length} payments.`)
          }}
          onClose={close}
        />
      )}
      {pending?.kind === 'match' && (
        <MatchPayment
          item={pending.item}
          onMatch={(decision) => {
            close()
            save(pending.item, [decision], 'Matched.')
          }}
          onClose={close}
        />
      )}
      {pending && pending.kind !== 'split' && pending.kind !== 'match' && (
        <InvoiceOverlay kind={pending.kind} item={pending.item} onClose={close} />
      )}
    </>
  )
}
