// What OIDC_PROVIDERS may hold, and the one line that names what is wrong with it.
import { expect, test } from 'vitest'
import { EnvProblem, readEnv } from '../../env.ts'

const client = { client_id: 'abc', client_secret: 'hush-hush' }
const read = (...entries: unknown[]) =>
  readEnv({ OIDC_PROVIDERS: JSON.stringify(entries) }).OIDC_PROVIDERS

test('without the setting there are none', () => {
  expect(readEnv({}).OIDC_PROVIDERS).toEqual([])
  expect(readEnv({ OIDC_PROVIDERS: '' }).OIDC_PROVIDERS).toEqual([])
  expect(read()).toEqual([])
})

test('of Google and Microsoft the client is enough', () => {
  expect(read({ id: 'google', ...client }, { id: 'microsoft', ...client })).toEqual([
    {
      id: 'google',
      label: 'Google',
      issuer: 'https://accounts.google.com',
      clientId: 'abc',
      clientSecret: 'hush-hush',
      scopes: 'openid email profile',
      prompt: 'select_account',
    },
    {
      id: 'microsoft',
      label: 'Microsoft',
      issuer: 'https://login.microsoftonline.com/common/v2.0',
      clientId: 'abc',
      clientSecret: 'hush-hush',
      scopes: 'openid email profile',
      prompt: 'select_account',
    },
  ])
})

test('any other provider has an issuer, a label and scopes of its own; a public client has no secret', () => {
  const settings = {
    id: 'acme',
    label: 'Acme Login',
    issuer: 'https://id.acme.example/realms/one',
    client_id: 'abc',
    client_secret: null,
    scopes: 'openid email',
  }
  expect(read(settings)[0]).toMatchObject({ label: 'Acme Login', clientSecret: null, prompt: null })
})

test.each([
  'http://127.0.0.1:4444',
  'http://localhost:4444',
  'http://[::1]:4444',
  'http://127.8.8.8',
])('an issuer without https is taken on this machine: %s', (issuer) => {
  expect(read({ id: 'here', issuer, ...client })[0]?.issuer).toBe(issuer)
})

const lineOf = (setting: string) => {
  try {
    readEnv({ OIDC_PROVIDERS: setting })
  } catch (error) {
    if (error instanceof EnvProblem) return error.message
  }
  return null
}

test.each<[unknown, RegExp]>([
  [{ id: 'acme', ...client }, /acme needs an issuer, like "https:\/\/id.example.com"/],
  [{ id: 'acme', issuer: 'acme', ...client }, /acme needs an issuer/],
  [{ id: 'acme', issuer: 'http://id.acme.example', ...client }, /without https/],
  [{ id: 'acme', issuer: 'http://127.0.0.1.evil.example', ...client }, /without https/],
  [{ id: 'acme', issuer: 'ftp://127.0.0.1', ...client }, /without https/],
  [{ id: 'google', client_id: 'abc' }, /google needs a client_secret/],
  [{ id: 'google', client_secret: 'hush-hush' }, /google needs a client_id/],
  [{ id: 'google', client_id: 7, client_secret: 'hush-hush' }, /client_id that is not a text/],
  [{ id: 'Google!', ...client }, /entry 1 needs an id of small letters/],
  [{ ...client }, /entry 1 needs an id/],
  [{ id: 'google', clientId: 'abc' }, /entry 1 has a field clientId that is not known/],
  [{ id: 'google', ...client, scopes: 'email' }, /google has scopes without openid/],
  ['google', /entry 1 should be an object/],
])('%j is reported in one line, without the secret', (entry, words) => {
  const line = lineOf(JSON.stringify([entry]))
  expect(line).toMatch(words)
  expect(line).toMatch(/^OIDC_PROVIDERS .*\.$/)
  expect(line).not.toMatch(/\n|hush/)
})

test('two providers of one id are reported, and what is no JSON list', () => {
  const twice = [
    { id: 'google', ...client },
    { id: 'google', ...client },
  ]
  expect(lineOf(JSON.stringify(twice))).toMatch(/^OIDC_PROVIDERS names google twice/)
  for (const setting of ['google', '{"id":"google"}', '[{', '7'])
    expect(lineOf(setting)).toMatch(/^OIDC_PROVIDERS should be a JSON list, like \[\{/)
})
