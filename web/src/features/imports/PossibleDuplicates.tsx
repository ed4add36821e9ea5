// New rows that look like payments in the books, each beside the one it resembles. All are added
// unless the user decides otherwise.
import type { PossibleDuplicate } from '@plimsoll/contract/imports'
import { moneyIn } from '../../format/amount.ts'
import { dayLong } from '../../format/date.ts'
import { Button } from '../../ui/Button.tsx'

/** Nothing where no row looks like another. */
export function PossibleDuplicates(props: {
  rows: readonly PossibleDuplicate[]
  currency: string
  leftOut: ReadonlySet<number>
  onChange: (leftOut: ReadonlySet<number>) => void
}) {
  const { rows, leftOut } = props
  if (rows.length === 0) return null
  const toggle = (position: number) => {
    const next = new Set(leftOut)
    if (!next.delete(position)) next.add(position)
    props.onChange(next)
  }
  const all = leftOut.size === rows.length
  const everything = () => props.onChange(new Set(all ? [] : rows.map((row) => row.position)))
  return (
    <fieldset className="look-alikes">
      <legend>Possible duplicates</legend>
      <p className="upload-flow-hint">
        We’ll add the selected rows. Clear a row if it’s the same payment as the one below it.
      </p>
      <ul>
        {rows.map((row) => (
          <li key={row.position}>
            <label>
              <input
                type="checkbox"
                checked={!leftOut.has(row.position)}
                onChange={() => toggle(row.position)}
              />
              <span>
                <b>{row.text}</b>
                <small>{`Line ${row.line}, ${dayLong(row.day)}`}</small>
                <small>{`Already imported: ${row.existing.text}, ${dayLong(row.existing.day)}`}</small>
              </span>
              <span className="upload-table-amount">{moneyIn(props.currency, row.amount)}</span>
            </label>
          </li>
        ))}
      </ul>
      <Button weight="quiet" onClick={everything}>
        {all ? 'Add all' : 'Skip all'}
      </Button>
    </fieldset>
  )
}
