// The bar at the foot of the page while there is a draft: how many changes, what they do to the low
// point, and what can be done with them.
import { ArrowRight } from 'lucide-react'
import { money } from '../../../format/amount.ts'
import { monthAndYear } from '../../../format/date.ts'
import { Button } from '../../../ui/Button.tsx'
import { inChanges } from './change-words.ts'
import { DraftActions } from './DraftActions.tsx'
import type { Draft } from './draft.ts'
import type { DraftImpact } from './use-impact.ts'
import './draft-bar.css'

/** Shown only while something is in the draft. */
export function DraftBar(props: {
  draft: Draft
  impact: DraftImpact
  onReview: () => void
  onDiscard: () => void
}) {
  const { draft, impact } = props
  return (
    <section className="fc-draft-bar" aria-label="Draft">
      <p className="fc-draft-count">
        <b>Draft</b> {inChanges(draft.length)}
      </p>
      <p className="fc-draft-low" aria-live="polite">
        <LowWords impact={impact} />
      </p>
      <div className="fc-draft-actions">
        <Button onClick={props.onDiscard}>Discard</Button>
        <DraftActions draft={draft} onDone={props.onDiscard} />
        <Button weight="ink" onClick={props.onReview}>
          Review
        </Button>
      </div>
    </section>
  )
}

function LowWords({ impact: { impact, isBehind, error } }: { impact: DraftImpact }) {
  if (error) return error
  if (!impact) return isBehind ? 'Working out the effect' : ''
  if (!impact.balance_known) return 'Add your balance to see the lowest point'
  const { before, after } = impact
  return (
    <>
      Lowest point <span className="one-line">{money(before.low.balance)}</span>,{' '}
      {monthAndYear(before.low.day.slice(0, 7))} <ArrowRight size={14} aria-label="becomes" />{' '}
      <b>
        <span className="one-line">{money(after.low.balance)}</span>,{' '}
        {monthAndYear(after.low.day.slice(0, 7))}
      </b>
      {isBehind && <span className="fc-draft-behind"> …</span>}
    </>
  )
}
