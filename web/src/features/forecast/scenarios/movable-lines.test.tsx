// What is shown of a chosen line is what the search is given: two weeks for each payment, or one
// latest day for all.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { lineOf, today } from '../testing/lines.ts'
import { MovableLines } from './MovableLines.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const occurrence = (due: string) => ({
  due,
  day: due,
  amount: '-48.00',
  matched: '0.00',
  open: '-48.00',
  state: 'expected',
  words: '',
  transactions: [],
})

test('payments may each wait two weeks until one latest day is chosen for them', async () => {
  const data = {
    line_id: 's-card',
    occurrences: ['2026-12-01', '2027-01-01'].map(occurrence),
    unmatched: [],
  }
  vi.stubGlobal('fetch', async () => Response.json({ status: 'success', data }))
  const onChange = vi.fn()
  const line = lineOf({ seriesId: 's-card', sub_category: 'advertising', merchant: 'Press' })
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <MovableLines
        lines={[line]}
        span={{ today, until: '2027-01-31' }}
        movables={[]}
        onChange={onChange}
        onLoading={() => undefined}
      />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('checkbox'))
  const limits = () => onChange.mock.lastCall?.[0].map(({ limit }: { limit: string }) => limit)
  await waitFor(() => expect(limits()).toEqual(['2026-12-15', '2027-01-15']))
  const day = screen.getByLabelText<HTMLInputElement>('Latest day for Press')
  expect([day.value, day.closest('label')?.textContent]).toEqual([
    '',
    'Each up to 14 days late, or no later than',
  ])
  fireEvent.change(day, { target: { value: '2027-01-20' } })
  expect(limits()).toEqual(['2027-01-20', '2027-01-20'])
  fireEvent.change(day, { target: { value: '' } })
  expect(limits()).toEqual(['2026-12-15', '2027-01-15'])
})
