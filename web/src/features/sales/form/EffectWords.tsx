// What saving would do to the firm's lowest point, in one line, while the form is filled in.
import { ArrowRight } from 'lucide-react'
import { money } from '../../../format/amount.ts'
import { dayAndYear } from '../project-words.ts'
import type { Preview } from './use-compute.ts'

/** Empty while there is nothing to compute. */
export function EffectWords({ preview }: { preview: Preview }) {
  const { computed, isBehind, error } = preview
  if (error) return <>{error.message}</>
  if (!computed) return <>{isBehind ? 'Working out the effect' : ''}</>
  if (!computed.impact) return <>Add your transactions to see the effect on your cash.</>
  const { before, after } = computed.impact
  if (before.low.balance === after.low.balance && before.low.day === after.low.day)
    return (
      <>
        Lowest point stays at <span className="one-line">{money(before.low.balance)}</span>,{' '}
        {dayAndYear(before.low.day)}
        {isBehind && ' …'}
      </>
    )
  return (
    <>
      Lowest point <span className="one-line">{money(before.low.balance)}</span>,{' '}
      {dayAndYear(before.low.day)} <ArrowRight size={14} aria-label="becomes" />{' '}
      <b>
        <span className="one-line">{money(after.low.balance)}</span>, {dayAndYear(after.low.day)}
      </b>
      {isBehind && ' …'}
    </>
  )
}
