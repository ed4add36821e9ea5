// The assistant on books that hold less than they seem to: no balance, three weeks, or nothing of
// the last year. As of 20 November 2026; every sum is worked out by hand.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { uploadAndSettle } from '../../testing/uploads.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: '2026-11-20' } })
})
afterAll(() => server.stop())

async function firmWith(header: string, rows: readonly string[]): Promise<Caller> {
  const who = await server.signUp()
  const settled = await uploadAndSettle(who, `${[header, ...rows].join('\n')}\n`)
  expect(settled.job_status).toBe('success')
  return who
}

async function reply(who: Caller, prompt: string): Promise<string> {
  await who.post('/chat/reset', {})
  const { data } = (await who.post('/chat/relay-user-question', { prompt })).json()
  return data.response
}

const withoutBalances = 'Date,Description,Amount'
const withBalances = 'Date,Description,Amount,Balance'

describe('no balance is known', () => {
  let who: Caller
  beforeAll(async () => {
    const months = ['07', '08', '09', '10', '11']
    who = await firmWith(
      withoutBalances,
      months.flatMap((month) => [
        `03/${month}/2026,MARLOW ESTATES RENT,-700.00`,
        `12/${month}/2026,NORTHWIND LTD,500.00`,
      ]),
    )
  })

  test.each([
    'what is our balance?',
    'what was our balance at the end of August?',
    'what is the balance of each account?',
    'how long would our cash last with nothing coming in?',
  ])('“%s” is not answered with what the rows add up to', async (prompt) => {
    const response = await reply(who, prompt)
    expect(response).toContain('We don’t know your balance yet.')
    expect(response).not.toContain('£')
  })

  test('what was paid is answered', async () => {
    expect(await reply(who, 'how much rent did we pay in August?')).toContain('£700.00')
  })
})

describe('three weeks of transactions', () => {
  let who: Caller
  beforeAll(async () => {
    who = await firmWith(withBalances, [
      '30/10/2026,OWNER CAPITAL,15000.00,15000.00',
      '31/10/2026,SHELL FUEL,-50.00,14950.00',
      '06/11/2026,M JONES WAGES,-480.00,14470.00',
      '20/11/2026,M JONES WAGES,-1670.00,12800.00',
    ])
  })

  test('two days of October are no pace', async () => {
    // £2,200.00 in 22 days is £100.00 a day: 128 days.
    expect(await reply(who, 'how long would our cash last with nothing coming in?')).toContain(
      'would last about 128 days',
    )
    const { data } = (await who.get('/data/dashboard-analytics')).json()
    expect(data.cash.days).toBe(128)
  })

  test('there is no burn rate before a month is full', async () => {
    const response = await reply(who, 'what is our burn rate?')
    expect(response).toContain('hold no full month yet')
    expect(response).toContain('£2,200.00 went out and £15,000.00 came in')
  })

  test('bills and invoices that were entered are due without a forecast', async () => {
    const entry = { number: null, issued: null, email: null, source: 'typed' }
    const { statusCode } = await who.post('/data/invoices', {
      add: [
        { ...entry, side: 'out', party: 'Harbour Fittings', due: '2026-12-01', amount: '1200.00' },
        { ...entry, side: 'in', party: 'Northwind Ltd', due: '2026-11-10', amount: '500.00' },
      ],
    })
    expect(statusCode).toBe(200)
    const { data } = (await who.get('/data/dashboard-analytics')).json()
    const out = data.upcoming.filter(({ amount }: { amount: string }) => amount.startsWith('-'))
    expect(out).toMatchObject([
      { merchant: 'Harbour Fittings', day: '2026-12-01', amount: '-1200.00' },
    ])
    expect(data.needs).toContainEqual(
      expect.objectContaining({ message: '£500 from Northwind Ltd is overdue.' }),
    )
    const bills = await reply(who, 'What bills are coming up?')
    expect(bills).toContain('£1,200.00')
    expect(bills).toContain('Harbour Fittings')
    expect(bills).toContain('There’s no forecast yet, so only what you entered is listed.')
    expect(await reply(who, 'Which invoices are overdue?')).toContain('£500.00')
    // Nothing of that kind was entered.
    expect(await reply(who, 'When is my next VAT payment due?')).toContain('too few for a forecast')
  })
})

describe('books that ended a year ago', () => {
  let who: Caller
  beforeAll(async () => {
    const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11']
    let balance = 50_000
    who = await firmWith(
      withBalances,
      months.flatMap((month) => {
        balance += 150
        return [
          `01/${month}/2025,NORTHWIND LTD,2000.00,${balance + 1850}.00`,
          `03/${month}/2025,MARLOW ESTATES RENT,-1850.00,${balance}.00`,
        ]
      }),
    )
  })

  test('an average nobody named the days of is one of the months that the books hold', async () => {
    const response = await reply(who, 'what do we pay in rent a month on average?')
    expect(response).toContain('£1,850.00 a month')
    expect(response).toContain('so I took all your records, which end on 3 November 2025')
  })

  test('days that reach beyond the records are not passed over', async () => {
    const response = await reply(who, 'how much rent did we pay from June 2025 to October 2026?')
    expect(response).toContain('£11,100.00')
    expect(response).toContain('Your records end on 3 November 2025, so later days are missing.')
  })
})
