// The fields of the editor: the text that the bank reported stands below what is shown, and each
// further step opens where it is needed.
import type { Category } from '@plimsoll/contract/categories'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { Switch } from '../../../ui/form/Switch.tsx'
import { MerchantInput } from '../merchants/MerchantInput.tsx'
import { type TransactionRecord, useAccounts } from '../queries.ts'
import { SuggestionButtons } from '../SuggestionButtons.tsx'
import { CategoryPicker } from './CategoryPicker.tsx'
import { pathWords } from './category-groups.ts'
import type { Draft, DraftErrors } from './draft.ts'
import { FactsList } from './FactsList.tsx'
import { OccurrenceFields } from './OccurrenceFields.tsx'
import { exclusionWords } from './outcome-words.ts'
import { SplitFields } from './SplitFields.tsx'
import { partsOf } from './split.ts'
import { TransferFields } from './TransferFields.tsx'

type Fields = {
  record: TransactionRecord
  categories: readonly Category[]
  draft: Draft
  begun: Draft
  errors: DraftErrors
  onChange: (changes: Partial<Draft>) => void
  /** Stands right below the category. */
  reach: ReactNode
}

/** Changes go up; nothing is saved here. */
export function EditorFields(props: Fields) {
  const { record, draft, onChange } = props
  const { transaction } = record
  const isPaired = draft.transferWith !== null
  return (
    <div className="form">
      <MerchantInput
        label="Merchant"
        value={draft.merchant}
        hint={<FactsList record={record} />}
        onChange={(merchant) => onChange({ merchant })}
      />
      {isPaired ? null : draft.parts ? (
        <SplitFields
          whole={transaction}
          categories={props.categories}
          parts={draft.parts}
          error={props.errors.split}
          onChange={(parts) => onChange({ parts })}
        />
      ) : (
        <CategoryField {...props} />
      )}
      {props.reach}
      <TransferFields
        record={record}
        value={draft.transferWith}
        begun={props.begun.transferWith}
        onChange={(transferWith) =>
          onChange({ transferWith, ...(transferWith ? { parts: null } : {}) })
        }
      />
      <div className="form-pair">
        <Input
          label="Day"
          name="day"
          type="date"
          value={draft.day}
          error={props.errors.day}
          hint={
            draft.day === record.facts.day || transaction.origin === 'manual' ? undefined : (
              <Button
                weight="quiet"
                className="txe-back"
                onClick={() => onChange({ day: record.facts.day })}
              >
                From your bank
              </Button>
            )
          }
          onChange={(event) => onChange({ day: event.target.value })}
        />
        {transaction.origin === 'manual' && (
          <Input
            label="Amount"
            name="amount"
            before={transaction.amount < 0 ? '−£' : '£'}
            inputMode="decimal"
            value={draft.amount}
            error={props.errors.amount}
            onChange={(event) => onChange({ amount: event.target.value })}
          />
        )}
      </div>
      {transaction.origin === 'manual' && <AccountField {...props} />}
      <Input
        label="Note"
        name="note"
        maxLength={200}
        placeholder="For you and your accountant"
        value={draft.note}
        onChange={(event) => onChange({ note: event.target.value })}
      />
      <OccurrenceFields
        record={record}
        value={draft.occurrence}
        onChange={(occurrence) => onChange({ occurrence })}
      />
      <Switch
        label="Exclude"
        hint={
          draft.isExcluded && !props.begun.isExcluded
            ? exclusionWords(transaction)
            : 'Keeps the transaction in its month on a separate line, and out of forecasts.'
        }
        checked={draft.isExcluded}
        onChange={(isExcluded) => onChange({ isExcluded })}
      />
    </div>
  )
}

function CategoryField({ record, categories, draft, onChange }: Fields) {
  const [isPicking, setPicking] = useState(false)
  const category = categories.find((category) => category.sub_category === draft.subCategory)
  const { transaction } = record
  return (
    <fieldset className="txe-category">
      <legend>Category</legend>
      {isPicking ? (
        <CategoryPicker
          autoFocus
          categories={categories}
          amount={transaction.amount}
          value={draft.subCategory}
          onPick={({ sub_category }) => {
            onChange({ subCategory: sub_category })
            setPicking(false)
          }}
          onClose={() => setPicking(false)}
        />
      ) : (
        <button type="button" className="txe-picked" onClick={() => setPicking(true)}>
          <span>
            <b>{category?.subcategory_label ?? transaction.subcategory_label}</b>
            <small>{category ? pathWords(category) : transaction.category_label}</small>
          </span>
          <ChevronDown size={16} aria-hidden />
        </button>
      )}
      {!isPicking && record.suggestions.length > 0 && (
        <SuggestionButtons
          suggestions={record.suggestions}
          taken={draft.subCategory}
          onTake={({ sub_category }) => onChange({ subCategory: sub_category })}
        />
      )}
      {!isPicking && (
        <Button
          weight="quiet"
          className="txe-back"
          onClick={() => onChange({ parts: partsOf({ ...transaction, splits: [] }) })}
        >
          Split between categories
        </Button>
      )}
    </fieldset>
  )
}

function AccountField({ draft, onChange }: Fields) {
  const accounts = useAccounts().data ?? []
  return (
    <Select
      label="Account"
      name="account"
      value={draft.account}
      options={accounts.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(event) => onChange({ account: event.target.value })}
    />
  )
}
