// The form for the balance of an account at the end of a day; the day begins as the last one with
// transactions.
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { AmountInput } from '../../ui/form/AmountInput.tsx'
import { FormRefusal } from '../../ui/form/FormRefusal.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { typedBalance, useStateBalance } from './state-balance.ts'

/** An account that a balance can be added to. */
export type UnstatedAccount = { id: string; name: string; last_day: string | null }

/** `children` stand beside the button. */
export function BalanceForm(props: {
  accounts: readonly UnstatedAccount[]
  today: string | undefined
  onSaved: () => void
  children?: ReactNode
}) {
  const { today } = props
  const state = useStateBalance(props.onSaved)
  const { props: form, errors, refusal, busy } = useForm(typedBalance, state)
  const [first, ...others] = props.accounts
  return (
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
        {...(today ? { max: today } : {})}
        defaultValue={first?.last_day ?? today}
        error={errors.day}
      />
      <FormRefusal text={refusal} />
      <div className="form-actions">
        <Button type="submit" weight="ink" busy={busy}>
          Save balance
        </Button>
        {props.children}
      </div>
    </form>
  )
}
