// Tokens of assistants and the tools behind them, by the protocol's own client over a real
// connection.
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asTenant, type TenantTx } from '../../../db/tenant.ts'
import { type Caller, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { toolInputs } from '../tools/tool-inputs.ts'
import { CallLimit } from './call-limit.ts'

let server: TestServer
let caller: Caller
let address: URL
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: '2026-11-20' } })
  caller = await server.signUp()
  await caller.get('/mock/load-data')
  address = new URL(`${await server.app.listen({ port: 0, host: '127.0.0.1' })}/mcp`)
})
afterAll(() => server.stop())

async function tokenOf(who: Caller, name = 'My assistant'): Promise<{ id: string; token: string }> {
  const reply = await who.post('/user/assistant-tokens', { name, expires_in_days: 30 })
  expect(reply.statusCode).toBe(201)
  return reply.json().data
}

async function connected(token: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  const transport = new StreamableHTTPClientTransport(address, {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
  })
  await client.connect(transport as Parameters<typeof client.connect>[0])
  return client
}

const listCall = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
const post = (headers: Record<string, string>) =>
  fetch(address, {
    method: 'POST',
    body: listCall,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
  })

// Even the owner of the tables sees no row without naming the business.
async function inBusiness(
  token: string,
  work: (tx: TenantTx) => Promise<{ rows: unknown[] }>,
): Promise<unknown[]> {
  const businessId = token
    .slice(9, 41)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return asTenant(server.context.db, businessId, async (tx) => (await work(tx)).rows)
}

type Output = {
  answer: string
  facts: { label: string; minor?: string; value?: string | number }[]
  links: { label: string; url: string }[]
}

test('the same figure as the assistant’s, with its link; every tool is read-only and says what it returns', async () => {
  const client = await connected((await tokenOf(caller)).token)
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name).sort()).toEqual(toolInputs.map(({ name }) => name).sort())
  for (const { annotations, outputSchema } of tools)
    expect([annotations?.readOnlyHint, outputSchema?.type]).toEqual([true, 'object'])
  expect(JSON.stringify(tools.map(({ inputSchema }) => inputSchema))).not.toMatch(
    /user|tenant|business_?id/i,
  )
  expect(client.getInstructions()).toMatch(/20 November 2026.*not profit.*exactly/s)
  const { structuredContent } = await client.callTool({
    name: 'flow_total',
    arguments: { side: 'out', from: '2026-10-01', to: '2026-10-31', names: ['Fuel'] },
  })
  const output = structuredContent as Output
  expect(output.facts[0]).toMatchObject({ label: 'Money out', minor: '28898' })
  expect(output.links[0]?.url).toContain('/cash-flow/edit-transaction?from=2026-10-01')
  const balance = await client.callTool({ name: 'cash_balance', arguments: {} })
  const dashboard = (await caller.get('/data/dashboard-analytics')).json().data
  const fact = (balance.structuredContent as Output).facts[0]
  expect(fact?.minor).toBe(dashboard.cash.balance.replace('.', ''))
  await client.close()
})

test('every tool answers with what its schema asks for, or says what to correct', async () => {
  const client = await connected((await tokenOf(caller)).token)
  const days = { from: '2026-09-01', to: '2026-10-31' }
  const usual: Record<string, unknown> = {
    ...days,
    side: 'out',
    measure: 'out',
    interval: 'month',
    by: 'merchant',
    per: 'month',
    n: 3,
    order: 'latest',
    against_from: '2026-07-01',
    against_to: '2026-08-31',
    compare: 'previous',
    month: '2027-01',
    amount: '250',
    state: 'open',
    name: 'Adobe',
    against: 'Screwfix',
    less: ['Wages and salaries (net)'],
    until: '2026-12-31',
    names: ['Adobe'],
    below: '10000',
    change: 'scale',
    percent: -10,
  }
  for (const { name, shape } of toolInputs) {
    const args: Record<string, unknown> = Object.fromEntries(
      Object.entries(shape)
        .filter(([key, type]) => !type.isOptional() || key === 'percent')
        .map(([key]) => [key, key === 'day' ? '2026-12-31' : usual[key]]),
    )
    const { isError, structuredContent } = await client.callTool({ name, arguments: args })
    expect([name, isError ?? false]).toEqual([name, false])
    expect((structuredContent as Output).answer).not.toBe('')
  }
  await client.close()
  // A token may make sixty calls a minute.
  const second = await connected((await tokenOf(caller)).token)
  const answerTo = async (name: string, args: object) => {
    const { structuredContent } = await second.callTool({ name, arguments: { ...args } })
    return (structuredContent as Output).answer
  }
  expect(await answerTo('forecast_low', { below: '10000' })).toContain('£10,000.00')
  const compared = { ...days, against_from: '2026-07-01', against_to: '2026-08-31' }
  expect(
    await answerTo('largest_changes', {
      ...compared,
      side: 'out',
      by: 'merchant',
      names: ['Software subscriptions'],
    }),
  ).toContain('on Software subscriptions')
  const [project = ''] = await projectsOf(second)
  expect(await answerTo('sales_projects', { project })).toContain(project)
  expect(
    (await second.callTool({ name: 'sales_projects', arguments: { project: 'No such work' } }))
      .isError,
  ).toBe(true)
  const unknown = await second.callTool({
    name: 'flow_total',
    arguments: { side: 'out', ...days, names: ['Zanzibar Widgets'] },
  })
  expect([unknown.isError, JSON.stringify(unknown.content)]).toEqual([
    true,
    expect.stringContaining('Zanzibar Widgets'),
  ])
  await second.close()
})

