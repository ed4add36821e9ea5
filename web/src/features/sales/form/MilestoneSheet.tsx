// One milestone: what is invoiced when, on what terms, and when its cash is expected.
import type { Project } from '@plimsoll/contract/sales-project'
import { addDays, type Day, isDay } from '@plimsoll/domain/calendar'
import { type Minor, printMinor } from '@plimsoll/domain/money'
import { shareOf } from '@plimsoll/domain/sales/milestone-amounts'
import { aboveZeroRefusal, typedAmount } from '@plimsoll/domain/typed-amount'
import { type FormEvent, type ReactNode, useState } from 'react'
import { money } from '../../../format/amount.ts'
import { dayWithWeekday } from '../../../format/date.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { AmountInput } from '../../../ui/form/AmountInput.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { textFields } from '../../../ui/form/text-fields.ts'
import { Segmented } from '../../../ui/Segmented.tsx'
import { dayAndYear } from '../project-words.ts'
import { hundredths, type MilestoneEntry } from './entries.ts'

type Fields = {
  label: string
  by: 'amount' | 'share'
  amount: string
  share: string
  invoice: string
  terms: string
  expected: string
}

/**
 * `saved` is the milestone as it stands on the server, with what has come of it; the children stand
 * below the fields.
 */
export function MilestoneSheet(props: {
  entry: MilestoneEntry
  saved: Project['milestones'][number] | null
  value: Minor | null
  start: Day
  onKeep: (entry: MilestoneEntry) => void
  onRemove: (() => void) | null
  onClose: () => void
  children?: ReactNode
}) {
  const { entry, saved } = props
  const [fields, setFields] = useState(() => fieldsFrom(entry))
  const [errors, setErrors] = useState<Partial<Record<keyof Fields, string>>>({})
  const set = (changes: Partial<Fields>) => {
    setFields({ ...fields, ...changes })
    setErrors({})
  }
  const text = textFields({ values: fields, errors, onChange: set })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = errorsOf(fields, props.start)
    setErrors(wrong)
    if (Object.keys(wrong).length === 0) props.onKeep(entryFrom(fields, entry))
  }
  const due =
    isDay(fields.invoice) && /^\d{1,3}$/.test(fields.terms)
      ? addDays(fields.invoice, Number(fields.terms))
      : null
  const sharePreview =
    fields.by === 'share' && props.value !== null && isShare(fields.share)
      ? shareOf(props.value, hundredths(fields.share.trim().replace(/%$/, '').trim()))
      : null
  const hasReceipts = (saved?.transactions.length ?? 0) > 0
  return (
    <Dialog title={entry.label || 'New milestone'} shape="sheet" onClose={props.onClose}>
      <form className="form" noValidate onSubmit={submit}>
        <Input label="Label" {...text('label')} maxLength={100} autoComplete="off" />
        <div className="sl-amount-by">
          <Segmented
            label="Enter the milestone as"
            value={fields.by}
            options={[
              { value: 'amount', label: 'Amount' },
              { value: 'share', label: '% of value' },
            ]}
            onChange={(by) => set({ by })}
          />
          {fields.by === 'amount' ? (
            <AmountInput label="Amount" {...text('amount')} />
          ) : (
            <Input
              label="Percent of the value"
              {...text('share')}
              inputMode="decimal"
              autoComplete="off"
              hint={sharePreview === null ? undefined : money(sharePreview)}
            />
          )}
        </div>
        <div className="form-pair">
          <Input label="Invoice date" {...text('invoice')} name="invoice_date" type="date" />
          <Input
            label="Terms in days"
            {...text('terms')}
            name="terms_days"
            inputMode="numeric"
            autoComplete="off"
            hint={due ? `Due ${dayAndYear(due)}` : undefined}
          />
        </div>
        <Input
          label="Expect the cash on (optional)"
          {...text('expected')}
          name="expected_on"
          type="date"
          hint={expectedHint(saved)}
        />
        <div className="form-actions">
          <Button type="submit" weight="ink">
            {saved || entry.label ? 'Use these details' : 'Add milestone'}
          </Button>
          <Button onClick={props.onClose}>Close</Button>
          {props.onRemove && (
            <Button
              weight="danger"
              className="sl-remove"
              disabled={hasReceipts}
              title={hasReceipts ? 'Remove its matches first' : undefined}
              onClick={props.onRemove}
            >
              Remove
            </Button>
          )}
        </div>
      </form>
      {props.children}
    </Dialog>
  )
}

function expectedHint(saved: Project['milestones'][number] | null): string {
  if (!saved) return 'Empty: the due date with the expected delay, moved to a working day'
  if (saved.chosen_on) return 'You chose this day. Clear it to follow the terms again.'
  return `Now ${dayWithWeekday(saved.expected_on)}, from the terms and the delay`
}

function fieldsFrom(entry: MilestoneEntry): Fields {
  return {
    label: entry.label,
    by: entry.share != null ? 'share' : 'amount',
    amount: entry.amount == null ? '' : printMinor(entry.amount).replace(/\.00$/, ''),
    share: entry.share == null ? '' : entry.share.replace(/\.00$/, ''),
    invoice: entry.invoice_date,
    terms: String(entry.terms_days),
    expected: entry.expected_on ?? '',
  }
}

function entryFrom(fields: Fields, entry: MilestoneEntry): MilestoneEntry {
  const isShare = fields.by === 'share'
  return {
    ...entry,
    label: fields.label.trim(),
    amount: isShare ? null : typedAmount(fields.amount),
    share: isShare ? fields.share.trim().replace(/%$/, '').trim() : null,
    invoice_date: fields.invoice,
    terms_days: Number(fields.terms),
    expected_on: fields.expected || null,
  }
}

function errorsOf(fields: Fields, start: Day): Partial<Record<keyof Fields, string>> {
  const amount = aboveZeroRefusal(fields.amount)
  return {
    ...(fields.label.trim() ? {} : { label: 'Enter a name.' }),
    ...(fields.by === 'amount' && amount ? { amount } : {}),
    ...(fields.by === 'share' && !isShare(fields.share)
      ? { share: 'Enter a percentage above 0, up to 100.' }
      : {}),
    ...(!isDay(fields.invoice)
      ? { invoice: 'Choose a date.' }
      : isDay(start) && fields.invoice < start
        ? { invoice: `Choose ${dayAndYear(start)}, when the project starts, or later.` }
        : {}),
    ...(/^\d{1,3}$/.test(fields.terms) && Number(fields.terms) <= 365
      ? {}
      : { terms: 'Enter payment terms from 0 to 365 days.' }),
    ...(fields.expected === '' || isDay(fields.expected) ? {} : { expected: 'Choose a date.' }),
  }
}

/** Whether text is a percentage of a value: above 0, up to 100, two decimals at most. */
export function isShare(typed: string): boolean {
  const text = typed.trim().replace(/%$/, '').trim()
  return /^\d{1,3}(\.\d{1,2})?$/.test(text) && Number(text) > 0 && Number(text) <= 100
}
