// How far an update has come: each step with a tick once it is done, and the count of what has
// arrived.

import { syncSteps } from '@plimsoll/contract/bank'
import { Check } from 'lucide-react'
import { grouped } from '../../format/amount.ts'
import type { SyncState } from './queries.ts'
import './sync-steps.css'

type Step = (typeof syncSteps)[number]

const words: Record<Step, { doing: string; done: string }> = {
  connect: { doing: 'Connecting to your bank', done: 'Connected to your bank' },
  first_months: { doing: 'Fetching recent months', done: 'Recent months fetched' },
  history: { doing: 'Fetching older months', done: 'Older months fetched' },
  categorise: { doing: 'Categorising transactions', done: 'Transactions categorised' },
  forecast: { doing: 'Creating your forecast', done: 'Forecast created' },
}

/**
 * Before the first answer nothing is known but that the bank is connected. `isOver` once the update
 * has ended, well or not.
 */
export function SyncSteps({ state, isOver }: { state: SyncState | null; isOver: boolean }) {
  const done = new Set<Step>(state?.steps_done ?? ['connect'])
  // The forecast follows the update's own end.
  const isWorking = !isOver || state?.status === 'success'
  const current = isWorking ? syncSteps.find((step) => !done.has(step)) : undefined
  const count = state?.transactions ?? 0
  return (
    <div>
      <ol className="sync-steps">
        {syncSteps.map((step) => (
          <li
            key={step}
            data-done={done.has(step) || undefined}
            aria-current={step === current ? 'step' : undefined}
          >
            <span aria-hidden="true">
              {done.has(step) && <Check size={13} strokeWidth={2.5} />}
            </span>
            {done.has(step) ? words[step].done : words[step].doing}
            {done.has(step) && <span className="sr-only"> (done)</span>}
          </li>
        ))}
      </ol>
      <p className="sync-count" role="status">
        {count > 0 && `${grouped(count)} transactions${isOver ? '' : ' so far'}`}
      </p>
    </div>
  )
}
