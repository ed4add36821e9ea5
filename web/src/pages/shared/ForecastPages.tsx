// The pages of the forecast.
import { PageWays } from './PageWays.tsx'

const pages = [
  { path: '/cash-flow/forecast', label: 'Forecast' },
  { path: '/cash-flow/scenarios', label: 'Scenarios' },
  { path: '/cash-flow/accuracy', label: 'Accuracy' },
  { path: '/cash-flow/recurring', label: 'What repeats' },
] as const

/** Stands below the head of each of them. */
export function ForecastPages() {
  return <PageWays label="Pages of the forecast" pages={pages} />
}
