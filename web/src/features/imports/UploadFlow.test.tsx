// Uploading by what the user sees: a file that proves itself goes in by itself, any other is looked
// at first.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answer, answer, refusal } from '../../testing/session.ts'
import { shownToasts } from '../../ui/toast.ts'
import { UploadFlow } from './UploadFlow.tsx'

configure({ asyncUtilTimeout: 8000 })

const fileid = '01932f5e-0000-7000-8000-000000000001'
const report = {
  transactions: 3,
  duplicates: 1,
  skipped: [],
  bad_rows: [],
  first_day: '2026-01-03',
  last_day: '2026-02-14',
  total_in: '500.00',
  total_out: '241.00',
  currency: 'GBP',
  assumptions: [{ code: 'dates_order', message: 'Dates are read day first: 3 January 2026.' }],
  accounts: [{ name: 'Current account', currency: 'GBP', is_new: true }],
  balance_check: 'proved',
  possible_duplicates: [],
  doubts: [],
}
const likeness = {
  position: 2,
  line: 4,
  day: '2026-01-14',
  amount: '-100.00',
  text: 'BRITISH GAS 991',
  existing: { day: '2026-01-13', amount: '-100.00', text: 'CARD PAYMENT BRITISH GAS' },
}
const doubtful = {
  ...report,
  doubts: [{ code: 'possible_duplicates', message: '1 row may be in your books already.' }],
  possible_duplicates: [likeness],
  bad_rows: [
    {
      sheet: 'Statement',
      line: 31,
      column: 'Date',
      value: '31/02/2024',
      code: 'bad_date',
      message: "Row 31: the date '31/02/2024' does not exist or cannot be read.",
    },
  ],
}
const planned = (shown: object, plan_id = 'p1'): Answer => ({
  body: { status: 'success', data: { job_status: 'success', progress: 1, report: shown, plan_id } },
})
const row = {
  position: 0,
  sheet: 'Statement',
  line: 2,
  day: '2026-01-03',
  amount: '-120.50',
  currency: 'GBP',
  text: 'BRITISH GAS',
  balance: '879.50',
  is_known: true,
}

const upload = 'POST /api/data/upload-process-excel'
const check = 'POST /api/data/check-file-processed'
const commit = `POST /api/data/uploads/${fileid}/commit`
const usual: Record<string, Answer | (() => Answer)> = {
  [upload]: { body: { status: 'success', data: { fileid } } },
  [commit]: { body: { status: 'success', data: { fileid } } },
  [`GET /api/data/uploads/${fileid}/rows`]: { body: { status: 'success', data: [row] } },
  [`DELETE /api/data/uploads/${fileid}`]: {},
}
const stored = vi.fn()
let user: ReturnType<typeof userEvent.setup>

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
})
afterEach(() => {
  cleanup()
  stored.mockReset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function send() {
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <UploadFlow onStored={stored} onClose={() => undefined} closeLabel="Done" />
    </QueryClientProvider>,
  )
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  await user.upload(input, new File(['Date,Amount'], 'november.csv', { type: 'text/csv' }))
  await user.click(screen.getByRole('button', { name: 'Upload' }))
  await vi.advanceTimersByTimeAsync(3000)
}

const bodyOf = (fetched: ReturnType<typeof answer>, what: string) =>
  fetched.mock.calls
    .filter(([address, init]) => `${init?.method ?? 'GET'} ${address}` === what)
    .map(([, init]) => JSON.parse(String(init?.body)))

test('R-058 a file that proves itself is stored without a question', async () => {
  const fetched = answer({ ...usual, [check]: planned(report) })
  await send()
  expect(await screen.findByText('File processed successfully.')).toBeTruthy()
  expect(bodyOf(fetched, commit)).toEqual([{ plan_id: 'p1', leave_out: [] }])
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/data/upload-process-excel?plan=true')
  expect(stored).toHaveBeenCalledOnce()
})

test('the report counts what has a category', async () => {
  answer({ ...usual, [check]: planned({ ...report, uncategorised: 1 }) })
  await send()
  expect(await screen.findByText('2; 1 need a category')).toBeTruthy()
})

const formatSentence = /verify the data format/
test.each([
  ['a file that is too large', { status: 413 }, /too large/],
  ['too many requests', { status: 429 }, /too many requests/],
  ['a server that failed with a page of HTML', { status: 500, body: '<html>' }, /on our side/],
  ['no connection', null, /Check your connection/],
] as const)('%s shows its own cause, once, and not the format’s', async (_, reply, cause) => {
  const { [upload]: __, ...others } = usual
  answer(reply ? { ...others, [upload]: reply } : others)
  await send()
  expect(await screen.findAllByText(cause)).toHaveLength(1)
  expect(screen.queryByText(formatSentence)).toBeNull()
  if (cause.source !== 'Check your connection')
    expect(screen.queryByText(/Check your connection/)).toBeNull()
  expect(shownToasts().filter(({ kind }) => kind === 'error')).toEqual([])
})

test('any other is shown first, with its doubts, what it holds, its bad rows and its first rows; nothing is stored', async () => {
  const fetched = answer({ ...usual, [check]: planned(doubtful) })
  await send()
  expect(await screen.findByText('1 row may be in your books already.')).toBeTruthy()
  expect(screen.getByText('Current account (new)')).toBeTruthy()
  expect(screen.getByText('3 January 2026 to 14 February 2026')).toBeTruthy()
  expect(screen.getByText('Dates are read day first: 3 January 2026.')).toBeTruthy()
  expect(screen.getByText(/Row 31: the date/)).toBeTruthy()
  expect(await screen.findByText('−£120.50')).toBeTruthy()
  expect(screen.getByText('Already imported')).toBeTruthy()
  expect(screen.queryByText('File processed successfully.')).toBeNull()
  expect(bodyOf(fetched, commit)).toEqual([])
  expect(stored).not.toHaveBeenCalled()
})

test('a look-alike is added unless it is unticked', async () => {
  const fetched = answer({ ...usual, [check]: planned(doubtful) })
  await send()
  const tick = await screen.findByRole('checkbox', { name: /BRITISH GAS 991/ })
  expect((tick as HTMLInputElement).checked).toBe(true)
  await user.click(tick)
  await user.click(screen.getByRole('button', { name: 'Add 2 transactions' }))
  expect(await screen.findByText('File processed successfully.')).toBeTruthy()
  expect(bodyOf(fetched, commit)).toEqual([{ plan_id: 'p1', leave_out: [2] }])
})

test('a plan that no longer holds gives way to the new one, with the reason', async () => {
  const reason = 'Your books have changed since this plan was made. Please look at the new plan.'
  let plans = 0
  answer({
    ...usual,
    [check]: () => planned({ ...report, transactions: 3 - plans }, `p${++plans}`),
    [commit]: { status: 409, body: refusal(reason) },
  })
  await send()
  expect((await screen.findByRole('alert')).textContent).toBe(reason)
  expect(screen.getByRole('button', { name: 'Add 2 transactions' })).toBeTruthy()
})

test('Cancel discards the file and leads back to the choice', async () => {
  const fetched = answer({ ...usual, [check]: planned(doubtful) })
  await send()
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('button', { name: 'Upload' })).toBeTruthy()
  expect(fetched.mock.calls.some(([, init]) => init?.method === 'DELETE')).toBe(true)
  expect(stored).not.toHaveBeenCalled()
})

