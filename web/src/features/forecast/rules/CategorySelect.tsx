// A choice among the sub-categories of a side, under the names of their categories.
import { Field } from '../../../ui/form/Field.tsx'
import type { Category } from './queries.ts'

/** Without a choice the side's first stands. */
export function CategorySelect(props: {
  categories: readonly Category[]
  side: 'in' | 'out'
  value: string | null
  onChange: (subCategory: string) => void
}) {
  const offered = ofSide(props.categories, props.side)
  const groups = [...new Set(offered.map(({ category_label }) => category_label))]
  return (
    <Field label="Category" name="sub_category">
      {(control) => (
        <div className="input-box">
          <select
            {...control}
            className="input select"
            value={props.value ?? firstCategory(props.categories, props.side)}
            onChange={(event) => props.onChange(event.target.value)}
          >
            {groups.map((group) => (
              <optgroup key={group} label={group}>
                {offered
                  .filter(({ category_label }) => category_label === group)
                  .map(({ sub_category, subcategory_label }) => (
                    <option key={sub_category} value={sub_category}>
                      {subcategory_label}
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

/** The first sub-category of a side. */
export function firstCategory(categories: readonly Category[], side: 'in' | 'out'): string {
  return ofSide(categories, side)[0]?.sub_category ?? ''
}

function ofSide(categories: readonly Category[], side: 'in' | 'out'): Category[] {
  return categories.filter(
    ({ direction, activity }) =>
      (direction === side || direction === 'both') && activity !== 'neutral',
  )
}
