// What a rule does: a category, a split by shares, leaving out, a merchant.
import type { Category } from '@plimsoll/contract/categories'
import { minor } from '@plimsoll/domain/money'
import { ChevronDown, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { CategoryPicker } from '../editor/CategoryPicker.tsx'
import { pathWords } from '../editor/category-groups.ts'
import { MerchantInput } from '../merchants/MerchantInput.tsx'
import { lineKey, type RuleForm, shareLeft, type TypedShare } from './rule-form.ts'
import { sharePercent } from './rule-words.ts'

const deeds = [
  { value: 'category', label: 'Category' },
  { value: 'split', label: 'Split' },
  { value: 'merchant', label: 'Merchant' },
  { value: 'exclude', label: 'Exclude' },
] as const

const sharesMax = 20

/** Changes go up. */
export function ActionFields(props: {
  form: RuleForm
  categories: readonly Category[]
  error: string | undefined
  onChange: (changes: Partial<RuleForm>) => void
}) {
  const { form, categories, onChange } = props
  const amount = form.direction ? minor(form.direction === 'out' ? -1 : 1) : null
  return (
    <fieldset className="rule-part">
      <legend>Then</legend>
      <Segmented
        label="Action"
        value={form.does}
        options={deeds}
        onChange={(does) => onChange({ does })}
      />
      {form.does === 'category' && (
        <PickedCategory
          label="Category"
          categories={categories}
          amount={amount}
          value={form.subCategory}
          onPick={(subCategory) => onChange({ subCategory })}
        />
      )}
      {form.does === 'split' && (
        <Shares
          shares={form.shares}
          categories={categories}
          amount={amount}
          onChange={(shares) => onChange({ shares })}
        />
      )}
      {form.does === 'exclude' ? (
        <p className="muted">
          They stay in the list, struck through, and don’t count in any figure or forecast.
        </p>
      ) : (
        <MerchantInput
          label={form.does === 'merchant' ? 'Merchant' : 'Merchant too'}
          value={form.merchant}
          placeholder={form.does === 'merchant' ? '' : 'Unchanged'}
          onChange={(merchant) => onChange({ merchant })}
        />
      )}
      {props.error && (
        <p className="field-error" role="alert">
          {props.error}
        </p>
      )}
    </fieldset>
  )
}

function Shares(props: {
  shares: readonly TypedShare[]
  categories: readonly Category[]
  amount: ReturnType<typeof minor> | null
  onChange: (shares: readonly TypedShare[]) => void
}) {
  const { shares, onChange } = props
  const left = shareLeft(shares)
  const change = (at: number, changes: Partial<TypedShare>) =>
    onChange(shares.map((one, place) => (place === at ? { ...one, ...changes } : one)))
  return (
    <>
      <ol className="rule-shares">
        {shares.map((share, at) => (
          <li key={share.key} className="txe-part">
            <div className="rule-share">
              <Input
                label={`Share of part ${at + 1}`}
                name={`share-${at}`}
                inputMode="decimal"
                aside={<span aria-hidden="true">%</span>}
                value={share.percent}
                onChange={(event) => change(at, { percent: event.target.value })}
              />
              {shares.length > 2 && (
                <IconButton
                  label={`Remove part ${at + 1}`}
                  onClick={() => onChange(shares.filter((each) => each !== share))}
                >
                  <Trash2 size={16} aria-hidden />
                </IconButton>
              )}
            </div>
            <PickedCategory
              label={`Category of part ${at + 1}`}
              categories={props.categories}
              amount={props.amount}
              value={share.subCategory}
              onPick={(subCategory) => change(at, { subCategory })}
            />
          </li>
        ))}
      </ol>
      <p className={`txe-rest ${left === 0 ? 'txe-even' : ''}`} role="status">
        {left === 0
          ? 'Adds up to 100%'
          : left > 0
            ? `${sharePercent(left)}% remaining`
            : `${sharePercent(-left)}% too much`}
      </p>
      {shares.length < sharesMax && (
        <Button
          className="rule-add"
          onClick={() =>
            onChange([
              ...shares,
              {
                key: lineKey(),
                percent: left > 0 ? String(sharePercent(left)) : '',
                subCategory: null,
              },
            ])
          }
        >
          <Plus size={15} aria-hidden /> Add part
        </Button>
      )}
    </>
  )
}

function PickedCategory(props: {
  label: string
  categories: readonly Category[]
  amount: ReturnType<typeof minor> | null
  value: string | null
  onPick: (code: string) => void
}) {
  const [isPicking, setPicking] = useState(false)
  const category = props.categories.find((category) => category.sub_category === props.value)
  if (isPicking)
    return (
      <CategoryPicker
        autoFocus
        categories={props.categories}
        amount={props.amount}
        value={props.value}
        onPick={({ sub_category }) => {
          props.onPick(sub_category)
          setPicking(false)
        }}
        onClose={() => setPicking(false)}
      />
    )
  return (
    <button
      type="button"
      className="txe-picked"
      aria-label={`${props.label}: ${category?.subcategory_label ?? 'Choose a category'}`}
      onClick={() => setPicking(true)}
    >
      <span>
        {category ? <b>{category.subcategory_label}</b> : <i>Choose a category</i>}
        {category && <small>{pathWords(category)}</small>}
      </span>
      <ChevronDown size={16} aria-hidden />
    </button>
  )
}
