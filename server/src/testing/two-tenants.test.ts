// Two businesses, every endpoint, each other's ids: nothing leaks and nothing changes.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../db/new-id.ts'
import { asTenant } from '../db/tenant.ts'
import { quiet } from './quiet.ts'
import { callAsStranger, startTwoTenants, type TwoTenants } from './two-tenants.ts'

const mark = 'Quayside Lantern Works'
// Longer than any figure of the stranger's own books, which differ from run to run and could
// otherwise end in the same digits.
const bufferOfTheOwner = '87654321.98'
const amountOfTheOwner = '98765432.19'
const ids = { account: newId(), merchant: newId(), upload: newId(), transaction: newId() }
const forecastIds = {
  series: newId(),
  configuration: newId(),
  rule: newId(),
  oneOff: newId(),
  scenario: newId(),
}
let two: TwoTenants
beforeAll(async () => {
  two = await startTwoTenants()
  const named = await two.owner.call({
    method: 'PATCH',
    url: '/api/user/account',
    payload: { business: { name: mark, cash_buffer: bufferOfTheOwner } },
  })
  expect(named.statusCode).toBe(200)
  // Another buffer has the books looked at; what follows changes them behind the server's back.
  await quiet(two.server)
  await two.owner.post('/e/logEvent', { user_id: two.ownerIds.user, action: 'upload-excel' })
  await seedBooks()
  await seedForecast()
  // The stranger has books as well: refusals come from whose lines they are, not from having none.
  expect((await two.stranger.get('/mock/load-data')).statusCode).toBe(200)
})
afterAll(() => two.server.stop())

test('a stranger with the owner’s ids reads nothing, changes nothing and deletes nothing', async () => {
  const attempts = await callAsStranger(two, {
    values: {
      id: ids.account,
      fileid: ids.upload,
      account: ids.account,
      merchant: ids.merchant,
      user_id: two.ownerIds.user,
    },
    marks: [mark, bufferOfTheOwner, two.owner.email, ids.transaction],
    requests: { 'GET /data/transactions/list': { query: { account: ids.account } } },
  })
  expect(attempts.length).toBe(two.server.context.endpoints.length)
  const named = attempts.filter(({ url }) =>
    Object.values(ids).some((id) => url.includes(`/${id}`)),
  )
  for (const { call, status } of named)
    expect([call, [400, 404].includes(status)]).toEqual([call, true])
})

test('a stranger cannot read, decide about, hide, merge or overwrite the owner’s forecast', async () => {
  const { series, configuration, rule, oneOff, scenario } = forecastIds
  const line = { line_id: series, due: '2026-12-01' }
  const kept = {
    id: configuration,
    sub_category: 'software',
    name: 'Mine now',
    rules: [
      {
        id: rule,
        start_date: '2027-01-01',
        direction: 'out',
        cadence: 'monthly',
        payment_day: { kind: 'date', date: 1 },
        roll: 'none',
        amount: '1.00',
      },
    ],
  }
  const path = '/data/forecast'
  const attempts = await callAsStranger(two, {
    values: {
      series_id: series,
      line_id: series,
      seriesId: series,
      id: scenario,
      scenario,
      merchant: ids.merchant,
    },
    marks: [mark, amountOfTheOwner, series, ids.transaction],
    requests: {
      [`POST ${path}/occurrences`]: { body: { ...line, kind: 'cancel' } },
      [`POST ${path}/recurring`]: {
        body: { verdicts: [{ seriesId: series, verdict: 'accepted' }] },
      },
      [`POST ${path}/scenarios`]: { body: { name: 'Copy', copy_of: scenario } },
      [`GET ${path}/scenarios/compare`]: { query: { ids: scenario } },
      [`PUT ${path}/scenarios/:id`]: { body: { name: 'Mine now', frozen: true } },
      [`POST ${path}/config/save`]: {
        body: { configurations: [kept], removed_one_offs: [oneOff], hidden: [] },
      },
      [`POST ${path}/goal-seek`]: {
        body: { keep_above: '1.00', until: '2027-01-31', movable: [line] },
      },
    },
  })
  const refused = attempts.filter(
    ({ call, url }) => call.includes(path) && [series, scenario].some((id) => url.includes(id)),
  )
  expect(refused.length).toBeGreaterThan(8)
  for (const { call, status } of refused) expect([call, status]).toEqual([call, 404])
})

test.each([
  ['leak', 'GET /user/account'],
  ['change', 'PATCH /user/account'],
])('the harness notices a %s: the owner in the stranger’s place fails it', async (_, only) => {
  const { endpoints } = two.server.context
  const all = endpoints.splice(0, endpoints.length)
  endpoints.push(...all.filter(({ method, path }) => `${method} ${path}` === only))
  const requests = { 'PATCH /user/account': { body: { name: 'Amara Mensah' } } }
  const asOwner = callAsStranger(
    { ...two, stranger: two.owner },
    { values: {}, marks: [mark], requests },
  )
  await expect(asOwner).rejects.toThrow(only)
  endpoints.splice(0, endpoints.length, ...all)
})

async function seedForecast(): Promise<void> {
  const business_id = two.ownerIds.business
  const { series, configuration, rule, oneOff, scenario } = forecastIds
  await asTenant(two.server.context.db, business_id, async (tx) => {
    await tx
      .insertInto('forecast_series')
      .values({
        business_id,
        id: series,
        merchant_id: ids.merchant,
        sub_category: 'software',
        side: 'out',
        cadence: 'monthly',
        amount_minor: -Number(amountOfTheOwner.replace('.', '')),
        movement_ids: [ids.transaction],
      })
      .execute()
    await tx
      .insertInto('forecast_configuration')
      .values({
        business_id,
        id: configuration,
        configuration: JSON.stringify({
          name: mark,
          sub_category: 'software',
          rules: [{ id: rule }],
        }),
        saved_by: two.ownerIds.user,
      })
      .execute()
    await tx
      .insertInto('forecast_one_off')
      .values({
        business_id,
        id: oneOff,
        day: '2030-01-31',
        amount_minor: -Number(amountOfTheOwner.replace('.', '')),
        sub_category: 'software',
        note: mark,
        saved_by: two.ownerIds.user,
      })
      .execute()
    await tx
      .insertInto('forecast_scenario')
      .values({ business_id, id: scenario, name: mark, state: 'draft', changes: '{}' })
      .execute()
  })
}

async function seedBooks(): Promise<void> {
  const business_id = two.ownerIds.business
  await asTenant(two.server.context.db, business_id, async (tx) => {
    await tx.insertInto('account').values({ business_id, id: ids.account, name: mark }).execute()
    await tx
      .insertInto('merchant')
      .values({ business_id, id: ids.merchant, key: 'lantern', name: mark })
      .execute()
    await tx
      .insertInto('upload')
      .values({
        business_id,
        id: ids.upload,
        filename: `${mark}.csv`,
        bytes: 12,
        sha256: Buffer.alloc(32),
        state: 'stored',
      })
      .execute()
    await tx
      .insertInto('transaction')
      .values({
        business_id,
        id: ids.transaction,
        account_id: ids.account,
        upload_id: ids.upload,
        merchant_id: ids.merchant,
        day: '2026-01-31',
        position: 1,
        amount_minor: -1234,
        text: mark,
        fingerprint: Buffer.alloc(32),
        occurrence: 0,
        sub_category: 'uncategorised',
        label_source: 'none',
        label_confidence: 0,
      })
      .execute()
  })
}
