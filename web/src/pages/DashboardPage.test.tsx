// The faces of the dashboard, fed with replies of the contract's shape through the same call that
// the browser makes.

import type { Dashboard } from '@plimsoll/contract/cashflow'
import { minor } from '@plimsoll/domain/money'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markNotified } from '../api/notify-cookie.ts'
import { dashboardSample, sentDashboard } from '../features/cashflow/testing/dashboard.ts'
import { AtAddress } from '../testing/AtAddress.tsx'
import { layOutAt } from '../testing/lay-out.ts'
import DashboardPage from './DashboardPage.tsx'

const fetched = vi.fn<typeof fetch>()

// Parts that come lazily take their time on a busy machine.
configure({ asyncUtilTimeout: 5000 })

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  layOutAt(860)
})

afterEach(() => {
  cleanup()
  fetched.mockReset()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('it asks once, and shows the sentence, the four figures and the day', async () => {
  await show()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'You’ll probably dip below your £20,000 buffer on 29 January. Cash is lowest at £17.6K on 29 January, £2.4K below your buffer, after payroll.',
  )
  expect(screen.getByText('Friday 20 November')).toBeTruthy()
  const figures = within(screen.getByRole('region', { name: 'Key figures' })).getAllByRole('link')
  expect(figures.map((figure) => figure.textContent)).toEqual([
    'In the bank £72,280 2 accounts 46 days of cash',
    'Cash in, November £25,932 ~£8.3K more expected',
    'Cash out, November £31,193 £1.2K over forecast',
    'Lowest point to 31 May £17,617 29 January 2027, after payroll£2.4K below buffer',
  ])
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('accounts in other currencies are named beside the totals in pounds', async () => {
  const [account] = dashboardSample.accounts
  if (!account) throw new Error('the sample has an account')
  const euros = { ...account, name: 'Wise', currency: 'EUR', balance: minor(120_000) }
  await show({ ...dashboardSample, accounts: [account, euros] })
  expect(screen.getByText(/^Not counted in these totals/).textContent).toBe(
    'Not counted in these totals, which are in pounds: Wise (EUR 1,200.00).',
  )
})

test('every figure leads to what is behind it', async () => {
  await show()
  await screen.findByRole('link', { name: /^Operating out −£47.1K, exactly £47,141 out$/ })
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  for (const href of [
    '/cash-flow?month=2026-11',
    '/cash-flow?cell=in:2026-11',
    '/cash-flow?cell=out:2026-11',
    '/cash-flow?month=2027-01',
    '/cash-flow?cell=out.op:2026-11',
    '/cash-flow?cell=out.op.people:2026-11',
  ])
    expect(hrefs).toContain(href)
})

test('the bars of the month and of its spending read as sentences', async () => {
  await show()
  expect(
    await screen.findByRole('link', { name: /^Operating out −£47.1K, exactly £47,141 out$/ }),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'People £10,000 of ~£14.9K' })).toBeTruthy()
})

test('the chart is read by keyboard, starting at the running month, and Enter opens the month', async () => {
  await show()
  const chart = screen.getByRole('slider')
  expect(chart.getAttribute('aria-valuetext')).toMatch(/^November 2026, in progress\./)
  fireEvent.keyDown(chart, { key: 'ArrowRight' })
  expect(chart.getAttribute('aria-valuetext')).toMatch(/^December 2026, forecast\./)
  expect(chart.getAttribute('aria-valuenow')).toBe('4')
  fireEvent.keyDown(chart, { key: 'Escape' })
  expect(chart.getAttribute('aria-valuetext')).toMatch(/^November 2026/)
  fireEvent.keyDown(chart, { key: 'End' })
  fireEvent.keyDown(chart, { key: 'Enter' })
  expect(screen.getByTestId('address').textContent).toBe('/cash-flow?month=2027-01')
})

test('the table says the same to the penny', async () => {
  await show()
  fireEvent.click(screen.getByRole('button', { name: 'Table' }))
  const row = await screen.findByRole('row', { name: /January 2027/ })
  expect(row.textContent).toBe('January 2027Forecast£20,000.00£57,345.00£17,617.00')
  await waitFor(() =>
    expect(screen.getByTestId('address').textContent).toBe('/dashboard?view=table'),
  )
  expect(screen.queryByRole('slider')).toBeNull()
})

test('payments stand in the order of their days; an estimate is marked, money in is not among them', async () => {
  await show()
  const list = within(screen.getByRole('region', { name: 'Going out next' })).getAllByRole(
    'listitem',
  )
  expect(list.map((item) => item.textContent)).toEqual([
    '24 NovPayrollMonthly on the 27th£14,860',
    '27 NovMercantaMonthly on the 27th, varies~£8,240',
  ])
  expect(screen.getByText('~£23.1K with a date to 27 Nov')).toBeTruthy()
})

test('an overdue payment says so and leads to its line in the forecast', async () => {
  const [first] = dashboardSample.upcoming
  if (!first) throw new Error('nothing is upcoming')
  await show({ upcoming: [{ ...first, overdue: true, line_id: 's-1' }] })
  const item = within(screen.getByRole('region', { name: 'Going out next' })).getByRole('listitem')
  expect(item.textContent).toContain('Overdue.')
  const link = within(item).getByRole('link', { name: 'Mercanta' })
  expect(link.getAttribute('href')).toBe('/cash-flow/forecast/all/Mercanta/s-1')
  const review = screen.getByRole('link', { name: /^Review: 1 payment is overdue/ })
  expect(review.getAttribute('href')).toBe('/cash-flow/forecast/all/Mercanta/s-1')
})

test('a dip below the buffer leads to what could move', async () => {
  await show()
  const link = screen.getByRole('link', { name: /^Plan it: Cash dips £2.4K/ })
  expect(link.getAttribute('href')).toBe('/cash-flow/scenarios?above=20000.00&until=2027-02-28')
})

test('the plan for the low begins with the buffer and a month beyond the low', async () => {
  await show()
  const link = screen.getByRole('link', { name: 'Plan for January' })
  // The low is on 29 January; its horizon ends on 31 May.
  expect(link.getAttribute('href')).toBe('/cash-flow/scenarios?above=20000.00&until=2027-02-28')
})

test('the weeks ahead are read day by day, and their chart is chosen in the address', async () => {
  const ends = { low50: 1, high50: 2, low80: 1_000_000, high80: 9_000_000, low95: 0, high95: 3 }
  const path = ['2026-11-21', '2026-11-22'].map((day) => ({
    day,
    closing: minor(7_000_000),
    ...(ends as unknown as Omit<Dashboard['path'][number], 'day' | 'closing'>),
  }))
  await show({ path })
  expect(screen.getByText(/^There’s a 6 in 10 chance of dipping below your £20,000/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '6 months by day' }))
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/dashboard?years=0'))
  const chart = await screen.findByRole('slider', { name: /^Balance by day/ })
  expect(chart.getAttribute('aria-valuetext')).toBe('20 November 2026, balance £72,280.00')
  fireEvent.keyDown(chart, { key: 'ArrowRight' })
  expect(chart.getAttribute('aria-valuetext')).toBe(
    '21 November 2026, likely £70,000, 80% likely between £10,000 and £90,000',
  )
  fireEvent.keyDown(chart, { key: 'Enter' })
  expect(screen.getByTestId('address').textContent).toBe('/cash-flow?month=2026-11')
})

