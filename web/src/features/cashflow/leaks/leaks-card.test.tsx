// The card of money leaks in its four faces, fed with replies of the contract's shape.
import { type Leak, listLeaks } from '@plimsoll/contract/leaks'
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
import * as z from 'zod/mini'
import { AtAddress } from '../../../testing/AtAddress.tsx'
import { LeaksCard } from './LeaksCard.tsx'

configure({ asyncUtilTimeout: 8000 })

const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  cleanup()
  fetched.mockReset()
  vi.unstubAllGlobals()
})

const adobe: Leak = {
  id: 'price_rise:adobe:monthly',
  kind: 'price_rise',
  figures: '15594 18120',
  name: 'Adobe',
  merchant_id: null,
  line_id: 's1',
  yearly: minor(30_312),
  amount: minor(2_526),
  day: '2026-07-13',
  sentence: 'Adobe went from £155.94 to £181.20 a month on 13 July 2026: £303.12 more a year.',
  advice: 'Ask Adobe for the old price.',
  evidence: [
    {
      id: '0190a5b4-7c1e-7e3a-8f00-000000000001',
      day: '2026-07-13',
      amount: minor(-18_120),
      text: 'ADOBE *CREATIVE CLOUD',
    },
  ],
}

function reply(input: { leaks?: Leak[]; dismissed?: Leak[] }): Response {
  const data = {
    leaks: input.leaks ?? [],
    dismissed: input.dismissed ?? [],
    payments: 1204,
    from: '2025-11-20' as const,
    until: '2026-11-20' as const,
  }
  return Response.json(z.encode(listLeaks.reply, { status: 'success', data }))
}

function show(path = '/cash-management'): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <AtAddress path={path}>
        <LeaksCard />
      </AtAddress>
    </QueryClientProvider>,
  )
}

test('a leak says what it costs, opens its payments, and leads to its line', async () => {
  fetched.mockResolvedValue(reply({ leaks: [adobe] }))
  show()
  expect(await screen.findByText(adobe.sentence)).toBeTruthy()
  expect(screen.getAllByText('£303.12 a year')).toHaveLength(2)
  const evidence = screen.getByRole('list', { name: 'Payments behind this', hidden: true })
  const link = within(evidence).getByRole('link', { hidden: true })
  expect(link.getAttribute('href')).toBe(
    '/cash-flow/edit-transaction?id=0190a5b4-7c1e-7e3a-8f00-000000000001',
  )
  expect(screen.getByText('View in forecast').getAttribute('href')).toBe(
    '/cash-flow/forecast/all/Adobe/s1',
  )
})

test('the leak that the address names is open', async () => {
  fetched.mockResolvedValue(reply({ leaks: [adobe] }))
  show(`/cash-management?leak=${encodeURIComponent(adobe.id)}`)
  const row = (await screen.findByText(adobe.sentence)).closest('details')
  expect(row?.open).toBe(true)
})

test('put away it is gone from the list, and can be shown again', async () => {
  fetched.mockResolvedValueOnce(reply({ leaks: [adobe] }))
  fetched.mockResolvedValueOnce(Response.json({ status: 'success' }))
  fetched.mockResolvedValueOnce(reply({ dismissed: [adobe] }))
  show()
  fireEvent.click(await screen.findByText('Dismiss'))
  await waitFor(() => expect(screen.queryByText(adobe.sentence)).toBeNull())
  const [address, init] = fetched.mock.calls[1] ?? []
  expect(address).toBe('/api/data/leaks/dismiss')
  expect(JSON.parse(String(init?.body))).toEqual({ id: adobe.id, figures: adobe.figures })
  fireEvent.click(screen.getByRole('button', { name: '1 dismissed' }))
  expect(screen.getByText('Restore')).toBeTruthy()
})

test('without leaks it says in how many payments it looked', async () => {
  fetched.mockResolvedValue(reply({}))
  show()
  expect(
    await screen.findByText('No leaks found among 1,204 payments of the last 12 months.'),
  ).toBeTruthy()
})

test('while it looks it says so; when that fails it says why and can be tried again', async () => {
  fetched.mockResolvedValueOnce(
    Response.json(
      { status: 'failure', error_code: 'internal', message: 'Broken.' },
      { status: 500 },
    ),
  )
  show()
  expect(screen.getByText('Checking for money leaks')).toBeTruthy()
  expect(await screen.findByText('We couldn’t check for leaks.')).toBeTruthy()
  fetched.mockResolvedValueOnce(reply({ leaks: [adobe] }))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(adobe.sentence)).toBeTruthy()
})
