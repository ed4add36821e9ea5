// The assistant's panel by what the user sees: asking, failing, stopping, rating, history by user.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AtAddress } from '../../testing/AtAddress.tsx'
import { type Answer, answer, tokenOf } from '../../testing/session.ts'
import ChatPanel from './ChatPanel.tsx'

configure({ asyncUtilTimeout: 8000 })

const cid = '018f0000-0000-7000-8000-000000000001'
const answered = {
  status: 'success',
  data: {
    cid,
    status: 'answered',
    response: '£288.98 went out on Fuel in October 2026, in 5 payments.',
    rag_context: ['Transfers are left out.'],
    intermediate_steps: [{ tool: 'flow_total', args: {}, row_count: 5 }],
    blocks: [{ kind: 'text', text: '£288.98 went out on Fuel in October 2026, in 5 payments.' }],
    facts: [{ id: 'total', unit: 'money', minor: '28898', label: 'Money out' }],
    citations: [
      {
        ref: 'total',
        href: '/cash-flow/edit-transaction?sub_category=fuel',
        rowCount: 5,
        label: 'Fuel',
      },
    ],
    options: [],
    follow_ups: ['And the month before?'],
  },
}
const offered = {
  version: '1',
  greeting: 'Ask about the money in your books.',
  placeholder: 'How much?',
  question_characters_max: 600,
  suggestions: [
    { page: '/cash-flow', prompts: ['Which month did we spend the most?'] },
    { page: '*', prompts: ['What’s our balance?'] },
  ],
}
const calls: Record<string, Answer | (() => Answer)> = {}

beforeEach(() => {
  localStorage.setItem('token', tokenOf())
  for (const key of Object.keys(calls)) delete calls[key]
  calls['GET /api/data.json'] = { body: offered }
  calls['POST /api/chat/relay-user-question'] = { body: answered }
  calls['POST /api/chat/analytics'] = { body: { status: 'success' } }
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

function show(path = '/dashboard') {
  const fetched = answer(calls)
  const onClose = vi.fn()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <AtAddress path={path}>
        <ChatPanel onClose={onClose} />
      </AtAddress>
    </QueryClientProvider>,
  )
  const bodies = (path: string) =>
    fetched.mock.calls
      .filter(([address]) => address === `/api/${path}`)
      .map(([, init]) => JSON.parse(String(init?.body)))
  return { onClose, bodies }
}

function ask(prompt: string) {
  const field = screen.getByLabelText('Your question')
  fireEvent.change(field, { target: { value: prompt } })
  fireEvent.keyDown(field, { key: 'Enter' })
}

test('R-163 R-191 an answer is shown, announced, and opens what it is made of', async () => {
  const { bodies } = show()
  ask('fuel in October?')
  const link = await screen.findByRole('link', { name: 'Fuel: 5 payments' })
  expect(link.getAttribute('href')).toBe('/cash-flow/edit-transaction?sub_category=fuel')
  expect(screen.getByRole('status').textContent).toContain('£288.98')
  expect(bodies('chat/relay-user-question')).toEqual([{ prompt: 'fuel in October?' }])
})

test('R-164 a failed answer shows its sentence', async () => {
  calls['POST /api/chat/relay-user-question'] = { status: 500, body: {} }
  show()
  ask('fuel?')
  const sentence = 'I am unable to respond to you right now, please try after some time.'
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
})

test('R-166 a failed explanation shows its sentence', async () => {
  calls['POST /api/chat/detailed-response'] = { status: 500, body: {} }
  show()
  ask('fuel?')
  fireEvent.click(await screen.findByRole('button', { name: 'Explain' }))
  expect(
    await screen.findByText('Sorry, I am unable to provide an explanation right now.'),
  ).toBeTruthy()
})

test('a choice shows its answer under its question, and asks it', async () => {
  const question = { label: 'How much went out in October?', prompt: 'spent in October' }
  const choice = { ...question, answer: 'You spent £76,213.74 in October 2026.' }
  const data = { ...answered.data, status: 'clarify', options: [choice], follow_ups: [] }
  calls['POST /api/chat/relay-user-question'] = { body: { status: 'success', data } }
  const { bodies } = show()
  ask('gribblets?')
  const button = await screen.findByRole('button', { name: 'How much went out in October?' })
  const described = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe('You spent £76,213.74 in October 2026.')
  fireEvent.click(button)
  await waitFor(() =>
    expect(bodies('chat/relay-user-question').at(-1)).toEqual({ prompt: 'spent in October' }),
  )
})

test('R-168 words are sent only with a thumbs-down, and only where there are any', async () => {
  const { bodies } = show()
  ask('fuel?')
  fireEvent.click(await screen.findByRole('button', { name: 'Helpful' }))
  fireEvent.click(screen.getByRole('button', { name: 'Not helpful' }))
  fireEvent.change(screen.getByLabelText('What was wrong?'), { target: { value: ' Wrong month ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() =>
    expect(bodies('chat/analytics')).toEqual([
      { cid, td: 1 },
      { cid, td: -1 },
      { cid, td: -1, user_feedback: 'Wrong month' },
    ]),
  )
})

test('R-171 questions are kept for their user alone', async () => {
  show()
  ask('fuel?')
  await screen.findByRole('link', { name: 'Fuel: 5 payments' })
  cleanup()
  show()
  expect(screen.getByText('fuel?')).toBeTruthy()
  cleanup()
  localStorage.setItem('token', tokenOf({ sub: 'u2' }))
  show()
  expect(screen.queryByText('fuel?')).toBeNull()
})

test('suggestions fit the page, and Escape closes', async () => {
  const { onClose } = show('/cash-flow')
  const button = await screen.findByRole('button', { name: 'Which month did we spend the most?' })
  fireEvent.keyDown(button, { key: 'Escape' })
  expect(onClose).toHaveBeenCalledOnce()
})

test('the reason takes the focus, and its button has it again with thanks once it is sent', async () => {
  show()
  ask('fuel?')
  const button = await screen.findByRole('button', { name: 'Not helpful' })
  fireEvent.click(button)
  const field = screen.getByLabelText('What was wrong?')
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: 'Wrong month' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(document.activeElement).toBe(button)
  expect(screen.getByText('Thank you for your feedback.')).toBeTruthy()
})
