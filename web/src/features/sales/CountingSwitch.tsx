// The switch that decides how open projects count in every forecast figure.
import type { Counting } from '@plimsoll/contract/sales-counting'
import type { ReactNode } from 'react'
import { Segmented } from '../../ui/Segmented.tsx'
import { useCounting, useSetCounting } from './counting.ts'
import './counting-switch.css'

const options: readonly { value: Counting; label: string }[] = [
  { value: 'off', label: 'Off' },
  { value: 'expected', label: 'Expected value' },
  { value: 'won', label: 'As if won' },
]

/**
 * `waiting` keeps its place until the choice is known. The choice shows at once and goes back where
 * it couldn't be saved.
 */
export function CountingSwitch({ waiting = null }: { waiting?: ReactNode }) {
  const counting = useCounting()
  const setting = useSetCounting()
  const value = setting.isPending ? setting.variables : counting.data?.counting
  if (!value) return waiting
  return (
    <div className="sl-counting">
      <span aria-hidden="true">Projects in the forecast</span>
      <Segmented
        label="How projects count in the forecast"
        value={value}
        options={options}
        onChange={(next) => next !== value && setting.mutate(next)}
      />
    </div>
  )
}
