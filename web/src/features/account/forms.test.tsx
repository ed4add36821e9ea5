// The signed-out forms: what they refuse before anything is sent, what they send, and how they tell
// a refusal.
import { act, cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readToken } from '../../api/session.ts'
import { type Answer, answer, refusal, tokenOf } from '../../testing/session.ts'
import { showAt } from '../../testing/show.tsx'

configure({ asyncUtilTimeout: 8000 })

const none: Answer = { body: { status: 'success', data: [] } }
const fetchedBy = (table: Record<string, Answer | (() => Answer)>) =>
  answer({ 'GET /api/auth/providers': none, ...table })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const sent = (fetched: ReturnType<typeof fetchedBy>, path: string) =>
  fetched.mock.calls
    .filter(([address]) => address === path)
    .map(([, init]) => JSON.parse(String(init?.body)) as unknown)

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

async function showRegister(table: Record<string, Answer | (() => Answer)> = {}) {
  const fetched = fetchedBy(table)
  // The first page of a visit waits for its code.
  const shown = await act(async () => showAt('/register'))
  await screen.findByRole('form', { name: 'Create an account' })
  return { fetched, ...shown }
}

describe('signing up', () => {
  test.each([
    ['R-043', 'a@b.c', 'abcdefg1', 'Email', 'Enter an email address like name@example.co.uk.'],
    ['R-044', 'a@b.co', 'abcdef1', 'Password', 'Use at least 8 characters.'],
    ['R-044', 'a@b.co', `${'a'.repeat(32)}1`, 'Password', 'Use at most 32 characters.'],
    ['R-045', 'a@b.co', '12345678', 'Password', 'Use at least one letter.'],
    ['R-045', 'a@b.co', 'abcdefgh', 'Password', 'Use at least one digit.'],
  ])(
    '%s %s with %s is refused at its field, and nothing is sent',
    async (_, email, password, label, sentence) => {
      const { fetched } = await showRegister()
      type('Your name', 'Amara Osei')
      type('Email', email)
      type('Password', password)
      press('Create account')
      const bad = field(label)
      const described = bad.getAttribute('aria-describedby')?.split(' ') ?? []
      expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(sentence)
      expect(bad.getAttribute('aria-invalid')).toBe('true')
      expect(document.activeElement).toBe(bad)
      expect(sent(fetched, '/api/auth/register')).toEqual([])
    },
  )

  test('the first of several bad fields has the focus', async () => {
    await showRegister()
    type('Password', 'x')
    press('Create account')
    expect(document.activeElement).toBe(field('Your name'))
  })

  test('a field is judged when it is left, and again while it is corrected', async () => {
    await showRegister()
    type('Email', 'a@b.c')
    expect(field('Email').hasAttribute('aria-invalid')).toBe(false)
    fireEvent.blur(field('Email'))
    await waitFor(() => expect(field('Email').hasAttribute('aria-invalid')).toBe(true))
    type('Email', 'a@b.co')
    await waitFor(() => expect(field('Email').hasAttribute('aria-invalid')).toBe(false))
  })

  test('leaving an empty field says nothing yet', async () => {
    await showRegister()
    fireEvent.blur(field('Email'))
    expect(field('Email').hasAttribute('aria-invalid')).toBe(false)
  })

  test('R-033 T-05 signs up, then logs in with what was typed, then onboarding', async () => {
    const { fetched, address } = await showRegister({
      'POST /api/auth/register': {
        status: 201,
        body: { status: 'success', data: { confirmation_required: false } },
      },
      'POST /api/auth/login': { body: { status: 'success', data: { token: tokenOf() } } },
    })
    type('Your name', ' Amara Osei ')
    type('Email', 'amara@example.co.uk')
    type('Password', 'abcdefg1')
    press('Create account')
    await waitFor(() => expect(address()).toBe('/onboarding'))
    const credentials = { email: 'amara@example.co.uk', password: 'abcdefg1' }
    expect(sent(fetched, '/api/auth/register')).toEqual([{ name: 'Amara Osei', ...credentials }])
    expect(sent(fetched, '/api/auth/login')).toEqual([credentials])
    expect(readToken()).toBe(tokenOf())
  })

  test('where addresses are confirmed, it says to look into the mail and logs nobody in', async () => {
    const { fetched } = await showRegister({
      'POST /api/auth/register': {
        status: 201,
        body: { status: 'success', data: { confirmation_required: true } },
      },
    })
    type('Your name', 'Amara')
    type('Email', 'amara@example.co.uk')
    type('Password', 'abcdefg1')
    press('Create account')
    await screen.findByRole('heading', { name: 'Check your email' })
    expect(screen.getByText('amara@example.co.uk')).toBeTruthy()
    expect(sent(fetched, '/api/auth/login')).toEqual([])
  })

  test('password managers can tell the fields apart', async () => {
    await showRegister()
    expect(field('Your name').autocomplete).toBe('name')
    expect(field('Email').autocomplete).toBe('username')
    expect(field('Password').autocomplete).toBe('new-password')
  })

  test('the password can be shown and hidden again', async () => {
    await showRegister()
    press('Show password')
    expect(field('Password').type).toBe('text')
    press('Hide password')
    expect(field('Password').type).toBe('password')
  })
})

