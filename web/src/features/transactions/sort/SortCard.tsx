// One transaction to be sorted: what it is, what Plimsoll suggests and why, any other category, and
// how far it reaches.
import type { Category } from '@plimsoll/contract/categories'
import type { Transaction } from '@plimsoll/contract/transactions'
import { type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { grouped, moneyIn } from '../../../format/amount.ts'
import { dayLong } from '../../../format/date.ts'
import { Button } from '../../../ui/Button.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { takesFocus } from '../../../ui/takes-focus.ts'
import { CategoryPicker } from '../editor/CategoryPicker.tsx'
import { reachOptions } from '../editor/draft.ts'
import { PreviewList } from '../editor/PreviewList.tsx'
import { type ApplyTo, editOne, usePreview } from '../edits.ts'
import { merchantNameOf } from '../merchants.ts'
import { useTransaction } from '../queries.ts'
import { SuggestionButtons } from '../SuggestionButtons.tsx'

/**
 * `left` is how many wait, this one included. Digits take a suggestion; in the field of the picker
 * they are typed.
 */
export function SortCard(props: {
  row: Transaction
  left: number
  categories: readonly Category[]
  isBusy: boolean
  onTake: (category: Category, applyTo: ApplyTo) => void
  onStep: (by: number) => void
  onUndo: () => void
}) {
  const { row, categories } = props
  const record = useTransaction(row.id).data
  const [reach, setReach] = useState<ApplyTo>('this')
  const [other, setOther] = useState<Category | null>(null)
  const card = useRef<HTMLDivElement | null>(null)
  // Each card takes the focus, so that the keys go on without a press.
  const takeCard = useCallback((element: HTMLDivElement | null) => {
    card.current = element
    takesFocus(element)
  }, [])
  const suggestions = record?.suggestions ?? []
  const best = categories.find((category) => category.sub_category === suggestions[0]?.sub_category)
  const choice = other ?? best
  const reaches = reach !== 'this' && choice
  const preview = usePreview(
    reaches ? editOne(row.id, { sub_category: choice.sub_category }, reach) : null,
  )
  const takeCode = (code: string | undefined) => {
    const category = categories.find((category) => category.sub_category === code)
    if (category) props.onTake(category, reach)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isTyping = (event.target as HTMLElement).matches('input:not([type="radio"])')
    if (isTyping || event.altKey || event.metaKey) return
    const key = event.key.toLowerCase()
    if (event.ctrlKey && key !== 'z') return
    if (key === 'j') props.onStep(1)
    else if (key === 'k') props.onStep(-1)
    else if (key === 'z') props.onUndo()
    else if (/^[123]$/.test(key)) takeCode(suggestions[Number(key) - 1]?.sub_category)
    else if (key === 'e') card.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus()
    else return
    event.preventDefault()
  }
  const name = merchantNameOf(row)
  const options = record ? reachOptions(record) : []
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys serve everything inside, and need somewhere to land.
    <div ref={takeCard} className="sort-card" tabIndex={-1} onKeyDown={onKeyDown}>
      <p className="sort-left" role="status">
        {props.left === 1 ? 'The last one' : `${grouped(props.left)} left`}
      </p>
      <header>
        <div>
          <h3>{name}</h3>
          {name.toLowerCase() !== row.text.toLowerCase() && <p>{row.text}</p>}
          <p>
            {dayLong(row.day)}, {row.account.name}
          </p>
        </div>
        <b className={row.amount > 0 ? 'txn-in' : ''}>
          {moneyIn(row.account.currency, row.amount)}
        </b>
      </header>
      {!record ? (
        <Skeleton height="56px" />
      ) : suggestions.length > 0 ? (
        <SuggestionButtons
          suggestions={suggestions}
          hasKeys
          onTake={({ sub_category }) => takeCode(sub_category)}
        />
      ) : (
        <p className="sort-unknown">
          We don’t know this one yet. We’ll remember your choice for next time.
        </p>
      )}
      {options.length > 1 && (
        <Select
          label="Apply to"
          name="sort-reach"
          value={reach}
          options={options}
          onChange={(event) => setReach(event.target.value as ApplyTo)}
        />
      )}
      {reaches && (
        <>
          <p className="sort-would">With {choice.subcategory_label}:</p>
          <PreviewList preview={preview.data} error={preview.error} isStale={preview.isFetching} />
        </>
      )}
      <CategoryPicker
        categories={categories}
        amount={row.amount}
        value={other?.sub_category ?? null}
        onPick={(category) =>
          reach === 'this' ? props.onTake(category, reach) : setOther(category)
        }
      />
      <footer>
        {reaches && (
          <Button weight="ink" busy={props.isBusy} onClick={() => props.onTake(choice, reach)}>
            Set {choice.subcategory_label} for all of these
          </Button>
        )}
        <Button onClick={() => props.onStep(1)}>Skip</Button>
        <Button onClick={props.onUndo}>Undo last</Button>
        <p>
          <kbd>1</kbd>–<kbd>3</kbd> accept, <kbd>J</kbd> <kbd>K</kbd> move, <kbd>E</kbd> other
          category, <kbd>Z</kbd> undo
        </p>
      </footer>
    </div>
  )
}
