// Fetches how good the forecasts have been.
import { forecastAccuracy } from '@plimsoll/contract/forecast-accuracy'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { forecastKeys } from '../queries.ts'

/** The accuracy as the server last reported it. */
export function useAccuracy() {
  return useQuery({
    queryKey: [...forecastKeys.all, 'accuracy'],
    queryFn: ({ signal }) => call(forecastAccuracy, { signal }).then((reply) => reply.data),
  })
}
