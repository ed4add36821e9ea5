// The fields of the filters. Each change goes into the address at once; amounts when they are left.

import type { Category } from '@plimsoll/contract/categories'
import type { AccountBalance } from '@plimsoll/contract/sources'
import { isMonth } from '@plimsoll/domain/calendar'
import { amountRefusal, typedAmount } from '@plimsoll/domain/typed-amount'
import { useState } from 'react'
import { AmountInput } from '../../../ui/form/AmountInput.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { choices } from './filter-words.ts'
import type { FilterName, Filters } from './filters.ts'

type Change = (changes: { readonly [K in FilterName]?: string }) => void

/** Nothing here needs a button. */
export default function FilterPanel(props: {
  filters: Filters
  accounts: readonly AccountBalance[]
  categories: readonly Category[]
  onChange: Change
}) {
  const { filters, onChange } = props
  const simple = (name: keyof typeof choices, label: string, any: string) => (
    <Select
      label={label}
      name={name}
      value={filters[name] ?? ''}
      options={[{ value: '', label: any }, ...choices[name]]}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  )
  return (
    <fieldset className="txn-panel">
      <legend className="sr-only">Filters</legend>
      <Period filters={filters} onChange={onChange} />
      {simple('direction', 'Direction', 'In and out')}
      <Select
        label="Account"
        name="account"
        value={filters.account ?? ''}
        options={[
          { value: '', label: 'All accounts' },
          ...props.accounts.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(event) => onChange({ account: event.target.value })}
      />
      <CategoryField filters={filters} categories={props.categories} onChange={onChange} />
      <AmountField
        name="amount_from"
        label="Minimum amount"
        filters={filters}
        onChange={onChange}
      />
      <AmountField name="amount_to" label="Maximum amount" filters={filters} onChange={onChange} />
      {simple('label', 'Category status', 'Any')}
      {simple('shown', 'Show only', 'Everything')}
      {simple('origin', 'Source', 'Any source')}
      {simple('activity', 'Activity', 'All activities')}
    </fieldset>
  )
}

function Period({ filters, onChange }: { filters: Filters; onChange: Change }) {
  const isMonthly = filters.date !== undefined && isMonth(filters.date)
  return (
    <>
      <Input
        label="Month"
        name="date"
        type="month"
        value={isMonthly ? filters.date : ''}
        onChange={(event) => onChange({ date: event.target.value, from: '', to: '' })}
      />
      <Input
        label="From"
        name="from"
        type="date"
        max={filters.to}
        value={filters.from ?? ''}
        onChange={(event) => onChange({ from: event.target.value, date: '' })}
      />
      <Input
        label="To"
        name="to"
        type="date"
        min={filters.from}
        value={filters.to ?? ''}
        onChange={(event) => onChange({ to: event.target.value, date: '' })}
      />
    </>
  )
}

function CategoryField(props: {
  filters: Filters
  categories: readonly Category[]
  onChange: Change
}) {
  const { filters, categories } = props
  const groups = [
    ...new Map(categories.map((category) => [category.category, category.category_label])),
  ]
  const value = filters.sub_category
    ? `sub_category ${filters.sub_category}`
    : filters.category
      ? `category ${filters.category}`
      : ''
  return (
    <Field label="Category" name="category">
      {(control) => (
        <div className="input-box">
          <select
            {...control}
            className="input select"
            value={value}
            onChange={(event) => {
              const [name = '', code = ''] = event.target.value.split(' ')
              props.onChange({ category: '', sub_category: '', ...(name ? { [name]: code } : {}) })
            }}
          >
            <option value="">All categories</option>
            {groups.map(([code, label]) => (
              <optgroup key={code} label={label}>
                <option value={`category ${code}`}>All of {label}</option>
                {categories
                  .filter((category) => category.category === code)
                  .map((category) => (
                    <option
                      key={category.sub_category}
                      value={`sub_category ${category.sub_category}`}
                    >
                      {category.subcategory_label}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </div>
      )}
    </Field>
  )
}

function AmountField(props: {
  name: 'amount_from' | 'amount_to'
  label: string
  filters: Filters
  onChange: Change
}) {
  const { name } = props
  const set = props.filters[name] ?? ''
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const apply = () => {
    if (typed === null) return
    const amount = typedAmount(typed)
    if (typed.trim() && (amount === null || amount < 0)) return setError(amountRefusal(typed))
    setError(undefined)
    setTyped(null)
    props.onChange({ [name]: typed.trim() })
  }
  return (
    <AmountInput
      label={props.label}
      name={name}
      error={error}
      value={typed ?? set}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={apply}
      onKeyDown={(event) => {
        if (event.key === 'Enter') apply()
      }}
    />
  )
}
