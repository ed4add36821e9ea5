// The fields of a payment that is expected once.
import { addDays, isDay } from '@plimsoll/domain/calendar'
import { negate } from '@plimsoll/domain/money'
import { amountRefusal, typedAmount } from '@plimsoll/domain/typed-amount'
import { type FormEvent, useState } from 'react'
import { AmountInput } from '../../../ui/form/AmountInput.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { textFields } from '../../../ui/form/text-fields.ts'
import type { Added } from '../draft/added-change.ts'
import { CategorySelect, firstCategory } from './CategorySelect.tsx'
import { DirectionChoice } from './DirectionChoice.tsx'
import { DraftFormEnd } from './DraftFormEnd.tsx'
import { useCategories } from './queries.ts'

type Typed = { note: string; day: string; amount: string; side: 'in' | 'out' }

/** A day that has passed is refused: what has happened comes from the bank. */
export function OneOffFields(props: {
  today: string
  onAdd: (added: Added) => void
  onClose: () => void
}) {
  const categoriesQuery = useCategories()
  const categories = categoriesQuery.data ?? []
  const [picked, setPicked] = useState<string | null>(null)
  const [typed, setTyped] = useState<Typed>({
    note: '',
    day: addDays(props.today, 1),
    amount: '',
    side: 'out',
  })
  const [errors, setErrors] = useState<Partial<Record<keyof Typed, string>>>({})
  const change = (part: Partial<Typed>) => {
    setTyped({ ...typed, ...part })
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in part))))
  }
  const text = textFields({ values: typed, errors, onChange: change })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = errorsOf(typed, props.today)
    const amount = typedAmount(typed.amount)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0 || amount === null) return
    props.onAdd({
      kind: 'one_off',
      oneOff: {
        day: typed.day,
        amount: typed.side === 'out' ? negate(amount) : amount,
        sub_category: picked ?? firstCategory(categories, typed.side),
        note: typed.note.trim(),
      },
    })
  }
  return (
    <form className="form fc-form" noValidate onSubmit={onSubmit}>
      <Input
        label="Description"
        {...text('note')}
        maxLength={noteMax}
        placeholder="For example: deposit for the new van"
      />
      <DirectionChoice
        value={typed.side}
        onChange={(side) => {
          setPicked(null)
          change({ side })
        }}
      />
      <div className="form-pair">
        <AmountInput label="Amount" {...text('amount')} />
        <Input label="Day" {...text('day')} type="date" />
      </div>
      <CategorySelect
        categories={categories}
        side={typed.side}
        value={picked}
        onChange={setPicked}
      />
      <DraftFormEnd categories={categoriesQuery} onClose={props.onClose} />
    </form>
  )
}

const noteMax = 120

function errorsOf(typed: Typed, today: string): Partial<Record<keyof Typed, string>> {
  const amount = typedAmount(typed.amount)
  return {
    ...(typed.note.trim() ? {} : { note: 'Enter a description.' }),
    ...(amount === null ? { amount: amountRefusal(typed.amount) } : {}),
    ...(amount !== null && amount <= 0
      ? { amount: 'Enter an amount above zero. Choose money in or money out separately.' }
      : {}),
    ...(isDay(typed.day) ? {} : { day: 'Choose a date.' }),
    ...(isDay(typed.day) && typed.day <= today ? { day: 'Choose a date in the future.' } : {}),
  }
}
