// A payment that comes once in a scenario: a van, a grant, a bonus.
import { addMonthsToDay, isDay } from '@plimsoll/domain/calendar'
import { negate } from '@plimsoll/domain/money'
import { amountRefusal, typedAmount } from '@plimsoll/domain/typed-amount'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { AmountInput } from '../../../ui/form/AmountInput.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { CategorySelect, firstCategory } from '../rules/CategorySelect.tsx'
import { useCategories } from '../rules/queries.ts'
import type { WhatIfFormProps } from './what-ifs.ts'
import { withOneOff } from './what-ifs.ts'

type Side = 'in' | 'out'

/** The fields empty themselves once it is added. */
export function OnceFields({ changes, today, busy, onChange }: WhatIfFormProps) {
  const categories = useCategories().data ?? []
  const [picked, pick] = useState<string | null>(null)
  const [side, setSide] = useState<Side>('out')
  const [note, setNote] = useState('')
  const [typed, setTyped] = useState('')
  const [day, setDay] = useState(() => addMonthsToDay(today, 1))
  const [errors, setErrors] = useState<{ note?: string; amount?: string; day?: string }>({})
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const amount = typedAmount(typed)
    const wrong = {
      ...(note.trim() ? {} : { note: 'Enter a description.' }),
      ...(amount !== null && amount > 0
        ? {}
        : {
            amount: amount === null ? amountRefusal(typed) : 'Enter an amount above zero.',
          }),
      ...(isDay(day) && day > today ? {} : { day: 'Choose a date in the future.' }),
    }
    setErrors(wrong)
    if (Object.keys(wrong).length > 0 || amount === null) return
    onChange(
      withOneOff(changes, {
        day,
        amount: side === 'out' ? negate(amount) : amount,
        sub_category: picked ?? firstCategory(categories, side),
        note: note.trim(),
      }),
    )
    setNote('')
    setTyped('')
  }
  return (
    <form className="sc-form" noValidate onSubmit={onSubmit}>
      <Input
        label="Description"
        name="note"
        maxLength={noteMax}
        value={note}
        error={errors.note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Select
        label="Direction"
        name="side"
        value={side}
        options={[
          { value: 'out', label: 'Money out' },
          { value: 'in', label: 'Money in' },
        ]}
        onChange={(event) => {
          pick(null)
          setSide(event.target.value === 'in' ? 'in' : 'out')
        }}
      />
      <AmountInput
        label="Amount"
        name="amount"
        value={typed}
        error={errors.amount}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Input
        label="Day"
        name="day"
        type="date"
        value={day}
        error={errors.day}
        onChange={(event) => setDay(event.target.value)}
      />
      <CategorySelect categories={categories} side={side} value={picked} onChange={pick} />
      <Button type="submit" weight="ink" busy={busy} disabled={categories.length === 0}>
        Add
      </Button>
    </form>
  )
}

const noteMax = 120
