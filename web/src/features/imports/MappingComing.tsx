// The screen of saying how a file is read, before the file has been looked into.
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

/** In the shape of what comes, with the way back already there. */
export function MappingComing({ onBack }: { onBack: () => void }) {
  return (
    <div className="upload-flow upload-wide">
      <div>
        <h2 className="upload-preview-title">How we read this file</h2>
        <p className="upload-flow-hint" role="status">
          Reading the file
        </p>
      </div>
      <div className="mapping">
        <div className="mapping-file">
          <Skeleton height="66px" />
          <Skeleton height="300px" />
        </div>
        <Skeleton height="300px" />
      </div>
      <div className="upload-flow-actions">
        <Button onClick={onBack}>Back</Button>
      </div>
    </div>
  )
}
