// What limits trust in the forecast or helps with it, in at most two quiet lines.
import { Link } from 'wouter'
import { hasCreatedForecast } from '../../features/forecast/created-flag.ts'
import type { useForecastState } from '../../features/forecast/queries.ts'
import { Banner } from '../../ui/Banner.tsx'

/** `state` is undefined until it is known. */
export function ForecastNotices({ state }: { state: ReturnType<typeof useForecastState>['data'] }) {
  if (!state) return null
  // Who has looked through the list, or has saved a forecast of their own, knows.
  const isNew = !state.confirmed && !hasCreatedForecast() && state.series.unconfirmed > 0
  return (
    <div className="fc-notices">
      <div role="status">
        {state.state === 'computing' && (
          <Banner tone="forecast">We’re working out your forecast.</Banner>
        )}
      </div>
      {state.served && state.served !== 'engine' && state.why && (
        <Banner tone="neutral">{state.why}</Banner>
      )}
      {isNew && (
        <Banner
          tone="neutral"
          action={
            <Link className="btn btn-quiet" to="/cash-flow/recurring">
              Review what we found
            </Link>
          }
        >
          Plimsoll found {state.series.unconfirmed} regular payments. Open one to see the evidence
          or correct it.
        </Banner>
      )}
    </div>
  )
}
