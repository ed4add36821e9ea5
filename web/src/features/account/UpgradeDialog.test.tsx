// what is above the plan opens the upgrade dialog; where no plans are configured it never
// shows.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepToken } from '../../api/session.ts'
import { answer, tokenOf } from '../../testing/session.ts'
import { logEvent } from '../events/log-event.ts'
import UpgradeDialog from './UpgradeDialog.tsx'
import { usePlan, useTierGate, useWantedFeature, wantFeature } from './upgrade.ts'

configure({ asyncUtilTimeout: 8000 })
const tier = (name: string, monthly: string, features: string[]) => ({
  name,
  words: `${name} words.`,
  monthly,
  yearly: `${Number.parseInt(monthly, 10) * 10}.00`,
  features,
})
const plan = {
  business_id: '0197f9d4-8f5b-7c3a-9d5e-0a1b2c3d4e5f',
  tier: 'Free',
  features: [],
  tiers: [tier('Free', '0.00', []), tier('Plus', '12.00', ['scenarios', 'sales_projects'])],
}
const begun = vi.fn()

function Page() {
  const begin = useTierGate('scenarios')
  const wanted = useWantedFeature()
  return (
    <>
      {usePlan().isSuccess && (
        <button type="button" onClick={() => begin(begun)}>
          New scenario
        </button>
      )}
      {wanted && <UpgradeDialog feature={wanted} logEvent={logEvent} />}
    </>
  )
}

function show(data: unknown) {
  const fetched = answer({
    'GET /api/user/plan': { body: { status: 'success', data } },
    'POST /api/e/logEvent': { body: { status: 'success' } },
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  )
  return () =>
    fetched.mock.calls
      .filter(([address]) => address.endsWith('/logEvent'))
      .map(([, init]) => JSON.parse(String(init?.body)))
}

beforeEach(() => keepToken(tokenOf()))
afterEach(() => {
  cleanup()
  wantFeature(null)
  begun.mockReset()
  vi.unstubAllGlobals()
})

test('a feature above the plan opens it, with prices by month and year, and every step is logged', async () => {
  const events = show(plan)
  await userEvent.click(await screen.findByRole('button', { name: 'New scenario' }))
  await screen.findByRole('dialog', { name: 'New scenarios: part of Plus' })
  expect(begun).not.toHaveBeenCalled()
  expect(screen.getByText('£12.00')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Yearly' }))
  expect(screen.getByText('£120.00')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Ask for Plus' }))
  expect(screen.getByRole('status').textContent).toContain('We’ll get in touch about upgrading')
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() =>
    expect(events().map(({ action }) => action)).toEqual(['upgrade-shown', 'upgrade-wanted']),
  )
  expect(events()[1].additional_data).toMatchObject({ wanted: 'Plus', billing: 'yearly' })
})

test('where every feature is included it never shows', async () => {
  show(null)
  await userEvent.click(await screen.findByRole('button', { name: 'New scenario' }))
  expect(begun).toHaveBeenCalledOnce()
  wantFeature('scenarios')
  expect(screen.queryByRole('dialog')).toBeNull()
})
