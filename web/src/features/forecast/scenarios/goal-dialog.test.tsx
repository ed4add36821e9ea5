// The search for a way to stay above an amount names the low that it plans for.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answer } from '../../../testing/session.ts'
import { today } from '../testing/lines.ts'
import GoalDialog from './GoalDialog.tsx'

configure({ asyncUtilTimeout: 8000 })
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const level = {
  level: 'all',
  title: 'Everything',
  today,
  as_of: today,
  months: [],
  balance: null,
  now: null,
  until: '2027-05-31',
  unknown: null,
  weeks_few: null,
  last_12_months: '0.00',
  since: null,
  next_12_months: null,
  methods: [],
}

function show(low: object | null) {
  answer({
    'GET /api/data/forecast/category/forecast': {
      body: { status: 'success', data: { ...level, low } },
    },
  })
  const scenario = { id: 's1', name: 'With a van', state: 'draft', frozen: null, changes: {} }
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <GoalDialog
        lines={[]}
        scenarios={[scenario as never]}
        today={today}
        above={500_000 as never}
        until="2027-02-16"
        onKept={() => undefined}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  )
}
const words = /Cash is expected to be lowest on 17 January, at/

test('the low of the outlook is named, with the amount and the day filled in', async () => {
  show({ day: '2027-01-17', balance: '14118.40', cause: 'VAT' })
  expect((await screen.findByText(words)).textContent).toContain('at £14,118.')
  expect(screen.getByLabelText<HTMLInputElement>('Keep my balance above').value).toBe('5000.00')
  expect(screen.getByLabelText<HTMLInputElement>('Until').value).toBe('2027-02-16')
  // It is the forecast's low, not a scenario's.
  fireEvent.change(screen.getByLabelText('In'), { target: { value: 's1' } })
  expect(screen.queryByText(words)).toBeNull()
})

test('nothing is said of a low where there is none', async () => {
  show(null)
  expect(await screen.findByText(/We’ll find the fewest to delay/)).toBeDefined()
  expect(screen.queryByText(/expected to be lowest/)).toBeNull()
})
