// The bell, the list behind it, the preferences and the page that stops emails, as the user sees
// them.
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepToken } from '../../api/session.ts'
import { type Answer, answer, refusal, tokenOf } from '../../testing/session.ts'
import { showAt } from '../../testing/show.tsx'

// The simulated document takes what stands in a dialog for hidden.
configure({ asyncUtilTimeout: 8000, defaultHidden: true })
vi.setConfig({ testTimeout: 20_000 })

const success = (data: unknown): Answer => ({ body: { status: 'success', data } })
const broken: Answer = { status: 500, body: refusal('It broke.') }
const drop = {
  id: '0197f9d4-8f5b-7c3a-9d5e-0a1b2c3d4e5f',
  kind: 'low_ahead',
  title: 'Low cash ahead: £1,240 on 14 December',
  message: 'Cash is forecast to fall to £1,240 on 14 December, £760 below your £2,000 line.',
  href: '/cash-management',
  raised_at: '2026-11-20T08:00:00.000Z',
  read: false,
  ended: false,
}
const over = {
  ...drop,
  id: '0197f9d4-8f5b-7c3a-9d5e-0a1b2c3d4e60',
  title: 'An older drop',
  message: 'Cash was forecast to fall.',
  ended: true,
}
const kinds = ['low_ahead', 'balance_low', 'missed_receipt', 'large_outflow', 'consent'].map(
  (kind) => ({ kind, in_app: true, by_mail: true, amount: null, days: 30 }),
)
const settings = (more: object = {}) => ({
  kinds,
  cash_buffer: '2000.00',
  mail: { address: 'amara@example.co.uk', sends: true, own_server: true, refused_at: null },
  ...more,
})
const table = {
  'GET /api/user/account': broken,
  'GET /api/data/user-data-exists': success({ source: null, details: null }),
  'GET /api/data/dashboard-analytics': broken,
  'GET /api/auth/providers': success([]),
  'GET /api/data/alerts/unread': success({ unread: 1 }),
  'GET /api/data/alerts': success([drop, over]),
  'GET /api/data/alerts/settings': success(settings()),
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  // A browser reports a closing later, when a dialog may be open again; the simulated document
  // reports it at once.
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (
    this: HTMLDialogElement,
  ) {
    this.open = false
  })
  keepToken(tokenOf())
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

const show = async (more: Parameters<typeof answer>[0] = {}, at = '/nope') => {
  const fetched = answer({ ...table, ...more })
  const shown = showAt(at)
  if (at === '/nope') await screen.findByRole('heading', { name: 'Page not found' })
  return { fetched, ...shown }
}
const openList = async () => {
  const [bell] = await screen.findAllByRole('button', { name: /^Alerts/ })
  fireEvent.click(bell as HTMLElement)
  return screen.findByRole('dialog', { name: 'Alerts' })
}
const sent = (fetched: ReturnType<typeof answer>, method: string, path: string) =>
  fetched.mock.calls
    .filter(([address, init]) => address === path && init?.method === method)
    .map(([, init]) => JSON.parse(String(init?.body)) as unknown)

describe('the bell', () => {
  test('says how many wait to be read, for eyes and for ears', async () => {
    await show()
    const [bell] = await screen.findAllByRole('button', { name: 'Alerts, 1 unread' })
    expect(bell?.textContent).toBe('1')
  })

  test('is quiet when nothing waits, and when the count cannot be had', async () => {
    await show({ 'GET /api/data/alerts/unread': success({ unread: 0 }) })
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Alerts' })).toHaveLength(2))
    cleanup()
    await show({ 'GET /api/data/alerts/unread': broken })
    const [bell] = await screen.findAllByRole('button', { name: 'Alerts' })
    expect(bell?.textContent).toBe('')
  })
})

