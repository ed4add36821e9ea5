// The list of projects and the page of one, by what the user sees and what is sent.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepToken } from '../api/session.ts'
import {
  depositId,
  finalId,
  listBody,
  projectBody,
  projectId,
} from '../features/sales/testing/samples.ts'
import { AtAddress } from '../testing/AtAddress.tsx'
import { type Answer, answer, refusal, tokenOf } from '../testing/session.ts'
import { dismissToast, shownToasts } from '../ui/toast.ts'
import SalesProjectPage from './SalesProjectPage.tsx'
import SalesProjectsPage from './SalesProjectsPage.tsx'

configure({ asyncUtilTimeout: 8000 })
const projectPath = `/api/v1/sales/projects/${projectId}`
const broken: Answer = { status: 500, body: refusal('It broke.') }
const base = {
  'GET /api/v1/sales/projects': { body: listBody },
  [`GET ${projectPath}`]: { body: projectBody },
  'GET /api/v1/sales/counting': {
    body: { status: 'success', data: { counting: 'expected', has_projects: true } },
  },
  'GET /api/v1/sales/cards': broken,
  'GET /api/v1/sales/chance': { body: { status: 'success', data: null } },
  [`POST ${projectPath}/compute`]: broken,
  'GET /api/data/merchants': { body: { status: 'success', data: [], next_cursor: null } },
  'GET /api/data/categories': { body: { status: 'success', data: [] } },
}

function show(path: string, table: Parameters<typeof answer>[0] = {}) {
  const fetched = answer({ ...base, ...table })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <AtAddress path={path}>
        {path.startsWith('/sales/projects/') ? <SalesProjectPage /> : <SalesProjectsPage />}
      </AtAddress>
    </QueryClientProvider>,
  )
  const sent = (method: string, ending: string) =>
    fetched.mock.calls
      .filter(([address, init]) => init?.method === method && address.endsWith(ending))
      .map(([, init]) => JSON.parse(String(init?.body)))
  return { sent, fetched }
}

const toasts = () => shownToasts().map(({ message }) => message)

