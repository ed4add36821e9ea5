// The transactions page by what the user sees: filters in the address, keys, the editor with its
// reach, splits, undo, bulk edits.
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
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepToken } from '../api/session.ts'
import {
  account,
  categories,
  newTestId,
  suggestions,
  type WireTransaction,
  wireList,
  wireRecord,
  wireTransaction,
} from '../features/transactions/testing/records.ts'
import { AtAddress } from '../testing/AtAddress.tsx'
import { tokenOf } from '../testing/session.ts'
import { dismissToast, shownToasts } from '../ui/toast.ts'
import TransactionsPage from './TransactionsPage.tsx'
// The page fetches these when they are needed; here they are at hand, so that no test waits for
// them.
import '../features/transactions/list/VirtualRows.tsx'
import '../features/transactions/list/FilterPanel.tsx'
import '../features/transactions/list/ViewsMenu.tsx'
import '../features/transactions/list/PendingRows.tsx'
import '../features/transactions/list/KeysDialog.tsx'
import '../features/transactions/editor/EditorHost.tsx'
import '../features/transactions/editor/AddSheet.tsx'
import '../features/transactions/sort/SortDialog.tsx'
import '../features/transactions/bulk/BulkBar.tsx'

configure({ asyncUtilTimeout: 8000 })

type Request = { method: string; path: string; query: URLSearchParams; body: unknown }
let requests: Request[] = []
let rows: WireTransaction[] = []
let answers: Record<string, (request: Request) => unknown> = {}

const change = { change_id: newTestId(), changed: 1, kept_by_hand: 0, rule_id: null }
const fuel = {
  sub_category: 'fuel',
  subcategory_label: 'Fuel',
  label_source: 'user',
  label_confidence: 1,
}
const ok = (data: unknown) => ({ status: 'success', data })
const page = '/cash-flow/edit-transaction'

beforeEach(() => {
  requests = []
  rows = [
    wireTransaction(),
    wireTransaction({ amount: '-40.00', merchant: { id: newTestId(), name: 'Shell' } }),
    wireTransaction({
      day: '2026-11-10',
      amount: '512.00',
      merchant: { id: newTestId(), name: 'Hartwell' },
      sub_category: 'product_sales',
      subcategory_label: 'Product sales',
      category_label: 'Sales income',
      label_source: 'file',
      label_confidence: 1,
    }),
  ]
  const begun = rows
  keepToken(tokenOf())
  answers = {
    'GET /api/data/transactions/list': ({ query }) =>
      wireList(rows.filter((row) => !query.has('label') || row.label_source === 'none')),
    'GET /api/data/transactions/total': ({ query }) =>
      ok(wireList(rows.filter((row) => !query.has('label') || row.label_source === 'none')).total),
    'GET /api/data/categories': () => ok(categories),
    'GET /api/data/account-balances': () => ok([]),
    'GET /api/mh/pending': () => ok([]),
    'GET /api/data/transactions/views': () => ok([]),
    'GET /api/data/transactions/suggestions': ({ query }) =>
      ok(Object.fromEntries((query.get('ids') ?? '').split(',').map((id) => [id, suggestions]))),
    'POST /api/data/update-transactions': () => {
      const [first, ...others] = rows
      rows = [{ ...(first as WireTransaction), ...fuel }, ...others]
      return ok(change)
    },
    'GET /api/data/merchants': () => ({ status: 'success', data: [], next_cursor: null }),
    ...Object.fromEntries(
      rows.map((row) => [`GET /api/data/transactions/${row.id}`, () => ok(wireRecord(row))]),
    ),
    [`POST /api/data/transactions/changes/${change.change_id}/undo`]: () => {
      rows = begun
      return ok({ changed: 1 })
    },
  }
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const [path = '', search] = address.split('?')
    const request = {
      method: init.method ?? 'GET',
      path,
      query: new URLSearchParams(search),
      body: init.body ? JSON.parse(String(init.body)) : null,
    }
    requests.push(request)
    const reply = await answers[`${request.method} ${path}`]?.(request)
    if (reply instanceof Response) return reply
    return reply ? Response.json(reply) : Response.json({}, { status: 404 })
  })
})

afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id)
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

async function show(search = '') {
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <AtAddress path={page + search}>
        <TransactionsPage />
      </AtAddress>
    </QueryClientProvider>,
  )
  await screen.findByRole('grid', { name: 'Transactions' })
  // The rows in sight take the place of the first ones as soon as the browser is idle.
  await waitFor(() => expect(document.querySelector('.txn-rows .txn-row')).toBeTruthy())
  return userEvent.setup()
}

const sentTo = (path: string) => requests.filter((request) => request.path === path)
const expectToast = (words: string) =>
  waitFor(() => expect(shownToasts().map(({ message }) => message)).toContain(words))
