// A scenario that is discarded is no longer asked for.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answer } from '../../../testing/session.ts'
import { useCompared, useDiscardScenario, useScenarios } from './queries.ts'

configure({ asyncUtilTimeout: 8000 })
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const scenarioOf = (end: number, name: string) => ({
  id: `11111111-1111-4111-8111-11111111111${end}`,
  name,
  state: 'draft',
  changes: {},
  made_at: '2026-11-20T09:00:00.000Z',
  changed_at: '2026-11-20T09:00:00.000Z',
})
const [plan, other] = [scenarioOf(1, 'Plan'), scenarioOf(2, 'Other')]

function Scenarios() {
  const { data = [] } = useScenarios()
  const discarding = useDiscardScenario()
  useCompared(
    data.map(({ id }) => id),
    data.length > 0,
  )
  return data.map((each) => (
    <button key={each.id} type="button" onClick={() => discarding.mutate(each)}>
      {each.name}
    </button>
  ))
}

test('a comparison does not ask for a scenario that was discarded', async () => {
  let kept = [plan, other]
  const fetched = answer({
    'GET /api/data/forecast/scenarios': () => ({ body: { status: 'success', data: kept } }),
    'GET /api/data/forecast/scenarios/compare': { body: { status: 'success', data: [] } },
    [`DELETE /api/data/forecast/scenarios/${other.id}`]: () => {
      kept = [plan]
      return { body: { status: 'success' } }
    },
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Scenarios />
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Other' }))
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Other' })).toBeNull())
  const addresses = () => fetched.mock.calls.map(([address]) => address)
  await vi.waitFor(() => expect(addresses().at(-1)).toContain(`compare?ids=${plan.id}`))
  const discarded = fetched.mock.calls.findIndex(([, init]) => init?.method === 'DELETE')
  const after = addresses().slice(discarded + 1)
  expect(after.filter((address) => address.includes(other.id))).toEqual([])
})

test('a comparison that is on its way when a scenario is discarded is given up', async () => {
  const signals: AbortSignal[] = []
  const list = { status: 'success', data: [plan, other] }
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    if (init.signal && address.includes('compare')) signals.push(init.signal)
    const body = init.method === 'DELETE' ? { status: 'success' } : list
    return address.includes('compare')
      ? new Promise(() => null)
      : Promise.resolve(new Response(JSON.stringify(body)))
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Scenarios />
    </QueryClientProvider>,
  )
  const button = await screen.findByRole('button', { name: 'Other' })
  await vi.waitFor(() => expect(signals).toHaveLength(1))
  fireEvent.click(button)
  await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true))
})
