// An amount that may be left empty, saved when it is left or Enter is pressed; what is not an
// amount stays and shows an error.
import type { Minor } from '@plimsoll/domain/money'
import { printMinor } from '@plimsoll/domain/money'
import { amountRefusal, typedAmount } from '@plimsoll/domain/typed-amount'
import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { AmountInput } from '../../ui/form/AmountInput.tsx'

/** `onChange` gets the new amount, or null when the field was emptied. */
export function AmountField(props: {
  label: string
  name: string
  hint: string
  mayBeNegative: boolean
  amount: Minor | null
  onChange: (amount: Minor | null) => void
}) {
  const [error, setError] = useState<string>()
  const save = ({
    currentTarget,
  }: FocusEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>) => {
    const text = currentTarget.value.trim()
    const amount = text === '' ? null : typedAmount(text)
    if (text !== '' && (amount === null || (amount < 0 && !props.mayBeNegative)))
      return setError(amountRefusal(text))
    setError(undefined)
    if (amount !== props.amount) props.onChange(amount)
  }
  return (
    <AmountInput
      label={props.label}
      name={props.name}
      hint={props.hint}
      error={error}
      defaultValue={props.amount === null ? '' : asTyped(props.amount)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save(event)
      }}
    />
  )
}

function asTyped(amount: Minor): string {
  return printMinor(amount).replace(/\.00$/, '')
}
