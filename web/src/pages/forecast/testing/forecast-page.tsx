// For tests: the forecast page at an address, with a server that answers from a table and records
// the requests.
import { listForecastMerchants } from '@plimsoll/contract/forecast'
import {
  changesetForecast,
  computeForecast,
  saveForecastConfig,
} from '@plimsoll/contract/forecast-changes'
import { categoryForecast } from '@plimsoll/contract/forecast-levels'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import * as z from 'zod/mini'
import { keepToken } from '../../../api/session.ts'
import {
  impactOf,
  levelOf,
  lines,
  months,
  today,
} from '../../../features/forecast/testing/lines.ts'
import { AtAddress } from '../../../testing/AtAddress.tsx'
import { tokenOf } from '../../../testing/session.ts'
import { dismissToast, shownToasts } from '../../../ui/toast.ts'
import ForecastPage from '../../ForecastPage.tsx'
// The page fetches these when they are needed; here they are at hand, so that no test waits for
// them.
import '../ForecastOverlays.tsx'
import '../../../features/forecast/LineDetails.tsx'
import '../../../features/forecast/rules/RuleSheet.tsx'
import '../../../features/forecast/rules/AddSheet.tsx'
import '../../../features/forecast/draft/DraftDock.tsx'
import '../../../features/forecast/HiddenList.tsx'
import '../../../features/forecast/LevelMonths.tsx'
import '../../../features/forecast/chart/MonthBars.tsx'
import '../../../features/forecast/draft/ReviewDialog.tsx'
import '../../../features/forecast/draft/ImpactCard.tsx'

configure({ asyncUtilTimeout: 8000 })

type Request = { method: string; path: string; query: URLSearchParams; body: unknown }
type Answer = (request: Request) => unknown

/** The requests so far, and the answers by method and path. */
export const server: { requests: Request[]; answers: Record<string, Answer> } = {
  requests: [],
  answers: {},
}

/** A reply that went well. */
export const ok = (data: unknown) => ({ status: 'success', data })
/** Where the forecast's calls stand. */
export const path = '/api/data/forecast'
/** The address of the rent's line. */
export const rent = '/cash-flow/forecast/out.premises/Bright%20Offices/s-rent'

const settings = {
  line_id: 's-rent',
  type: 'user',
  series_type: 'detected',
  hide: false,
  configuration: null,
  suggestions: [
    { key: 'last_month', label: 'Last month', amount: '900.00' },
    { key: 'three_months', label: 'Average of the last 3 months', amount: '880.00' },
    { key: 'last_year', label: 'Same month last year', amount: null },
  ],
  detected: {
    cadence: 'monthly',
    words: 'Monthly on the 1st',
    amount: '-900.00',
    amount_words: 'The same every time',
    probability: 0.98,
    first_day: '2025-01-01',
    last_day: '2026-11-02',
    sightings: 23,
    verdict: 'none',
  },
}
const stats = {
  line_id: 's-rent',
  count: 23,
  first_day: '2025-01-01',
  last_day: '2026-11-02',
  next_day: '2026-12-01',
  median: '900.00',
  smallest: '900.00',
  largest: '900.00',
  last_12_months: '-10800.00',
  cadence_words: 'Monthly on the 1st',
  regularity: 1,
  timing_words: null,
  step: null,
  months: [],
}
const occurrence = (due: string, state: string, paid: boolean) => ({
  due,
  day: due,
  amount: '-900.00',
  matched: paid ? '-900.00' : '0.00',
  open: paid ? '0.00' : '-900.00',
  state,
  words: paid ? 'Paid on time' : 'Expected',
  transactions: paid
    ? [
        {
          id: '00000000-0000-4000-8000-000000000001',
          day: due,
          amount: '-900.00',
          text: 'BRIGHT OFFICES',
        },
      ]
    : [],
})

beforeEach(() => {
  server.requests = []
  keepToken(tokenOf({ sub: 'u1' }))
  server.answers = usualAnswers()
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const [at = '', query] = address.split('?')
    const call: Request = {
      method: init.method ?? 'GET',
      path: at,
      query: new URLSearchParams(query),
      body: init.body ? JSON.parse(String(init.body)) : null,
    }
    server.requests.push(call)
    const answer = server.answers[`${call.method} ${at}`]
    if (!answer) return Response.json({}, { status: 404 })
    const reply = answer(call)
    return reply instanceof Response ? reply : Response.json(reply)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  for (const { id } of shownToasts()) dismissToast(id)
})

/** Shows the page. */
export function show(address: string) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 600_000 } },
  })
  render(
    <QueryClientProvider client={client}>
      <AtAddress path={address}>
        <ForecastPage />
      </AtAddress>
    </QueryClientProvider>,
  )
}

/** The latest toast. */
export const latestToast = () => shownToasts().at(-1)?.message
/** The calls of a kind so far. */
export const calls = (method: string, end: string) =>
  server.requests.filter((call) => call.method === method && call.path === `${path}/${end}`)
/** Where the page stands. */
export const address = () => screen.getByTestId('address').textContent

function usualAnswers(): Record<string, Answer> {
  const level = z.encode(categoryForecast.reply, { status: 'success', data: levelOf() })
  return {
    [`GET ${path}/merchants`]: () =>
      z.encode(listForecastMerchants.reply, {
        status: 'success',
        data: { as_of: today, months, lines },
      }),
    [`GET ${path}/state`]: () =>
      ok({
        state: 'ready',
        request_id: null,
        as_of: today,
        until: '2028-11-30',
        made_at: null,
        served: 'engine',
        why: null,
        series: { active: 4, overdue: 1, hidden: 1, unconfirmed: 3 },
        unknown: null,
        confirmed: false,
        forecast_added: false,
      }),
    [`GET ${path}/category/forecast`]: () => level,
    [`GET ${path}/detected/settings`]: () => ok(settings),
    [`GET ${path}/settings`]: () => ok({ ...settings, series_type: 'user', detected: null }),
    [`GET ${path}/detected/historical/stats`]: () => ok(stats),
    [`GET ${path}/historical/stats`]: () => ok(stats),
    [`GET ${path}/transactions/saved`]: () =>
      ok({
        line_id: 's-rent',
        occurrences: [
          occurrence('2026-11-02', 'matched_on_time', true),
          occurrence('2026-12-01', 'expected', false),
        ],
        unmatched: [],
      }),
    [`POST ${path}/changeset/forecast`]: () =>
      z.encode(changesetForecast.reply, { status: 'success', data: impactOf(0) }),
    [`POST ${path}/compute`]: ({ body }) =>
      z.encode(computeForecast.reply, {
        status: 'success',
        data: {
          ...impactOf(5_000),
          request_id: (body as { request_id: string }).request_id,
          stale: false,
        },
      }),
    [`POST ${path}/config/save`]: () =>
      z.encode(saveForecastConfig.reply, {
        status: 'success',
        data: { configurations: [], impact: impactOf(5_000) },
      }),
    'GET /api/account': () => ok(null),
    'GET /api/data/categories': () =>
      ok([
        {
          category: 'premises',
          category_label: 'Premises',
          sub_category: 'rent',
          subcategory_label: 'Rent',
          direction: 'out',
          activity: 'operating',
          vat: 'E',
          core: true,
        },
      ]),
  }
}
