// Alerts from the books to the list and the mailbox: one for each drop, armed again by recovery,
// nobody else's.
import { alertKinds } from '@plimsoll/domain/alerts/alert'
import { pounds } from '@plimsoll/domain/amount-words'
import { minor } from '@plimsoll/domain/money'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { booksChangedQueue } from '../../books/change-books.ts'
import { asTenant } from '../../db/tenant.ts'
import type { Mail } from '../../outside/mail.ts'
import { businessIdOf } from '../../testing/books.ts'
import { quiet } from '../../testing/quiet.ts'
import { regularMonths, StatementStory, type StoryLine } from '../../testing/statement-story.ts'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { uploadAndSettle } from '../../testing/uploads.ts'
import { endConsent, watchConsent } from './service.ts'

const today = '2026-11-20'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: today } })
})
afterAll(() => server.stop())

type Firm = { caller: Caller; book: (...lines: StoryLine[]) => Promise<void> }

/**
 * A firm with a year of books, £3,500 in the bank and a buffer of £2,000; without what happened on
 * the `missing` day.
 */
async function openFirm(missing?: string): Promise<Firm> {
  const caller = await server.signUp()
  await caller.call({
    method: 'PATCH',
    url: '/api/user/account',
    payload: { business: { cash_buffer: '2000.00' } },
  })
  const story = new StatementStory(minor(3500_00))
  const book = async (...lines: StoryLine[]) => {
    const done = await uploadAndSettle(caller, story.file(lines))
    expect([done.job_status, done.message]).toEqual(['success', undefined])
    await quiet(server)
  }
  await book(...regularMonths(today, 13).filter(({ day }) => day !== missing))
  return { caller, book }
}

const alertsOf = async (caller: Caller) =>
  (await caller.get('/data/alerts')).json().data as {
    id: string
    kind: string
    title: string
    message: string
    href: string
    read: boolean
    ended: boolean
  }[]
const unreadOf = async (caller: Caller) =>
  (await caller.get('/data/alerts/unread')).json().data.unread
const mailsOf = (caller: Caller): Mail[] =>
  server.mails.filter((mail) => mail.to === caller.email && mail.unsubscribe)
const lookAgain = async (caller: Caller) => {
  const businessId = await businessIdOf(server, caller)
  const { jobs } = server.context
  await Promise.all([1, 2, 3].map(() => jobs.send(booksChangedQueue.name, { businessId })))
  await quiet(server)
}
const paid = (amount: number, text = 'NORTHERN MACHINES LTD'): StoryLine => ({
  day: today,
  text,
  amount: minor(amount),
})
const setting = async (caller: Caller, body: object) => {
  const reply = await caller.call({
    method: 'PUT',
    url: '/api/data/alerts/settings',
    payload: { in_app: true, by_mail: true, amount: null, days: 30, ...body },
  })
  expect(reply.statusCode).toBe(200)
  await quiet(server)
  return reply.json().data
}

