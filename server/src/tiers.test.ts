// plans from one file: read and checked at the start, asked for at what they limit, and
// never shown where there are none.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tierFeatures } from '@plimsoll/contract/tier-features'
import { readPlan } from '@plimsoll/contract/tiers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from './testing/test-server.ts'
import { readTiers } from './tiers.ts'

const folder = mkdtempSync(join(tmpdir(), 'plimsoll-tiers-'))
afterAll(() => rmSync(folder, { recursive: true }))

const free = { name: 'Free', words: 'For a first look.', monthly: '0.00', yearly: '0.00', adds: [] }
const plus = { ...free, name: 'Plus', monthly: '12.00', yearly: '120.00' }
const usable = { tiers: [free, { ...plus, adds: [...tierFeatures] }], everyone: 'Free' }

function fileWith(content: unknown): string {
  const path = join(folder, 'tiers.json')
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

describe('the file', () => {
  test.each([
    ['{', 'it is no JSON'],
    [{ ...usable, tiers: [] }, 'tiers needs at least one tier'],
    [{ ...usable, everyone: 'Gold' }, 'there is no tier “Gold”'],
    [{ ...usable, tiers: [plus, { ...plus, adds: [] }] }, 'two tiers are called “Plus”'],
    [{ ...usable, tiers: [free] }, 'no tier adds “sales_projects”, so nobody could use it'],
    [
      { ...usable, tiers: [{ ...free, adds: ['scenarios'] }, usable.tiers[1]] },
      '“scenarios” is added by two tiers; each includes those before it',
    ],
    [
      { ...usable, tiers: [{ ...free, adds: ['magic'] }] },
      `tiers.0.adds.0 can only add these features: ${tierFeatures.join(', ')}`,
    ],
    [
      { ...usable, tiers: [{ ...free, monthly: '12' }] },
      'tiers.0.monthly Write amounts with two decimals, like 12.50',
    ],
    [{ ...usable, businesses: { acme: 'Plus' } }, '“acme” is no id of a business'],
  ])('%j stops the start with one line', (content, problem) => {
    const path = fileWith(content)
    const line = `The tiers file ${path} can’t be used: ${problem}. See the README.`
    expect(() => readTiers(path)).toThrow(line)
  })

  test('that is missing stops the start too, and none at all includes everything', () => {
    expect(() => readTiers(join(folder, 'none.json'))).toThrow('it can’t be read (ENOENT)')
    expect(readTiers(undefined)).toBeNull()
  })

  test('gives a business its own tier, with the features of those before it', () => {
    const businessId = '0197f9d4-8f5b-7c3a-9d5e-0a1b2c3d4e5f'
    const pro = { ...plus, name: 'Pro', adds: tierFeatures.slice(1) }
    const tiers = readTiers(
      fileWith({
        tiers: [free, { ...plus, adds: tierFeatures.slice(0, 1) }, pro],
        everyone: 'Free',
        businesses: { [businessId]: 'Pro' },
      }),
    )
    expect(tiers?.includes(businessId, 'sales_projects')).toBe(true)
    expect(tiers?.includes('another', 'sales_projects')).toBe(false)
    expect(tiers?.firstWith('scenarios')).toBe('Pro')
  })
})

describe('a server with tiers', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({
      env: { FIXED_TODAY: '2026-11-20', TIERS_FILE: fileWith(usable) },
    })
  })
  afterAll(() => server.stop())

  test('refuses only what is new of a feature above the tier, and hides nothing that exists', async () => {
    const caller = await server.signUp()
    await caller.get('/mock/load-data')
    const refused = await caller.post('/data/forecast/scenarios', { name: 'Lean' })
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      expect.objectContaining({
        code: 'above_tier',
        errors: [
          {
            message: 'This is part of the Plus plan. What you have stays as it is.',
            path: 'scenarios',
          },
        ],
      }),
    ])
    const { data } = (await caller.get('/v1/sales/projects')).json()
    expect(data).toHaveLength(6)
    const edited = await caller.call({
      method: 'PATCH',
      url: `/api/v1/sales/projects/${data[0].id}`,
      payload: { notes: 'Ours to change' },
    })
    expect(edited.statusCode).toBe(200)
    expect((await caller.get('/v1/sales/export')).statusCode).toBe(200)
    expect((await caller.get(readPlan.path)).json().data).toMatchObject({
      tier: 'Free',
      features: [],
      tiers: [{ name: 'Free' }, { name: 'Plus', monthly: '12.00' }],
    })
  })
})
