// The cash-flow page by what the user sees: the specification's rows and sentences, the figures
// opened to their transactions.

import { analysisMonths, type ComparedMonth } from '@plimsoll/contract/analysis-months'
import { cashflowOverview, type MonthRecord } from '@plimsoll/contract/cashflow'
import { minor } from '@plimsoll/domain/money'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { chainOf, type Line, overviewOf, recordOf } from '../features/cashflow/testing/records.ts'
import { AtAddress } from '../testing/AtAddress.tsx'
import CashFlowPage from './CashFlowPage.tsx'
// The page fetches these when they are needed; here they are at hand, so that no test waits.
import './cash-flow/CashFlowOverlays.tsx'
import './cash-flow/ComparedTable.tsx'

configure({ asyncUtilTimeout: 8000 })

const lines: Line[] = [
  ['out', 'op', 'people', 'net_wages', 312_055],
  ['out', 'op', 'people', 'paye_nic', 90_000],
  ['in', 'op', 'sales_income', 'product_sales', 250_000],
]
const before = chainOf('2026-09', [lines, lines], 500_000)
const opening = before[1]?.closing_balance ?? 0
const ahead = chainOf('2026-11', [lines, lines, lines], opening)
const overview = overviewOf({
  actuals: [...before, recordOf('2026-11', lines.slice(0, 1), opening)],
  forecast: ahead,
  asOf: '2026-11-20',
  meta: {
    cash_buffer: minor(100_000),
    methods: Object.fromEntries(
      ['11', '12'].map((month) => [`2026-${month} out paye_nic`, 'As in the last three months']),
    ),
  },
})

type Answers = Record<string, () => unknown>
let requests: string[] = []
let answers: Answers = {}

const wages = (id: number, amount: string) => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  day: `2026-10-0${id}`,
  amount,
  text: `BACS ${id}`,
  merchant: { id: `00000000-0000-4000-8000-0000000000a${id}`, name: `Person ${id}` },
  account: { id: '00000000-0000-4000-8000-000000000099', name: 'Current', currency: 'GBP' },
  category: 'people',
  category_label: 'People',
  sub_category: 'net_wages',
  subcategory_label: 'Net wages',
  label_source: id === 1 ? 'file' : 'none',
  label_confidence: 1,
  transfer: false,
  excluded: false,
  note: null,
  state: 'actual',
})

const page = (rows: unknown[], next: string | null) => ({
  status: 'success',
  data: rows,
  next_cursor: next,
  total: { count: 2, amount: '-3120.55' },
})

beforeEach(() => {
  requests = []
  answers = {
    '/api/data/user-data-exists': () => ({
      status: 'success',
      data: { source: 'bank', details: null },
    }),
    '/api/data/check-analytics-sync': () => ({ status: 'success', data: { analytics_sync: 1 } }),
    '/api/data/cashflow-overview': () => z.encode(cashflowOverview.reply, overview),
    '/api/data/transactions/list': () => page([wages(2, '-1000.00'), wages(1, '-2120.55')], null),
  }
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address)
    const answer = answers[address.split('?')[0] ?? '']
    if (!answer) throw new Error(`nobody answers ${address}`)
    return Response.json(answer())
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function show(address = '/cash-flow') {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 600_000 } },
  })
  render(
    <QueryClientProvider client={client}>
      <AtAddress path={address}>
        <CashFlowPage />
      </AtAddress>
    </QueryClientProvider>,
  )
}

const rowsShown = () =>
  [...document.querySelectorAll('.tree-grid tr')].map((tr) =>
    [...tr.querySelectorAll('th, td')].map((cell) => cell.textContent).slice(0, 7),
  )