describe('logging in', () => {
  async function showLogIn(table: Record<string, Answer | (() => Answer)> = {}) {
    const fetched = fetchedBy(table)
    showAt('/dashboard')
    await screen.findByRole('form', { name: 'Log in' })
    return fetched
  }

  test('R-034 keeps the token of the reply', async () => {
    const fetched = await showLogIn({
      'POST /api/auth/login': { body: { status: 'success', data: { token: tokenOf() } } },
    })
    type('Email', 'amara@example.co.uk')
    type('Password', 'abcdefg1')
    press('Log in')
    await waitFor(() => expect(readToken()).toBe(tokenOf()))
    expect(sent(fetched, '/api/auth/login')).toEqual([
      { email: 'amara@example.co.uk', password: 'abcdefg1' },
    ])
  })

  test('the server’s sentence is shown and read out, and the form stays', async () => {
    await showLogIn({
      'POST /api/auth/login': { status: 400, body: refusal('Invalid email or password.') },
    })
    type('Email', 'amara@example.co.uk')
    type('Password', 'wrong')
    press('Log in')
    const alert = screen.getByRole('alert')
    await waitFor(() => expect(alert.textContent).toBe('Invalid email or password.'))
    expect(field('Email').value).toBe('amara@example.co.uk')
  })

  test('an empty form asks for what is missing and sends nothing', async () => {
    const fetched = await showLogIn()
    press('Log in')
    expect(screen.getByText('Enter your email address.')).toBeTruthy()
    expect(screen.getByText('Enter your password.')).toBeTruthy()
    expect(sent(fetched, '/api/auth/login')).toEqual([])
  })

  test('identity providers are offered only where the server lists them', async () => {
    await showLogIn()
    expect(screen.queryByText(/Continue with/)).toBeNull()
    cleanup()
    await showLogIn({
      'GET /api/auth/providers': {
        body: { status: 'success', data: [{ id: 'acme', label: 'Acme' }] },
      },
    })
    const link = await screen.findByRole('link', { name: 'Continue with Acme' })
    expect(link.getAttribute('href')).toBe('/api/auth/oidc/acme/start')
  })
})

