// The files uploaded so far, each with what it brought, and the way to take it back.
import { lazy, Suspense, useState } from 'react'
import { dayShort, instantShort } from '../../format/date.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip, type ChipTone } from '../../ui/Chip.tsx'
import { CommonAlert } from '../../ui/CommonAlert.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toastSuccess } from '../../ui/toast.ts'
import { type Upload, type UploadState, useUndoUpload, useUploads } from './queries.ts'
import './upload-history.css'

const UploadDialog = lazy(() =>
  import('./UploadDialog.tsx').then((file) => ({ default: file.UploadDialog })),
)

/** The list; one sentence while it is empty. `onStored` is called when a file that waited has entered the books. */
export function UploadHistory({ onStored }: { onStored: (state: UploadState) => void }) {
  const uploads = useUploads()
  const undo = useUndoUpload()
  const [asked, setAsked] = useState<Upload | null>(null)
  const [looked, setLooked] = useState<string | null>(null)
  if (uploads.isError)
    return (
      <ErrorState title="The uploads could not be fetched." onRetry={() => uploads.refetch()} />
    )
  if (!uploads.data) return <Skeleton height="64px" />
  if (uploads.data.length === 0) return <p className="muted">No file has been uploaded yet.</p>
  const confirm = () => {
    if (asked)
      undo.mutate(asked.fileid, { onSuccess: () => toastSuccess(`${asked.filename} is undone.`) })
    setAsked(null)
  }
  return (
    <>
      <ul className="upload-history">
        {uploads.data.map((upload) => (
          <li key={upload.fileid}>
            <div className="upload-history-words">
              <b>{upload.filename}</b>
              <small>{factsOf(upload)}</small>
            </div>
            <Chip tone={states[upload.state].tone}>{states[upload.state].label}</Chip>
            {upload.state === 'planned' && (
              <Button
                weight="quiet"
                aria-label={`Look at ${upload.filename}`}
                onClick={() => setLooked(upload.fileid)}
              >
                Look
              </Button>
            )}
            {upload.state === 'stored' && (
              <Button
                weight="quiet"
                busy={undo.isPending}
                aria-label={`Undo ${upload.filename}`}
                onClick={() => setAsked(upload)}
              >
                Undo
              </Button>
            )}
          </li>
        ))}
      </ul>
      {looked && (
        <Suspense>
          <UploadDialog waiting={looked} onClose={() => setLooked(null)} onStored={onStored} />
        </Suspense>
      )}
      {asked && (
        <CommonAlert
          heading={`Undo ${asked.filename}?`}
          message={`Its ${asked.report?.transactions ?? 0} transactions leave your books. Everything else stays.`}
          okLabel="Undo the upload"
          border="warn"
          onOk={confirm}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  )
}

const states: Record<Upload['state'], { label: string; tone: ChipTone }> = {
  pending: { label: 'Being read', tone: 'forecast' },
  planned: { label: 'Waiting for you', tone: 'warn' },
  stored: { label: 'In your books', tone: 'good' },
  failed: { label: 'Not read', tone: 'bad' },
  undone: { label: 'Undone', tone: 'neutral' },
}

function factsOf({ uploaded_on, report, message, state }: Upload): string {
  const on = instantShort(uploaded_on)
  if (state === 'failed') return `${on} · ${message ?? 'It could not be read.'}`
  if (!report?.first_day || !report.last_day) return on
  const span = `${dayShort(report.first_day)} ${report.first_day.slice(0, 4)} to ${dayShort(report.last_day)} ${report.last_day.slice(0, 4)}`
  return `${on} · ${report.transactions.toLocaleString('en-GB')} transactions · ${span}`
}
