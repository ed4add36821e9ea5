// The adapter against the sandbox bank, over HTTP: connecting, renewing in each form of answer, and
// what proves nothing.
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inDays, type OpenedAdapter, openAdapter } from '../../testing/bank-adapter.ts'
import { startBank, type TestBank, testBanks, visitBank } from '../../testing/bank-world.ts'
import type { HandedBack } from './bank-provider.ts'
import { openProvider } from './provider.ts'

let bank: TestBank
let adapter: OpenedAdapter
let idTokenAlone: OpenedAdapter

beforeAll(async () => {
  bank = await startBank({ today: '2026-11-18' })
  adapter = await openAdapter(bank)
  idTokenAlone = await openAdapter(bank, { reauthAnswer: 'id_token' })
})
beforeEach(() => bank.reset())
afterAll(() => bank.stop())

const failing = (failure: string) => ({ failure })
const begin = async ({ banks } = adapter, institutionId: string | null = testBanks.northgate) => {
  const user = await banks.addUser('a business')
  const request = { user, institutionId, state: 'state-1', historyFrom: null }
  return { user, attempt: await banks.beginConnect({ ...request, consentUntil: inDays(90) }) }
}
const onlyConnection = async (user: string, { banks } = adapter) => {
  const found = await banks.listConnections(user)
  expect(found).toHaveLength(1)
  return found[0]
}

describe('connecting', () => {
  test('a bank is chosen, agreed to, and becomes a connection', async () => {
    const { user, connectionId } = await adapter.connect()
    expect(await onlyConnection(user)).toEqual({
      id: connectionId,
      institutionId: testBanks.northgate,
      institution: 'Northgate Business',
      state: 'ok',
      expired: false,
      reconsents: true,
      connectedAt: expect.any(Date),
      expiresAt: new Date('2027-02-16T00:00:00Z'),
      lastUpdatedAt: expect.any(Date),
      code: null,
    })
  })

  test('the browser is sent to the provider with nothing but the address of the pushed request', async () => {
    const { attempt } = await begin()
    const url = new URL(attempt.url)
    expect([url.origin, url.pathname]).toEqual([bank.url, '/oidc/auth'])
    expect([...url.searchParams.keys()].sort()).toEqual(['client_id', 'request_uri'])
  })

  test('without a bank the provider’s own page asks for it', async () => {
    await bank.control({ consent: 'ask' })
    const { attempt } = await begin(adapter, null)
    const page = await fetch(attempt.url)
    expect(await page.text()).toContain('Northgate Business')
  })

  test('the consent asks for ninety days at most, and for the history from the day wanted', async () => {
    const { banks } = adapter
    const user = await banks.addUser('a business')
    const request = { user, institutionId: testBanks.northgate, state: 's' }
    const attempt = await banks.beginConnect({
      ...request,
      historyFrom: '2026-10-01',
      consentUntil: inDays(4_000),
    })
    const handedBack = await visitBank(attempt.url)
    await banks.completeConnect({ user, state: 's', attempt, handedBack })
    const [account] = await banks.listAccounts(user)
    expect(account?.earliest).toBe('2026-10-01')
    expect((await onlyConnection(user))?.expiresAt).toEqual(new Date('2027-02-16T00:00:00Z'))
  })

  test.each([
    ['http://localhost:4000', 'http://localhost:4000'],
    ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
    ['http://evil.example', 'http://127.0.0.1:4000'],
    ['http://localhost:4001', 'http://127.0.0.1:4000'],
    [undefined, 'http://127.0.0.1:4000'],
  ])('who comes from %s comes back to %s', async (from, origin) => {
    const user = await adapter.banks.addUser('a business')
    const request = { user, institutionId: testBanks.tamar, state: 's', historyFrom: null }
    const attempt = await adapter.banks.beginConnect({
      ...request,
      ...(from && { from }),
      consentUntil: inDays(90),
    })
    const reply = await fetch(attempt.url, { redirect: 'manual' })
    const location = new URL(reply.headers.get('location') ?? '')
    expect(location.origin + location.pathname).toBe(`${origin}/mhcb`)
    const handedBack = Object.fromEntries(location.searchParams)
    await adapter.banks.completeConnect({ user, state: 's', attempt, handedBack })
  })

  test('a user whom the provider has forgotten is noticed before the person is sent away', async () => {
    const { user } = await adapter.connect()
    await bank.reset()
    const fresh = openProvider(adapter.settings)
    const request = { user, institutionId: testBanks.tamar, state: 's', historyFrom: null }
    await expect(
      fresh.beginConnect({ ...request, consentUntil: inDays(90) }),
    ).rejects.toMatchObject(failing('not_found'))
  })

  test('a shorter consent is a shorter consent', async () => {
    const { banks } = adapter
    const user = await banks.addUser('a business')
    const consentUntil = new Date('2026-12-20T09:00:00Z')
    const request = { user, institutionId: testBanks.tamar, state: 's', historyFrom: null }
    const attempt = await banks.beginConnect({ ...request, consentUntil })
    const handedBack = await visitBank(attempt.url)
    await banks.completeConnect({ user, state: 's', attempt, handedBack })
    expect((await onlyConnection(user))?.expiresAt).toEqual(consentUntil)
  })

  test.each([
    ['cancel', testBanks.northgate, 'cancelled', 'access_denied'],
    ['bank-down', testBanks.northgate, 'bank_unavailable', 'temporarily_unavailable'],
    ['approve', testBanks.halcyon, 'bank_unavailable', 'temporarily_unavailable'],
  ])('%s at the bank connects nothing: %s', async (consent, bankId, failure, code) => {
    await bank.control({ consent })
    const { user, attempt } = await begin(adapter, bankId)
    const handedBack = await visitBank(attempt.url)
    await expect(
      adapter.banks.completeConnect({ user, state: 'state-1', attempt, handedBack }),
    ).rejects.toMatchObject({ failure, details: { code } })
    expect(await adapter.banks.listConnections(user)).toEqual([])
  })

  test.each(['x reauth', 'all openid', '', 'a'.repeat(101), 'id:x'])(
    'a bank that would bring other words into the scope is none: %s',
    async (institutionId) => {
      await expect(begin(adapter, institutionId)).rejects.toMatchObject(failing('not_found'))
    },
  )

  test('a bank that nobody knows is refused at the return', async () => {
    const { user, attempt } = await begin(adapter, 'nobody')
    const handedBack = await visitBank(attempt.url)
    await expect(
      adapter.banks.completeConnect({ user, state: 'state-1', attempt, handedBack }),
    ).rejects.toMatchObject(failing('refused'))
  })
})

