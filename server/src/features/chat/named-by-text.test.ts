// Questions that name what stands in the text of payments alone, in books made of a few lines.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { uploadAndSettle } from '../../testing/uploads.ts'

const months = ['06', '07', '08', '09', '10']

const rows = months.flatMap((month, at) => [
  `05/${month}/2026,GOCARDLESS FERNHOLLOW PETCLUB,${1000 + at * 10}.00`,
  `12/${month}/2026,GOCARDLESS FERNHOLLOW BOARDING,200.00`,
  `19/${month}/2026,STRIPE HEDGEROW,480.00`,
  `21/${month}/2026,SCREWFIX GEARBOX,-90.00`,
  `22/${month}/2026,HALFORDS GEARBOX,-70.00`,
  `23/${month}/2026,HALFORDS,-15.00`,
])

let server: TestServer
let caller: Caller
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: '2026-11-20' } })
  caller = await server.signUp()
  const { job_status, report } = await uploadAndSettle(
    caller,
    `Date,Description,Amount\n${rows.join('\n')}\n`,
  )
  expect([job_status, report?.transactions]).toEqual(['success', rows.length])
})
afterAll(() => server.stop())

type Reply = { response: string; options: { label: string }[]; facts: { minor?: string }[] }

async function ask(...prompts: string[]): Promise<Reply> {
  await caller.get('/chat/reset')
  let reply: Reply = { response: '', options: [], facts: [] }
  for (const prompt of prompts) {
    const answer = await caller.post('/chat/relay-user-question', { prompt })
    reply = answer.json().data
  }
  return reply
}

test('a word of the bank’s text names the payments that hold it', async () => {
  const october = 'how much petclub money came in in October?'
  const { response } = await ask(october)
  expect(response).toBe(
    'You received £1,040.00 from GoCardless (petclub) in October 2026, in 1 payment. “petclub” stands in the text of 5 payments from GoCardless.',
  )
  expect((await ask(october, 'and in September?')).response).toContain(
    'You received £1,030.00 from GoCardless (petclub) in September 2026',
  )
  expect((await ask('When did petclub last pay us?')).response).toContain('£1,040.00 on 5 October')
})

test('a word that all payments of a payee hold means the payee', async () => {
  const { response } = await ask('how much did hedgerow bring in in August?')
  expect(response).toContain('£480.00')
  expect(response).toContain('“hedgerow” stands in the text of all 5 payments from Stripe.')
})

test('a word in the text of several payees is asked about, unless it is spelt out', async () => {
  const reply = await ask('what did gearbox cost us in September?')
  expect(reply.response).toBe(
    '“gearbox” stands in the text of 5 payments to Halfords and all 5 payments to Screwfix. Did you mean one of these?',
  )
  expect(reply.options.map(({ label }) => label)).toEqual(['Halfords', 'Screwfix'])
  const all = await ask('how much did we pay with gearbox in the reference in September?')
  expect(all.facts[0]?.minor).toBe('16000')
})

test('a word that is in no payment stays unknown, and one of English is no name by chance', async () => {
  for (const prompt of [
    'how much kennelwood money came in in October?',
    'what was front in October?',
  ])
    expect((await ask(prompt)).response).not.toContain('stands in the text')
})
