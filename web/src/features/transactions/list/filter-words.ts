// The filters in words, as they stand on chips and in fields.

import type { Category } from '@plimsoll/contract/categories'
import type { AccountBalance } from '@plimsoll/contract/sources'
import type { Transaction } from '@plimsoll/contract/transactions'
import { isMonth } from '@plimsoll/domain/calendar'
import { typedAmount } from '@plimsoll/domain/typed-amount'
import { money } from '../../../format/amount.ts'
import { dayLong, monthLong } from '../../../format/date.ts'
import type { FilterName, Filters } from './filters.ts'

/** The choices of filters that have few. */
export const choices = {
  direction: [
    { value: 'in', label: 'Money in' },
    { value: 'out', label: 'Money out' },
  ],
  label: [
    { value: 'uncategorised', label: 'Uncategorised' },
    { value: 'unsure', label: 'Not sure' },
    { value: 'edited', label: 'Edited by you' },
  ],
  shown: [
    { value: 'transfers', label: 'Between own accounts' },
    { value: 'split', label: 'Split' },
    { value: 'excluded', label: 'Excluded' },
  ],
  origin: [
    { value: 'bank', label: 'From the bank' },
    { value: 'file', label: 'From a file' },
    { value: 'manual', label: 'Added by you' },
    { value: 'demo', label: 'Demo data' },
  ],
  activity: [
    { value: 'operating', label: 'Operating' },
    { value: 'investing', label: 'Investing' },
    { value: 'financing', label: 'Financing' },
  ],
} as const

/** What names stand for: accounts, categories, and a merchant among the rows shown. */
export type Names = {
  readonly accounts: readonly AccountBalance[]
  readonly categories: readonly Category[]
  readonly rows: readonly Transaction[]
}

/** A filter that is set, and what must be taken away to lift it. */
type FilterChip = { readonly words: string; readonly names: readonly FilterName[] }

/** The chips of the filters, the search left out: it stands in its own box. */
export function chipsOf(filters: Filters, names: Names): FilterChip[] {
  const chips: FilterChip[] = []
  const add = (words: string | undefined, ...lifted: FilterName[]) => {
    if (words) chips.push({ words, names: lifted })
  }
  add(periodWords(filters), 'date', 'from', 'to')
  add(find(names.accounts, ({ id }) => id === filters.account)?.name, 'account')
  add(choiceWords('direction', filters), 'direction')
  add(choiceWords('activity', filters), 'activity')
  add(categoryWords(filters, names), 'category', 'sub_category')
  add(
    filters.merchant &&
      (find(names.rows, ({ merchant }) => merchant?.id === filters.merchant)?.merchant?.name ??
        'One merchant'),
    'merchant',
  )
  add(amountWords(filters), 'amount_from', 'amount_to')
  add(choiceWords('label', filters), 'label')
  add(choiceWords('shown', filters), 'shown')
  add(choiceWords('origin', filters), 'origin')
  return chips
}

function choiceWords(name: keyof typeof choices, filters: Filters): string | undefined {
  const options: readonly { value: string; label: string }[] = choices[name]
  return options.find(({ value }) => value === filters[name])?.label
}

function periodWords({ date, from, to }: Filters): string | undefined {
  if (date) return isMonth(date) ? monthLong(date) : dayLong(date)
  if (from && to) return `${dayLong(from)} to ${dayLong(to)}`
  if (from) return `From ${dayLong(from)}`
  return to ? `Until ${dayLong(to)}` : undefined
}

function categoryWords(filters: Filters, { categories }: Names): string | undefined {
  const { sub_category, category } = filters
  if (sub_category)
    return (
      categories.find((category) => category.sub_category === sub_category)?.subcategory_label ??
      'One category'
    )
  if (!category) return undefined
  return categories.find((each) => each.category === category)?.category_label ?? 'One category'
}

function amountWords({ amount_from, amount_to }: Filters): string | undefined {
  const [least, most] = [amount_from, amount_to].map((text) => (text ? typedAmount(text) : null))
  if (least != null && most != null)
    return least === most ? money(least) : `${money(least)} to ${money(most)}`
  if (least != null) return `${money(least)} or more`
  return most != null ? `${money(most)} or less` : undefined
}

function find<T>(list: readonly T[], is: (each: T) => boolean): T | undefined {
  return list.find(is)
}
