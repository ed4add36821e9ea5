// Several invoices or bills at once: pasted, or read from a file. What would be added, updated and
// closed is shown before it is saved.
import type { Day } from '@plimsoll/domain/calendar'
import type { InvoiceSide } from '@plimsoll/domain/invoices/invoice'
import { type ChangeEvent, useState } from 'react'
import { CallError } from '../../../api/call.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ImportPlan } from './ImportPlan.tsx'
import { useInvoices } from './queries.ts'
import { readFileRows } from './read-file.ts'
import { type ListReading, readPasted, readRows } from './read-list.ts'

type Begun =
  | { readonly kind: 'rows'; readonly rows: string[][] }
  | { readonly kind: 'text'; readonly text: string }

/** Paste or choose a file first, then the plan. */
export default function ImportDialog(props: { today: Day; onClose: () => void }) {
  const { today, onClose } = props
  const [begun, begin] = useState<Begun | null>(null)
  const [side, setSide] = useState<InvoiceSide | null>(null)
  const invoices = useInvoices()
  const list = begun && readBegun(begun, { today, side })
  return (
    <Dialog
      title="Paste or upload a list"
      description="Open invoices or unpaid bills: a list of your own, or an export of Xero, QuickBooks, FreeAgent or Sage. Nothing is saved until you’ve seen what it would add."
      width="wide"
      onClose={onClose}
    >
      {list && invoices.data ? (
        <ImportPlan
          key={side}
          list={list}
          kept={invoices.data}
          side={side}
          onSide={setSide}
          onBack={() => begin(null)}
          onClose={onClose}
        />
      ) : begun ? (
        <Skeleton height="240px" />
      ) : (
        <Begin onBegin={begin} today={today} />
      )}
    </Dialog>
  )
}

function readBegun(
  begun: Begun,
  context: { today: Day; side: InvoiceSide | null },
): ListReading | null {
  return begun.kind === 'rows' ? readRows(begun.rows, context) : readPasted(begun.text, context)
}

function Begin({ onBegin, today }: { onBegin: (begun: Begun) => void; today: Day }) {
  const [text, setText] = useState('')
  const [isReading, setReading] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const onFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    setReading(true)
    setError(null)
    try {
      const rows = await readFileRows(file)
      if (readRows(rows, { today, side: null })) onBegin({ kind: 'rows', rows })
      else
        setError(
          'We found no columns for a name and an unpaid amount. Export open invoices or aged debtors, or paste the list below.',
        )
    } catch (failure) {
      setError(failure instanceof CallError ? failure.message : 'This file couldn’t be read.')
    } finally {
      setReading(false)
    }
  }
  return (
    <div className="iv-begin">
      <label className={isReading ? 'btn btn-outline iv-file' : 'btn btn-ink iv-file'}>
        {isReading ? 'Reading your file…' : 'Choose a file'}
        <input
          type="file"
          accept=".csv,.xlsx,.xls,.ods,.txt"
          disabled={isReading}
          onChange={onFile}
        />
      </label>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <label className="iv-paste">
        <span>Or paste a list, one to a line or copied from a spreadsheet</span>
        <textarea
          className="input"
          rows={7}
          value={text}
          placeholder={'Brightwater owes me £12,000 on the 15th\nI owe Howdens £450.20 by Friday'}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <div className="form-actions">
        <Button disabled={text.trim() === ''} onClick={() => onBegin({ kind: 'text', text })}>
          Read the list
        </Button>
      </div>
    </div>
  )
}
