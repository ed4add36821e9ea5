// The forecast page by what the user sees: its lines, the figures opened to their parts, the draft, and the calls that follow.
import { listForecastMerchants } from '@plimsoll/contract/forecast'
import {
  changesetForecast,
  computeForecast,
  saveForecastConfig,
} from '@plimsoll/contract/forecast-changes'
import { categoryForecast } from '@plimsoll/contract/forecast-levels'
import { minor } from '@plimsoll/domain/money'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { keepToken } from '../api/session.ts'
import { hasCreatedForecast } from '../features/forecast/created-flag.ts'
import { impactOf, levelOf, lines, months, today } from '../features/forecast/testing/lines.ts'
import { AtAddress } from '../testing/AtAddress.tsx'
import { tokenOf } from '../testing/session.ts'
import { dismissToast, shownToasts } from '../ui/toast.ts'
import ForecastPage from './ForecastPage.tsx'
// The page fetches these when they are needed; here they are at hand, so that no test waits for them.
import './forecast/ForecastOverlays.tsx'
import '../features/forecast/LineDetails.tsx'
import '../features/forecast/rules/RuleSheet.tsx'
import '../features/forecast/rules/AddSheet.tsx'
import '../features/forecast/draft/DraftDock.tsx'
import '../features/forecast/HiddenList.tsx'
import '../features/forecast/LevelMonths.tsx'
import '../features/forecast/chart/MonthBars.tsx'
import '../features/forecast/draft/ReviewDialog.tsx'
import '../features/forecast/draft/ImpactCard.tsx'

type Asked = { method: string; path: string; query: URLSearchParams; body: unknown }
type Answer = (asked: Asked) => unknown
let asked: Asked[] = []
let answers: Record<string, Answer> = {}

const ok = (data: unknown) => ({ status: 'success', data })
const path = '/api/data/forecast'
const rent = '/cash-flow/forecast/out.premises/Bright%20Offices/s-rent'

const settings = {
  series_id: 's-rent',
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
  series_id: 's-rent',
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
  asked = []
  keepToken(tokenOf({ sub: 'u1' }))
  const level = z.encode(categoryForecast.reply, { status: 'success', data: levelOf() })
  answers = {
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
        series_id: 's-rent',
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
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const [at = '', query] = address.split('?')
    const call: Asked = {
      method: init.method ?? 'GET',
      path: at,
      query: new URLSearchParams(query),
      body: init.body ? JSON.parse(String(init.body)) : null,
    }
    asked.push(call)
    const answer = answers[`${call.method} ${at}`]
    if (!answer) return Response.json({}, { status: 404 })
    const told = answer(call)
    return told instanceof Response ? told : Response.json(told)
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  for (const { id } of shownToasts()) dismissToast(id)
})