const looked = (trial: object): Answer => ({
  body: {
    status: 'success',
    data: {
      sheets: ['Statement'],
      sheet: 'Statement',
      lines: [
        { line: 1, cells: ['When', 'Sum', 'Points'] },
        { line: 2, cells: ['03/04/2026', '500.00', '12.50'] },
      ],
      header_line: 1,
      answers: {},
      trial,
    },
  },
})
const columns = [
  { index: 0, header: 'When', role: 'date', examples: ['03/04/2026'] },
  { index: 1, header: 'Sum', role: 'amount', examples: ['500.00'] },
  { index: 2, header: 'Points', role: null, examples: ['12.50'] },
]
const trial = {
  kind: 'read',
  columns,
  rows: [],
  transactions: 1,
  total_in: '500.00',
  total_out: '0.00',
  currency: 'GBP',
  first_day: '2026-04-03',
  last_day: '2026-04-03',
  opening_balance: null,
  closing_balance: null,
  balance_check: 'absent',
  bad_rows: 0,
  assumptions: [],
}
const look = `POST /api/data/uploads/${fileid}/look`

test('choosing what a column holds tries that reading at once, and “Read it so” has the file read again', async () => {
  let trials: object[] = [trial, { ...trial, total_in: '12.50' }]
  const fetched = answer({
    ...usual,
    [check]: planned(doubtful),
    [look]: () => {
      const [next = trial, ...rest] = trials
      trials = rest
      return looked(next)
    },
  })
  await send()
  await user.click(await screen.findByRole('button', { name: 'Change settings' }))
  expect(await screen.findByText('£500.00')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Contents of column 3, Points,'), 'amount')
  expect(await screen.findByText('£12.50')).toBeTruthy()
  const answers = { columns: { 0: 'date', 1: 'ignore', 2: 'amount' } }
  expect(bodyOf(fetched, look)).toEqual([{}, { answers }])
  await user.click(screen.getByRole('button', { name: 'Use these settings' }))
  await vi.advanceTimersByTimeAsync(3000)
  expect(await screen.findByText('Check before adding')).toBeTruthy()
  expect(bodyOf(fetched, commit)).toEqual([{ answers }])
})

test('a reading that is refused says why and cannot be taken', async () => {
  const message = 'We cannot tell which column holds the date.'
  const refused = { kind: 'refused', code: 'no_transactions', message, columns }
  answer({ ...usual, [check]: planned(doubtful), [look]: looked(refused) })
  await send()
  await user.click(await screen.findByRole('button', { name: 'Change settings' }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Use these settings' }).hasAttribute('disabled')).toBe(
    true,
  )
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByText('Check before adding')).toBeTruthy()
})

test('a file read from memory goes in by itself, and the answers for its layout can be forgotten', async () => {
  const forgets = `DELETE /api/data/uploads/${fileid}/memory`
  const fetched = answer({
    ...usual,
    [check]: planned({ ...report, remembered_on: '2026-05-03T10:00:00.000Z' }),
    [forgets]: {},
  })
  await send()
  await user.click(await screen.findByRole('button', { name: 'Forget these settings' }))
  await vi.waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Forget these settings' })).toBeNull(),
  )
  const calls = fetched.mock.calls.map(([address, init]) => `${init?.method} ${address}`)
  expect(calls).toContain(forgets)
})