describe('the table', () => {
  test('R-100 R-102 R-103 R-105 R-107 R-108 shows the rows over six months, from two before the current one', async () => {
    show()
    await screen.findByRole('treegrid')
    const rows = rowsShown()
    expect(rows[0]).toEqual([
      'Timeline',
      'Sep 2026Actual',
      'Oct 2026Actual',
      'Nov 2026In progress',
      'Dec 2026Forecast',
      'Jan 2027Forecast',
      'Feb 2027No data',
    ])
    expect(rows.map(([label]) => label)).toEqual([
      'Timeline',
      'Opening balance',
      'Cash Out',
      'Operating Activities',
      'People',
      'Investment activities',
      'Financing Activities',
      'Cash In',
      'Operating Activities',
      'Investment activities',
      'Financing Activities',
      'Closing balance',
    ])
    expect(rows[5]?.slice(1)).toEqual(Array(6).fill('0.00'))
    expect(rows.map((row) => row[6]).slice(1)).toEqual(Array(11).fill('0.00'))
    const tab = screen.getByRole('button', { name: 'Current month' })
    expect(tab.getAttribute('aria-pressed')).toBe('true')
  })

  test('R-179 writes figures in pounds, cash out negative, exact or whole as chosen', async () => {
    show()
    await screen.findByRole('treegrid')
    expect(rowsShown()[2]?.slice(1, 3)).toEqual(['−£4,020.55', '−£4,020.55'])
    await userEvent.click(screen.getByRole('button', { name: 'Pounds' }))
    expect(rowsShown()[2]?.[1]).toBe('−£4,021')
    expect(screen.getByTestId('address').textContent).toBe('/cash-flow?figures=pounds')
  })

  test('R-101 Cash Out and Cash In open and close by a click', async () => {
    show()
    await screen.findByRole('treegrid')
    await userEvent.click(screen.getByRole('button', { name: 'Cash Out' }))
    expect(screen.queryByText('People')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Cash In' }))
    expect(rowsShown()).toHaveLength(5)
  })

  test('a closing balance below the buffer says so in words', async () => {
    show()
    await screen.findByRole('treegrid')
    expect(rowsShown().at(-1)?.slice(2, 4)).toEqual(['£1,958.90', '£438.35 below buffer'])
  })

  test('where no buffer is kept, a closing balance is below zero, as the dashboard says', async () => {
    answers['/api/data/cashflow-overview'] = () => {
      const { meta, ...rest } = overview
      const none = meta ? { meta: { ...meta, cash_buffer: minor(0) } } : {}
      return z.encode(cashflowOverview.reply, { ...rest, ...none })
    }
    show()
    await screen.findByRole('treegrid')
    expect(rowsShown().at(-1)?.slice(3, 5)).toEqual(['£438.35', '−£1,082.20 below zero'])
  })

  test('R-108 the other periods and the arrows move the six months', async () => {
    show()
    await screen.findByRole('treegrid')
    await userEvent.click(screen.getByRole('button', { name: 'Next 6 months' }))
    expect(rowsShown()[0]?.[1]).toContain('Dec 2026')
    await userEvent.click(screen.getByRole('button', { name: 'Last 6 months' }))
    expect(rowsShown()[0]?.[6]).toContain('Oct 2026')
    await userEvent.click(screen.getByRole('button', { name: 'Ahead to Nov 2026' }))
    expect(rowsShown()[0]?.[6]).toContain('Nov 2026')
  })

  test('sums that do not agree are announced, not hidden', async () => {
    const wrong = structuredClone(overview)
    const record = wrong.data[0]?.actuals[0]
    if (record) record.cash_in = minor(1)
    answers['/api/data/cashflow-overview'] = () => z.encode(cashflowOverview.reply, wrong)
    show()
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Sep 2026: cash in stands at £0.01, its lines add up to £2,500.00.',
    )
  })
})

describe('actual against forecast', () => {
  type Compared = ComparedMonth['rows'][number]
  const place = { side: 'out', activity: null, category: null, category_label: null } as const
  const none = { sub_category: null, subcategory_label: null }
  const figures = (forecast: number, actual: number, effect: Compared['effect']) => ({
    forecast: minor(forecast),
    actual: minor(actual),
    difference: minor(actual - forecast),
    effect,
  })
  const rent = { ...place, activity: 'operating', category: 'premises', category_label: 'Premises' }
  const october: ComparedMonth = {
    month: '2026-10',
    basis: 'recomputed',
    made_on: '2026-09-30',
    rows: [
      { ...place, ...none, ...figures(-422_055, -402_055, 'favourable') },
      { ...rent, ...none, activity: 'operating', ...figures(-20_000, 0, 'favourable') },
      {
        ...rent,
        activity: 'operating',
        sub_category: 'rent',
        subcategory_label: 'Rent',
        ...figures(-20_000, 0, 'favourable'),
      },
    ],
    net: figures(-160_000, -152_055, 'favourable'),
    left_out: { in: minor(0), out: minor(7_000) },
  }
  beforeEach(() => {
    answers['/api/v1/analysis/months'] = () =>
      z.encode(analysisMonths.reply, { status: 'success', data: [october] })
  })

  test('months that are over show their difference below each figure, in words too; others stay as they are', async () => {
    show()
    await screen.findByRole('treegrid')
    await userEvent.click(screen.getByRole('button', { name: 'Actual against forecast' }))
    expect(screen.getByTestId('address').textContent).toBe('/cash-flow?compare=forecast')
    await screen.findAllByText('+£200.00 fav.')
    const rows = rowsShown()
    expect(rows.find(([label]) => label === 'Cash Out')?.slice(2, 4)).toEqual([
      '−£4,020.55+£200.00 fav.',
      '−£4,020.55',
    ])
    // It was forecast and did not happen: the table has a row for it all the same.
    expect(rows.find(([label]) => label === 'Premises')?.[2]).toBe('£0.00+£200.00 fav.')
    expect(rows.at(-1)?.[2]).toBe('£1,958.90+£79.45 fav.')
    expect(
      screen.getByRole('button', {
        name: '−£4,020.55, +£200.00 fav., forecast −£4,220.55, £200.00 more cash than forecast, favourable',
      }),
    ).toBeTruthy()
    // The balance itself was not forecast from this opening, so only its difference is read out.
    expect(
      screen.getByRole('button', {
        name: '£1,958.90, +£79.45 fav., £79.45 more cash than forecast, favourable',
      }),
    ).toBeTruthy()
    const note = screen.getByText(/^Below each actual/).textContent
    expect(note).toContain('No forecast was kept for October 2026')
    expect(note).toContain('Excluded payments count in no difference.')
    expect(screen.getByRole('link', { name: 'See why in Analysis' }).getAttribute('href')).toBe(
      '/analysis?timeframe=custom&from=2026-09-01&to=2026-10-31',
    )
  })

  test('with no month on screen that is over, it goes to those that are', async () => {
    show('/cash-flow?period=next')
    await screen.findByRole('treegrid')
    await userEvent.click(screen.getByRole('button', { name: 'Actual against forecast' }))
    expect(screen.getByTestId('address').textContent).toBe(
      '/cash-flow?period=last&compare=forecast',
    )
    expect(rowsShown()[0]?.[6]).toContain('Oct 2026')
  })

  test('without its forecasts the table stays, and says so', async () => {
    answers['/api/v1/analysis/months'] = () => {
      throw new Error('no connection')
    }
    show('/cash-flow?compare=forecast')
    expect(
      await screen.findByText('The forecasts to compare with couldn’t be loaded.'),
    ).toBeTruthy()
    expect(rowsShown()[2]?.[2]).toContain('−£4,020.55')
  })
})

