// The sheet in which a new line or a one-off payment is written. What it says goes into the draft;
// nothing is saved here.
import type { ForecastLine } from '@plimsoll/contract/forecast'
import type { Rule } from '@plimsoll/contract/forecast-lines'
import { monthOf } from '@plimsoll/domain/calendar'
import { useState } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { addedChange } from '../draft/added-change.ts'
import type { Change } from '../draft/draft.ts'
import { otherLines } from '../other-lines.ts'
import { CategorySelect, firstCategory } from './CategorySelect.tsx'
import { DraftFormEnd } from './DraftFormEnd.tsx'
import { OneOffFields } from './OneOffFields.tsx'
import { useCategories } from './queries.ts'
import { type OtherLine, RuleFields } from './RuleFields.tsx'
import { emptyForm } from './rule-form.ts'
import { useRuleForm } from './use-rule-form.ts'
import './rules.css'
import type { Added } from '../draft/added-change.ts'

const kinds = [
  { value: 'line', label: 'Regular' },
  { value: 'one_off', label: 'One-off' },
] as const

/** Hands what was written to `onAdd`. */
export default function AddSheet(props: {
  lines: readonly ForecastLine[]
  today: string
  onAdd: (change: Change) => void
  onClose: () => void
}) {
  const { today, onClose } = props
  const onAdd = (added: Added) => props.onAdd(addedChange(added, crypto.randomUUID()))
  const [kind, setKind] = useState<'line' | 'one_off'>('line')
  return (
    <Dialog title="Add line" shape="sheet" onClose={props.onClose}>
      <div className="form fc-form">
        <Segmented label="Frequency" value={kind} options={kinds} onChange={setKind} />
        {kind === 'line' ? (
          <NewLine others={otherLines(props.lines)} today={today} onAdd={onAdd} onClose={onClose} />
        ) : (
          <OneOffFields today={today} onAdd={onAdd} onClose={onClose} />
        )}
      </div>
    </Dialog>
  )
}

function NewLine(props: {
  others: readonly OtherLine[]
  today: string
  onAdd: (added: Added) => void
  onClose: () => void
}) {
  const categoriesQuery = useCategories()
  const categories = categoriesQuery.data ?? []
  const [name, setName] = useState('')
  const [nameError, setNameError] = useState<string>()
  const [picked, setPicked] = useState<string | null>(null)
  const onRule = (rule: Rule) => {
    if (!name.trim()) return setNameError('Enter a name for the line.')
    const sub_category = picked ?? firstCategory(categories, rule.direction)
    props.onAdd({
      kind: 'configuration',
      configuration: { sub_category, name: name.trim(), type: 'user', rules: [rule] },
    })
  }
  const from = monthOf(props.today)
  const { form, errors, onChange, ...rest } = useRuleForm(emptyForm(from, 'out'), onRule)
  return (
    <form className="form fc-form" {...rest.props}>
      <Input
        label="Name"
        name="name"
        maxLength={nameMax}
        value={name}
        error={nameError}
        placeholder="For example: new lease, second van, grant"
        onChange={(event) => {
          setName(event.target.value)
          setNameError(undefined)
        }}
      />
      <CategorySelect
        categories={categories}
        side={form.direction}
        value={picked}
        onChange={setPicked}
      />
      <RuleFields
        form={form}
        errors={errors}
        onChange={(change) => {
          if (change.direction) setPicked(null)
          onChange(change)
        }}
        others={props.others}
        from={from}
      />
      <DraftFormEnd categories={categoriesQuery} onClose={props.onClose} />
    </form>
  )
}

const nameMax = 80
