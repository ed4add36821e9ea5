// How far an edit reaches, with exactly what it would change shown as soon as it is more than this
// one.
import type { Edit } from '@plimsoll/contract/edits'
import { useId } from 'react'
import { type ApplyTo, editOne, usePreview } from '../edits.ts'
import type { TransactionRecord } from '../queries.ts'
import { reachOptions } from './draft.ts'
import { PreviewList } from './PreviewList.tsx'

/** `edit` is what would change in each. */
export function ReachFields(props: {
  record: TransactionRecord
  edit: Edit
  value: ApplyTo
  onChange: (value: ApplyTo) => void
}) {
  const { record, value } = props
  const id = useId()
  const options = reachOptions(record)
  const reaches = value !== 'this' && options.some((option) => option.value === value)
  const preview = usePreview(reaches ? editOne(record.transaction.id, props.edit, value) : null)
  if (options.length < 2) return null
  return (
    <fieldset className="txe-reach">
      <legend>Apply to</legend>
      {options.map((option) => (
        <label key={option.value} htmlFor={`${id}-${option.value}`}>
          <input
            id={`${id}-${option.value}`}
            type="radio"
            name={id}
            value={option.value}
            checked={option.value === value}
            onChange={() => props.onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
      {value === 'merchant_all' && (
        <p className="field-hint">We’ll create a rule, which you’ll find under Rules.</p>
      )}
      {reaches && (
        <PreviewList preview={preview.data} error={preview.error} isStale={preview.isFetching} />
      )}
    </fieldset>
  )
}
