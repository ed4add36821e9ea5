// The fields of one invoice or bill: filled from the line, asking for what it left open.
import type { AddedVat, EntryField, EntryReading } from '@plimsoll/domain/invoices/invoice'
import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import { money } from '../../../format/amount.ts'
import { dayLong } from '../../../format/date.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { AmountInput } from '../../../ui/form/AmountInput.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { errorsOf, type TypedEntry, typedOf, type WholeEntry, wholeOf } from './entry-words.ts'
import '../../../ui/form/field.css'
import { textFields } from '../../../ui/form/text-fields.ts'
import { takesFocus } from '../../../ui/takes-focus.ts'

const sides = [
  { value: '', label: 'Choose one' },
  { value: 'in', label: 'They owe me (invoice)' },
  { value: 'out', label: 'I owe them (bill)' },
]

/** `onSave` gets an entry without anything open. */
export default function EntryDialog(props: {
  reading: EntryReading
  isBusy: boolean
  /** Where one that is kept is edited: which way its money goes stays. */
  edited?: 'invoice' | 'bill'
  onSave: (entry: WholeEntry) => void
  onClose: () => void
}) {
  const { reading } = props
  const [typed, setTyped] = useState(() => typedOf(reading))
  const [errors, setErrors] = useState<Partial<Record<EntryField, string>>>({})
  const change = (part: Partial<TypedEntry>) => {
    setTyped({ ...typed, ...part })
    setErrors({})
  }
  const text = textFields({ values: typed, errors, onChange: change })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setErrors(errorsOf(typed))
    const whole = wholeOf(typed)
    if (whole) props.onSave(whole)
  }
  const [first] = reading.doubts
  const focusOn = (field: EntryField) => (field === first ? { ref: takesFocus } : {})
  const isDayDoubted = reading.doubts.includes('due') && reading.due !== null
  return (
    <Dialog
      title={props.edited ? `Edit ${props.edited}` : 'Add an invoice or bill'}
      description={reading.repeats ? <RepeatsNote words={reading.repeats} /> : doubtWords(reading)}
      onClose={props.onClose}
    >
      <form className="form" noValidate onSubmit={onSubmit}>
        {!props.edited && (
          <Select
            label="Who owes whom"
            name="side"
            options={sides}
            {...focusOn('side')}
            value={typed.side}
            error={errors.side}
            onChange={(event) => change({ side: event.target.value as TypedEntry['side'] })}
          />
        )}
        <Input
          label="Customer or supplier"
          {...text('party')}
          {...focusOn('party')}
          maxLength={100}
        />
        <div className="form-pair">
          <AmountInput
            label="Unpaid amount"
            {...text('amount')}
            {...focusOn('amount')}
            {...(reading.vat ? { hint: vatHint(reading.vat) } : {})}
          />
          <Input
            label="Due"
            {...text('due')}
            {...focusOn('due')}
            type="date"
            {...(isDayDoubted && reading.due
              ? { hint: `Is it ${dayLong(reading.due)}? Change the date if not.` }
              : {})}
          />
        </div>
        <div className="form-pair">
          <Input label="Number (optional)" {...text('number')} maxLength={60} />
          <Input label="Email (optional)" {...text('email')} type="email" maxLength={200} />
        </div>
        <div className="form-actions">
          <Button type="submit" weight="ink" busy={props.isBusy}>
            {props.edited ? 'Save' : 'Add'}
          </Button>
          <Button onClick={props.onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}

const questions: Record<EntryField, string> = {
  side: 'who owes whom',
  party: 'the name',
  amount: 'the amount',
  due: 'the date',
}

function RepeatsNote({ words }: { words: string }) {
  return (
    <>
      “{words}” repeats, but an invoice or bill is added once. Check the details to add the first
      one. Your forecast finds the others in your bank transactions: see{' '}
      <Link to="/cash-flow/recurring">Regular payments</Link>.
    </>
  )
}

function vatHint(vat: AddedVat): string {
  return `${money(vat.net)} plus ${vat.percent}% VAT. Change the amount if that’s wrong.`
}

function doubtWords({ doubts }: EntryReading): string {
  if (doubts.length === 0) return 'Check the details.'
  const words = doubts.map((doubt) => questions[doubt])
  const last = words.pop()
  return `Please check ${words.length > 0 ? `${words.join(', ')} and ${last}` : last}.`
}
