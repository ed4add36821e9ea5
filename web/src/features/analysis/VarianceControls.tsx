// The choices above the variance table: period, comparison, and money in or out.
import type { Comparison } from '@plimsoll/domain/variance/timeframe'
import { Segmented } from '../../ui/Segmented.tsx'
import {
  comparisonOptions,
  endedTimeframeOptions,
  type Flow,
  flowOptions,
  timeframeOptions,
  type VarianceFilter,
} from './filter.ts'

type Change = (changes: Record<string, string | null>) => void

/**
 * Every change stands in the address, so that a view can be shared. `compared` is what the page was
 * compared with where nothing was chosen (null: with nothing), `ended` that the books ended long
 * ago.
 */
export function VarianceControls(props: {
  filter: VarianceFilter
  compared: Comparison | null
  ended: boolean
  change: Change
}) {
  const { filter, change } = props
  const compare = filter.compare ?? props.compared ?? ''
  const periods = props.ended ? endedTimeframeOptions : timeframeOptions
  return (
    <div className="va-controls">
      <label>
        <span>Period</span>
        <div className="input-box">
          <select
            className="input select"
            value={filter.timeframe}
            onChange={(event) => change({ timeframe: event.target.value })}
          >
            {periods.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      </label>
      {filter.timeframe === 'custom' && (
        <>
          <DayInput label="From" value={filter.from} onChange={(from) => change({ from })} />
          <DayInput label="To" value={filter.to} onChange={(to) => change({ to })} />
        </>
      )}
      <label>
        <span>Compare with</span>
        <div className="input-box">
          <select
            className="input select"
            value={compare}
            onChange={(event) => change({ compare: event.target.value })}
          >
            {compare === '' && (
              <option value="" disabled>
                Nothing yet
              </option>
            )}
            {comparisonOptions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      </label>
      <Segmented
        label="Money in or out"
        value={filter.flow}
        options={flowOptions}
        onChange={(flow: Flow) => change({ flow: flow === 'net' ? null : flow, open: null })}
      />
    </div>
  )
}

function DayInput(props: {
  label: string
  value: string | null
  onChange: (day: string | null) => void
}) {
  return (
    <label>
      <span>{props.label}</span>
      <input
        className="input"
        type="date"
        value={props.value ?? ''}
        onChange={(event) => props.onChange(event.target.value || null)}
      />
    </label>
  )
}