test('what is open of a name stands beside what a tool found, as in the assistant’s own answers', async () => {
  const bill = {
    side: 'out',
    party: 'Hollis Accountants',
    number: null,
    issued: null,
    due: '2026-11-10',
    amount: '600.00',
    email: null,
    source: 'typed',
  }
  expect((await caller.post('/data/invoices', { add: [bill] })).statusCode).toBe(200)
  const client = await connected((await tokenOf(caller)).token)
  const { structuredContent } = await client.callTool({
    name: 'upcoming',
    arguments: {
      side: 'out',
      from: '2026-11-21',
      to: '2026-12-20',
      names: ['Hollis Accountants'],
    },
  })
  const { answer } = structuredContent as Output
  expect(answer).toContain(
    'Of that, £600.00 (due on 10 November 2026, overdue) should have been paid by now.',
  )
  await client.close()
})

async function projectsOf(client: Awaited<ReturnType<typeof connected>>): Promise<string[]> {
  const { structuredContent } = await client.callTool({ name: 'sales_projects', arguments: {} })
  return (structuredContent as { rows: { Project: string }[] }).rows.map(({ Project }) => Project)
}

test('a token is shown once, kept as a hash, listed with its last use, and ends when revoked or expired', async () => {
  const who = await server.signUp()
  expect((await who.get('/user/assistant-tokens')).json().data).toEqual([])
  const { id, token } = await tokenOf(who, 'Desk')
  const [listed] = (await who.get('/user/assistant-tokens')).json().data
  expect(listed).toMatchObject({ id, name: 'Desk', last_used_at: null, expired: false })
  expect(JSON.stringify(listed)).not.toContain(token.slice(-20))
  const rows = await inBusiness(token, (tx) =>
    sql`select * from assistant_token where id = ${id}`.execute(tx),
  )
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(token.slice(-20))
  await (await connected(token)).close()
  const [used] = (await who.get('/user/assistant-tokens')).json().data
  expect(used.last_used_at).not.toBeNull()
  expect(
    (await caller.call({ method: 'DELETE', url: `/api/user/assistant-tokens/${id}` })).statusCode,
  ).toBe(404)
  expect(
    (await who.call({ method: 'DELETE', url: `/api/user/assistant-tokens/${id}` })).statusCode,
  ).toBe(200)
  expect((await post({ authorization: `Bearer ${token}` })).status).toBe(401)
  const second = await tokenOf(who)
  await inBusiness(second.token, (tx) =>
    sql`update assistant_token set expires_at = now() - interval '1 second' where id = ${second.id}`.execute(
      tx,
    ),
  )
  expect((await post({ authorization: `Bearer ${second.token}` })).status).toBe(401)
})

test('nobody gets in without a token, from another origin, or with a token of another business', async () => {
  const { token } = await tokenOf(caller)
  const authorization = `Bearer ${token}`
  const statusOf = async (headers: Record<string, string>) => (await post(headers)).status
  expect(await statusOf({})).toBe(401)
  expect(await statusOf({ authorization: 'Bearer nonsense' })).toBe(401)
  expect(await statusOf({ authorization: `Bearer ${caller.token}` })).toBe(401)
  expect(await statusOf({ authorization, origin: 'https://evil.example' })).toBe(403)
  expect(await statusOf({ authorization, origin: server.context.origin() })).toBe(200)
  const other = await server.signUp()
  const own = (await tokenOf(other)).token
  const swapped = `${own.slice(0, 9)}${token.slice(9, 41)}${own.slice(41)}`
  expect(await statusOf({ authorization: `Bearer ${swapped}` })).toBe(401)
  for (const method of ['GET', 'DELETE'])
    expect((await fetch(address, { method, headers: { authorization } })).status).toBe(405)
  // A token of an assistant opens nothing but the tools.
  expect((await server.get('/user/account', { authorization })).statusCode).toBe(401)
})

test('another business is never seen: its amounts and names are in no result', async () => {
  const other = await server.signUp()
  const client = await connected((await tokenOf(other)).token)
  const { content } = await client.callTool({ name: 'account_balances', arguments: {} })
  const named = await client.callTool({
    name: 'flow_total',
    arguments: { side: 'in', from: '2026-01-01', to: '2026-11-20', names: ['Northwind Hotels'] },
  })
  expect(JSON.stringify([content, named])).not.toMatch(/27,706|2770664|Business current|284,920/)
  expect(named.isError).toBe(true)
  await client.close()
})

test('the sixty-first call within a minute waits', () => {
  const limit = new CallLimit()
  const waits = Array.from({ length: 61 }, (_, at) => limit.waitSeconds('a', at * 100))
  expect(waits.slice(0, 60).every((seconds) => seconds === 0)).toBe(true)
  expect(waits[60]).toBe(54)
  expect(limit.waitSeconds('b', 6000)).toBe(0)
  expect(limit.waitSeconds('a', 60_000)).toBe(0)
})
