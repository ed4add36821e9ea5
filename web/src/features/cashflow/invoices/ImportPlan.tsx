// The plan of a pasted or uploaded list: each row with what becomes of it, questions where a row
// leaves something open.
import type { Invoice } from '@plimsoll/contract/invoices'
import { isDay } from '@plimsoll/domain/calendar'
import type { InvoiceSide } from '@plimsoll/domain/invoices/invoice'
import { type PlannedRow, planInvoices } from '@plimsoll/domain/invoices/plan'
import { type Minor, sum } from '@plimsoll/domain/money'
import { useState } from 'react'
import { money } from '../../../format/amount.ts'
import { dayShort } from '../../../format/date.ts'
import { Button } from '../../../ui/Button.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { withVatWords } from './entry-words.ts'
import { type InvoiceChange, keptOf, useSaveInvoices } from './queries.ts'
import type { ListReading } from './read-list.ts'
import { updatedInvoice } from './updated-invoice.ts'

const outcomes = {
  add: { tone: 'good', words: 'New' },
  update: { tone: 'warn', words: 'Updated' },
  same: { tone: 'forecast', words: 'No change' },
  cancelled: { tone: 'forecast', words: 'Cancelled' },
} as const
const leftWords = {
  credit_note: 'credit note',
  not_open: 'paid, void or draft',
  foreign: 'not in pounds',
  unreadable: 'no readable amount',
} as const
const rowsShownMax = 200

/** `side` is the answer to whose invoices these are, where the list does not show it. */
export function ImportPlan(props: {
  list: ListReading
  kept: readonly Invoice[]
  side: InvoiceSide | null
  onSide: (side: InvoiceSide) => void
  onBack: () => void
  onClose: () => void
}) {
  const { list, kept } = props
  const [due, setDue] = useState('')
  const [isClosing, close] = useState(true)
  const [isRestoring, restore] = useState(false)
  const saving = useSaveInvoices()
  const entries = list.entries.map((entry) =>
    entry.due === null && isDay(due)
      ? { ...entry, due, doubts: entry.doubts.filter((doubt) => doubt !== 'due') }
      : entry,
  )
  const plan = planInvoices(entries, kept, { source: list.source, side: list.side })
  const cancelled = plan.rows.filter(({ outcome }) => outcome === 'cancelled')
  const ready = plan.rows.filter(({ reading }) => isWhole(reading))
  const open = plan.rows.length - ready.length
  const closed = isClosing ? kept.filter(({ id }) => plan.closed.includes(id)) : []
  const change = changeOf(ready, { kept, closed, isRestoring, source: list.source })
  const count = (change.add?.length ?? 0) + (change.keep?.length ?? 0)
  const needsSide = list.entries.some(({ side }) => side === null) || props.side !== null
  const needsDue = list.entries.some((entry) => entry.due === null)
  const save = () =>
    saving.mutate(
      { change, words: savedWords(change, closed.length) },
      { onSuccess: props.onClose },
    )
  return (
    <div className="iv-plan">
      <p>{foundWords(list, entries)}</p>
      {needsSide && (
        <div className="iv-side">
          <b>Who owes whom, where the list doesn’t say?</b>
          <Segmented
            label="Who owes whom"
            options={[
              { value: 'in', label: 'They owe me' },
              { value: 'out', label: 'I owe them' },
            ]}
            value={props.side ?? ('' as InvoiceSide)}
            onChange={props.onSide}
          />
        </div>
      )}
      {needsDue && (
        <Input
          label="When do you expect the rows without a date?"
          name="due"
          type="date"
          value={due}
          onChange={(event) => setDue(event.target.value)}
        />
      )}
      {list.assumedDue && (
        <p className="iv-note">Some rows have no due date. We took 30 days after the invoice.</p>
      )}
      <PlanTable rows={plan.rows} />
      {open > 0 && (
        <p className="iv-note iv-warn">
          {open === 1 ? '1 row leaves' : `${open} rows leave`} something open and won’t be saved.
          Answer above, or add {open === 1 ? 'it' : 'them'} one by one.
        </p>
      )}
      {list.left.length > 0 && <LeftRows list={list} />}
      {cancelled.length > 0 && (
        <label className="iv-closing">
          <input type="checkbox" checked={isRestoring} onChange={() => restore(!isRestoring)} />
          Restore {cancelled.length} that you cancelled
        </label>
      )}
      {plan.closed.length > 0 && (
        <label className="iv-closing">
          <input type="checkbox" checked={isClosing} onChange={() => close(!isClosing)} />
          Mark {plan.closed.length} as paid: {plan.closed.length === 1 ? 'it’s' : 'they’re'} no
          longer in this list
        </label>
      )}
      <div className="form-actions">
        <Button onClick={props.onBack}>Back</Button>
        <Button weight="ink" busy={saving.isPending} disabled={count === 0} onClick={save}>
          {buttonWords(change)}
        </Button>
      </div>
    </div>
  )
}