const address = () => screen.getByTestId('address').textContent
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const refuse = (status: number, message: string) =>
  Response.json(
    { status: 'failure', code: 'conflict', message, errors: [{ message }], details: [] },
    { status },
  )

describe('R-006 the list', () => {
  test('asks by the filters of its address, says count and sum, and stands under days', async () => {
    await show('?direction=out&q=moray&amount_from=5')
    await rowOf('Moray House')
    const [first] = sentTo('/api/data/transactions/list').filter(({ query }) => query.has('q'))
    expect(Object.fromEntries(first?.query ?? [])).toMatchObject({
      direction: 'out',
      q: 'moray',
      amount_from: '5.00',
      txnSource: 'actual',
    })
    expect(screen.getByText('3 transactions')).toBeTruthy()
    expect(screen.getByText('Total −£186.40')).toBeTruthy()
    expect(
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual(['Monday 16 November 2026', 'Tuesday 10 November 2026'])
  })

  test('a filter is lifted by its chip, which changes the address', async () => {
    const user = await show('?direction=out&label=unsure')
    await user.click(await screen.findByRole('button', { name: 'Remove filter Money out' }))
    expect(address()).toBe(`${page}?label=unsure`)
  })

  test('typing asks once it pauses, not at every letter', async () => {
    const user = await show()
    await rowOf('Shell')
    const before = sentTo('/api/data/transactions/list').length
    await user.type(screen.getByRole('searchbox'), 'shell')
    await waitFor(() => expect(address()).toBe(`${page}?q=shell`))
    const after = () => sentTo('/api/data/transactions/list').slice(before)
    await waitFor(() => expect(after()).not.toEqual([]))
    expect(after().map(({ query }) => query.get('q'))).toEqual(['shell'])
  })

  test('says plainly that nothing matches, and that the list could not be fetched', async () => {
    answers['GET /api/data/transactions/list'] = () => wireList([], { count: 0, amount: '0.00' })
    render(
      <QueryClientProvider client={new QueryClient()}>
        <AtAddress path={`${page}?q=zzz`}>
          <TransactionsPage />
        </AtAddress>
      </QueryClientProvider>,
    )
    expect(await screen.findByText('No transactions match')).toBeTruthy()
  })

  test('what the bank has not booked stands above, marked as not counted', async () => {
    answers['GET /api/mh/pending'] = () =>
      ok([
        {
          id: newTestId(),
          day: '2026-11-20',
          amount: '-9.99',
          text: 'APPLE',
          merchant: '',
          account,
        },
      ])
    await show()
    expect(await screen.findByText('1 pending')).toBeTruthy()
    expect(screen.getByText(/don’t count in your figures/)).toBeTruthy()
  })
})

describe('the keys', () => {
  test('J moves, a digit takes the suggestion at once, Z takes it back', async () => {
    const user = await show()
    const row = await rowOf('Moray House')
    await user.keyboard('j')
    expect(document.activeElement).toBe(row)
    expect(await within(row).findByText(/Almost certain: 8 of 9/)).toBeTruthy()
    await user.keyboard('1')
    await within(row).findByText('Fuel')
    expect(sentTo('/api/data/update-transactions')[0]?.body).toEqual({
      transactions: [{ id: rows[0]?.id, sub_category: 'fuel' }],
    })
    // What is settled is left behind: the next row has the focus.
    expect(document.activeElement).toBe(await rowOf('Shell'))
    await expectToast('Moray House: Fuel.')
    await user.keyboard('z')
    await expectToast('Undone. Everything is as it was before.')
    expect(document.activeElement).toBe(await rowOf('Moray House'))
  })

  test('Z pressed while a change is being saved undoes it once it is saved', async () => {
    const save = answers['POST /api/data/update-transactions']
    let finishSaving = () => {}
    answers['POST /api/data/update-transactions'] = (request) =>
      new Promise((resolve) => {
        finishSaving = () => resolve(save?.(request))
      })
    const user = await show()
    const row = await rowOf('Moray House')
    await user.keyboard('j')
    await within(row).findByText(/Almost certain/)
    await user.keyboard('1z')
    expect(shownToasts()).toEqual([])
    finishSaving()
    await expectToast('Undone. Everything is as it was before.')
    await within(row).findByText('Uncategorised')
  })

  test('a refusal puts the row back as it was and says why', async () => {
    answers['POST /api/data/update-transactions'] = () => refuse(409, 'Someone else changed it.')
    const user = await show()
    const row = await rowOf('Moray House')
    await user.keyboard('j')
    await within(row).findByText(/Almost certain/)
    await user.keyboard('1')
    await waitFor(() => expect(shownToasts().at(-1)?.detail).toBe('Someone else changed it.'))
    expect(await within(row).findByText('Uncategorised')).toBeTruthy()
  })

  test('X selects, E opens, ? shows the keys, and letters in a field stay letters', async () => {
    const user = await show()
    await rowOf('Moray House')
    await user.keyboard('jx')
    expect(await screen.findByText('1 selected')).toBeTruthy()
    await user.keyboard('?')
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).getByRole('button'),
    )
    await user.type(screen.getByRole('searchbox'), 'jx')
    expect(screen.getByText('1 selected')).toBeTruthy()
    fireEvent.keyDown(await rowOf('Moray House'), { key: 'e' })
    expect(await screen.findByRole('dialog', { name: 'Moray House' })).toBeTruthy()
  })

  test('they do nothing where single keys are switched off', async () => {
    localStorage.setItem('shortcuts', 'off')
    const user = await show()
    await rowOf('Moray House')
    await user.keyboard('jx')
    expect(screen.queryByText('1 selected')).toBeNull()
  })
})