describe('what proves nothing', () => {
  const change = async (
    differing: (renewal: {
      user: string
      state: string
      attempt: { nonce: string; codeVerifier: string }
      handedBack: HandedBack
    }) => object,
  ) => {
    const { user, attempt } = await begin()
    const handedBack = await visitBank(attempt.url)
    const renewal = { user, state: 'state-1', attempt, handedBack }
    return adapter.banks.completeConnect({ ...renewal, ...differing(renewal) })
  }

  test.each<[string, Parameters<typeof change>[0]]>([
    ['another state', () => ({ state: 'state-2' })],
    ['no state', ({ handedBack }) => ({ handedBack: { ...handedBack, state: undefined } })],
    ['no code', ({ handedBack }) => ({ handedBack: { state: handedBack.state } })],
    ['a made-up code', ({ handedBack }) => ({ handedBack: { ...handedBack, code: 'x' } })],
    ['another nonce', ({ attempt }) => ({ attempt: { ...attempt, nonce: 'other' } })],
    [
      'another verifier',
      ({ attempt }) => ({ attempt: { ...attempt, codeVerifier: 'v'.repeat(43) } }),
    ],
    [
      'another issuer',
      ({ handedBack }) => ({ handedBack: { ...handedBack, iss: 'https://x.test' } }),
    ],
    ['another user', () => ({ user: 'somebody-else' })],
  ])('%s is refused', async (_, differing) => {
    await expect(change(differing)).rejects.toMatchObject(failing('refused'))
  })

  test('a code works once', async () => {
    const { user, attempt } = await begin()
    const handedBack = await visitBank(attempt.url)
    const renewal = { user, state: 'state-1', attempt, handedBack }
    await adapter.banks.completeConnect(renewal)
    await expect(adapter.banks.completeConnect(renewal)).rejects.toMatchObject(failing('refused'))
  })

  test('an error with another state is not believed', async () => {
    await bank.control({ consent: 'cancel' })
    await expect(change(() => ({ state: 'state-2' }))).rejects.toMatchObject(failing('refused'))
  })
})

