// The parts of a split: amounts with what remains, a category each, shared evenly at a press. A
// part may be a transfer.
import type { Category } from '@plimsoll/contract/categories'
import type { Transaction } from '@plimsoll/contract/transactions'
import { magnitude } from '@plimsoll/domain/money'
import { ChevronDown, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { moneyIn } from '../../../format/amount.ts'
import { Button } from '../../../ui/Button.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useDroppedFocus } from '../../../ui/use-dropped-focus.ts'
import { CategoryPicker } from './CategoryPicker.tsx'
import { partsMax, remainderOf, shareEvenly, type TypedPart, withPart, withRest } from './split.ts'

/** `onChange(null)` makes it whole again. */
export function SplitFields(props: {
  whole: Transaction
  categories: readonly Category[]
  parts: readonly TypedPart[]
  error: string | undefined
  onChange: (parts: readonly TypedPart[] | null) => void
}) {
  const { whole, parts, onChange } = props
  const rest = remainderOf(parts, whole)
  const legend = useDroppedFocus<HTMLLegendElement>()
  return (
    <fieldset className="txe-split">
      <legend ref={legend} tabIndex={-1}>
        Parts
      </legend>
      <ol>
        {parts.map((part, at) => (
          <PartFields
            key={part.key}
            part={part}
            number={at + 1}
            whole={whole}
            categories={props.categories}
            hasRest={rest !== 0}
            onRest={() => onChange(withRest(parts, at, whole))}
            onChange={(changes) =>
              onChange(parts.map((one, place) => (place === at ? { ...one, ...changes } : one)))
            }
            {...(parts.length > 2
              ? { onRemove: () => onChange(parts.filter((_, place) => place !== at)) }
              : {})}
          />
        ))}
      </ol>
      <p className={`txe-rest ${rest === 0 ? 'txe-even' : ''}`} role="status">
        {rest === 0 ? (
          <>Adds up to {moneyIn(whole.account.currency, whole.amount)}</>
        ) : (
          <>
            <b>{moneyIn(whole.account.currency, magnitude(rest))}</b>{' '}
            {rest < 0 === whole.amount < 0 ? 'remaining' : 'too much'} of{' '}
            {moneyIn(whole.account.currency, magnitude(whole.amount))}
          </>
        )}
      </p>
      {props.error && (
        <p className="field-error" role="alert">
          {props.error}
        </p>
      )}
      <div className="txe-split-acts">
        <Button
          disabled={parts.length >= partsMax}
          onClick={() => onChange(withPart(parts, whole))}
        >
          <Plus size={15} aria-hidden /> Add part
        </Button>
        <Button onClick={() => onChange(shareEvenly(parts, whole))}>Split evenly</Button>
        <Button weight="quiet" onClick={() => onChange(null)}>
          Remove split
        </Button>
      </div>
    </fieldset>
  )
}

function PartFields(props: {
  part: TypedPart
  number: number
  whole: Transaction
  categories: readonly Category[]
  hasRest: boolean
  onRest: () => void
  onChange: (changes: Partial<TypedPart>) => void
  onRemove?: () => void
}) {
  const { part, number, categories, onChange } = props
  const [isPicking, setPicking] = useState(false)
  const [hasMore, setMore] = useState(part.note !== '' || part.merchant !== '')
  const category = categories.find((category) => category.sub_category === part.subCategory)
  return (
    <li className="txe-part">
      <div className="txe-part-line">
        <Input
          label={`Amount of part ${number}`}
          name={`part-${number}`}
          before={props.whole.account.currency === 'GBP' ? '£' : props.whole.account.currency}
          inputMode="decimal"
          value={part.amount}
          onChange={(event) => onChange({ amount: event.target.value })}
        />
        <button
          type="button"
          className="txe-picked"
          aria-expanded={isPicking}
          aria-label={`Category of part ${number}: ${category?.subcategory_label ?? 'Choose a category'}`}
          onClick={() => setPicking(!isPicking)}
        >
          <span>{category?.subcategory_label ?? <i>Choose a category</i>}</span>
          <ChevronDown size={15} aria-hidden />
        </button>
        {props.onRemove && (
          <IconButton label={`Remove part ${number}`} onClick={props.onRemove}>
            <Trash2 size={16} aria-hidden />
          </IconButton>
        )}
      </div>
      {isPicking && (
        <CategoryPicker
          autoFocus
          categories={categories}
          amount={props.whole.amount}
          value={part.subCategory}
          onPick={({ sub_category }) => {
            onChange({ subCategory: sub_category })
            setPicking(false)
          }}
          onClose={() => setPicking(false)}
        />
      )}
      {hasMore && (
        <div className="form-pair">
          <Input
            label={`Merchant of part ${number}`}
            name={`part-merchant-${number}`}
            maxLength={100}
            placeholder="Same as the transaction"
            value={part.merchant}
            onChange={(event) => onChange({ merchant: event.target.value })}
          />
          <Input
            label={`Note of part ${number}`}
            name={`part-note-${number}`}
            maxLength={200}
            value={part.note}
            onChange={(event) => onChange({ note: event.target.value })}
          />
        </div>
      )}
      <div className="txe-part-acts">
        {props.hasRest && (
          <Button weight="quiet" className="txe-back" onClick={props.onRest}>
            Put the rest here
          </Button>
        )}
        {category?.activity === 'neutral' && (
          <small>Between your own accounts: this part is not counted.</small>
        )}
        {!hasMore && (
          <Button weight="quiet" className="txe-back" onClick={() => setMore(true)}>
            Merchant or note
          </Button>
        )}
      </div>
    </li>
  )
}
