// When a rule fits: words, merchants, amounts, account, direction and rail. All of it must hold.
import type { AccountBalance } from '@plimsoll/contract/sources'
import { Plus, X } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import { AmountInput } from '../../../ui/form/AmountInput.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { MerchantChoice } from './MerchantChoice.tsx'
import { lineKey, type RuleForm } from './rule-form.ts'
import { howWords } from './rule-words.ts'

const hows = Object.entries(howWords).map(([value, label]) => ({
  value: value as keyof typeof howWords,
  label,
}))
const textsMax = 10

/** Changes go up. */
export function ConditionFields(props: {
  form: RuleForm
  accounts: readonly AccountBalance[]
  error: string | undefined
  onChange: (changes: Partial<RuleForm>) => void
}) {
  const { form, onChange } = props
  return (
    <fieldset className="rule-part">
      <legend>If a transaction matches all of these</legend>
      {form.texts.map((text, at) => (
        <div key={text.key} className="rule-line">
          <Select
            label={at === 0 ? 'Bank description' : 'And bank description'}
            name={`how-${at}`}
            value={text.how}
            options={hows}
            onChange={(event) => change(at, { how: event.target.value as typeof text.how })}
          />
          <Input
            label="Words"
            name={`words-${at}`}
            maxLength={100}
            placeholder="shell"
            value={text.words}
            onChange={(event) => change(at, { words: event.target.value })}
          />
          <IconButton
            label="Remove these words"
            onClick={() => onChange({ texts: form.texts.filter((each) => each !== text) })}
          >
            <X size={16} aria-hidden />
          </IconButton>
        </div>
      ))}
      {form.texts.length < textsMax && (
        <Button
          weight="quiet"
          className="txe-back"
          onClick={() =>
            onChange({ texts: [...form.texts, { key: lineKey(), how: 'contains', words: '' }] })
          }
        >
          <Plus size={15} aria-hidden />{' '}
          {form.texts.length ? 'More words' : 'Words in the bank description'}
        </Button>
      )}
      <MerchantChoice chosen={form.merchants} onChange={(merchants) => onChange({ merchants })} />
      <div className="form-pair">
        <AmountInput
          label="Minimum amount"
          name="from"
          value={form.from}
          onChange={(event) => onChange({ from: event.target.value })}
        />
        <AmountInput
          label="Maximum amount"
          name="to"
          value={form.to}
          onChange={(event) => onChange({ to: event.target.value })}
        />
        <Select
          label="Direction"
          name="direction"
          value={form.direction}
          options={[
            { value: '', label: 'In or out' },
            { value: 'out', label: 'Money out' },
            { value: 'in', label: 'Money in' },
          ]}
          onChange={(event) => onChange({ direction: event.target.value as RuleForm['direction'] })}
        />
        <Select
          label="Account"
          name="account"
          value={form.account}
          options={[
            { value: '', label: 'Any account' },
            ...props.accounts.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => onChange({ account: event.target.value })}
        />
        <Input
          label="Payment method"
          name="rail"
          maxLength={40}
          placeholder="Any, or DD, SO, card"
          value={form.rail}
          onChange={(event) => onChange({ rail: event.target.value })}
        />
      </div>
      {props.error && (
        <p className="field-error" role="alert">
          {props.error}
        </p>
      )}
    </fieldset>
  )

  function change(at: number, changes: Partial<RuleForm['texts'][number]>): void {
    onChange({
      texts: form.texts.map((one, place) => (place === at ? { ...one, ...changes } : one)),
    })
  }
}
