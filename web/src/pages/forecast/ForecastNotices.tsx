// What limits trust in the forecast or helps with it, in a few quiet lines.
import { Link } from 'wouter'
import { hasCreatedForecast } from '../../features/forecast/created-flag.ts'
import type { useForecastState } from '../../features/forecast/queries.ts'
import { Banner } from '../../ui/Banner.tsx'
import { NoForecast } from '../../ui/NoForecast.tsx'

/** `state` is undefined until it is known. */
export function ForecastNotices({ state }: { state: ReturnType<typeof useForecastState>['data'] }) {
  if (!state) return null
  // Not shown to anyone who has looked through the list or saved a forecast of their own.
  const isNew = !state.confirmed && !hasCreatedForecast() && state.series.unconfirmed > 0
  return (
    <div className="fc-notices">
      <div role="status">
        {state.state === 'computing' && (
          <Banner tone="forecast">We’re working out your forecast.</Banner>
        )}
      </div>
      {!state.unknown && state.served && state.served !== 'engine' && state.why && (
        <Banner tone="neutral">{state.why}</Banner>
      )}
      {state.unknown && <NoForecast unknown={state.unknown} />}
      {isNew && !state.unknown && (
        <Banner
          tone="neutral"
          action={
            <Link className="btn btn-quiet" to="/cash-flow/recurring">
              Review what we found
            </Link>
          }
        >
          {state.series.unconfirmed === 1
            ? 'We’re not sure whether 1 payment is regular.'
            : `We’re not sure whether ${state.series.unconfirmed} payments are regular.`}{' '}
          Your answer makes the forecast more certain.
        </Banner>
      )}
    </div>
  )
}
