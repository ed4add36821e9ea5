// The firm's closing balances by month before and after, folded away below the sentence that sums
// them up.
import type { Computed } from '@plimsoll/contract/sales-forecast'
import type { ReactNode } from 'react'
import { EffectWords } from './EffectWords.tsx'
import type { Preview } from './use-compute.ts'

/** Draws a comparison of two paths. */
export type ImpactTableFor = (impact: NonNullable<Computed['impact']>) => ReactNode

/** `table` comes from the page, which may use other features. */
export function Effect({ preview, table }: { preview: Preview; table: ImpactTableFor }) {
  const impact = preview.computed?.impact
  return (
    <div className="sl-effect">
      <p aria-live="polite">
        <EffectWords preview={preview} />
      </p>
      {impact && (
        <details>
          <summary>Closing balances before and after</summary>
          {table(impact)}
        </details>
      )}
    </div>
  )
}