function PlanTable({ rows }: { rows: readonly PlannedRow[] }) {
  const shown = rows.slice(0, rowsShownMax)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by the keyboard.
    <section className="iv-table" tabIndex={0} aria-label="What would be saved">
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Number</th>
            <th scope="col">Due</th>
            <th scope="col" className="iv-money">
              Unpaid
            </th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ reading, outcome }, at) => (
            <tr key={at}>
              <td>{reading.party || 'No name'}</td>
              <td>{reading.number}</td>
              <td>{reading.due ? dayShort(reading.due) : 'No date'}</td>
              <td className="iv-money">
                {reading.amount === null ? 'No amount' : money(reading.amount)}
                {reading.vat && <small> {withVatWords(reading.vat)}</small>}
              </td>
              <td>
                {isWhole(reading) ? (
                  <Chip tone={outcomes[outcome].tone}>{outcomes[outcome].words}</Chip>
                ) : (
                  <Chip tone="bad">Question</Chip>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shown.length && (
        <p className="iv-note">And {rows.length - shown.length} more.</p>
      )}
    </section>
  )
}

function LeftRows({ list }: { list: ListReading }) {
  return (
    <details className="iv-left">
      <summary>
        {list.left.length === 1 ? '1 row left out' : `${list.left.length} rows left out`}
      </summary>
      <ul>
        {list.left.slice(0, rowsShownMax).map(({ line, text, why }) => (
          <li key={line}>
            Row {line}: {text} ({leftWords[why]})
          </li>
        ))}
      </ul>
    </details>
  )
}

function isWhole({ side, party, amount, due, doubts }: PlannedRow['reading']): boolean {
  return side !== null && party !== '' && amount !== null && due !== null && doubts.length === 0
}

function changeOf(
  rows: readonly PlannedRow[],
  list: {
    kept: readonly Invoice[]
    closed: readonly Invoice[]
    isRestoring: boolean
    source: ListReading['source']
  },
): InvoiceChange {
  const today = new Map(list.kept.map((each) => [each.id, each]))
  const entries = rows.flatMap(({ reading, outcome, id }) => {
    const { side, amount, due } = reading
    if (!side || amount === null || !due) return []
    const { party, number, issued, email } = reading
    return [{ outcome, id, entry: { side, party, number, issued, due, amount, email } }]
  })
  return {
    add: entries.flatMap(({ outcome, entry }) =>
      outcome === 'add' ? [{ ...entry, source: list.source }] : [],
    ),
    keep: [
      ...entries.flatMap(({ outcome, id, entry }) => {
        const before = today.get(id ?? '')
        const isKept = outcome === 'update' || (outcome === 'cancelled' && list.isRestoring)
        if (!isKept || !before) return []
        return [updatedInvoice(before, entry)]
      }),
      ...list.closed.map((each) => ({ ...keptOf(each), paid_on: each.since })),
    ],
    restore: list.isRestoring
      ? entries.flatMap(({ outcome, id }) => (outcome === 'cancelled' && id ? [id] : []))
      : [],
  }
}

function foundWords(list: ListReading, entries: ListReading['entries']): string {
  const total = sum(entries.flatMap(({ amount }): Minor[] => (amount === null ? [] : [amount])))
  const from =
    list.source === 'typed' || list.source === 'table' ? '' : ` in an export of ${list.source}`
  return `${entries.length === 1 ? '1 row' : `${entries.length} rows`}${from}, ${money(total)} unpaid in total.`
}

function buttonWords({ add = [], keep = [], restore = [] }: InvoiceChange): string {
  const updated = keep.length - restore.length
  const parts = [
    ...(add.length ? [`Add ${add.length}`] : []),
    ...(updated ? [`update ${updated}`] : []),
    ...(restore.length ? [`restore ${restore.length}`] : []),
  ]
  const words = parts.join(', ') || 'Nothing to save'
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function savedWords({ add = [], keep = [], restore = [] }: InvoiceChange, closed: number): string {
  const updated = keep.length - restore.length - closed
  return [
    ...(add.length ? [`${add.length} added`] : []),
    ...(updated > 0 ? [`${updated} updated`] : []),
    ...(restore.length ? [`${restore.length} restored`] : []),
    ...(closed ? [`${closed} marked as paid`] : []),
  ].join(', ')
}
