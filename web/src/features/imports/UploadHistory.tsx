// The files uploaded so far, each with what it brought, and the way to take it back.

import { useState } from 'react'
import { grouped } from '../../format/amount.ts'
import { dayShort, instantShort } from '../../format/date.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip, type ChipTone } from '../../ui/Chip.tsx'
import { CommonAlert } from '../../ui/CommonAlert.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { onDemand } from '../../ui/on-demand.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toastSuccess } from '../../ui/toast.ts'
import { type Upload, type UploadState, useUndoUpload, useUploads } from './queries.ts'
import './upload-history.css'

const UploadDialog = onDemand(() =>
  import('./UploadDialog.tsx').then((file) => ({ default: file.UploadDialog })),
)

/**
 * The list; one sentence while it is empty. `onStored` is called when a file that waited has
 * entered the books.
 */
export function UploadHistory({ onStored }: { onStored: (state: UploadState) => void }) {
  const uploads = useUploads()
  const undo = useUndoUpload()
  const [undoing, setUndoing] = useState<Upload | null>(null)
  const [opened, setOpened] = useState<string | null>(null)
  if (uploads.isError)
    return <ErrorState title="We couldn’t load your uploads." onRetry={() => uploads.refetch()} />
  if (!uploads.data) return <Skeleton height="64px" />
  if (uploads.data.length === 0) return <p className="muted">No files uploaded yet.</p>
  const confirm = () => {
    if (undoing)
      undo.mutate(undoing.fileid, {
        onSuccess: () => toastSuccess(`${undoing.filename} has been removed.`),
      })
    setUndoing(null)
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
                aria-label={`View ${upload.filename}`}
                onClick={() => setOpened(upload.fileid)}
              >
                View
              </Button>
            )}
            {upload.state === 'stored' && (
              <Button
                weight="quiet"
                busy={undo.isPending}
                aria-label={`Undo ${upload.filename}`}
                onClick={() => setUndoing(upload)}
              >
                Undo
              </Button>
            )}
          </li>
        ))}
      </ul>
      {opened && (
        <UploadDialog waiting={opened} onClose={() => setOpened(null)} onStored={onStored} />
      )}
      {undoing && (
        <CommonAlert
          heading={`Undo ${undoing.filename}?`}
          message={`This removes its ${undoing.report?.transactions ?? 0} transactions. Everything else stays.`}
          okLabel="Undo upload"
          border="warn"
          onOk={confirm}
          onCancel={() => setUndoing(null)}
        />
      )}
    </>
  )
}

const states: Record<Upload['state'], { label: string; tone: ChipTone }> = {
  pending: { label: 'Reading', tone: 'forecast' },
  planned: { label: 'Waiting for you', tone: 'warn' },
  stored: { label: 'Imported', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
  undone: { label: 'Undone', tone: 'neutral' },
}

function factsOf({ uploaded_on, report, message, state }: Upload): string {
  const on = instantShort(uploaded_on)
  if (state === 'failed') return `${on} · ${message ?? 'We couldn’t read this file.'}`
  if (!report?.first_day || !report.last_day) return on
  const span = `${dayShort(report.first_day)} ${report.first_day.slice(0, 4)} to ${dayShort(report.last_day)} ${report.last_day.slice(0, 4)}`
  return `${on} · ${grouped(report.transactions)} transactions · ${span}`
}
