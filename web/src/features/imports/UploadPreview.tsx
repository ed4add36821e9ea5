// A plan before it is stored: why a person should look, what it holds, what may stand in the books
// already, and the first rows. Nothing has been added yet.

import { useState } from 'react'
import { grouped } from '../../format/amount.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { BadRows } from './BadRows.tsx'
import { PlanFacts } from './PlanFacts.tsx'
import { PlannedRows } from './PlannedRows.tsx'
import { PossibleDuplicates } from './PossibleDuplicates.tsx'
import './upload-preview.css'
import type { ShownPlan } from './use-upload.ts'

/** `onStore` gets the positions of the rows to leave out. */
export function UploadPreview(props: {
  plan: ShownPlan
  onStore: (leaveOut: readonly number[]) => void
  onChange: () => void
  onForget: () => void
  onDiscard: () => void
}) {
  const { fileid, planId, state, reason } = props.plan
  const { report } = state
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set())
  if (!report) return null
  const count = report.transactions - leftOut.size
  return (
    <div className="upload-flow upload-wide">
      <div>
        <h2 className="upload-preview-title">Check before adding</h2>
        <p className="upload-flow-hint">Nothing has been imported yet.</p>
      </div>
      {reason && (
        <div role="alert">
          <Banner tone="warn">{reason}</Banner>
        </div>
      )}
      {(report.doubts ?? []).map(({ code, message }) => (
        <Banner key={code + message} tone="warn">
          {message}
        </Banner>
      ))}
      <PlanFacts report={report} />
      {report.remembered_on && (
        <p className="upload-flow-hint">
          We used the settings you saved for this layout.{' '}
          <Button weight="quiet" onClick={props.onForget}>
            Forget these settings
          </Button>
        </p>
      )}
      <PossibleDuplicates
        rows={report.possible_duplicates ?? []}
        currency={report.currency}
        leftOut={leftOut}
        onChange={setLeftOut}
      />
      <BadRows rows={report.bad_rows} />
      <PlannedRows fileid={fileid} planId={planId} />
      <div className="upload-flow-actions">
        <Button weight="quiet" onClick={props.onDiscard}>
          Cancel
        </Button>
        <Button onClick={props.onChange}>Change settings</Button>
        <Button weight="ink" onClick={() => props.onStore([...leftOut])}>
          {storeLabel(count)}
        </Button>
      </div>
    </div>
  )
}

function storeLabel(count: number): string {
  if (count === 0) return 'Finish without adding'
  return count === 1 ? 'Add 1 transaction' : `Add ${grouped(count)} transactions`
}