describe('when figures cannot be had', () => {
  test("R-095 a reply of failure shows the specification's sentence, and the server's words beside it", async () => {
    answers['/api/data/cashflow-overview'] = () => ({
      status: 'failure',
      message: 'The books are being restored.',
      data: [],
    })
    show()
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('Failed to fetch cash flow data')).toBeTruthy()
    expect(within(alert).getByText('The books are being restored.')).toBeTruthy()
    expect(screen.queryByRole('treegrid')).toBeNull()
  })

  test('R-095 so does a call that fails, and trying again fetches again', async () => {
    const good = answers['/api/data/cashflow-overview']
    delete answers['/api/data/cashflow-overview']
    show()
    await screen.findByText('Failed to fetch cash flow data')
    if (good) answers['/api/data/cashflow-overview'] = good
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('treegrid')).toBeTruthy()
  })

  test('a business without transactions is shown the way to begin', async () => {
    const none = overviewOf({ actuals: [], forecast: [], asOf: '2026-11-20' })
    answers['/api/data/cashflow-overview'] = () => z.encode(cashflowOverview.reply, none)
    show()
    expect(await screen.findByText('No cash flow yet')).toBeTruthy()
  })
})

describe('keeping up with the books', () => {
  test('R-086 R-087 asks every 5 s until the figures are ready, then fetches the bank variant again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let ready = 0
    answers['/api/data/check-analytics-sync'] = () => ({
      status: 'success',
      data: { analytics_sync: ready },
    })
    show()
    await screen.findByText('We’re updating your figures.')
    const overviews = () => requests.filter((address) => address.includes('cashflow-overview'))
    const checks = () =>
      requests.filter((address) => address.includes('check-analytics-sync')).length
    expect(overviews()).toEqual(['/api/data/cashflow-overview?source=bank'])
    expect(checks()).toBe(1)
    await vi.advanceTimersByTimeAsync(5000)
    expect(checks()).toBe(2)
    ready = 1
    await vi.advanceTimersByTimeAsync(5000)
    await waitFor(() => expect(overviews()).toHaveLength(2))
    expect(overviews()[1]).toBe('/api/data/cashflow-overview?source=bank')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(checks()).toBe(3)
  })
})

test('without a balance no opening or closing figure is shown, and the page offers to add the balance', async () => {
  const { meta } = overview
  if (!meta) throw new Error('the sample has meta')
  const unknown = { ...overview, meta: { ...meta, balance_known: false } }
  answers['/api/data/cashflow-overview'] = () => z.encode(cashflowOverview.reply, unknown)
  show()
  expect(await screen.findByRole('button', { name: 'Add your balance' })).toBeTruthy()
  for (const name of ['Opening balance', 'Closing balance']) {
    const row = screen.getByRole('row', { name: new RegExp(`^${name}`) })
    expect(row.textContent).not.toMatch(/£/)
  }
})