beforeEach(() => {
  keepToken(tokenOf())
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  for (const { id } of shownToasts()) dismissToast(id)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

describe('the list', () => {
  test('R-009 R-149 shows every project with tabs, figures and totals', async () => {
    show('/sales/projects')
    const row = await screen.findByRole('row', { name: /Harbour Street fit-out/ })
    expect(row.textContent).toContain('£12,000.00')
    expect(row.textContent).toContain('£3,600.00 overdue')
    expect(screen.getByRole('tab', { name: 'Proposed 1 · £10K + VAT' })).toBeTruthy()
    expect(screen.getByRole('row', { name: /1 project/ }).textContent).toContain('£7,200.00')
  })

  test('R-156 R-157 bulk cancel sends Cancelled and the business day', async () => {
    const { sent } = show('/sales/projects', {
      'POST /api/v1/sales/projects/bulk-status': {
        body: {
          status: 'success',
          data: { change_id: depositId, series_ids: [projectId], words: '1 project cancelled.' },
        },
      },
    })
    await userEvent.click(await screen.findByLabelText('Select Harbour Street fit-out'))
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel 1 project' }))
    await waitFor(() => expect(toasts()).toContain('1 project cancelled.'))
    expect(sent('POST', '/bulk-status')).toEqual([
      { series_ids: [projectId], new_status: 'Cancelled', effective_date: '2026-11-20' },
    ])
  })

  test('a bulk change that some refuse names each of them and stays open', async () => {
    const sentences = ['Chapel is Completed.', 'Library is Lost.']
    show('/sales/projects', {
      'POST /api/v1/sales/projects/bulk-status': {
        status: 409,
        body: {
          ...refusal('Two projects can’t become Won.'),
          errors: sentences.map((message) => ({ message })),
        },
      },
    })
    await userEvent.click(await screen.findByLabelText('Select Harbour Street fit-out'))
    const bar = await screen.findByRole('region', { name: 'Selected projects' })
    await userEvent.click(within(bar).getByRole('button', { name: 'Status' }))
    const dialog = await screen.findByRole('dialog', { name: 'Change status' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change status' }))
    const alert = await within(dialog).findByRole('alert')
    for (const sentence of sentences) expect(alert.textContent).toContain(sentence)
  })

  test('without any project it offers the ways to begin', async () => {
    show('/sales/projects', {
      'GET /api/v1/sales/projects': {
        body: {
          ...listBody,
          data: [],
          tabs: [{ status: 'All', count: 0, value: '0.00', plus_vat: false }],
        },
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: /Monthly retainer/ }))
    const dialog = await screen.findByRole('dialog', { name: 'New project' })
    expect(within(dialog).getByLabelText('Milestones')).toHaveProperty('value', 'retainer')
  })

  test('a failure is shown with a way to try again', async () => {
    show('/sales/projects', { 'GET /api/v1/sales/projects': broken })
    expect(await screen.findByText('We couldn’t load your projects.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})

describe('one project', () => {
  const at = `/sales/projects/${projectId}`
  const editProbability = async () => {
    const field = await screen.findByLabelText('Probability in percent')
    await userEvent.clear(field)
    await userEvent.type(field, '80')
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  }

  test('R-009 R-152 saving sends only what was edited, with its version', async () => {
    const { sent } = show(at, {
      [`PATCH ${projectPath}`]: {
        body: { ...projectBody, message: 'Updated the project details' },
      },
    })
    await editProbability()
    await waitFor(() => expect(toasts()).toContain('Updated the project details'))
    expect(sent('PATCH', projectId)).toEqual([{ probability: 80, version: 3 }])
  })

  test.each([
    [[{ message: 'Enter a probability from 0 to 100%.' }], 'Enter a probability from 0 to 100%.'],
    [[], 'Error updating project details'],
  ])(
    'R-153 a refused update shows the first of details %o, else its own sentence',
    async (details, shown) => {
      show(at, { [`PATCH ${projectPath}`]: { status: 400, body: { ...refusal('No.'), details } } })
      await editProbability()
      await waitFor(() => expect(toasts()).toContain(shown))
      expect(screen.getByLabelText('Probability in percent')).toHaveProperty('value', '80')
    },
  )

  test('a stale version shows what has changed, and keeps what was typed', async () => {
    let version = 3
    const { sent } = show(at, {
      [`GET ${projectPath}`]: () => ({
        body: { ...projectBody, data: { ...projectBody.data, version } },
      }),
      [`PATCH ${projectPath}`]: () => {
        if (version === 4)
          return { body: { ...projectBody, message: 'Updated the project details' } }
        version = 4
        const details = [{ message: 'Notes changed to “Call first”.' }]
        const body = { ...refusal('This project has changed.'), code: 'stale', details }
        return { status: 409, body }
      },
    })
    await editProbability()
    const dialog = await screen.findByRole('alertdialog', { name: 'This project has changed' })
    expect(dialog.textContent).toContain('Notes changed to “Call first”.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep my changes on top' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(screen.getByLabelText('Probability in percent')).toHaveProperty('value', '80')
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(sent('PATCH', projectId)).toHaveLength(2))
    expect(sent('PATCH', projectId)[1]).toEqual({ probability: 80, version: 4 })
  })

  test('R-153 a change that another fact forbids is a sentence, not a conflict of two windows', async () => {
    const message = '“Deposit” has £3,600.00 matched with it. Unmatch that before you remove it.'
    const body = { ...refusal(message), code: 'conflict', details: [{ message }] }
    show(at, { [`PATCH ${projectPath}`]: { status: 409, body } })
    await editProbability()
    await waitFor(() => expect(toasts()).toContain(message))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('the arrow keys move a milestone’s cash to the next working day', async () => {
    const { sent } = show(at, {
      [`PATCH ${projectPath}`]: {
        body: { ...projectBody, message: 'Updated the project details' },
      },
    })
    const dot = await screen.findByRole('slider', { name: 'Expected day of Final payment' })
    expect(dot.getAttribute('aria-valuetext')).toBe('Friday 29 January')
    dot.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(dot.getAttribute('aria-valuetext')).toBe('Monday 1 February')
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(sent('PATCH', projectId)).toHaveLength(1))
    const [{ milestones }] = sent('PATCH', projectId)
    expect(milestones).toMatchObject([
      { id: depositId, share: '30.00', expected_on: null },
      { id: finalId, amount: '7000.00', expected_on: '2027-02-01' },
    ])
  })

  test('an overdue milestone is re-dated with one press', async () => {
    const { sent } = show(at, { [`POST ${projectPath}/redate`]: { body: projectBody } })
    await userEvent.click(await screen.findByRole('button', { name: 'Re-date to 23 Nov 2026' }))
    expect(screen.getByText('£3,600.00 overdue')).toBeTruthy()
    expect(screen.queryByText('On plan')).toBeNull()
    await waitFor(() => expect(toasts()).toContain('Milestone re-dated.'))
    expect(sent('POST', '/redate')).toEqual([{ item_id: depositId }])
  })

  test('R-154 a status change has a date, a reason and an undo', async () => {
    const { sent } = show(at, {
      [`PATCH ${projectPath}/status`]: {
        body: { ...projectBody, message: 'Updated the project status', change_id: finalId },
      },
      [`POST /api/v1/sales/changes/${finalId}/undo`]: {
        body: { status: 'success', data: { series_ids: [projectId], words: 'Undone.' } },
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Change status' }))
    const dialog = await screen.findByRole('dialog', { name: 'Change status' })
    await userEvent.type(within(dialog).getByLabelText('Reason (optional)'), 'Signed')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change status' }))
    await waitFor(() => expect(toasts()).toContain('Updated the project status'))
    expect(sent('PATCH', '/status')).toEqual([
      { new_status: 'Won', effective_date: '2026-11-20', reason: 'Signed', version: 3 },
    ])
    shownToasts()[0]?.action?.onClick()
    await waitFor(() => expect(toasts()).toContain('Undone.'))
  })

  test('R-155 a refused status change shows the first error', async () => {
    show(at, {
      [`PATCH ${projectPath}/status`]: { status: 409, body: refusal('A receipt came later.') },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Change status' }))
    const dialog = await screen.findByRole('dialog', { name: 'Change status' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change status' }))
    await waitFor(() => expect(toasts()).toContain('A receipt came later.'))
  })

  test('an id that isn’t there leads back to the list', async () => {
    show(at, { [`GET ${projectPath}`]: { status: 404, body: refusal('No such project.') } })
    expect(await screen.findByText('We couldn’t find this project')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'All projects' })).toBeTruthy()
  })
})