function show(address: string) {
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

const told = () => shownToasts().at(-1)?.message
const calls = (method: string, end: string) =>
  asked.filter((call) => call.method === method && call.path === `${path}/${end}`)
const address = () => screen.getByTestId('address').textContent

describe('the lines', () => {
  test('R-007 R-109 without a part everything is shown, with a tree of sides, categories and lines', async () => {
    show('/cash-flow/forecast')
    const tree = await screen.findByRole('tree')
    const rows = within(tree).getAllByRole('treeitem')
    expect(rows.map((row) => row.querySelector('.fc-tree-label')?.textContent)).toEqual([
      'Everything',
      'Cash in',
      'Sales income',
      'Cash out',
      'People',
      'Premises',
    ])
    expect(await screen.findByRole('heading', { name: 'Everything' })).toBeTruthy()
  })

  test('R-007 three parts show one line, whose row is open in the tree', async () => {
    show('/cash-flow/forecast/out.premises/North%20%2F%20South%2050%25%20Power%3F/s-power')
    expect(await screen.findByRole('heading', { name: 'North / South 50% Power?' })).toBeTruthy()
    const chosen = document.querySelector('[role="treeitem"][aria-selected="true"]')
    expect(chosen?.textContent).toContain('North / South 50% Power?')
  })

  test('R-007 a part that names nothing says so and leads back', async () => {
    show('/cash-flow/forecast/nowhere')
    expect(await screen.findByText('There is no such line in the forecast.')).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'Show everything' }))
    expect(address()).toBe('/cash-flow/forecast/all')
  })

  test('the arrow keys walk the tree, Enter goes there', async () => {
    show('/cash-flow/forecast')
    const [first] = within(await screen.findByRole('tree')).getAllByRole('treeitem')
    first?.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowLeft}')
    expect(screen.getByRole('treeitem', { name: /^Cash out/ }).ariaExpanded).not.toBe('true')
    await userEvent.keyboard('{Enter}')
    expect(address()).toBe('/cash-flow/forecast/out')
  })

  test('a typed letter leads to the row that begins with it', async () => {
    show('/cash-flow/forecast/out.premises')
    const [first] = within(await screen.findByRole('tree')).getAllByRole('treeitem')
    first?.focus()
    await userEvent.keyboard('p{Enter}')
    expect(address()).toBe('/cash-flow/forecast/out.people')
  })

  test('a search narrows the lines and opens what holds them', async () => {
    show('/cash-flow/forecast')
    await userEvent.type(await screen.findByRole('searchbox'), 'bright')
    expect(screen.getByRole('treeitem', { name: /^Bright Offices/ })).toBeTruthy()
    expect(screen.queryByRole('treeitem', { name: /^People/ })).toBeNull()
    await userEvent.type(screen.getByRole('searchbox'), 'xx')
    expect(screen.getByText('No line matches “brightxx”.')).toBeTruthy()
  })

  test('hidden lines tell what they hide and can be restored', async () => {
    answers[`PUT ${path}/merchants/s-hidden`] = () => ({
      status: 'success',
      message: 'Back in the forecast',
      data: [],
    })
    show('/cash-flow/forecast')
    await userEvent.click(await screen.findByRole('button', { name: 'Hidden 1' }))
    expect(await screen.findByText('Hides £900.00 in Dec 2026, £5,400.00 by Apr 2027')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Restore Old Gym' }))
    await waitFor(() => expect(told()).toBe('Back in the forecast'))
    expect(calls('PUT', 'merchants/s-hidden')[0]?.query.get('hide')).toBe('false')
  })
})

describe('faces', () => {
  test('a failure is told and can be tried again', async () => {
    const whole = answers[`GET ${path}/merchants`]
    answers[`GET ${path}/merchants`] = () => Response.json({}, { status: 500 })
    show('/cash-flow/forecast')
    await screen.findByText('The forecast could not be fetched.')
    if (whole) answers[`GET ${path}/merchants`] = whole
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('tree')).toBeTruthy()
  })

  test('while the first forecast is worked out it says so, and offers nothing to begin with', async () => {
    answers[`GET ${path}/merchants`] = () => ok({ as_of: null, months: [], lines: [] })
    const state = answers[`GET ${path}/state`]
    answers[`GET ${path}/state`] = (call) => {
      const told = state?.(call) as { data: object }
      return ok({ ...told.data, state: 'computing', as_of: null })
    }
    show('/cash-flow/forecast')
    expect(await screen.findByText('The forecast is being worked out.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Add your transactions' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add a line' })).toBeNull()
  })

  test('without data it says where to begin', async () => {
    answers[`GET ${path}/merchants`] = () => ok({ as_of: null, months: [], lines: [] })
    show('/cash-flow/forecast')
    const link = await screen.findByRole('link', { name: 'Add your transactions' })
    expect(link.getAttribute('href')).toBe('/integration')
  })
})

describe('a line', () => {
  test('R-114 R-115 R-118 a detected line uses its own calls, every other type the plain ones', async () => {
    show(rent)
    await screen.findByText(/Seen 23 times/)
    await waitFor(() => expect(calls('GET', 'detected/historical/stats')).toHaveLength(1))
    expect(Object.fromEntries(calls('GET', 'detected/settings')[0]?.query ?? [])).toEqual({
      series_id: 's-rent',
      type: 'user',
      series_type: 'detected',
    })
    cleanup()
    show('/cash-flow/forecast/in.sales_income/Product%20sales/rest.in.product_sales.-')
    await screen.findByText(/No rule yet/)
    await waitFor(() => expect(calls('GET', 'historical/stats')).toHaveLength(1))
    expect(Object.fromEntries(calls('GET', 'settings')[0]?.query ?? [])).toEqual({
      series_id: 'rest.in.product_sales.-',
      type: 'user',
    })
  })

  test('R-111 R-113 Exclude hides by its id with the sentence, and Undo brings it back', async () => {
    answers[`PUT ${path}/merchants/s-rent`] = () => ({
      status: 'success',
      message: 'Excluded from the forecast',
      data: [],
    })
    show(rent)
    await userEvent.click(await screen.findByRole('button', { name: 'Exclude' }))
    await waitFor(() => expect(told()).toBe('Excluded from the forecast'))
    expect(calls('PUT', 'merchants/s-rent')[0]?.query.get('hide')).toBe('true')
    shownToasts().at(-1)?.action?.onClick()
    await waitFor(() => expect(told()).toBe('Back in the forecast'))
    expect(calls('PUT', 'merchants/s-rent')[1]?.query.get('hide')).toBe('false')
    expect(asked.filter(({ path: at }) => at.endsWith('/merchants/'))).toEqual([])
  })

  test('R-109 a month opens to its parts, which add up, and Back closes it', async () => {
    show(`${rent}?view=table`)
    const row = await screen.findByRole('row', { name: /^December 2026/ })
    await userEvent.click(within(row).getByRole('button'))
    const sheet = await screen.findByRole('dialog')
    expect(within(sheet).getByText('Adds up to −£900.00')).toBeTruthy()
    expect(within(sheet).getByText(/Monthly on the 1st/)).toBeTruthy()
    expect(address()).toBe(`${rent}?view=table&month=2026-12`.replace('%20', ' '))
  })

  test('a month that has happened opens to its transactions, which come to it', async () => {
    answers[`GET ${path}/category/forecast`] = () =>
      z.encode(categoryForecast.reply, {
        status: 'success',
        data: levelOf(),
      })
    show(`${rent}?month=2026-11`)
    const sheet = await screen.findByRole('dialog')
    expect(await within(sheet).findByText('BRIGHT OFFICES')).toBeTruthy()
    expect(within(sheet).getAllByText('Adds up to −£900.00')).toHaveLength(2)
  })

  test('“Not happening” goes into the draft and can be undone at its row', async () => {
    show(rent)
    const menu = await screen.findByRole('button', { name: 'What about 1 December 2026?' })
    await userEvent.click(menu)
    await userEvent.click(screen.getByRole('button', { name: /^Not happening/ }))
    expect(await screen.findByText('In your draft: not happening on 1 December 2026')).toBeTruthy()
    expect((await screen.findByRole('region', { name: 'Draft' })).textContent).toContain('1 change')
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.queryByRole('region', { name: 'Draft' })).toBeNull()
  })
})