describe('a payment that takes the forecast under the line', () => {
  let firm: Firm
  let stranger: Firm
  beforeAll(async () => {
    firm = await openFirm()
    stranger = await openFirm()
  })

  test('is no drop yet while the forecast stays above it', async () => {
    expect(await alertsOf(firm.caller)).toEqual([])
    expect(mailsOf(firm.caller)).toEqual([])
  })

  test('raises one alert and one mail, with how low, when, the cause and the lead time', async () => {
    await firm.book(paid(-700_00))
    const alerts = await alertsOf(firm.caller)
    expect(alerts).toHaveLength(1)
    expect(alerts[0]).toMatchObject({ kind: 'low_ahead', read: false, ended: false })
    expect(alerts[0]?.message).toMatch(
      /^Cash is forecast to fall to −?£[\d,]+ on \d{1,2} \w+( \d{4})?, £[\d,]+ below your £2,000 line, after .+\. It drops below the line in \d+ days; this is the lowest point to 31 May 2027\.$/,
    )
    expect(await unreadOf(firm.caller)).toBe(1)
    const mails = mailsOf(firm.caller)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe(alerts[0]?.title)
    expect(mails[0]?.text).toContain(alerts[0]?.message)
    expect(mails[0]?.text).toContain('/cash-management')
  })

  test('is not raised again by another upload, another hour or three workers at once', async () => {
    await firm.book(paid(-1_00, 'COFFEE'))
    await lookAgain(firm.caller)
    expect(await alertsOf(firm.caller)).toHaveLength(1)
    expect(mailsOf(firm.caller)).toHaveLength(1)
  })

  test('follows the forecast where it stands: another low is no second alert', async () => {
    const [before] = await alertsOf(firm.caller)
    await firm.book(paid(-300_00, 'SKIP HIRE'))
    const [alert, ...others] = await alertsOf(firm.caller)
    expect(others).toEqual([])
    expect([alert?.id, alert?.ended]).toEqual([before?.id, false])
    const { low } = (await firm.caller.get('/data/cash-management')).json().data.outlook
    const amount = pounds(minor(Math.round(Number(low.balance) * 100)))
    expect(alert?.title).toContain(`Low cash ahead: ${amount} on `)
    expect(alert?.title).not.toBe(before?.title)
    expect(mailsOf(firm.caller)).toHaveLength(1)
  })

  test('is marked as over when cash recovers, and a new drop raises a new one', async () => {
    await firm.book(paid(6000_00, 'GRANT FROM THE COUNCIL'))
    expect(await alertsOf(firm.caller)).toEqual([expect.objectContaining({ ended: true })])
    expect(await unreadOf(firm.caller)).toBe(0)
    expect(mailsOf(firm.caller)).toHaveLength(1)
    await firm.book(paid(-6000_00, 'NEW VAN'))
    expect((await alertsOf(firm.caller)).map(({ ended }) => ended)).toEqual([false, true])
    expect(mailsOf(firm.caller)).toHaveLength(2)
  })

  test('is nobody else’s: a second business sees none of it and can change none of it', async () => {
    const [alert] = await alertsOf(firm.caller)
    expect(await alertsOf(stranger.caller)).toEqual([])
    expect(mailsOf(stranger.caller)).toEqual([])
    const before = await alertsOf(firm.caller)
    const ids = [alert?.id]
    await stranger.caller.post('/data/alerts/read', { ids, read: true })
    await stranger.caller.post('/data/alerts/dismiss', { ids, dismissed: true })
    expect(await alertsOf(firm.caller)).toEqual(before)
  })

  test('is read, dismissed, and taken back', async () => {
    const [alert] = await alertsOf(firm.caller)
    const ids = [alert?.id]
    await firm.caller.post('/data/alerts/read', { ids, read: true })
    expect(await unreadOf(firm.caller)).toBe(0)
    expect((await alertsOf(firm.caller))[0]?.read).toBe(true)
    await firm.caller.post('/data/alerts/read', { ids, read: false })
    expect(await unreadOf(firm.caller)).toBe(1)
    await firm.caller.post('/data/alerts/dismiss', { ids, dismissed: true })
    expect(await unreadOf(firm.caller)).toBe(0)
    expect((await alertsOf(firm.caller)).map(({ id }) => id)).not.toContain(alert?.id)
    await firm.caller.post('/data/alerts/dismiss', { ids, dismissed: false })
    expect((await alertsOf(firm.caller)).map(({ id }) => id)).toContain(alert?.id)
  })
})

