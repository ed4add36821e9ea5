// Settings for how a file is read: its first rows with what each column holds, and beside them the
// result, updated at once.
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { MappingComing } from './MappingComing.tsx'
import { MappingPlain } from './MappingPlain.tsx'
import { MappingSettings } from './MappingSettings.tsx'
import { MappingTable } from './MappingTable.tsx'
import { type Answers, useLook } from './queries.ts'
import { TrialReading } from './TrialReading.tsx'
import './upload-mapping.css'

/** `onRead` gets the changed answers; `onBack` is called when nothing changed. */
export function UploadMapping(props: {
  fileid: string
  onRead: (answers: Answers) => void
  onBack: () => void
}) {
  const [changed, setChanged] = useState<Answers | null>(null)
  const look = useLook(props.fileid, changed)
  if (look.isError)
    return (
      <div className="upload-flow upload-wide">
        <h2 className="upload-preview-title">How we read this file</h2>
        <ErrorState
          title="We couldn’t preview this file."
          text={look.error.message}
          onRetry={() => look.refetch()}
        />
        <div className="upload-flow-actions">
          <Button onClick={props.onBack}>Back</Button>
        </div>
      </div>
    )
  if (!look.data) return <MappingComing onBack={props.onBack} />
  const answers = changed ?? look.data.answers
  const isReadable = look.data.trial.kind === 'read' && !look.isPlaceholderData
  const isPlain = look.data.sheet === null
  const read = () => (changed ? props.onRead(changed) : props.onBack())
  return (
    <div className="upload-flow upload-wide">
      <div>
        <h2 className="upload-preview-title">How we read this file</h2>
        <p className="upload-flow-hint">
          {isPlain
            ? 'The preview updates as you choose.'
            : 'Choose what each column contains. The preview updates as you choose.'}
        </p>
      </div>
      <div className="mapping">
        <div className="mapping-file">
          {isPlain ? (
            <MappingPlain look={look.data} answers={answers} onChange={setChanged} />
          ) : (
            <>
              <MappingSettings look={look.data} answers={answers} onChange={setChanged} />
              <MappingTable look={look.data} answers={answers} onChange={setChanged} />
            </>
          )}
        </div>
        <TrialReading trial={look.data.trial} isStale={look.isPlaceholderData} />
      </div>
      <div className="upload-flow-actions">
        <Button onClick={props.onBack}>Back</Button>
        <Button weight="ink" disabled={!isReadable} onClick={read}>
          Use these settings
        </Button>
      </div>
    </div>
  )
}
