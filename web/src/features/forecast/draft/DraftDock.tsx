// What stands at the foot of the page while there is a draft: its bar, its review, and the question
// what it would do.
import { useEffect, useState } from 'react'
import { onDemand } from '../../../ui/on-demand.ts'
import { DraftBar } from './DraftBar.tsx'
import type { DraftHandle } from './use-draft.ts'
import { type DraftImpact, useImpact } from './use-impact.ts'

const ReviewDialog = onDemand(() => import('./ReviewDialog.tsx'))

/**
 * `selected` are the lines looked at; `onImpact` hears of every answer, so that the figures above
 * can show it too.
 */
export default function DraftDock(props: {
  draft: DraftHandle
  selected: readonly string[]
  onImpact: (impact: DraftImpact) => void
}) {
  const { draft, onImpact } = props
  const impact = useImpact(draft.draft, props.selected)
  const [isReviewing, setReviewing] = useState(false)
  useEffect(() => onImpact(impact), [impact, onImpact])
  return (
    <>
      <DraftBar
        draft={draft.draft}
        impact={impact}
        onReview={() => setReviewing(true)}
        onDiscard={draft.discard}
      />
      {isReviewing && (
        <ReviewDialog draft={draft} impact={impact} onClose={() => setReviewing(false)} />
      )}
    </>
  )
}