describe('preferences', () => {
  test('a line of one’s own is looked at at once; another line is another question', async () => {
    const { caller } = await openFirm()
    await setting(caller, { kind: 'low_ahead', amount: '3000.00' })
    expect((await alertsOf(caller)).map(({ ended }) => ended)).toEqual([false])
    expect((await alertsOf(caller))[0]?.message).toContain('£3,000 line')
    await setting(caller, { kind: 'low_ahead', amount: '2500.00' })
    expect((await alertsOf(caller)).map(({ ended }) => ended)).toEqual([true])
    await setting(caller, { kind: 'low_ahead', amount: '2900.00' })
    expect(mailsOf(caller)).toHaveLength(2)
  })

  test('by mail alone, in the app alone, or not at all', async () => {
    const { caller, book } = await openFirm()
    await setting(caller, { kind: 'low_ahead', in_app: false })
    await setting(caller, { kind: 'large_outflow', amount: '500.00', by_mail: false })
    await book(paid(-700_00))
    expect((await alertsOf(caller)).map(({ title }) => title)).toEqual([
      'Large payment: £700 to Northern Machines',
      'Large payment: £1,980 to J Woods Wages',
    ])
    expect(mailsOf(caller).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Low cash ahead: £1,\d{3} on /),
    ])
  })

  test('what makes no sense is refused', async () => {
    const { caller } = await openFirm()
    for (const body of [
      { days: 0 },
      { days: 92 },
      { days: 1.5 },
      { amount: 'much' },
      { kind: 'x' },
    ]) {
      const reply = await caller.call({
        method: 'PUT',
        url: '/api/data/alerts/settings',
        payload: {
          kind: 'low_ahead',
          in_app: true,
          by_mail: true,
          amount: null,
          days: 30,
          ...body,
        },
      })
      expect(reply.statusCode).toBe(400)
    }
  })
})

test('another cash buffer is another line for those who have set none, looked at at once', async () => {
  const { caller } = await openFirm()
  const changeBuffer = async (cash_buffer: string) => {
    const payload = { business: { cash_buffer } }
    await caller.call({ method: 'PATCH', url: '/api/user/account', payload })
    await quiet(server)
  }
  await changeBuffer('2750.00')
  expect((await alertsOf(caller))[0]?.message).toContain('below your £2,750 line')
  await changeBuffer('500.00')
  expect((await alertsOf(caller)).map(({ ended }) => ended)).toEqual([true])
})

test('the actual balance under the line raises its own alert, and ends when it is over it again', async () => {
  const { caller, book } = await openFirm()
  await book(paid(-2000_00))
  const [alert, ...others] = await alertsOf(caller)
  expect(others).toEqual([])
  expect(alert).toMatchObject({
    kind: 'balance_low',
    message: 'Cash is £1,500, £500 below your £2,000 line.',
  })
  await book(paid(9000_00, 'GRANT FROM THE COUNCIL'))
  expect((await alertsOf(caller)).filter(({ ended }) => !ended)).toEqual([])
})

test('many large payments are five alerts and one mail; reading the same file again raises none', async () => {
  const { caller, book } = await openFirm()
  await setting(caller, { kind: 'large_outflow', amount: '10.00' })
  await book(paid(9000_00, 'GRANT FROM THE COUNCIL'))
  const count = mailsOf(caller).length
  await book(
    ...[11, 12, 13, 14, 15, 16, 17].map((pounds) => paid(-pounds * 1_00, `SHOP ${pounds}`)),
  )
  const large = (await alertsOf(caller)).filter(({ kind }) => kind === 'large_outflow')
  // The wages of the 18th were raised when the size was set.
  expect(large).toHaveLength(6)
  expect(mailsOf(caller).length - count).toBe(1)
  expect(mailsOf(caller).at(-1)?.text).toContain('And 2 more.')
  expect(large[0]?.href).toMatch(/^\/cash-flow\?cell=out\./)
  await lookAgain(caller)
  expect(mailsOf(caller).length - count).toBe(1)
})

