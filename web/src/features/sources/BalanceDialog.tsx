// Adds what was in an account at the end of a day, where no statement reports it.
import { Dialog } from '../../ui/Dialog.tsx'
import { BalanceForm, type UnstatedAccount } from './BalanceForm.tsx'

/** Offers these accounts. */
export function BalanceDialog(props: {
  accounts: readonly UnstatedAccount[]
  today: string
  onClose: () => void
}) {
  return (
    <Dialog
      title="Add your balance"
      description="You’ll find it on your statement or in your bank’s app."
      onClose={props.onClose}
    >
      <BalanceForm accounts={props.accounts} today={props.today} onSaved={props.onClose} />
    </Dialog>
  )
}