describe('the editor', () => {
  const open = async () => {
    const user = await show()
    await user.click(await rowOf('Moray House'))
    const dialog = await screen.findByRole('dialog', { name: 'Moray House' })
    await within(dialog).findByRole('button', { name: /Fuel/ })
    return { user, dialog: within(dialog) }
  }

  test('opens from the address, and shows the bank’s own text below the merchant', async () => {
    const { dialog } = await open()
    expect(address()).toBe(`${page}?id=${rows[0]?.id}`)
    expect(dialog.getByText('MORAY HOUSE TRADING')).toBeTruthy()
  })

  test('an edit for all of a merchant shows exactly what would change before it is saved', async () => {
    answers['POST /api/data/transactions/preview'] = () =>
      ok({
        changed: 46,
        kept_by_hand: 2,
        first_day: '2025-01-02',
        last_day: '2026-11-16',
        total: '-8612.00',
        samples: [
          {
            before: rows[0],
            after: { ...rows[0], sub_category: 'fuel', subcategory_label: 'Fuel' },
          },
        ],
      })
    const { user, dialog } = await open()
    await user.click(dialog.getByRole('button', { name: /Fuel/ }))
    await user.click(dialog.getByLabelText('This and 47 others so far'))
    const preview = await dialog.findByRole('region', { name: 'What this will change' })
    await waitFor(() =>
      expect(within(preview).getByRole('status').textContent).toBe(
        '46 transactions will change, 2 January 2025 to 16 November 2026, −£8,612.00 in total. 2 transactions you set yourself won’t change.',
      ),
    )
    expect(
      within(preview).getByRole('cell', { name: /Uncategorised money out.*Fuel/ }),
    ).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sentTo('/api/data/update-transactions')[0]?.body).toEqual({
      transactions: [{ id: rows[0]?.id, sub_category: 'fuel' }],
      apply_to: 'merchant_past',
    })
    shownToasts().at(-1)?.action?.onClick()
    await waitFor(() =>
      expect(sentTo(`/api/data/transactions/changes/${change.change_id}/undo`)).toHaveLength(1),
    )
  })

  test('a split is not sent before it adds up to the penny', async () => {
    const { user, dialog } = await open()
    await user.click(dialog.getByRole('button', { name: 'Split between categories' }))
    const [first, second] = dialog.getAllByLabelText(/^Amount of part/)
    await user.clear(first as HTMLElement)
    await user.type(first as HTMLElement, '100.00')
    expect(dialog.getByText('£86.40')).toBeTruthy()
    await user.type(second as HTMLElement, '86.39')
    await user.click(dialog.getByRole('button', { name: /Category of part 1/ }))
    await user.type(dialog.getByRole('combobox', { name: 'Find a category' }), 'stock{Enter}')
    await user.click(dialog.getByRole('button', { name: /Category of part 2/ }))
    await user.type(dialog.getByRole('combobox', { name: 'Find a category' }), 'between{Enter}')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByText('The parts don’t add up to the full amount yet.')).toBeTruthy()
    expect(sentTo('/api/data/update-transactions')).toHaveLength(0)
    await user.click(dialog.getAllByRole('button', { name: 'Put the rest here' })[1] as HTMLElement)
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sentTo('/api/data/update-transactions')[0]?.body).toEqual({
        transactions: [
          {
            id: rows[0]?.id,
            splits: [
              { amount: '-100.00', sub_category: 'stock_materials' },
              { amount: '-86.40', sub_category: 'internal_transfer' },
            ],
          },
        ],
      }),
    )
  })

  test('what is typed is not lost by Escape without a question', async () => {
    const { user, dialog } = await open()
    await user.type(dialog.getByLabelText('Note'), 'van')
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    const question = await screen.findByRole('alertdialog', { name: 'Discard changes?' })
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
    expect((dialog.getByLabelText('Note') as HTMLInputElement).value).toBe('van')
  })

  test('where someone else was faster, it says so and offers to look again', async () => {
    answers['POST /api/data/update-transactions'] = () =>
      refuse(409, 'This transaction has been changed meanwhile.')
    const { user, dialog } = await open()
    await user.click(dialog.getByRole('button', { name: /Fuel/ }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('This transaction has been changed meanwhile.')).toBeTruthy()
    const before = sentTo(`/api/data/transactions/${rows[0]?.id}`).length
    await user.click(dialog.getByRole('button', { name: 'Refresh' }))
    await waitFor(() =>
      expect(sentTo(`/api/data/transactions/${rows[0]?.id}`).length).toBe(before + 1),
    )
  })
})

