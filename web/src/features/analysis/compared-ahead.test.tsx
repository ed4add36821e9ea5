// The comparison with the forecast is fetched ahead once, after the page has stood for a moment,
// and not at all for a page that was left before.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepToken } from '../../api/session.ts'
import { tokenOf } from '../../testing/session.ts'
import { useComparedAhead } from './compared-ahead.ts'

let calls: string[]
beforeEach(() => {
  vi.useFakeTimers()
  calls = []
  keepToken(tokenOf({}))
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    calls.push(String(input instanceof Request ? input.url : input))
    const body = JSON.stringify({ status: 'success', data: [] })
    const headers = { 'content-type': 'application/json' }
    return Promise.resolve(new Response(body, { status: 200, headers }))
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Table({ from, isWanted = true }: { from: string; isWanted?: boolean }) {
  useComparedAhead({ from, to: '2026-11' }, isWanted)
  return null
}

/** The code of the comparison comes with it. */
async function pass(ms: number): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
    await vi.dynamicImportSettled()
  })
}

test('the months on screen are fetched once they have stood for a moment', async () => {
  const client = new QueryClient()
  const page = (from: string, isWanted = true) => (
    <QueryClientProvider client={client}>
      <Table from={from} isWanted={isWanted} />
    </QueryClientProvider>
  )
  const { rerender, unmount } = render(page('2026-06'))
  await pass(1000)
  expect(calls).toEqual([])
  // Somebody who pages through months asks for none of those that were passed.
  rerender(page('2026-05'))
  await pass(1600)
  expect(calls).toHaveLength(1)
  expect(calls[0]).toContain('from=2026-05')
  rerender(page('2026-04', false))
  await pass(5000)
  rerender(page('2026-03'))
  unmount()
  await pass(5000)
  expect(calls).toHaveLength(1)
})
