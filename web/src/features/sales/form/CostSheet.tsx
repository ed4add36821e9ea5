// One cost: paid once, as a percentage of each milestone, or again and again.
import { isDay } from '@plimsoll/domain/calendar'
import { printMinor } from '@plimsoll/domain/money'
import { aboveZeroRefusal, typedAmount } from '@plimsoll/domain/typed-amount'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { AmountInput } from '../../../ui/form/AmountInput.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { textFields } from '../../../ui/form/text-fields.ts'
import { Segmented } from '../../../ui/Segmented.tsx'
import { ClientField, useKnownPayers } from './ClientField.tsx'
import type { CostEntry } from './entries.ts'
import { isShare } from './MilestoneSheet.tsx'

type Fields = {
  label: string
  kind: CostEntry['kind']
  amount: string
  share: string
  day: string
  until: string
  every: 'week' | 'month'
  subCategory: string
  supplier: string
  vat: 'none' | 'standard' | 'reduced'
}

/** `categories` are the sub-categories of money out. */
export function CostSheet(props: {
  entry: CostEntry
  isNew: boolean
  categories: readonly { value: string; label: string }[]
  onKeep: (entry: CostEntry) => void
  onRemove: (() => void) | null
  onClose: () => void
  children?: ReactNode
}) {
  const [fields, setFields] = useState(() => fieldsFrom(props.entry))
  const [errors, setErrors] = useState<Partial<Record<keyof Fields, string>>>({})
  const payers = useKnownPayers(fields.supplier)
  const set = (changes: Partial<Fields>) => {
    setFields({ ...fields, ...changes })
    setErrors({})
  }
  const text = textFields({ values: fields, errors, onChange: set })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = errorsOf(fields)
    setErrors(wrong)
    if (Object.keys(wrong).length > 0) return
    const name = fields.supplier.trim()
    const payer = payers.find((each) => each.name.toLowerCase() === name.toLowerCase())
    const supplier = name ? { merchant_id: payer?.id ?? null, name: payer?.name ?? name } : null
    props.onKeep({ ...entryFrom(fields, props.entry), supplier })
  }
  return (
    <Dialog title={props.entry.label || 'New cost'} shape="sheet" onClose={props.onClose}>
      <form className="form" noValidate onSubmit={submit}>
        <Input label="Label" {...text('label')} maxLength={100} autoComplete="off" />
        <Segmented
          label="How it is paid"
          value={fields.kind}
          options={[
            { value: 'one_off', label: 'Once' },
            { value: 'share', label: '% of revenue' },
            { value: 'recurring', label: 'Recurring' },
          ]}
          onChange={(kind) => set({ kind })}
        />
        {fields.kind === 'share' ? (
          <Input
            label="Percent of revenue"
            {...text('share')}
            inputMode="decimal"
            autoComplete="off"
            hint="Of each milestone before VAT, paid when its cash comes in"
          />
        ) : (
          <div className="form-pair">
            <AmountInput
              label={fields.kind === 'recurring' ? 'Amount each time' : 'Amount'}
              {...text('amount')}
              hint="With any VAT"
            />
            <Input
              label={fields.kind === 'recurring' ? 'First paid on' : 'Paid on'}
              {...text('day')}
              type="date"
            />
          </div>
        )}
        {fields.kind === 'recurring' && (
          <div className="form-pair">
            <Select
              label="Every"
              name="every"
              value={fields.every}
              options={[
                { value: 'month', label: 'Month' },
                { value: 'week', label: 'Week' },
              ]}
              onChange={(event) => set({ every: event.target.value as Fields['every'] })}
            />
            <Input
              label="Until (optional)"
              {...text('until')}
              type="date"
              hint="Empty: to the end of the project"
            />
          </div>
        )}
        <div className="form-pair">
          <Select
            label="Category"
            name="sub_category"
            value={fields.subCategory}
            options={props.categories}
            onChange={(event) => set({ subCategory: event.target.value })}
          />
          <Select
            label="VAT you reclaim"
            name="vat"
            value={fields.vat}
            options={[
              { value: 'none', label: 'None' },
              { value: 'standard', label: '20%, within the amount' },
              { value: 'reduced', label: '5%, within the amount' },
            ]}
            onChange={(event) => set({ vat: event.target.value as Fields['vat'] })}
          />
        </div>
        <ClientField
          label="Supplier (optional)"
          name="supplier"
          value={fields.supplier}
          payers={payers}
          clients={[]}
          onChange={(supplier) => set({ supplier })}
        />
        <div className="form-actions">
          <Button type="submit" weight="ink">
            {props.isNew ? 'Add cost' : 'Use these details'}
          </Button>
          <Button onClick={props.onClose}>Close</Button>
          {props.onRemove && (
            <Button weight="danger" className="sl-remove" onClick={props.onRemove}>
              Remove
            </Button>
          )}
        </div>
      </form>
      {props.children}
    </Dialog>
  )
}

function fieldsFrom(entry: CostEntry): Fields {
  return {
    label: entry.label,
    kind: entry.kind,
    amount: entry.amount == null ? '' : printMinor(entry.amount).replace(/\.00$/, ''),
    share: entry.share == null ? '' : entry.share.replace(/\.00$/, ''),
    day: entry.day ?? '',
    until: entry.until ?? '',
    every: entry.every ?? 'month',
    subCategory: entry.sub_category ?? 'subcontractors',
    supplier: entry.supplier?.name ?? '',
    vat: entry.vat ?? 'none',
  }
}

function entryFrom(fields: Fields, entry: CostEntry): CostEntry {
  const isShare = fields.kind === 'share'
  const isRecurring = fields.kind === 'recurring'
  return {
    ...entry,
    label: fields.label.trim(),
    kind: fields.kind,
    amount: isShare ? null : typedAmount(fields.amount),
    share: isShare ? fields.share.trim().replace(/%$/, '').trim() : null,
    day: isShare ? null : fields.day,
    until: isRecurring && fields.until ? fields.until : null,
    every: isRecurring ? fields.every : null,
    sub_category: fields.subCategory,
    vat: fields.vat,
  }
}

function errorsOf(fields: Fields): Partial<Record<keyof Fields, string>> {
  const amount = aboveZeroRefusal(fields.amount)
  const hasAmount = fields.kind !== 'share'
  return {
    ...(fields.label.trim() ? {} : { label: 'Enter a name.' }),
    ...(hasAmount && amount ? { amount } : {}),
    ...(hasAmount && !isDay(fields.day) ? { day: 'Choose a date.' } : {}),
    ...(!hasAmount && !isShare(fields.share)
      ? { share: 'Enter a percentage above 0, up to 100.' }
      : {}),
    ...(fields.kind === 'recurring' && fields.until !== '' && fields.until < fields.day
      ? { until: 'The last day can’t be before the first.' }
      : {}),
  }
}
