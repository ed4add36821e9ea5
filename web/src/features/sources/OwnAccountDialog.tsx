// What an account is: its name, its kind, whether it counts in cash, what has to stay in it and how
// far it may go below nothing.
import type { AccountBalance } from '@plimsoll/contract/sources'
import { printMinor } from '@plimsoll/domain/money'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { AmountInput } from '../../ui/form/AmountInput.tsx'
import { FormRefusal } from '../../ui/form/FormRefusal.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { accountKindWords, typedAccount, useChangeAccount } from './own-account.ts'

/** What the dialog needs to know of an account. */
export type OwnAccount = Pick<
  AccountBalance,
  'id' | 'name' | 'kind' | 'currency' | 'included' | 'buffer' | 'overdraft'
>

export default function OwnAccountDialog(props: { account: OwnAccount; onClose: () => void }) {
  const { account } = props
  const save = useChangeAccount(account.id, props.onClose)
  const { props: form, errors, refusal, busy } = useForm(typedAccount, save)
  return (
    <Dialog
      title={account.name}
      description="Choose what this account is for. Your figures update to match."
      onClose={props.onClose}
    >
      <form {...form} className="form" aria-label="Account">
        <Input
          label="Name"
          name="name"
          autoComplete="off"
          defaultValue={account.name}
          error={errors.name}
        />
        <div className="form-pair">
          <Select
            label="Kind"
            name="kind"
            defaultValue={account.kind}
            options={Object.entries(accountKindWords).map(([value, label]) => ({ value, label }))}
          />
          <Select
            label="Counts in your cash"
            name="included"
            defaultValue={account.included ? 'yes' : 'no'}
            options={[
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No, exclude' },
            ]}
          />
          <Amount label="Minimum balance" name="buffer" buffer={account.buffer} errors={errors} />
          <Amount
            label={account.kind === 'card' ? 'Credit limit' : 'Overdraft limit'}
            name="overdraft"
            buffer={account.overdraft}
            errors={errors}
          />
        </div>
        <p className="muted">
          {account.currency === 'GBP'
            ? 'An excluded account is left out of every balance, total and forecast. Money you move to it counts as spent.'
            : `This account is in ${account.currency}, so it isn’t counted in your cash.`}
        </p>
        <FormRefusal text={refusal} />
        <div className="form-actions">
          <Button type="submit" weight="ink" busy={busy}>
            Save
          </Button>
          <Button onClick={props.onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}

function Amount(props: {
  label: string
  name: 'buffer' | 'overdraft'
  buffer: OwnAccount['buffer']
  errors: Readonly<Record<string, string>>
}) {
  return (
    <AmountInput
      label={props.label}
      name={props.name}
      placeholder="None"
      defaultValue={props.buffer === 0 ? '' : printMinor(props.buffer)}
      error={props.errors[props.name]}
    />
  )
}