test('money that its payer is unusually late with is raised once, and is over when it has come', async () => {
  const { caller, book } = await openFirm('2026-11-04')
  const overdue = async () =>
    (await alertsOf(caller)).filter(({ kind }) => kind === 'missed_receipt')
  const [alert, ...others] = await overdue()
  expect(others).toEqual([])
  expect(alert).toMatchObject({
    message: '£2,880 from Hartwell Kitchens is 16 days overdue; it usually comes on its day.',
    href: expect.stringMatching(/^\/cash-flow\/forecast\/all\//),
    ended: false,
  })
  await lookAgain(caller)
  expect(await overdue()).toHaveLength(1)
  await book(paid(2880_00, 'HARTWELL KITCHENS LTD'))
  expect((await overdue()).map(({ ended }) => ended)).toEqual([true])
})

test('a consent raises alerts 14, 7 and 1 days before its end, each once, and is over when it is renewed', async () => {
  const { caller } = await openFirm()
  const businessId = await businessIdOf(server, caller)
  const notifyOf = async (endsOn: string) => {
    await asTenant(server.context.db, businessId, (tx) =>
      watchConsent(server.context, tx, businessId, {
        connectionId: 'c1',
        bank: 'Barclays',
        endsOn,
      }),
    )
    await quiet(server)
  }
  await notifyOf('2026-12-05')
  expect(await alertsOf(caller)).toEqual([])
  await notifyOf('2026-12-04')
  await notifyOf('2026-12-04')
  expect((await alertsOf(caller)).map(({ title }) => title)).toEqual([
    'Consent for Barclays ends in 14 days',
  ])
  await notifyOf('2026-11-27')
  await notifyOf('2026-11-21')
  expect((await alertsOf(caller)).map(({ message }) => message)[0]).toBe(
    'Your consent for Barclays ends tomorrow, on 21 November. Reconnect, and new transactions keep coming.',
  )
  expect((await alertsOf(caller)).map(({ ended }) => ended)).toEqual([false, true, true])
  expect(mailsOf(caller)).toHaveLength(3)
  await asTenant(server.context.db, businessId, (tx) => endConsent(tx, businessId, 'c1'))
  expect((await alertsOf(caller)).filter(({ ended }) => !ended)).toEqual([])
})

test('a category goes by the business’s own name in an alert and its mail, as it is called then', async () => {
  const { caller } = await openFirm()
  const made = await caller.post('/data/categories', {
    label: 'Rigging',
    category: 'premises',
    direction: 'out',
    activity: 'operating',
  })
  expect([made.statusCode, made.body]).toEqual([201, made.body])
  const code = made.json().data.sub_category
  const renamed = await caller.call({
    method: 'PATCH',
    url: `/api/data/categories/${code}`,
    payload: { label: 'Rigging and sails' },
  })
  expect(renamed.statusCode).toBe(200)
  const [account] = (await caller.get('/data/account-balances')).json().data
  const byHand = { account: account.id, day: today, text: 'Sails', sub_category: code }
  const added = await caller.post('/data/transactions', { ...byHand, amount: '-510.00' })
  expect([added.statusCode, added.body]).toEqual([201, added.body])
  // A payment that names nobody goes by its category.
  const businessId = await businessIdOf(server, caller)
  await asTenant(server.context.db, businessId, (tx) =>
    sql`update transaction set merchant_id = null
      where business_id = ${businessId} and id = ${added.json().data.id}`.execute(tx),
  )
  await setting(caller, { kind: 'large_outflow', amount: '500.00' })
  await lookAgain(caller)
  const title = 'Large payment: £510 to Rigging and sails'
  expect((await alertsOf(caller)).map((alert) => alert.title)).toContain(title)
  const mails = mailsOf(caller).map(({ text }) => text)
  expect(mails.join('\n')).toContain('£510 went out to Rigging and sails on')
})

test('every kind of alert opens the thing that it speaks of', async () => {
  const drop = await openFirm()
  await drop.book(paid(-700_00))
  const [ahead] = await alertsOf(drop.caller)
  const { low } = (await drop.caller.get('/data/cash-management')).json().data.outlook
  expect(ahead).toMatchObject({ kind: 'low_ahead', href: '/cash-management' })
  expect(ahead?.title).toContain(pounds(minor(Math.round(Number(low.balance) * 100))))

  const { caller, book } = await openFirm('2026-11-04')
  const { cash } = (await caller.get('/data/cash-management')).json().data
  await setting(caller, { kind: 'large_outflow', amount: '3000.00' })
  await book(paid(-5000_00))
  const businessId = await businessIdOf(server, caller)
  await asTenant(server.context.db, businessId, async (tx) => {
    const consent = { connectionId: 'c3', bank: 'Barclays', endsOn: '2026-11-25' }
    await watchConsent(server.context, tx, businessId, consent)
  })
  await quiet(server)
  const alerts = new Map((await alertsOf(caller)).map((alert) => [alert.kind, alert]))
  expect([...alerts.keys(), 'low_ahead'].sort()).toEqual([...alertKinds].sort())

  const under = alerts.get('balance_low')
  expect(under).toMatchObject({ href: '/cash-management' })
  expect(under?.title).toContain(pounds(minor(Math.round(Number(cash.balance) * 100))))

  // The payer's line, with the payment that did not come and can be matched, moved or cancelled
  // there.
  const late = alerts.get('missed_receipt')?.href.split('/').map(decodeURIComponent) ?? []
  expect(late.slice(0, 4)).toEqual(['', 'cash-flow', 'forecast', 'all'])
  const { lines } = (await caller.get('/data/forecast/merchants')).json().data
  expect(lines.map(({ seriesId }: { seriesId: string }) => seriesId)).toContain(late[5])
  const path = `/data/forecast/transactions/saved?series_id=${encodeURIComponent(late[5] ?? '')}`
  expect((await caller.get(path)).body).toContain('2026-11-04')

  // The cell of the cash-flow table whose transactions hold the payment.
  const cell = new URLSearchParams(alerts.get('large_outflow')?.href.split('?')[1]).get('cell')
  const [row = '', month = ''] = cell?.split(':') ?? []
  const [side, , category, sub] = row.split('.')
  const list = `date=${month}&txnSource=actual&direction=${side}&category=${category}&sub_category=${sub}`
  const { data } = (await caller.get(`/data/transactions/list?${list}`)).json()
  expect(data.map(({ amount }: { amount: string }) => amount)).toContain('-5000.00')

  expect(alerts.get('consent')?.href).toBe('/integration')
})

test('alerts about demo data stay in the app and are never mailed', async () => {
  const { caller, book } = await openFirm()
  await book(paid(-700_00))
  const businessId = await businessIdOf(server, caller)
  await asTenant(server.context.db, businessId, async (tx) => {
    await tx.updateTable('source').set({ provider: 'demo' }).execute()
    const consent = { connectionId: 'c2', bank: 'Barclays', endsOn: '2026-11-21' }
    await watchConsent(server.context, tx, businessId, consent)
  })
  await quiet(server)
  expect((await alertsOf(caller)).map(({ kind }) => kind)).toContain('consent')
  expect(
    mailsOf(caller)
      .map(({ subject }) => subject)
      .join(),
  ).not.toContain('Consent')
})

test('deleting the data takes the alerts with it and leaves the preferences', async () => {
  const { caller, book } = await openFirm()
  await setting(caller, { kind: 'large_outflow', amount: '4321.00' })
  await book(paid(-700_00))
  expect(await alertsOf(caller)).toHaveLength(1)
  const reply = await caller.call({ method: 'DELETE', url: '/api/data/delete-user-data' })
  expect(reply.statusCode).toBe(200)
  await quiet(server)
  expect(await alertsOf(caller)).toEqual([])
  const { kinds } = (await caller.get('/data/alerts/settings')).json().data
  expect(kinds.find(({ kind }: { kind: string }) => kind === 'large_outflow').amount).toBe(
    '4321.00',
  )
})
