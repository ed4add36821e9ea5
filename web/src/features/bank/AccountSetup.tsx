// What the accounts of a new connection are to the business: name, kind, whether each counts in
// cash, what has to stay in it.
import type { AccountBalance } from '@plimsoll/contract/sources'
import { printMinor } from '@plimsoll/domain/money'
import { moneyIn } from '../../format/amount.ts'
import { Button } from '../../ui/Button.tsx'
import { AmountInput } from '../../ui/form/AmountInput.tsx'
import { FormRefusal } from '../../ui/form/FormRefusal.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { typedSetup, useSetUp } from './account-setup.ts'
import { kindWords } from './connection-words.ts'
import type { ConnectedAccount } from './queries.ts'
import './account-setup.css'

const kinds = Object.entries(kindWords).map(([value, label]) => ({ value, label }))

/**
 * One account with its own button; `kept` is what is known of its buffer. `onTyped` once something
 * in it is changed and not saved.
 */
export function AccountSetup(props: {
  account: ConnectedAccount
  kept: Pick<AccountBalance, 'buffer'> | undefined
  onTyped: (isTyped: boolean) => void
}) {
  const { account, kept } = props
  const save = useSetUp(account.id, () => props.onTyped(false))
  const { props: form, errors, refusal, busy } = useForm(typedSetup, save)
  return (
    <form
      {...form}
      className="account-setup"
      aria-label={account.name}
      onChange={() => props.onTyped(true)}
    >
      <p className="account-setup-head">
        <span>{account.reference ? `Account ending ${account.reference}` : 'Account'}</span>
        {account.balance !== null && <b>{moneyIn(account.currency, account.balance)}</b>}
      </p>
      <Input
        label="Name"
        name="name"
        autoComplete="off"
        defaultValue={account.name}
        error={errors.name}
      />
      <Select label="Kind" name="kind" defaultValue={account.kind} options={kinds} />
      <Select
        label="Counts in your cash"
        name="included"
        defaultValue={account.included ? 'yes' : 'no'}
        options={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No, exclude' },
        ]}
        {...(account.kind === 'card'
          ? { hint: 'What you owe on a card reduces your cash. Paying it off is a transfer.' }
          : {})}
      />
      <AmountInput
        label="Minimum balance"
        name="buffer"
        placeholder="None"
        defaultValue={kept?.buffer ? printMinor(kept.buffer) : ''}
        error={errors.buffer}
      />
      <div className="account-setup-end">
        <FormRefusal text={refusal} />
        <Button type="submit" busy={busy} aria-label={`Save ${account.name}`}>
          Save
        </Button>
      </div>
    </form>
  )
}