describe('R-190 sorting', () => {
  test('says how many are left, goes on to the next at once, and brings one back with Z', async () => {
    rows = rows.slice(0, 2)
    const user = await show()
    await user.click(await screen.findByRole('button', { name: 'Categorise these (2)' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Categorise transactions' }))
    expect(await dialog.findByRole('heading', { name: 'Moray House' })).toBeTruthy()
    expect(dialog.getByText('2 left')).toBeTruthy()
    await dialog.findByRole('button', { name: /Fuel/ })
    await user.keyboard('1')
    expect(await dialog.findByRole('heading', { name: 'Shell' })).toBeTruthy()
    expect(dialog.getByText('The last one')).toBeTruthy()
    await expectToast('Moray House: Fuel.')
    await user.keyboard('z')
    expect(await dialog.findByRole('heading', { name: 'Moray House' })).toBeTruthy()
    expect(dialog.getByText('2 left')).toBeTruthy()
  })
})

describe('many at once', () => {
  test('Shift takes all between; everything that is shown is sent with the number that was seen', async () => {
    const user = await show('?direction=out')
    const boxes = () => screen.getAllByRole('checkbox', { name: /^Select [A-Z]/ })
    await rowOf('Hartwell')
    await user.click(boxes()[0] as HTMLElement)
    await user.keyboard('{Shift>}')
    await user.click(boxes()[2] as HTMLElement)
    await user.keyboard('{/Shift}')
    expect(await screen.findByText('3 selected')).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: 'Select everything shown' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select everything shown' }))
    answers['POST /api/data/transactions/bulk'] = () => refuse(409, 'There are 4 now.')
    await user.click(await screen.findByRole('button', { name: 'Exclude' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Exclude or include' }))
    await user.click(dialog.getByRole('button', { name: 'Change 3 transactions' }))
    expect(await dialog.findByText('There are 4 now.')).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Refresh' })).toBeTruthy()
    expect(sentTo('/api/data/transactions/bulk')[0]?.body).toEqual({
      filters: { direction: 'out', txnSource: 'actual' },
      expected: 3,
      edit: { excluded: true },
    })
  })

  const selectAll = async (kind: string, title: string) => {
    answers['POST /api/data/transactions/bulk'] = () => ok({ ...change, changed: 3, left_split: 0 })
    const user = await show('?direction=out')
    await user.click(screen.getByRole('checkbox', { name: 'Select everything shown' }))
    await user.click(await screen.findByRole('button', { name: kind }))
    return { user, dialog: within(await screen.findByRole('dialog', { name: title })) }
  }
  const save = 'Change 3 transactions'
  const sentEdit = () =>
    (sentTo('/api/data/transactions/bulk')[0]?.body as { edit: object } | undefined)?.edit

  test('a note is trimmed, blank ones are none, and the toast says how many have it', async () => {
    const { user, dialog } = await selectAll('Note', 'Add a note')
    const button = dialog.getByRole<HTMLButtonElement>('button', { name: save })
    await user.type(dialog.getByLabelText('Note'), '  ')
    expect(button.disabled).toBe(true)
    await user.type(dialog.getByLabelText('Note'), 'For the shed ')
    await user.click(button)
    await expectToast('Note added to 3 transactions.')
    expect(sentEdit()).toEqual({ note: 'For the shed' })
  })

  test('a merchant and a category are set of everything shown', async () => {
    const merchant = await selectAll('Merchant', 'Set merchant')
    await merchant.user.type(merchant.dialog.getByLabelText('Merchant'), 'Corner cafe')
    await merchant.user.click(merchant.dialog.getByRole('button', { name: save }))
    await expectToast('3 transactions now belong to Corner cafe.')
    expect(sentEdit()).toEqual({ merchant: 'Corner cafe' })
    cleanup()
    requests.length = 0
    const category = await selectAll('Category', 'Set category')
    await category.user.click(await category.dialog.findByRole('option', { name: /^Parking/ }))
    await category.user.click(category.dialog.getByRole('button', { name: save }))
    await expectToast('3 transactions moved to Parking and tolls.')
    expect(sentEdit()).toEqual({ sub_category: 'parking' })
  })
})
