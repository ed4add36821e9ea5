// One line to add an invoice or a bill, read while it is typed. A dialog asks for what it leaves
// open before anything is saved.
import type { Day } from '@plimsoll/domain/calendar'
import type { EntryReading } from '@plimsoll/domain/invoices/invoice'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { onDemand } from '../../../ui/on-demand.ts'
import { useAdding } from './use-adding.ts'
import '../../../ui/form/field.css'
import './invoices.css'

const EntryDialog = onDemand(() => import('./EntryDialog.tsx'))
const ImportDialog = onDemand(() => import('./ImportDialog.tsx'))
const RepeatedAlert = onDemand(() => import('./RepeatedAlert.tsx'))

type Reader = typeof import('./line-entry.ts')

/** `today` is the business day that "the 15th" is read from. */
export default function AddLine({ today }: { today: Day }) {
  const id = useId()
  const [line, setLine] = useState('')
  const [incomplete, setIncomplete] = useState<EntryReading | null>(null)
  const [isImporting, importList] = useState(false)
  const adding = useAdding({
    onAdded: () => {
      setLine('')
      setIncomplete(null)
    },
  })
  const [reader, setReader] = useState<Reader | null>(null)
  const entry = reader?.lineEntry(line, today) ?? null
  const fetchReader = async () => {
    const file = await import('./line-entry.ts')
    setReader(file)
    return file
  }
  // A failure shows as a line that isn't read; the next key tries again.
  const prefetchReader = () => {
    if (!reader) fetchReader().catch(() => null)
  }
  // A pasted line may be sent before the code that reads it is there.
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (adding.isBusy) return
    const sent = (reader ?? (await fetchReader())).lineEntry(line, today)
    // Added VAT is shown before it is saved, if only in the dialog.
    const isShown = reader !== null || !sent?.reading.vat
    if (sent?.whole && isShown) await adding.add(sent.whole)
    else setIncomplete(sent?.reading ?? null)
  }
  return (
    <>
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
              onFocus={prefetchReader}
              onChange={(event) => {
                prefetchReader()
                setLine(event.target.value)
              }}
            />
          </div>
          <Button type="submit" weight="ink" busy={adding.isBusy} disabled={!line.trim()}>
            Add
          </Button>
          <Button onClick={() => importList(true)}>Paste or upload a list</Button>
        </div>
        <p id={`${id}-reading`} className="iv-reading" aria-live="polite">
          {entry?.words ?? 'Type who owes whom, how much and when.'}
        </p>
      </form>
      {incomplete && (
        <EntryDialog
          reading={incomplete}
          isBusy={adding.isBusy}
          onSave={(entry) => void adding.add(entry)}
          onClose={() => setIncomplete(null)}
        />
      )}
      {adding.question && (
        <RepeatedAlert {...adding.question} onOk={adding.answer} onCancel={adding.leave} />
      )}
      {isImporting && <ImportDialog today={today} onClose={() => importList(false)} />}
    </>
  )
}
