// The button that asks for the balance of the accounts whose balance nothing has reported, and its
// dialog.
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { onDemand } from '../../ui/on-demand.ts'
import { unstatedOf, useAccounts } from './accounts.ts'

const BalanceDialog = onDemand(() =>
  import('./BalanceDialog.tsx').then((file) => ({ default: file.BalanceDialog })),
)

/** The main button of a page that can't show balances yet. */
export function AddBalanceButton(props: { today: string }) {
  const [isOpen, setOpen] = useState(false)
  const accounts = useAccounts().data ?? []
  const unknown = unstatedOf(accounts)
  return (
    <>
      <Button weight="ink" onClick={() => setOpen(true)}>
        Add your balance
      </Button>
      {isOpen && accounts.length > 0 && (
        <BalanceDialog
          accounts={unknown.length > 0 ? unknown : accounts}
          today={props.today}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