describe('links by mail', () => {
  test('R-040 after asking for a reset link the sentence of the specification stands there, word for word', async () => {
    const fetched = fetchedBy({ 'POST /api/auth/forgot-password': {} })
    showAt('/forget-pass')
    await screen.findByRole('form', { name: 'Reset your password' })
    type('Email', 'amara@example.co.uk')
    press('Send link')
    await screen.findByText(
      'You will receive a password reset link if you are a registered user with Plimsoll. Thank you!',
    )
    expect(sent(fetched, '/api/auth/forgot-password')).toEqual([{ email: 'amara@example.co.uk' }])
  })

  const needsPassword = {
    status: 400,
    body: { ...refusal('Enter the password.'), code: 'password_required' },
  }
  const confirmBy = async (reply: object) => {
    await screen.findByRole('form', { name: 'Confirm your email address' })
    const fetched = fetchedBy({ 'POST /api/auth/confirm-email': reply })
    type('Password', 'harbour123')
    press('Confirm and log in')
    return fetched
  }

  test('R-036 a working link is checked once, takes the password of the sign-up, and keeps the session', async () => {
    const checked = fetchedBy({ 'POST /api/auth/confirm-email': needsPassword })
    const { address } = showAt('/emailconfirm?token=abc')
    const fetched = await confirmBy({ body: { status: 'success', data: { token: tokenOf() } } })
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(sent(checked, '/api/auth/confirm-email')).toEqual([{ token: 'abc' }])
    expect(sent(fetched, '/api/auth/confirm-email')).toEqual([
      { token: 'abc', password: 'harbour123' },
    ])
    expect(readToken()).toBe(tokenOf())
  })

  test('R-036 the confirmation of another account leaves whoever is signed in here where they are', async () => {
    const mine = tokenOf({ sub: 'me' })
    localStorage.setItem('token', mine)
    fetchedBy({ 'POST /api/auth/confirm-email': needsPassword })
    const { address } = showAt('/emailconfirm?token=abc')
    await confirmBy({
      body: { status: 'success', data: { token: tokenOf({ sub: 'a stranger' }) } },
    })
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(readToken()).toBe(mine)
  })

  test('R-037 an expired confirmation leads to /confirm-email-expired', async () => {
    fetchedBy({ 'POST /api/auth/confirm-email': { status: 410, body: refusal('It has expired.') } })
    const { address } = showAt('/emailconfirm?token=old')
    await waitFor(() => expect(address()).toBe('/confirm-email-expired'))
  })

  test('a link that a newer email has replaced says so', async () => {
    const body = { ...refusal('A newer email has replaced it.'), code: 'link_replaced' }
    fetchedBy({ 'POST /api/auth/confirm-email': { status: 410, body } })
    showAt('/emailconfirm?token=old')
    await screen.findByRole('heading', { name: 'A newer email has replaced this link' })
  })

  test('T-06 no status of a confirmation signs out whoever is signed in', async () => {
    localStorage.setItem('token', tokenOf())
    fetchedBy({ 'POST /api/auth/confirm-email': { status: 401, body: refusal('No.') } })
    showAt('/emailconfirm?token=abc')
    await screen.findByRole('heading', { name: 'We couldn’t check your link' })
    expect(readToken()).toBe(tokenOf())
  })

  test('R-042 a reset link is looked at first; one that no longer works asks for no password', async () => {
    const fetched = fetchedBy({
      'POST /api/auth/validate-password-token': {
        body: { status: 'success', data: { valid: false } },
      },
    })
    showAt('/reset-password?token=old')
    await screen.findByRole('heading', { name: 'This link has expired' })
    expect(sent(fetched, '/api/auth/validate-password-token')[0]).toEqual({ token: 'old' })
    expect(screen.queryByLabelText('New password')).toBeNull()
  })

  test('R-041 a new password is sent with the token of the link, then the log-in', async () => {
    const fetched = fetchedBy({
      'POST /api/auth/validate-password-token': {
        body: { status: 'success', data: { valid: true } },
      },
      'POST /api/auth/reset-password': {},
    })
    const { address } = showAt('/reset-password?token=good')
    await screen.findByRole('form', { name: 'Set a new password' })
    type('New password', 'abcdefg1')
    press('Set new password')
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(sent(fetched, '/api/auth/reset-password')).toEqual([
      { token: 'good', newPassword: 'abcdefg1' },
    ])
  })
})
