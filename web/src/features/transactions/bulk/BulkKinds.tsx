// The kinds of bulk edit, each in one place: its button, the title and fields of its dialog, and
// the sentence that confirms it.
import type { Category } from '@plimsoll/contract/categories'
import { EyeOff, type LucideIcon, StickyNote, Store, Tag } from 'lucide-react'
import type { ReactNode } from 'react'
import { Input } from '../../../ui/form/Input.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { takesFocus } from '../../../ui/takes-focus.ts'
import { CategoryPicker } from '../editor/CategoryPicker.tsx'
import type { Preview } from '../edits.ts'
import { MerchantInput } from '../merchants/MerchantInput.tsx'
import type { BulkEdit, Target } from './bulk-edit.ts'
import { ExclusionOutcome } from './ExclusionOutcome.tsx'

/** The kinds, in the order of their buttons. */
export const bulkKinds = ['category', 'merchant', 'note', 'exclude'] as const

/** The kinds of bulk edit. */
export type BulkKind = (typeof bulkKinds)[number]

type Fields = {
  edit: BulkEdit | null
  target: Target
  categories: readonly Category[]
  preview: Preview | undefined
  onChange: (edit: BulkEdit | null) => void
}

type Kind = {
  label: string
  icon: LucideIcon
  title: string
  /** The edit that the dialog opens with. */
  begun?: BulkEdit
  fields: (props: Fields) => ReactNode
  done: (edit: BulkEdit, many: string, categories: readonly Category[]) => string
}

/** What each kind shows and confirms; `many` is the number of transactions in words. */
export const bulkKindOf: Readonly<Record<BulkKind, Kind>> = {
  category: {
    label: 'Category',
    icon: Tag,
    title: 'Set category',
    fields: CategoryField,
    done: (edit, many, categories) => {
      const category = categories.find((each) => each.sub_category === edit.sub_category)
      return `${many} moved to ${category?.subcategory_label ?? 'another category'}.`
    },
  },
  merchant: {
    label: 'Merchant',
    icon: Store,
    title: 'Set merchant',
    fields: MerchantField,
    done: (edit, many) => `${many} now belong to ${edit.merchant}.`,
  },
  note: {
    label: 'Note',
    icon: StickyNote,
    title: 'Add a note',
    fields: NoteField,
    done: (_, many) => `Note added to ${many}.`,
  },
  exclude: {
    label: 'Exclude',
    icon: EyeOff,
    title: 'Exclude or include',
    begun: { excluded: true },
    fields: ExcludeFields,
    done: (edit, many) => (edit.excluded ? `${many} excluded.` : `${many} included.`),
  },
}

function CategoryField({ categories, edit, onChange }: Fields) {
  return (
    <CategoryPicker
      categories={categories}
      amount={null}
      value={edit?.sub_category ?? null}
      autoFocus
      keepsChoice
      onPick={({ sub_category }) => onChange({ sub_category })}
    />
  )
}

function MerchantField({ onChange }: Fields) {
  return (
    <MerchantInput
      label="Merchant"
      hint="A new name creates a new merchant."
      onChange={(merchant) => onChange(merchant.trim() ? { merchant: merchant.trim() } : null)}
    />
  )
}

function NoteField({ onChange }: Fields) {
  return (
    <Input
      label="Note"
      name="note"
      ref={takesFocus}
      maxLength={200}
      hint="Replaces any existing notes."
      onChange={({ target: { value } }) => onChange(value.trim() ? { note: value.trim() } : null)}
    />
  )
}

const excludeChoices = [
  { value: 'out', label: 'Exclude' },
  { value: 'in', label: 'Include' },
] as const

function ExcludeFields({ edit, target, preview, onChange }: Fields) {
  return (
    <>
      <Segmented
        label="Include"
        value={edit?.excluded === false ? 'in' : 'out'}
        options={excludeChoices}
        onChange={(value) => onChange({ excluded: value === 'out' })}
      />
      <ExclusionOutcome isExcluding={edit?.excluded !== false} target={target} preview={preview} />
    </>
  )
}
