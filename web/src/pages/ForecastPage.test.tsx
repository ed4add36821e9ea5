// The forecast page by what the user sees: its lines, the figures opened to their parts, and the
// calls that follow.
import { categoryForecast } from '@plimsoll/contract/forecast-levels'
import { minor } from '@plimsoll/domain/money'
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { levelOf } from '../features/forecast/testing/lines.ts'
import { shownToasts } from '../ui/toast.ts'
import {
  address,
  calls,
  latestToast,
  ok,
  path,
  rent,
  server,
  show,
} from './forecast/testing/forecast-page.tsx'

configure({ asyncUtilTimeout: 8000 })

describe('the lines', () => {
  test('R-007 R-109 without a part everything is shown, with a tree of sides, categories and lines', async () => {
    show('/cash-flow/forecast')
    const tree = await screen.findByRole('tree')
    expect(tree.classList).not.toContain('fc-tree-actual')
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
    expect(await screen.findByText('This line isn’t in the forecast')).toBeTruthy()
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
    expect(screen.getByText('No lines match “brightxx”.')).toBeTruthy()
  })

  test('hidden lines show what they hide and can be restored', async () => {
    server.answers[`PUT ${path}/merchants/s-hidden`] = () => ({
      status: 'success',
      message: 'Back in the forecast',
      data: [],
    })
    show('/cash-flow/forecast')
    await userEvent.click(await screen.findByRole('button', { name: 'Hidden 1' }))
    expect(await screen.findByText('Hides £900.00 in Dec 2026, £5,400.00 by Apr 2027')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Restore Old Gym' }))
    await waitFor(() => expect(latestToast()).toBe('Back in the forecast'))
    expect(calls('PUT', 'merchants/s-hidden')[0]?.query.get('hide')).toBe('false')
  })
})

describe('faces', () => {
  test('a failure is shown and can be tried again', async () => {
    const whole = server.answers[`GET ${path}/merchants`]
    server.answers[`GET ${path}/merchants`] = () => Response.json({}, { status: 500 })
    show('/cash-flow/forecast')
    await screen.findByText('We couldn’t load the forecast.')
    if (whole) server.answers[`GET ${path}/merchants`] = whole
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('tree')).toBeTruthy()
  })

  test('of old bank data it says until when it knows, and adds nothing to a forecast', async () => {
    const state = server.answers[`GET ${path}/state`]
    const unknown = {
      reason: 'old_data',
      lead: 'Your bank data ends on 7 November 2025.',
      rest: '',
    }
    server.answers[`GET ${path}/state`] = (call) => {
      const reply = state?.(call) as { data: object }
      return ok({ ...reply.data, unknown })
    }
    const merchants = server.answers[`GET ${path}/merchants`]
    server.answers[`GET ${path}/merchants`] = (call) => {
      const reply = merchants?.(call) as { data: object }
      return ok({ ...reply.data, months: ['2025-11'] })
    }
    show('/cash-flow/forecast?category=all')
    expect(await screen.findByText(unknown.lead)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Add newer transactions' })).toBeTruthy()
    // What happened is not drawn as a forecast.
    expect((await screen.findByRole('tree')).classList).toContain('fc-tree-actual')
    expect(screen.getByText('Nov 2025, actual')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add line' })).toBeNull()
    expect(calls('POST', 'changeset/forecast')).toEqual([])
  })

  test('without a balance it asks for one where the balance would be drawn', async () => {
    const level = z.encode(categoryForecast.reply, {
      status: 'success',
      data: { ...levelOf(), balance: null, low: null, unknown: 'no_balance' },
    })
    server.answers[`GET ${path}/category/forecast`] = () => level
    show('/cash-flow/forecast')
    expect(await screen.findByText('Add your balance to see where it’s heading.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Add your balance' })).toBeTruthy()
  })

  test('while the first forecast is worked out it says so, and offers nothing to begin with', async () => {
    server.answers[`GET ${path}/merchants`] = () => ok({ as_of: null, months: [], lines: [] })
    const state = server.answers[`GET ${path}/state`]
    server.answers[`GET ${path}/state`] = (call) => {
      const reply = state?.(call) as { data: object }
      return ok({ ...reply.data, state: 'computing', as_of: null })
    }
    show('/cash-flow/forecast')
    expect(await screen.findByText('We’re working out your forecast.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Add your transactions' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add line' })).toBeNull()
  })

  test('without data it says where to begin', async () => {
    server.answers[`GET ${path}/merchants`] = () => ok({ as_of: null, months: [], lines: [] })
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
    await screen.findByText(/No rules yet/)
    await waitFor(() => expect(calls('GET', 'historical/stats')).toHaveLength(1))
    expect(Object.fromEntries(calls('GET', 'settings')[0]?.query ?? [])).toEqual({
      series_id: 'rest.in.product_sales.-',
      type: 'user',
    })
  })

  test('R-111 R-113 Exclude hides by its id with the sentence, and Undo brings it back', async () => {
    server.answers[`PUT ${path}/merchants/s-rent`] = () => ({
      status: 'success',
      message: 'Excluded from the forecast',
      data: [],
    })
    show(rent)
    await userEvent.click(await screen.findByRole('button', { name: 'Exclude' }))
    await waitFor(() => expect(latestToast()).toBe('Excluded from the forecast'))
    expect(calls('PUT', 'merchants/s-rent')[0]?.query.get('hide')).toBe('true')
    shownToasts().at(-1)?.action?.onClick()
    await waitFor(() => expect(latestToast()).toBe('Back in the forecast'))
    expect(calls('PUT', 'merchants/s-rent')[1]?.query.get('hide')).toBe('false')
    expect(server.requests.filter(({ path: at }) => at.endsWith('/merchants/'))).toEqual([])
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
    server.answers[`GET ${path}/category/forecast`] = () =>
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
    const menu = await screen.findByRole('button', { name: 'Options for 1 December 2026' })
    await userEvent.click(menu)
    await userEvent.click(screen.getByRole('button', { name: /^Cancel this payment/ }))
    expect(await screen.findByText('In your draft: cancelled on 1 December 2026')).toBeTruthy()
    expect((await screen.findByRole('region', { name: 'Draft' })).textContent).toContain('1 change')
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.queryByRole('region', { name: 'Draft' })).toBeNull()
  })
})

test('an amount is never guessed: a part of the forecast that does not add up is reported', async () => {
  const level = levelOf()
  server.answers[`GET ${path}/category/forecast`] = () =>
    z.encode(categoryForecast.reply, {
      status: 'success',
      data: {
        ...level,
        months: level.months.map((month) => ({ ...month, forecast: minor(-90_001) })),
      },
    })
  show(`${rent}?month=2026-12`)
  expect(await screen.findByText(/a difference of £0.01/)).toBeTruthy()
})
