// Adds a category, renames one, or merges one into another of its side.

import type { Category } from '@plimsoll/contract/categories'
import { type FormEvent, useState } from 'react'
import { grouped } from '../../../format/amount.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { takesFocus } from '../../../ui/takes-focus.ts'
import { CategoryPicker } from '../editor/CategoryPicker.tsx'
import { refusalWords } from '../edits.ts'
import {
  type CategoryInput,
  useAddCategory,
  useChangeCategory,
  useMergeCategories,
} from './queries.ts'

/** What the dialog is for. */
export type CategoryAction =
  | { readonly kind: 'add' }
  | { readonly kind: 'rename' | 'merge'; readonly category: Category }

type Common = { categories: readonly Category[]; onClose: () => void }

/** One dialog for all three. */
export default function CategoryDialog(props: Common & { action: CategoryAction }) {
  const { action } = props
  if (action.kind === 'add') return <AddCategory {...props} />
  if (action.kind === 'rename') return <Rename {...props} category={action.category} />
  return <Merge {...props} category={action.category} />
}

function AddCategory({ categories, onClose }: Common) {
  const [label, setLabel] = useState('')
  const [category, setCategory] = useState('')
  const [direction, setDirection] = useState<CategoryInput['direction'] | ''>('')
  const [activity, setActivity] = useState<CategoryInput['activity'] | ''>('')
  const [showsErrors, showErrors] = useState(false)
  const adding = useAddCategory(onClose)
  const groups = [...new Map(categories.map((category) => [category.category, category]))].filter(
    ([code, one]) => one.activity !== 'neutral' && code !== 'uncategorised',
  )
  const missing = (value: string, words: string) => (showsErrors && !value ? words : undefined)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!label.trim() || !category || !direction || !activity) return showErrors(true)
    adding.mutate({ label: label.trim(), category, direction, activity })
  }
  return (
    <Dialog
      title="Add a category"
      description="Choose where it appears in the cash-flow table."
      onClose={onClose}
    >
      <form className="form" noValidate onSubmit={onSubmit}>
        <Input
          label="Name"
          name="label"
          ref={takesFocus}
          maxLength={100}
          placeholder="For example: van leasing"
          value={label}
          error={missing(label.trim(), 'Enter a name.')}
          onChange={(event) => setLabel(event.target.value)}
        />
        <Select
          label="Parent category"
          name="category"
          value={category}
          error={missing(category, 'Choose a parent category.')}
          options={[
            { value: '', label: 'Choose a category' },
            ...groups.map(([value, one]) => ({ value, label: one.category_label })),
          ]}
          onChange={(event) => {
            const value = event.target.value
            setCategory(value)
            const first = categories.find((category) => category.category === value)
            if (!first || first.activity === 'neutral') return
            setActivity((before) => before || (first.activity as CategoryInput['activity']))
            setDirection((before) => before || first.direction)
          }}
        />
        <Select
          label="Activity"
          name="activity"
          value={activity}
          error={missing(activity, 'Choose an activity.')}
          hint="Operating is day-to-day business, investing is long-term assets, financing is loans and owners."
          options={[
            { value: '', label: 'Choose an activity' },
            { value: 'operating', label: 'Operating' },
            { value: 'investing', label: 'Investing' },
            { value: 'financing', label: 'Financing' },
          ]}
          onChange={(event) => setActivity(event.target.value as CategoryInput['activity'])}
        />
        <Select
          label="Direction"
          name="direction"
          value={direction}
          error={missing(direction, 'Choose a direction.')}
          options={[
            { value: '', label: 'Choose a direction' },
            { value: 'out', label: 'Money out' },
            { value: 'in', label: 'Money in' },
            { value: 'both', label: 'In and out' },
          ]}
          onChange={(event) => setDirection(event.target.value as CategoryInput['direction'])}
        />
        <FormRefusal text={adding.error && refusalWords(adding.error)} />
        <div className="form-actions">
          <Button type="submit" weight="ink" busy={adding.isPending}>
            Add category
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}

function Rename({ category, onClose }: Common & { category: Category }) {
  const [label, setLabel] = useState(category.subcategory_label)
  const [error, setError] = useState<string>()
  const change = useChangeCategory(onClose)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!label.trim()) return setError('Enter a name.')
    if (label.trim() === category.subcategory_label) return onClose()
    change.mutate({ category, label: label.trim() })
  }
  return (
    <Dialog
      title={`Rename ${category.subcategory_label}`}
      description="Only the name changes. Transactions stay in this category."
      onClose={onClose}
    >
      <form className="form" noValidate onSubmit={onSubmit}>
        <Input
          label="Name"
          name="label"
          ref={takesFocus}
          maxLength={100}
          value={label}
          error={error}
          onChange={(event) => {
            setLabel(event.target.value)
            setError(undefined)
          }}
        />
        <FormRefusal text={change.error && refusalWords(change.error)} />
        <div className="form-actions">
          <Button type="submit" weight="ink" busy={change.isPending}>
            Rename
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}

function Merge({ category, categories, onClose }: Common & { category: Category }) {
  const [into, setInto] = useState<Category | null>(null)
  const merge = useMergeCategories(onClose)
  const others = categories.filter(
    (each) =>
      each.sub_category !== category.sub_category &&
      each.activity !== 'neutral' &&
      (each.direction === 'both' ||
        category.direction === 'both' ||
        each.direction === category.direction),
  )
  return (
    <Dialog
      title={`Merge ${category.subcategory_label}`}
      description={mergeWords(category)}
      onClose={onClose}
    >
      <div className="form">
        <CategoryPicker
          autoFocus
          keepsChoice
          categories={others}
          amount={null}
          value={into?.sub_category ?? null}
          onPick={setInto}
        />
        <FormRefusal text={merge.error && refusalWords(merge.error)} />
        <div className="form-actions">
          <Button
            weight="ink"
            disabled={!into}
            busy={merge.isPending}
            onClick={() => into && merge.mutate({ from: category, into })}
          >
            {into ? `Merge into ${into.subcategory_label}` : 'Merge'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </div>
    </Dialog>
  )
}

function mergeWords({ used, subcategory_label: name }: Category): string {
  if (used === 0) return `${name} has no transactions, so it is only hidden. You can undo this.`
  const moves =
    used === undefined
      ? 'All its transactions move'
      : used === 1
        ? 'Its one transaction moves'
        : `Its ${grouped(used)} transactions move`
  return `${moves} to the category you choose, and ${name} is hidden. You can undo this.`
}