describe('renewing', () => {
  const renew = async (
    { banks }: OpenedAdapter,
    connection: { user: string; connectionId: string },
    how: 'reconsent' | 'reauth',
    differing: (handedBack: HandedBack) => HandedBack = (same) => same,
  ) => {
    const state = `${how}-1`
    const request = { ...connection, how, state }
    const attempt = await banks.beginRenewal({ ...request, consentUntil: inDays(90) })
    const handedBack = differing(await visitBank(attempt.url))
    await banks.completeRenewal({ ...request, attempt, handedBack })
    return handedBack
  }

  test('reconsent hands back in the query and moves the end of the consent', async () => {
    const own = await adapter.connect()
    await bank.act('advance-clock', { days: 30 })
    const handedBack = await renew(adapter, own, 'reconsent')
    expect(Object.keys(handedBack).sort()).toEqual(['code', 'state'])
    expect(await onlyConnection(own.user)).toMatchObject({ id: own.connectionId, expired: false })
  })

  test('reauth hands back a code and an id token, and mends what had ended, in its place', async () => {
    const own = await adapter.connect()
    await bank.act('expire-consent')
    expect(await onlyConnection(own.user)).toMatchObject({
      expired: true,
      state: 'sign_in_needed',
      code: 'credentials_error',
    })
    const handedBack = await renew(adapter, own, 'reauth')
    expect(Object.keys(handedBack).sort()).toEqual(['code', 'id_token', 'state'])
    expect(await onlyConnection(own.user)).toMatchObject({
      id: own.connectionId,
      expired: false,
      state: 'ok',
    })
  })

  test('reauth by an id token alone mends it too', async () => {
    const own = await idTokenAlone.connect()
    await bank.act('revoke-credentials')
    const handedBack = await renew(idTokenAlone, own, 'reauth')
    expect(Object.keys(handedBack).sort()).toEqual(['id_token', 'state'])
    expect(await onlyConnection(own.user, idTokenAlone)).toMatchObject({ state: 'ok' })
  })

  test('an ended consent cannot be confirmed, only signed in to again', async () => {
    const own = await adapter.connect()
    await bank.act('expire-consent')
    await expect(renew(adapter, own, 'reconsent')).rejects.toMatchObject(failing('consent_expired'))
  })

  test.each(['reconsent', 'reauth'] as const)('backing out of %s changes nothing', async (how) => {
    const own = await adapter.connect()
    const before = await onlyConnection(own.user)
    await bank.control({ consent: 'cancel' })
    await expect(renew(adapter, own, how)).rejects.toMatchObject(failing('cancelled'))
    expect(await onlyConnection(own.user)).toEqual(before)
  })

  test('an id token that somebody changed, cut or signed with nothing is refused', async () => {
    const own = await idTokenAlone.connect()
    const unsigned = (token = '') =>
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`
    const another = (token = '') => {
      const [header, , signature] = token.split('.')
      const claims = { ...decodeJwt(token), 'mh:con_id': 'another' }
      return [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join(
        '.',
      )
    }
    for (const differing of [unsigned, another, () => 'x.y.z', () => undefined])
      for (const opened of [idTokenAlone, adapter]) {
        const connection = opened === adapter ? await adapter.connect() : own
        await expect(
          renew(opened, connection, 'reauth', (renewal) => ({
            ...renewal,
            id_token: differing(renewal.id_token),
          })),
        ).rejects.toMatchObject(failing('refused'))
      }
  })

  test('an id token alone is not enough where a code was requested with it', async () => {
    const own = await adapter.connect()
    await expect(
      renew(adapter, own, 'reauth', ({ code: _, ...rest }) => rest),
    ).rejects.toMatchObject(failing('refused'))
  })

  test('the renewal of another connection is refused', async () => {
    const own = await adapter.connect()
    const request = { ...own, how: 'reauth' as const, state: 'one' }
    const attempt = await adapter.banks.beginRenewal({ ...request, consentUntil: inDays(90) })
    const handedBack = await visitBank(attempt.url)
    await expect(
      adapter.banks.completeRenewal({ ...request, connectionId: 'other', attempt, handedBack }),
    ).rejects.toMatchObject(failing('refused'))
  })
})

describe('banks and users', () => {
  test('the list of banks says what each is good for', async () => {
    const found = await adapter.banks.listInstitutions()
    expect(found.find(({ id }) => id === testBanks.northgate)).toEqual({
      id: testBanks.northgate,
      name: 'Northgate Business',
      business: true,
      personal: false,
      availability: 'available',
      sandbox: true,
    })
    expect(found.find(({ id }) => id === testBanks.halcyon)?.availability).toBe('down')
    expect(found.find(({ business }) => !business)?.personal).toBe(true)
  })

  test('ended twice is ended, for connections and for users', async () => {
    const own = await adapter.connect()
    await adapter.banks.revoke(own)
    await adapter.banks.revoke(own)
    expect(await adapter.banks.listConnections(own.user)).toEqual([])
    await adapter.banks.removeUser(own.user)
    await adapter.banks.removeUser(own.user)
    await expect(adapter.banks.listConnections(own.user)).rejects.toMatchObject(
      failing('not_found'),
    )
    await expect(adapter.banks.listAccounts(own.user)).rejects.toMatchObject(failing('not_found'))
  })

  test('the user of another client is not found', async () => {
    const own = await adapter.connect()
    for (const call of ['listConnections', 'listAccounts'] as const)
      await expect(idTokenAlone.banks[call](own.user)).rejects.toMatchObject(failing('not_found'))
  })
})
