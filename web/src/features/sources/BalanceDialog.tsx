// States what was in an account at the end of a day, where no statement tells it.
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { AmountInput } from '../../ui/form/AmountInput.tsx'
import { FormRefusal } from '../../ui/form/FormRefusal.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { typedBalance, useStateBalance } from './state-balance.ts'

type Account = { id: string; name: string; last_day: string | null }

/** Offers the accounts given; the day begins as the last one that the first of them has transactions of. */
export function BalanceDialog(props: {
  accounts: readonly Account[]
  today: string
  onClose: () => void
}) {
  const state = useStateBalance(props.onClose)
  const { props: form, errors, refusal, busy } = useForm(typedBalance, state)
  const [first, ...others] = props.accounts
  return (
    <Dialog
      title="Add your balance"
      description="You’ll find it on your statement or in your bank’s app."
      onClose={props.onClose}
    >
      <form {...form} className="form" aria-label="Add your balance">
        {others.length > 0 ? (
          <Select
            label="Account"
            name="id"
            options={props.accounts.map(({ id, name }) => ({ value: id, label: name }))}
          />
        ) : (
          <input type="hidden" name="id" value={first?.id ?? ''} />
        )}
        <AmountInput
          label="Balance"
          name="balance"
          hint="Start with a minus sign if the account was overdrawn."
          error={errors.balance}
        />
        <Input
          label="At the end of"
          name="day"
          type="date"
          max={props.today}
          defaultValue={first?.last_day ?? props.today}
          error={errors.day}
        />
        <FormRefusal text={refusal} />
        <Button type="submit" weight="ink" busy={busy}>
          Save balance
        </Button>
      </form>
    </Dialog>
  )
}