describe('the draft', () => {
  const addRule = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add a rule' }))
    const sheet = await screen.findByRole('dialog', { name: 'Add a rule' })
    const amount = within(sheet).getByLabelText('Amount')
    await userEvent.clear(amount)
    await userEvent.type(amount, '950')
    await userEvent.click(within(sheet).getByRole('button', { name: 'Add to the draft' }))
  }

  test('a suggestion fills the amount; one that is not known is not offered', async () => {
    show(rent)
    await userEvent.click(await screen.findByRole('button', { name: 'Add a rule' }))
    const sheet = await screen.findByRole('dialog', { name: 'Add a rule' })
    await userEvent.click(within(sheet).getByRole('button', { name: /^Average of the last 3/ }))
    expect(within(sheet).getByLabelText<HTMLInputElement>('Amount').value).toBe('880')
    expect(within(sheet).queryByRole('button', { name: /last year/ })).toBeNull()
  })

  test('R-121 a change opens the draft, and its effect is computed with a request id', async () => {
    show(rent)
    await addRule()
    const bar = await screen.findByRole('region', { name: 'Draft' })
    await waitFor(() => expect(bar.textContent).toContain('Lowest point'))
    const [computed] = calls('POST', 'compute')
    expect(computed?.body).toMatchObject({
      request_id: expect.stringMatching(/^[\da-f-]{36}$/),
      selectedMerchants: ['s-rent'],
      customConfigurations: [{ series_id: 's-rent', rules: [{ amount: '950.00' }] }],
    })
    expect(await screen.findByText('What your changes do')).toBeTruthy()
  })

  test('R-122 R-123 R-125 the review saves configurations with rules that start on a first, and the flag is kept', async () => {
    show(rent)
    await addRule()
    await userEvent.click(await screen.findByRole('button', { name: 'Review' }))
    const review = await screen.findByRole('dialog', { name: 'Review your changes' })
    expect(
      within(review).getByText('Now £950.00 out, every month on the 1st, from December 2026'),
    ).toBeTruthy()
    expect(hasCreatedForecast()).toBe(false)
    await userEvent.type(within(review).getByLabelText(/^Why/), 'New lease')
    await userEvent.click(within(review).getByRole('button', { name: 'Save the forecast' }))
    await waitFor(() => expect(told()).toBe('Your forecast is saved.'))
    expect(calls('POST', 'config/save')[0]?.body).toMatchObject({
      configurations: [{ series_id: 's-rent', rules: [{ start_date: '2026-12-01' }] }],
      why: 'New lease',
    })
    expect(hasCreatedForecast()).toBe(true)
    expect(screen.queryByRole('region', { name: 'Draft' })).toBeNull()
    expect(calls('GET', 'merchants').length).toBeGreaterThan(1)
  })

  test('when saving fails the sentence is told and the draft stays', async () => {
    answers[`POST ${path}/config/save`] = () =>
      Response.json(
        {
          status: 'failure',
          code: 'invalid',
          message: 'Choose a category that exists.',
          errors: [{ message: 'Choose a category that exists.' }],
          details: [],
        },
        { status: 422 },
      )
    show(rent)
    await addRule()
    await userEvent.click(await screen.findByRole('button', { name: 'Review' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Save the forecast' }))
    expect(await screen.findByText('Choose a category that exists.')).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Draft', hidden: true })).toBeTruthy()
    expect(hasCreatedForecast()).toBe(false)
  })

  test('each change can be taken back in the review; without any it closes', async () => {
    show(rent)
    await addRule()
    await userEvent.click(await screen.findByRole('button', { name: 'Review' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Take back: Bright Offices' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('region', { name: 'Draft' })).toBeNull()
  })

  test('it outlives the page', async () => {
    show(rent)
    await userEvent.click(await screen.findByRole('button', { name: 'Try without it' }))
    cleanup()
    show('/cash-flow/forecast')
    expect((await screen.findByRole('region', { name: 'Draft' })).textContent).toContain('1 change')
  })

  test('a new line needs a name, an amount and a category, and goes into the draft', async () => {
    show('/cash-flow/forecast?add=line')
    const sheet = await screen.findByRole('dialog', { name: 'Add a line' })
    await within(sheet).findByRole('option', { name: 'Rent' })
    await userEvent.click(within(sheet).getByRole('button', { name: 'Add to the draft' }))
    expect(within(sheet).getByText('Write an amount, like 250 or 1,250.00.')).toBeTruthy()
    await userEvent.type(within(sheet).getByLabelText('Amount'), '300')
    await userEvent.click(within(sheet).getByRole('button', { name: 'Add to the draft' }))
    expect(within(sheet).getByText('Give the line a name.')).toBeTruthy()
    await userEvent.type(within(sheet).getByLabelText('Name'), 'Second unit')
    await userEvent.click(within(sheet).getByRole('button', { name: 'Add to the draft' }))
    await waitFor(() =>
      expect(calls('POST', 'compute')[0]?.body).toMatchObject({
        customConfigurations: [
          { name: 'Second unit', sub_category: 'rent', rules: [{ amount: '300.00' }] },
        ],
      }),
    )
  })

  test('a one-off payment is a day, an amount with its side, and what it is', async () => {
    show('/cash-flow/forecast?add=line')
    const sheet = await screen.findByRole('dialog', { name: 'Add a line' })
    await within(sheet).findByRole('option', { name: 'Rent' })
    await userEvent.click(within(sheet).getByRole('button', { name: 'It happens once' }))
    await userEvent.click(within(sheet).getByRole('button', { name: 'Add to the draft' }))
    expect(within(sheet).getByText('Say what it is.')).toBeTruthy()
    await userEvent.type(within(sheet).getByLabelText('What is it?'), 'Van deposit')
    await userEvent.type(within(sheet).getByLabelText('Amount'), '5,000')
    await userEvent.click(within(sheet).getByRole('button', { name: 'Add to the draft' }))
    await waitFor(() =>
      expect(calls('POST', 'compute')[0]?.body).toMatchObject({
        one_offs: [{ note: 'Van deposit', amount: '-5000.00', day: '2026-11-21' }],
      }),
    )
  })
})

test('an amount is never guessed: a part of the forecast that does not add up is told', async () => {
  const level = levelOf()
  answers[`GET ${path}/category/forecast`] = () =>
    z.encode(categoryForecast.reply, {
      status: 'success',
      data: {
        ...level,
        months: level.months.map((month) => ({ ...month, forecast: minor(-90_001) })),
      },
    })
  show(`${rent}?month=2026-12`)
  expect(await screen.findByText(/£0.01 apart/)).toBeTruthy()
})
