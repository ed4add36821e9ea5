// Microsoft cannot be had on this machine: its answers are signed here with a key of our own, in
// the shape that it documents.
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import type { Identity } from './identity-provider.ts'
import { openIdProvider } from './open-id-provider.ts'
import { readProviderSettings } from './provider-settings.ts'

const host = 'https://login.microsoftonline.com'
const tenant = '9188040d-6c67-4c5b-b112-36a304b66dad'
const redirectUri = 'https://cash.example.co.uk/api/auth/oidc/microsoft/callback'

let keys: Awaited<ReturnType<typeof generateKeyPair>>
beforeAll(async () => {
  keys = await generateKeyPair('RS256')
})

const json = (body: object) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })

/** Signs in with a token of these claims. */
async function signIn(claims: Record<string, unknown>, issuer: string): Promise<Identity> {
  const [settings] = readProviderSettings(
    JSON.stringify([{ id: 'microsoft', client_id: 'abc', client_secret: 'hush' }]),
  )
  if (!settings) throw new Error('no settings')
  let nonce = ''
  const provider = openIdProvider(settings, async (url) => {
    const { pathname } = new URL(url)
    if (pathname.endsWith('/.well-known/openid-configuration')) return json(metadata)
    if (pathname.endsWith('/keys'))
      return json({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'one', use: 'sig' }] })
    const token = await new SignJWT({ nonce, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(issuer)
      .setAudience('abc')
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(keys.privateKey)
    return json({ access_token: 'x', token_type: 'Bearer', id_token: token })
  })
  const { url, state, secret } = await provider.beginSignIn(redirectUri)
  nonce = new URL(url).searchParams.get('nonce') ?? ''
  return provider.completeSignIn(new URL(`${redirectUri}?code=c&state=${state}`), { state, secret })
}

const metadata = {
  issuer: `${host}/{tenantid}/v2.0`,
  authorization_endpoint: `${host}/common/oauth2/v2.0/authorize`,
  token_endpoint: `${host}/common/oauth2/v2.0/token`,
  jwks_uri: `${host}/common/discovery/v2.0/keys`,
  token_endpoint_auth_methods_supported: ['client_secret_post'],
  id_token_signing_alg_values_supported: ['RS256'],
  response_types_supported: ['code'],
  subject_types_supported: ['pairwise'],
}
const claims = { sub: 'AAAA-person', tid: tenant, email: 'amara@example.co.uk', name: 'Amara Osei' }

test('R-035 somebody at Microsoft is identified by tenant and subject', async () => {
  expect(await signIn(claims, `${host}/${tenant}/v2.0`)).toEqual({
    issuer: `${host}/${tenant}/v2.0`,
    subject: 'AAAA-person',
    email: 'amara@example.co.uk',
    emailProven: false,
    name: 'Amara Osei',
  })
})

test('R-035 an address at Microsoft proves nothing, even where it is marked as verified', async () => {
  const reply = await signIn({ ...claims, email_verified: true }, `${host}/${tenant}/v2.0`)
  expect(reply.emailProven).toBe(false)
})

test.each([
  ['another tenant', { ...claims, tid: '11111111-1111-1111-1111-111111111111' }],
  ['no tenant', { ...claims, tid: undefined }],
])('R-035 a token that names %s than its issuer is refused', async (_, issuer) => {
  await expect(signIn(issuer, `${host}/${tenant}/v2.0`)).rejects.toMatchObject({ fault: 'refused' })
})
