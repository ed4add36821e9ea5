// Picks a category: type a few letters, arrows choose, Enter takes. Activity and category stand as
// headings over their sub-categories.
import type { Category } from '@plimsoll/contract/categories'
import type { Minor } from '@plimsoll/domain/money'
import { Check, Search } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { ComboboxInput } from '../../../ui/form/ComboboxInput.tsx'
import { ComboboxOption } from '../../../ui/form/ComboboxOption.tsx'
import { takesFocus } from '../../../ui/takes-focus.ts'
import { groupsOf } from './category-groups.ts'
import { recentCategories, rememberCategory } from './recent-categories.ts'
import './category-picker.css'

/**
 * `amount` puts the categories of its side first. Escape in the empty field calls `onClose`, where
 * there is one.
 */
export function CategoryPicker(props: {
  categories: readonly Category[]
  amount: Minor | null
  value: string | null
  autoFocus?: boolean
  /** The field then shows what was picked, so that one sees it among many. */
  keepsChoice?: boolean
  onPick: (category: Category) => void
  onClose?: () => void
}) {
  const { categories, amount, onClose } = props
  const id = useId()
  const [typed, setTyped] = useState('')
  const [recent] = useState(recentCategories)
  const groups = useMemo(
    () => groupsOf({ categories, amount, typed, recent }),
    [categories, amount, typed, recent],
  )
  const options = groups.flatMap((group) => group.options.map((option) => ({ group, option })))
  const [chosen, setChosen] = useState(0)
  const pick = (category: Category | undefined) => {
    if (!category) return
    rememberCategory(category.sub_category)
    if (props.keepsChoice) {
      setTyped(category.subcategory_label)
      setChosen(0)
    }
    props.onPick(category)
  }
  /** Empties the field first; with nothing in it, closes. */
  const leave = () => {
    if (typed) setTyped('')
    else onClose?.()
    return typed !== '' || onClose !== undefined
  }
  let at = -1
  return (
    <div className="picker">
      <div className="picker-search">
        <Search size={16} aria-hidden />
        <ComboboxInput
          listId={id}
          inputRef={props.autoFocus ? takesFocus : null}
          label="Find a category"
          placeholder="Find a category"
          count={options.length}
          chosen={chosen}
          typed={typed}
          onType={setTyped}
          onChoose={setChosen}
          onTake={() => pick(options[chosen]?.option)}
          onEscape={leave}
        />
      </div>
      <div id={`${id}-list`} className="picker-list" role="listbox" aria-label="Categories">
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own.
          <div key={group.heading} role="group" aria-label={group.heading}>
            <p aria-hidden="true">{group.heading}</p>
            {group.options.map((option) => {
              at += 1
              const place = at
              return (
                <ComboboxOption
                  key={option.sub_category}
                  id={`${id}-${place}`}
                  className="picker-option"
                  isChosen={place === chosen}
                  onPoint={() => setChosen(place)}
                  onTake={() => pick(option)}
                >
                  <span>{option.subcategory_label}</span>
                  {option.sub_category === props.value && <Check size={15} aria-label="selected" />}
                </ComboboxOption>
              )
            })}
          </div>
        ))}
      </div>
      <p className="picker-none" role="status">
        {options.length === 0 && `No categories match “${typed.trim()}”.`}
      </p>
    </div>
  )
}
