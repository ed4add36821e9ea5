// Uploading one file from choice to report, wherever it stands: in its dialog or in onboarding.
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { FileDrop } from '../../ui/form/FileDrop.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { toastError } from '../../ui/toast.ts'
import { ForgetReading } from './ForgetReading.tsx'
import type { UploadState } from './queries.ts'
import { UploadFailed } from './UploadFailed.tsx'
import { UploadMapping } from './UploadMapping.tsx'
import { UploadPreview } from './UploadPreview.tsx'
import { UploadReport } from './UploadReport.tsx'
import './upload-flow.css'
import { sentences, useUpload } from './use-upload.ts'

// Only what the file chooser offers first: the server detects formats from the content.
const accept =
  '.xlsx,.xlsm,.xls,.xlsb,.ods,.fods,.csv,.tsv,.txt,.ofx,.qfx,.qif,.xml,.sta,.mt940,.940,.htm,.html,.pdf,.zip'

/**
 * `onStored` is called once the books have the file; `onClose` when the user is done with the
 * report. `waiting` is a file that was read before,
 * `next` what follows the report.
 */
export function UploadFlow(props: {
  waiting?: string | undefined
  onStored: (state: UploadState) => void
  onClose: () => void
  closeLabel: string
  next?: ReactNode
}) {
  const [file, setFile] = useState<File | null>(null)
  const [isMissing, setMissing] = useState(false)
  const upload = useUpload(props.onStored, props.waiting)
  const { stage } = upload
  const begin = () => {
    setMissing(!file)
    if (file) void upload.start(file)
    else toastError(sentences.nothing)
  }
  const choose = (chosen: File | null) => {
    setFile(chosen)
    setMissing(false)
  }
  switch (stage.kind) {
    case 'choosing':
      return (
        <div className="upload-flow">
          <FileDrop
            label="Drop a file here, or choose one"
            hint="Excel, CSV, OFX, QIF, CAMT or MT940, as your bank exports it. 50 MB at most."
            accept={accept}
            file={file}
            onFile={choose}
          />
          {isMissing && (
            <p className="upload-flow-missing" role="alert">
              {sentences.nothing}
            </p>
          )}
          <p className="upload-flow-hint">
            No export to hand?{' '}
            <a className="text-link" href="/api/data/template" download>
              Download our template
            </a>{' '}
            and fill it in.
          </p>
          <div className="upload-flow-actions">
            <Button weight="ink" onClick={begin}>
              Upload
            </Button>
          </div>
        </div>
      )
    case 'sending':
      return <Progress share={null} label={`Sending ${file?.name ?? 'the file'}`} />
    case 'reading':
      return <Progress share={stage.progress} label="Reading your transactions" />
    case 'looking':
      return (
        <UploadPreview
          key={stage.planId}
          plan={stage}
          onStore={(leaveOut) => void upload.store(stage, leaveOut)}
          onChange={() => upload.map(stage.fileid)}
          onForget={() => void upload.forget(stage.fileid)}
          onDiscard={() => {
            choose(null)
            void upload.discard(stage.fileid)
          }}
        />
      )
    case 'mapping':
      return (
        <UploadMapping
          fileid={stage.fileid}
          onRead={(answers) => void upload.answer(stage.fileid, answers, true)}
          onBack={upload.back}
        />
      )
    case 'storing':
      return <Progress share={null} label="Adding your transactions" />
    case 'done':
      return (
        <div className="upload-flow">
          <UploadReport state={stage.state} next={props.next} />
          <div className="upload-flow-actions">
            {stage.state.report?.remembered_on && <ForgetReading fileid={stage.fileid} />}
            <Button onClick={upload.again}>Upload another file</Button>
            <Button weight="ink" onClick={props.onClose}>
              {props.closeLabel}
            </Button>
          </div>
        </div>
      )
    case 'failed':
      return (
        <UploadFailed
          reason={stage.reason}
          detail={stage.detail}
          state={stage.state}
          onAgain={() => {
            choose(null)
            upload.again()
          }}
          onMap={() => stage.fileid && upload.map(stage.fileid)}
          onAnswer={(answers) => stage.fileid && upload.answer(stage.fileid, answers)}
        />
      )
  }
}