test('while it loads it says so once and shows no figures', () => {
  fetched.mockReturnValue(new Promise(() => undefined))
  mount()
  expect(screen.getByRole('status').textContent).toBe('Loading your figures')
  expect(screen.queryByText(/£/)).toBeNull()
})

test('when it fails it says why and can be tried again', async () => {
  fetched.mockResolvedValueOnce(refusal('The books are being restored.'))
  mount()
  expect((await screen.findByRole('alert')).textContent).toContain('The books are being restored.')
  fetched.mockResolvedValueOnce(Response.json(sentDashboard()))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: /^In the bank £72,280/ })).toBeTruthy()
})

test('without a data source it offers the ways to begin, and the demo loads at a press', async () => {
  await show({ source: null, months: [], low: null }, 'See where your cash is heading.')
  expect(screen.getByRole('button', { name: 'Upload Excel' })).toBeTruthy()
  expect(screen.queryByRole('slider')).toBeNull()
  // Announced before, so the page stays instead of reloading.
  markNotified('demo')
  fetched.mockImplementation(async (address) =>
    String(address).includes('dashboard-analytics')
      ? Response.json(sentDashboard({ demo: true, source: 'bank' }))
      : Response.json({
          status: 'success',
          data: { company: 'DemoCompany Ltd.', transactions: 3 },
        }),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Load demo data' }))
  expect(await screen.findByText('Demo data is loaded for DemoCompany Ltd.')).toBeTruthy()
  expect(fetched.mock.calls.map(([address]) => address)).toContain('/api/mock/load-data')
})

test('books without a full month show no forecast that is not there', async () => {
  await show({
    history: { first_day: '2026-10-18', last_day: '2026-11-20', months_full: 0 },
    months: dashboardSample.months.slice(1, 3),
    low: null,
    upcoming: [],
    this_month: { ...dashboardSample.this_month, expected_in: null, expected_out: null },
  })
  expect(screen.getByText('No forecast yet')).toBeTruthy()
  expect(screen.getByText('Payments to come appear once the forecast starts.')).toBeTruthy()
  expect(screen.getAllByText('So far this month')).toHaveLength(2)
  expect(screen.queryByText('Forecast')).toBeNull()
})

test('old bank data asks for newer data first, and names the year it knows', async () => {
  const [account] = dashboardSample.accounts
  const message =
    'Your file’s last transaction was 371 days ago. Upload a newer one to bring the figures up to date.'
  const words = { lead: 'Your bank data ends on 14 November 2025.', rest: '', chance: null }
  await show(
    {
      as_of: '2025-11-14',
      outlook: {
        ...dashboardSample.outlook,
        state: 'unknown',
        reason: 'old_data',
        low: null,
        words,
      },
      needs: [{ kind: 'file', message, count: 371, href: '/integration' }],
      accounts: account ? [{ ...account, last_day: '2025-11-14' }] : [],
      upcoming: [],
      low: null,
    },
    words.lead,
  )
  expect(screen.getByRole('button', { name: 'Upload Excel' }).className).toContain('btn-ink')
  expect(screen.getByRole('link', { name: `Review: ${message}` })).toBeTruthy()
  expect(screen.queryByText('Nothing needs your attention.')).toBeNull()
  expect(await screen.findByText(/, up to 14 November 2025$/)).toBeTruthy()
})

test('a balance that no statement holds can be entered', async () => {
  const [account] = dashboardSample.accounts
  await show({
    cash: { ...dashboardSample.cash, known: false },
    needs: [{ kind: 'balance', message: 'Tell us what was in the bank.', count: 1, href: null }],
    accounts: account
      ? [
          { ...account, id: '0190a5b4-7c1e-7e3a-8f00-000000000002', name: 'Proved' },
          { ...account, balance: null },
        ]
      : [],
  })
  expect(screen.queryByRole('list', { name: 'Legend' })).toBeNull()
  expect(screen.queryByRole('columnheader', { name: 'Closing balance' })).toBeNull()
  expect(screen.getByRole('link', { name: /^In the bank/ }).textContent).toBe(
    'In the bank – No balance yet',
  )
  expect(screen.queryByText(/£17,617/)).toBeNull()
  const [main] = screen.getAllByRole('button', { name: 'Add your balance' })
  fireEvent.click(main as HTMLElement)
  const field = await screen.findByLabelText('Balance')
  fireEvent.change(field, { target: { value: '1,250.50' } })
  fetched.mockResolvedValueOnce(Response.json({ status: 'success' }))
  fetched.mockResolvedValueOnce(Response.json(sentDashboard()))
  fireEvent.submit(await screen.findByRole('form', { name: 'Add your balance' }))
  await waitFor(() => expect(screen.queryByText('No balance yet')).toBeNull())
  const [address, init] = fetched.mock.calls[1] ?? []
  expect(address).toBe(`/api/data/accounts/${account?.id}/balance`)
  expect(JSON.parse(String(init?.body))).toEqual({ balance: '1250.50', day: '2026-11-20' })
})

test('nothing at all draws nothing broken', async () => {
  await show({
    months: dashboardSample.months.map((month) => ({
      ...month,
      cash_in: minor(0),
      cash_out: minor(0),
      closing: minor(0),
      cash_in_so_far: minor(0),
      cash_out_so_far: minor(0),
    })),
    upcoming: [],
    waterfall: [],
    spending: [],
    needs: [],
    accounts: [],
    low: null,
  })
  const paths = [...document.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '')
  expect(paths.filter((path) => /NaN|Infinity/.test(path))).toEqual([])
  expect(await screen.findByText('No transactions this month yet.')).toBeTruthy()
  expect(screen.getByText('Nothing has gone out in November yet.')).toBeTruthy()
  expect(screen.getByText('Nothing needs your attention.')).toBeTruthy()
})

async function show(change: Partial<Dashboard> = {}, heading = 'You’ll probably dip below') {
  fetched.mockResolvedValueOnce(Response.json(sentDashboard(change)))
  mount()
  await screen.findByText((_, element) => {
    return element?.tagName === 'H1' && (element.textContent ?? '').startsWith(heading)
  })
}

function mount() {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={cache}>
      <AtAddress path="/dashboard">
        <DashboardPage />
      </AtAddress>
    </QueryClientProvider>,
  )
}

function refusal(message: string): Response {
  const body = { status: 'failure', code: 'internal', message, errors: [{ message }], details: [] }
  return Response.json(body, { status: 500 })
}
