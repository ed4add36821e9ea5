// Adds a transaction by hand: in cash, or where no file and no bank reports it.
import { isDay } from '@plimsoll/domain/calendar'
import { magnitude, minor, negate } from '@plimsoll/domain/money'
import { amountRefusal, typedAmount } from '@plimsoll/domain/typed-amount'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { AmountInput } from '../../../ui/form/AmountInput.tsx'
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { takesFocus } from '../../../ui/takes-focus.ts'
import { refusalWords, useAdd } from '../edits.ts'
import { MerchantInput } from '../merchants/MerchantInput.tsx'
import { useAccounts, useCategories } from '../queries.ts'
import { CategoryPicker } from './CategoryPicker.tsx'
import './editor.css'

const sides = [
  { value: 'out', label: 'Money out' },
  { value: 'in', label: 'Money in' },
] as const

type Typed = {
  side: 'in' | 'out'
  amount: string
  day: string
  account: string
  text: string
  merchant: string
  note: string
  subCategory: string | null
}

const blank: Typed = {
  side: 'out',
  amount: '',
  day: '',
  account: '',
  text: '',
  merchant: '',
  note: '',
  subCategory: null,
}

/** Closes once it is in the books. */
export default function AddSheet({ onClose }: { onClose: () => void }) {
  const accounts = useAccounts()
  const categories = useCategories()
  const [typed, setTyped] = useState(blank)
  const [showsErrors, showErrors] = useState(false)
  const adding = useAdd()
  const change = (changes: Partial<Typed>) => setTyped((before) => ({ ...before, ...changes }))
  const errors = errorsOf(typed)
  const shown = showsErrors ? errors : {}
  const account = typed.account || accounts.data?.[0]?.id || ''
  const error = accounts.error ?? categories.error
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const amount = typedAmount(typed.amount)
    if (Object.keys(errors).length || amount === null) return showErrors(true)
    adding.mutate(
      {
        account,
        day: typed.day,
        amount: typed.side === 'out' ? negate(magnitude(amount)) : magnitude(amount),
        text: typed.text.trim(),
        sub_category: typed.subCategory ?? '',
        ...(typed.merchant.trim() ? { merchant: typed.merchant.trim() } : {}),
        ...(typed.note.trim() ? { note: typed.note.trim() } : {}),
      },
      { onSuccess: onClose },
    )
  }
  return (
    <Dialog
      title="Add a transaction"
      description="For cash and anything your bank doesn’t show."
      shape="sheet"
      onClose={onClose}
    >
      <div className="txe">
        {error ? (
          <ErrorState
            title="We couldn’t load the accounts."
            text={error.message}
            onRetry={() => {
              void accounts.refetch()
              void categories.refetch()
            }}
          />
        ) : !accounts.data || !categories.data ? (
          <Skeleton height="420px" />
        ) : (
          <form className="txe-form" noValidate onSubmit={onSubmit}>
            <div className="form">
              <Segmented
                label="Direction"
                value={typed.side}
                options={sides}
                onChange={(side) => change({ side, subCategory: null })}
              />
              <div className="form-pair">
                <AmountInput
                  label="Amount"
                  name="amount"
                  ref={takesFocus}
                  value={typed.amount}
                  error={shown.amount}
                  onChange={(event) => change({ amount: event.target.value })}
                />
                <Input
                  label="Day"
                  name="day"
                  type="date"
                  value={typed.day}
                  error={shown.day}
                  onChange={(event) => change({ day: event.target.value })}
                />
              </div>
              <Input
                label="Description"
                name="text"
                maxLength={200}
                placeholder="For example: market stall, cash takings"
                value={typed.text}
                error={shown.text}
                onChange={(event) => change({ text: event.target.value })}
              />
              <MerchantInput
                label="Merchant"
                placeholder="Optional"
                onChange={(merchant) => change({ merchant })}
              />
              <Select
                label="Account"
                name="account"
                value={account}
                options={accounts.data.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={(event) => change({ account: event.target.value })}
              />
              <fieldset className="txe-category">
                <legend>Category</legend>
                <CategoryPicker
                  key={typed.side}
                  categories={categories.data}
                  amount={typed.side === 'out' ? minor(-1) : minor(1)}
                  value={typed.subCategory}
                  keepsChoice
                  onPick={({ sub_category }) => change({ subCategory: sub_category })}
                />
                {shown.subCategory && <p className="field-error">{shown.subCategory}</p>}
              </fieldset>
              <Input
                label="Note"
                name="note"
                maxLength={200}
                placeholder="Optional"
                value={typed.note}
                onChange={(event) => change({ note: event.target.value })}
              />
            </div>
            <footer className="txe-foot">
              <FormRefusal text={adding.error && refusalWords(adding.error)} />
              <div className="form-actions">
                <Button type="submit" weight="ink" busy={adding.isPending}>
                  Add transaction
                </Button>
                <Button onClick={onClose}>Cancel</Button>
              </div>
            </footer>
          </form>
        )}
      </div>
    </Dialog>
  )
}

function errorsOf(typed: Typed): Partial<Record<keyof Typed, string>> {
  const amount = typedAmount(typed.amount)
  return {
    ...(amount !== null && amount > 0 ? {} : { amount: amountRefusal(typed.amount) }),
    ...(isDay(typed.day) ? {} : { day: 'Choose a date.' }),
    ...(typed.text.trim() ? {} : { text: 'Enter a description.' }),
    ...(typed.subCategory ? {} : { subCategory: 'Choose a category.' }),
  }
}
