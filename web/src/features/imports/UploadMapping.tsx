// Saying how a file is read: its first rows with what each column holds, and beside them what that comes to, at once.
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { MappingSettings } from './MappingSettings.tsx'
import { MappingTable } from './MappingTable.tsx'
import { type Answers, useLook } from './queries.ts'
import { TrialReading } from './TrialReading.tsx'
import './upload-mapping.css'

/** `onRead` gets the answers; `onBack` when they are left as they were. */
export function UploadMapping(props: {
  fileid: string
  onRead: (answers: Answers) => void
  onBack: () => void
}) {
  const [said, setSaid] = useState<Answers | null>(null)
  const look = useLook(props.fileid, said)
  if (look.isError)
    return (
      <div className="upload-flow">
        <ErrorState
          title="The file could not be looked into."
          text={look.error.message}
          onRetry={() => look.refetch()}
        />
        <div className="upload-flow-actions">
          <Button onClick={props.onBack}>Back</Button>
        </div>
      </div>
    )
  if (!look.data) return <Skeleton height="320px" />
  const answers = said ?? look.data.answers
  const isReadable = look.data.trial.kind === 'read' && !look.isPlaceholderData
  const read = () => (said ? props.onRead(said) : props.onBack())
  return (
    <div className="upload-flow upload-wide">
      <div>
        <h3 className="upload-preview-title">How this file is read</h3>
        <p className="upload-flow-hint">
          Say what each column holds. The figures follow as you choose.
        </p>
      </div>
      {look.data.sheet === null ? (
        <p>This file says by itself how it is read. There are no columns to choose.</p>
      ) : (
        <div className="mapping">
          <div className="mapping-file">
            <MappingSettings look={look.data} answers={answers} onChange={setSaid} />
            <MappingTable look={look.data} answers={answers} onChange={setSaid} />
          </div>
          <TrialReading trial={look.data.trial} isStale={look.isPlaceholderData} />
        </div>
      )}
      <div className="upload-flow-actions">
        <Button onClick={props.onBack}>Back</Button>
        <Button weight="ink" disabled={!isReadable} onClick={read}>
          Read it so
        </Button>
      </div>
    </div>
  )
}
