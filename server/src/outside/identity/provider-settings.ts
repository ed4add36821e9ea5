// The setting OIDC_PROVIDERS read: one entry per provider. Of Google and Microsoft everything but
// the client is known.

/** One provider as it is configured. */
export type ProviderSettings = {
  readonly id: string
  readonly label: string
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string | null
  readonly scopes: string
  /** What the provider must ask in any case; null leaves it to the provider. */
  readonly prompt: string | null
}

// Whoever has several accounts with these two chooses one each time.
const prompt = 'select_account'
const presets: Record<string, { label: string; issuer: string; prompt: string }> = {
  google: { label: 'Google', issuer: 'https://accounts.google.com', prompt },
  // Any organisation's or personal account; an issuer with a tenant's id admits that tenant alone.
  microsoft: {
    label: 'Microsoft',
    issuer: 'https://login.microsoftonline.com/common/v2.0',
    prompt,
  },
}
const usualScopes = 'openid email profile'
const fields = ['id', 'label', 'issuer', 'client_id', 'client_secret', 'scopes']

/**
 * The providers, in the order in which their buttons stand. Throws what is wrong, without a secret
 * in it.
 */
export function readProviderSettings(text: string): ProviderSettings[] {
  const list = listIn(text)
  const read = list.map(readOne)
  const twice = read.find(({ id }, at) => read.findIndex((other) => other.id === id) !== at)
  if (twice) throw new Error(`names ${twice.id} twice; give each provider an id of its own`)
  return read
}

function listIn(text: string): unknown[] {
  const example = '[{"id":"google","client_id":"…","client_secret":"…"}]'
  try {
    const list: unknown = JSON.parse(text)
    if (Array.isArray(list)) return list
  } catch {}
  throw new Error(`should be a JSON list, like ${example}`)
}

function readOne(entry: unknown, at: number): ProviderSettings {
  const nth = `entry ${at + 1}`
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry))
    throw new Error(`${nth} should be an object with id, client_id and client_secret`)
  const settings = entry as Record<string, unknown>
  const odd = Object.keys(settings).find((field) => !fields.includes(field))
  if (odd)
    throw new Error(`${nth} has a field ${odd} that is not known; known are ${fields.join(', ')}`)
  const id = textOf(settings, 'id')
  if (!id || !/^[a-z0-9][a-z0-9-]{0,31}$/.test(id))
    throw new Error(`${nth} needs an id of small letters, digits and dashes, like "google"`)
  const preset = presets[id]
  return {
    id,
    label: textOf(settings, 'label') ?? preset?.label ?? id,
    issuer: issuerOf(id, textOf(settings, 'issuer') ?? preset?.issuer ?? null),
    clientId: textOf(settings, 'client_id') ?? missing(id, 'client_id'),
    clientSecret: secretOf(id, settings),
    scopes: scopesOf(id, textOf(settings, 'scopes') ?? usualScopes),
    prompt: preset?.prompt ?? null,
  }
}

function textOf(settings: Record<string, unknown>, field: string): string | null {
  const value = settings[field]
  if (value === undefined) return null
  if (typeof value === 'string' && value.trim() !== '') return value.trim()
  throw new Error(`has a ${field} that is not a text`)
}

function missing(id: string, field: string): never {
  throw new Error(`${id} needs a ${field}, as the provider has given it`)
}

// A public client has none; it says so with null, so that a forgotten one does not pass for it.
function secretOf(id: string, settings: Record<string, unknown>): string | null {
  if (settings.client_secret === null) return null
  return textOf(settings, 'client_secret') ?? missing(id, 'client_secret')
}

function issuerOf(id: string, issuer: string | null): string {
  if (!issuer || !URL.canParse(issuer))
    throw new Error(`${id} needs an issuer, like "https://id.example.com"`)
  const url = new URL(issuer)
  if (url.protocol === 'https:' || isLoopback(url)) return issuer
  throw new Error(
    `${id} has an issuer without https, which is taken on this machine (127.0.0.1) alone`,
  )
}

/** An address of this very machine over http, for trying things out. */
export function isLoopback(url: URL): boolean {
  return url.protocol === 'http:' && /^(127(\.\d{1,3}){3}|localhost|\[::1\])$/.test(url.hostname)
}

function scopesOf(id: string, scopes: string): string {
  if (scopes.split(/\s+/).includes('openid')) return scopes
  throw new Error(`${id} has scopes without openid; the usual ones are "${usualScopes}"`)
}
