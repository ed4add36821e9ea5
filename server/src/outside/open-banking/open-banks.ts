// The provider of this configuration: a real one where BANK_* is set, the sandbox bank where that
// is mounted, else none.
import { createPrivateKey, randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { Context } from '../../context.ts'
import { readSealedSecret } from '../../db/secret.ts'
import { readPrivateKey } from '../../env-bank.ts'
import type { Vault } from '../../vault.ts'
import { type BankProvider, webhookPath } from './bank-provider.ts'
import { openProvider } from './provider.ts'
import { introduceTo, readNewsEveryMs } from './sandbox.ts'
import { type ProviderSettings, usualPageRows } from './settings.ts'
import { makePrivateKey, publicJwkOf, signingKeyOf } from './signing-key.ts'

type BankContext = Pick<Context, 'env' | 'log' | 'origin' | 'today'> & {
  pool: pg.Pool
  vault: Vault
}

const sandboxClientId = 'plimsoll'
/** The page that reads what a bank has handed back. */
const callbackPath = '/mhcb'

/** Opens the provider; null where there is none, and then files are all that is offered. */
export async function openBanks(context: BankContext): Promise<BankProvider | null> {
  const { env } = context
  const { BANK_IDENTITY_URL, BANK_RESOURCE_URL, BANK_CLIENT_ID, BANK_PRIVATE_KEY } = env
  if (BANK_IDENTITY_URL && BANK_RESOURCE_URL && BANK_CLIENT_ID && BANK_PRIVATE_KEY) {
    const found = readPrivateKey(BANK_PRIVATE_KEY)
    if (!found) throw new Error('BANK_PRIVATE_KEY is no key that we sign with.')
    const kid = env.BANK_KEY_ID ?? found.kid
    return openProvider({
      ...(await commonOf(context)),
      name: env.BANK_NAME,
      identityUrl: withoutSlash(BANK_IDENTITY_URL),
      resourceUrl: withoutSlash(BANK_RESOURCE_URL),
      clientId: BANK_CLIENT_ID,
      signingKey: await signingKeyOf({ ...found, ...(kid !== undefined && { kid }) }),
    })
  }
  const isMounted = env.BANK_SANDBOX === 'on' && env.NODE_ENV !== 'production'
  return isMounted && env.BANK_SANDBOX_URL
    ? openSandbox(context, withoutSlash(env.BANK_SANDBOX_URL))
    : null
}

/**
 * The sandbox, introduced to our client at once, so that its webhooks find us after a restart; or
 * at the first call, where it is not up yet.
 */
async function openSandbox(context: BankContext, url: string): Promise<BankProvider> {
  const { secret } = await readSealedSecret(context, {
    name: 'sandbox-bank-key',
    make: async () => makePrivateKey(),
  })
  const key = createPrivateKey(secret)
  const publicKey = await publicJwkOf(key)
  const settings: ProviderSettings = {
    ...(await commonOf(context)),
    name: 'Sandbox bank',
    identityUrl: url,
    resourceUrl: `${url}/v3`,
    clientId: sandboxClientId,
    redirectUris: redirectUrisOf(context.origin()),
    signingKey: await signingKeyOf({ key, kid: publicKey.kid }),
    newsEveryMs: () => readNewsEveryMs(url),
  }
  const introduce = () =>
    introduceTo(url, {
      clientId: settings.clientId,
      publicKey,
      redirectUris: settings.redirectUris,
      webhookUrl: `${context.origin()}${webhookPath}`,
    })
  await introduce().catch(() => context.log.warn('the sandbox bank does not answer yet'))
  return openProvider(settings, introduce)
}

async function commonOf(context: BankContext) {
  const { secret } = await readSealedSecret(context, {
    name: 'account-number-key',
    make: async () => randomBytes(32).toString('base64'),
  })
  return {
    redirectUris: [`${context.origin()}${callbackPath}`] as [string],
    reauthAnswer: context.env.BANK_REAUTH,
    accountSecret: Buffer.from(secret, 'base64'),
    pageRows: usualPageRows,
    today: context.today,
    log: context.log,
  }
}

/**
 * This machine is called by two names, and who signed in under one of them is a stranger under the
 * other.
 */
function redirectUrisOf(origin: string): [string, ...string[]] {
  const usual = new URL(`${origin}${callbackPath}`)
  const names = ['127.0.0.1', 'localhost'].filter((name) => name !== usual.hostname)
  if (names.length === 2) return [usual.href]
  return [
    usual.href,
    ...names.map((name) => Object.assign(new URL(usual), { hostname: name }).href),
  ]
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '')