describe('behind a figure', () => {
  test('a click opens its sheet and puts the figure in the address', async () => {
    show()
    await screen.findByRole('treegrid')
    await userEvent.click(screen.getAllByRole('button', { name: '−£4,020.55' })[1] as HTMLElement)
    expect(screen.getByTestId('address').textContent).toBe('/cash-flow?cell=out%3A2026-10')
    await screen.findByRole('dialog')
  })

  test('a deep link opens the row and proves the sum only when every page is there', async () => {
    const list = (address: string) =>
      address.includes('cursor=')
        ? page([wages(1, '-2120.55')], null)
        : page([wages(2, '-1000.00')], 'more')
    answers['/api/data/transactions/list'] = () => list(requests.at(-1) ?? '')
    show('/cash-flow?cell=out.op.people.net_wages:2026-10')
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByText('1 of 2 transactions, −£1,000.00 so far')).toBeTruthy()
    const query = new URLSearchParams(requests.at(-1)?.split('?')[1])
    expect(Object.fromEntries(query)).toMatchObject({
      direction: 'out',
      activity: 'operating',
      category: 'people',
      sub_category: 'net_wages',
      from: '2026-10-01',
      to: '2026-10-31',
      txnSource: 'actual',
    })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show more' }))
    expect(
      await within(dialog).findByText('2 transactions, −£3,120.55, equals the table'),
    ).toBeTruthy()
    expect(within(dialog).getByText('BACS 1')).toBeTruthy()
    expect(within(dialog).getByText(/from your file/)).toBeTruthy()
    expect(within(dialog).getByText(/not categorised yet/)).toBeTruthy()
    await userEvent.selectOptions(within(dialog).getByLabelText('Merchant'), 'Person 2 (1)')
    const part = within(dialog).getByText(/^1 transaction of these,/)
    expect(part.textContent).toBe('1 transaction of these, −£1,000.00')
    expect(document.querySelector('.tree-grid')?.textContent).toContain('Net wages')
  })

  test('in the running month the sheet separates so far from still expected, with the method in words', async () => {
    answers['/api/data/transactions/list'] = () =>
      page([wages(2, '-1000.00'), wages(1, '-2120.55')], null)
    show('/cash-flow?cell=out.op.people:2026-11')
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('−£3,120.55')).toBeTruthy()
    expect(within(dialog).getAllByText('−£900.00').length).toBe(2)
    expect(within(dialog).getByText('As in the last three months')).toBeTruthy()
    expect(
      await within(dialog).findByText('2 transactions, −£3,120.55, equals the table so far'),
    ).toBeTruthy()
  })
})

describe('the month detail', () => {
  test('R-194 opens from a month heading, and steps to the next month', async () => {
    show()
    await screen.findByRole('treegrid')
    await userEvent.click(screen.getByRole('button', { name: /Nov 2026/ }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByRole('heading', { name: 'November 2026' })).toBeTruthy()
    const steps = [...dialog.querySelectorAll('.month-steps tbody th')].map((th) => th.textContent)
    expect(steps).toEqual([
      'Opening balance',
      'In, Operating Activities',
      'In, Investment activities',
      'In, Financing Activities',
      'Out, Operating Activities',
      'Out, Investment activities',
      'Out, Financing Activities',
      'Closing balance',
    ])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Expected' }))
    expect(within(dialog).getByText('As in the last three months')).toBeTruthy()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next month, Dec 2026' }))
    expect(screen.getByTestId('address').textContent).toBe('/cash-flow?month=2026-12')
  })

  test('gives the reason for a wide range beside it, and none where there is none', async () => {
    const reason = 'January is harder to forecast than other months, so its range is wider.'
    const band = { low50: 1, high50: 2, low80: 0, high80: 3, low95: -1, high95: 4 }
    const closing_band = band as unknown as NonNullable<MonthRecord['closing_band']>
    const [data] = overview.data
    if (!data) throw new Error('the table has months')
    const forecast = data.forecast.map((month, at) => ({
      ...month,
      closing_band,
      ...(at === 1 ? { closing_band_note: reason } : {}),
    }))
    answers['/api/data/cashflow-overview'] = () =>
      z.encode(cashflowOverview.reply, { ...overview, data: [{ ...data, forecast }] })
    show()
    await screen.findByRole('treegrid')
    await userEvent.click(screen.getByRole('button', { name: /Nov 2026/ }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.querySelector('.month-detail-range')?.textContent).toMatch(/£0\.02\.$/)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next month, Dec 2026' }))
    expect(document.querySelector('.month-detail-range')?.textContent).toBe(
      `80% likely to close between £0.00 and £0.03, 50% likely between £0.01 and £0.02. ${reason}`,
    )
  })
})
