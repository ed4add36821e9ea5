// How often commentary is called for, and what stays on the screen after an error; filters that are
// empty are left out of calls.
import { drivers as driverList } from '@plimsoll/domain/variance/drivers'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepToken } from '../../api/session.ts'
import { tokenOf } from '../../testing/session.ts'
import { analysisKeys, useCommentary, useMerchantVariance, useVariance } from './queries.ts'

configure({ asyncUtilTimeout: 8000 })
const period = { timeframe: 'this_month', from: null, to: null } as const
const pending = { status: 'pending', rating: null, message: null, data: null }
const failure = {
  status: 'failure',
  rating: null,
  message: 'There is no forecast yet.',
  data: null,
}

let replies: { status: number; body: unknown }[]
let calls: string[]
let cache: QueryClient

beforeEach(() => {
  vi.useFakeTimers()
  calls = []
  replies = []
  cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  keepToken(tokenOf({}))
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    calls.push(String(input instanceof Request ? input.url : input))
    const { status, body } = replies.shift() ?? { status: 200, body: pending }
    return Promise.resolve(
      new Response(JSON.stringify(body), {
        status,
        headers: { 'content-type': 'application/json' },
      }),
    )
  })
})
afterEach(() => {
  cleanup()
  cache.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Commentary() {
  const { reply, error, gaveUp } = useCommentary(period)
  return <p>{gaveUp ? 'gave up' : (reply?.status ?? error?.message)}</p>
}

const filter = {
  timeframe: 'this_month',
  compare: null,
  flow: 'net',
  from: null,
  to: null,
} as const

function Variance() {
  const { status } = useVariance(filter)
  return <p>{status}</p>
}

function Merchants({ category }: { category: string | null }) {
  const { status } = useMerchantVariance(filter, category)
  return <p>{status}</p>
}

/** A reply with a row for each category, both sides of one of them. */
function variance(categories: readonly string[]) {
  const drivers = Object.fromEntries(driverList.map((driver) => [driver, '0.00']))
  const figures = {
    baseline: '10.00',
    actual: '12.00',
    expected: '0.00',
    projected: '12.00',
    variance: '2.00',
    variance_percent: 20,
    effect: 'neutral',
    not_yet_paid: false,
    drivers: { ...drivers, volume: '2.00' },
    main_driver: 'volume',
    other_is_large: false,
  }
  const span = { from: '2026-11-01', to: '2026-11-30', label: 'November 2026' }
  return {
    status: 'success',
    data: categories.map((category) => ({
      ...figures,
      category,
      category_label: category,
      sub_category: null,
      subcategory_label: null,
      merchant_id: null,
      merchant: null,
      side: 'out',
      activity: 'operating',
      is_material: false,
      payments: { baseline: 1, current: 1 },
      moved: [],
      one_offs: [],
      trend: [],
    })),
    meta: {
      as_of: '2026-11-20',
      ended: null,
      timeframe: 'this_month',
      compare: 'forecast',
      period: span,
      running: true,
      baseline: { ...span, basis: 'snapshot', made_on: '2026-10-31', words: 'Compared.' },
      totals: { in: figures, out: figures, net: figures },
      error: null,
      bias: null,
      trend_months: [],
      left_out: { in: '0.00', out: '0.00' },
      materiality: { amount: '100.00', percent: 10, is_own: false },
    },
  }
}

function show(page: React.ReactNode): void {
  render(<QueryClientProvider client={cache}>{page}</QueryClientProvider>)
}

async function pass(ms: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
  })
}

test('R-142 commentary that stays pending is called for every five seconds, thirty times, and then no more', async () => {
  show(<Commentary />)
  await pass(100)
  expect(calls).toHaveLength(1)
  await pass(4800)
  expect(calls).toHaveLength(1)
  await pass(200)
  expect(calls).toHaveLength(2)
  for (let poll = 0; poll < 40; poll++) await pass(5000)
  expect(calls).toHaveLength(31)
  expect(screen.getByText('gave up')).toBeDefined()
})

test('R-142 polling ends with the state that is not pending', async () => {
  replies = [
    { status: 200, body: pending },
    { status: 200, body: pending },
    { status: 200, body: failure },
  ]
  show(<Commentary />)
  for (let poll = 0; poll < 6; poll++) await pass(5000)
  expect(calls).toHaveLength(3)
  expect(screen.getByText('failure')).toBeDefined()
})

test('R-137 R-143 an error drops what was kept; empty filters are left out', async () => {
  const broken = { status: 500, body: { status: 'failure', message: 'It broke.', errors: [] } }
  replies = [{ status: 200, body: failure }, broken, broken]
  show(<Commentary />)
  await pass(100)
  expect(cache.getQueryData(analysisKeys.commentary(period))).toEqual({ reply: failure, polls: 0 })
  await act(() => cache.refetchQueries({ queryKey: analysisKeys.commentary(period) }))
  expect(cache.getQueryData(analysisKeys.commentary(period))).toBeUndefined()
  cleanup()
  show(<Variance />)
  await pass(100)
  expect(calls.some((url) => url.includes('/variance?'))).toBe(true)
  for (const url of calls) expect(url).not.toMatch(/null|category|compare|from|=(&|$)/)
})

test('R-138 R-139 T-24 each row’s category is prefetched once at category level; merchants wait for one', async () => {
  const rows = ['premises', 'people', 'premises']
  const reply = { status: 200, body: variance(rows) }
  replies = [reply, reply, reply, reply]
  show(<Variance />)
  await pass(100)
  const queries = calls.map((url) => Object.fromEntries(new URL(url, 'http://here').searchParams))
  const whole = { timeframe: 'this_month', flow_type: 'net' }
  expect(queries).toEqual([
    whole,
    { ...whole, category: 'premises', level: 'category' },
    { ...whole, category: 'people', level: 'category' },
  ])
  cleanup()
  calls = []
  show(<Merchants category={null} />)
  await pass(100)
  expect(calls).toEqual([])
  cleanup()
  show(<Merchants category="premises" />)
  await pass(100)
  expect(calls.map((url) => new URL(url, 'http://here').searchParams.get('level'))).toEqual([
    'merchant',
  ])
})
