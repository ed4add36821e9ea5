// One line to add an invoice or a bill, read while it is typed. A dialog asks for what it leaves
// open before anything is saved.
import type { Day } from '@plimsoll/domain/calendar'
import type { EntryReading } from '@plimsoll/domain/invoices/invoice'
import { readLine } from '@plimsoll/domain/invoices/read-line'
import { type FormEvent, lazy, Suspense, useId, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { entryWords, readingWords, typedOf, wholeOf } from './entry-words.ts'
import { useSaveInvoices } from './queries.ts'
import '../../../ui/form/field.css'
import './invoices.css'

const EntryDialog = lazy(() => import('./EntryDialog.tsx'))
const ImportDialog = lazy(() => import('./ImportDialog.tsx'))

/** `today` is the business day that "the 15th" is read from. */
export default function AddLine({ today }: { today: Day }) {
  const id = useId()
  const [line, setLine] = useState('')
  const [incomplete, setIncomplete] = useState<EntryReading | null>(null)
  const [isImporting, importList] = useState(false)
  const saving = useSaveInvoices()
  const reading = line.trim() ? readLine(line, { today }) : null
  const add = (entry: NonNullable<ReturnType<typeof wholeOf>>) =>
    saving.mutate(
      { change: { add: [{ ...entry, source: 'typed' }] }, words: `${entryWords(entry)}: added.` },
      {
        onSuccess: () => {
          setLine('')
          setIncomplete(null)
        },
      },
    )
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!reading) return
    const whole = reading.doubts.length === 0 ? wholeOf(typedOf(reading)) : null
    if (whole) add(whole)
    else setIncomplete(reading)
  }
  return (
    <form className="iv-line" onSubmit={onSubmit}>
      <label htmlFor={id}>Add an invoice or bill</label>
      <div className="iv-line-row">
        <div className="input-box">
          <input
            id={id}
            className="input"
            value={line}
            autoComplete="off"
            maxLength={300}
            placeholder="Brightwater owes me £12,000 on the 15th"
            aria-describedby={`${id}-reading`}
            onChange={(event) => setLine(event.target.value)}
          />
        </div>
        <Button type="submit" weight="ink" busy={saving.isPending} disabled={!reading}>
          Add
        </Button>
        <Button onClick={() => importList(true)}>Paste or upload a list</Button>
      </div>
      <p id={`${id}-reading`} className="iv-reading" aria-live="polite">
        {reading ? readingWords(reading) : 'Type who owes whom, how much and when.'}
      </p>
      <Suspense fallback={null}>
        {incomplete && (
          <EntryDialog
            reading={incomplete}
            isBusy={saving.isPending}
            onSave={add}
            onClose={() => setIncomplete(null)}
          />
        )}
        {isImporting && <ImportDialog today={today} onClose={() => importList(false)} />}
      </Suspense>
    </form>
  )
}