describe('the list', () => {
  test('shows what happened, leads to the page that helps, and is marked as read', async () => {
    const { fetched, address } = await show({ 'POST /api/data/alerts/read': {} })
    const list = await openList()
    expect(await within(list).findByText(drop.message)).toBeTruthy()
    expect(within(list).getByText('Resolved')).toBeTruthy()
    // When it was raised, which is no word on whether it was read.
    expect(within(list).getAllByText(/^Raised (on )?\S+/)).toHaveLength(2)
    fireEvent.click(within(list).getByRole('link', { name: 'See what is due' }))
    await waitFor(() => expect(address()).toBe('/cash-management'))
    expect(screen.queryByRole('dialog', { name: 'Alerts' })).toBeNull()
    await waitFor(() =>
      expect(sent(fetched, 'POST', '/api/data/alerts/read')).toEqual([
        { ids: [drop.id], read: true },
      ]),
    )
  })

  test('all are marked as read at once, and what is over is not among them', async () => {
    const { fetched } = await show({ 'POST /api/data/alerts/read': {} })
    const list = await openList()
    fireEvent.click(await within(list).findByRole('button', { name: 'Mark all as read' }))
    await waitFor(() =>
      expect(sent(fetched, 'POST', '/api/data/alerts/read')).toEqual([
        { ids: [drop.id], read: true },
      ]),
    )
  })

  test('one is dismissed, and comes back with Undo', async () => {
    let dismissed = false
    const { fetched } = await show({
      'GET /api/data/alerts': () => success(dismissed ? [over] : [drop, over]),
      'POST /api/data/alerts/dismiss': () => {
        dismissed = !dismissed
        return {}
      },
    })
    const list = await openList()
    fireEvent.click(await within(list).findByRole('button', { name: `Dismiss: ${drop.title}` }))
    await waitFor(() => expect(within(list).queryByText(drop.title)).toBeNull())
    expect(sent(fetched, 'POST', '/api/data/alerts/dismiss')).toEqual([
      { ids: [drop.id], dismissed: true },
    ])
  })

  test('is honest when it is empty, and when it cannot be read', async () => {
    await show({ 'GET /api/data/alerts': success([]) })
    expect(await within(await openList()).findByText('No alerts')).toBeTruthy()
    cleanup()
    await show({ 'GET /api/data/alerts': broken })
    const list = await openList()
    expect(await within(list).findByText('We couldn’t load your alerts.')).toBeTruthy()
    expect(within(list).getByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})

describe('the preferences', () => {
  const open = async (more: Parameters<typeof answer>[0] = {}) => {
    const shown = await show(more)
    const list = await openList()
    fireEvent.click(await within(list).findByRole('button', { name: 'Alert settings' }))
    const dialog = await screen.findByRole('dialog', { name: 'Account' })
    return {
      ...shown,
      group: await within(dialog).findByRole('group', { name: 'Low cash ahead' }),
      dialog,
    }
  }

  test('a kind’s mails are switched off at once', async () => {
    const { fetched, group } = await open({ 'PUT /api/data/alerts/settings': success(settings()) })
    fireEvent.click(within(group).getByRole('switch', { name: 'By email' }))
    await waitFor(() =>
      expect(sent(fetched, 'PUT', '/api/data/alerts/settings')).toEqual([
        { kind: 'low_ahead', in_app: true, by_mail: false, amount: null, days: 30 },
      ]),
    )
  })

  test('a line is saved when its field is left; what is no amount is refused and not sent', async () => {
    const { fetched, group } = await open({ 'PUT /api/data/alerts/settings': success(settings()) })
    const field = within(group).getByLabelText('Your buffer')
    fireEvent.change(field, { target: { value: 'a lot' } })
    fireEvent.blur(field)
    expect(within(group).getByText('Enter an amount, for example £1,250.00 or £2K.')).toBeTruthy()
    expect(sent(fetched, 'PUT', '/api/data/alerts/settings')).toEqual([])
    fireEvent.change(field, { target: { value: '£3,500' } })
    fireEvent.blur(field)
    await waitFor(() =>
      expect(sent(fetched, 'PUT', '/api/data/alerts/settings')).toEqual([
        { kind: 'low_ahead', in_app: true, by_mail: true, amount: '3500.00', days: 30 },
      ]),
    )
  })

  test('say where mails go, that one was refused, or that no server is set up', async () => {
    const { dialog } = await open()
    expect(within(dialog).getByText('Emails go to amara@example.co.uk.')).toBeTruthy()
    cleanup()
    const mail = {
      address: 'amara@example.co.uk',
      sends: true,
      own_server: true,
      refused_at: drop.raised_at,
    }
    const refused = await open({ 'GET /api/data/alerts/settings': success(settings({ mail })) })
    expect(within(refused.dialog).getByText(/couldn’t be delivered/)).toBeTruthy()
    cleanup()
    const none = { ...mail, sends: false, refused_at: null }
    const kept = await open({ 'GET /api/data/alerts/settings': success(settings({ mail: none })) })
    expect(within(kept.dialog).getByText(/No mail server is set up/)).toBeTruthy()
    cleanup()
    const hosted = settings({ mail: { ...none, own_server: false } })
    const away = await open({ 'GET /api/data/alerts/settings': success(hosted) })
    expect(within(away.dialog).queryByText(/mail server/)).toBeNull()
    expect(within(away.dialog).getByText(/Emails aren’t available here yet/)).toBeTruthy()
  })

  test('a mail’s link opens them from any page', async () => {
    const { address } = await show({}, '/dashboard?notifications')
    expect(await screen.findByRole('group', { name: 'Low cash ahead' })).toBeTruthy()
    await waitFor(() => expect(address()).toBe('/dashboard'))
  })
})

describe('the page of a mail’s link', () => {
  const page = '/api/data/alerts/unsubscribe'

  test('asks first, signed out too, then stops the mails, and sends them again', async () => {
    localStorage.clear()
    let isOn = true
    const { fetched } = await show(
      {
        [`GET ${page}`]: success({ kind: 'low_ahead', by_mail: true }),
        [`POST ${page}`]: () => {
          isOn = !isOn
          return success({ kind: 'low_ahead', by_mail: isOn })
        },
      },
      '/unsubscribe?token=abc',
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Stop these emails' }))
    expect(await screen.findByText(/You no longer receive emails about cash/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Start these emails again' }))
    expect(
      await screen.findByText('You receive emails about cash that is forecast to run low.'),
    ).toBeTruthy()
    expect(sent(fetched, 'POST', page)).toEqual([
      { token: 'abc', by_mail: false },
      { token: 'abc', by_mail: true },
    ])
  })

  test('refuses an incomplete link', async () => {
    const words = 'This link is incomplete. Open it again from the email.'
    await show({ [`GET ${page}`]: { status: 400, body: refusal(words) } }, '/unsubscribe?token=x')
    expect(await screen.findByText(words)).toBeTruthy()
  })
})

describe('another email address', () => {
  const profile = success({
    id: drop.id,
    name: 'Amara Osei',
    email: 'amara@example.co.uk',
    confirmed: true,
    onboarding_status: 'complete',
    business: {
      name: 'Harbour & Finch',
      kind: null,
      nation: 'scotland',
      year_end: null,
      vat_registered: null,
      vat_stagger: null,
      cash_buffer: '0.00',
      outlook_months: 6,
      hide_pay: false,
    },
  })

  test('is requested with the password, and the page of its link asks before it changes anything', async () => {
    const { fetched } = await show({
      'GET /api/user/account': profile,
      'POST /api/user/email': {},
    })
    fireEvent.click(
      (await screen.findAllByRole('button', { name: /your account/ }))[0] as HTMLElement,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Account' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Change' }))
    const form = await screen.findByRole('form', { name: 'Change email address' })
    fireEvent.input(within(form).getByLabelText('New email'), { target: { value: 'a@b.co' } })
    fireEvent.input(within(form).getByLabelText('Password'), { target: { value: 'harbour123' } })
    fireEvent.click(within(form).getByRole('button', { name: 'Send link' }))
    expect(await screen.findByText(/We’ve sent a link to a@b.co/)).toBeTruthy()
    expect(sent(fetched, 'POST', '/api/user/email')).toEqual([
      { email: 'a@b.co', password: 'harbour123' },
    ])
  })

  test('is taken by a press, not by opening the link', async () => {
    localStorage.clear()
    const path = '/api/auth/confirm-new-email'
    const { fetched } = await show(
      { [`POST ${path}`]: success({ email: 'a@b.co' }) },
      '/confirm-new-email?token=abc',
    )
    const button = await screen.findByRole('button', { name: 'Use this email address' })
    expect(sent(fetched, 'POST', path)).toEqual([])
    fireEvent.click(button)
    expect(await screen.findByText('From now on, log in as a@b.co.')).toBeTruthy()
    expect(sent(fetched, 'POST', path)).toEqual([{ token: 'abc' }])
  })
})
