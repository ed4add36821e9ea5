// The sandbox bank beside the server, on an origin of its own: where no real provider is set, and
// never in production.
// Here and not in the server, which must not know the bank: it gets an address and talks HTTP.
// @ts-check
import { createServer } from 'node:net'
import { join } from 'node:path'

const providerSettings = [
  'BANK_IDENTITY_URL',
  'BANK_RESOURCE_URL',
  'BANK_CLIENT_ID',
  'BANK_PRIVATE_KEY',
  'BANK_SANDBOX_URL',
]
// Ports of other protocols, which browsers refuse to visit (the Fetch standard's list), as far as
// ours may come to lie on one.
const refusedByBrowsers = [
  2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]
const loopback = ['127.0.0.1', 'localhost', '[::1]']

/**
 * Starts it where it is wanted and sets BANK_SANDBOX_URL. It lives as long as this process and
 * needs no stopping: what it keeps is on disk before it answers.
 */
export async function mountBank(env = process.env) {
  if (!isWanted(env)) return null
  const { createSandboxBank } = await import(
    new URL('../sandbox-bank/dist/app.js', import.meta.url).href
  )
  const bank = await createSandboxBank({
    seed: env.SANDBOX_BANK_SEED || 'plimsoll',
    // A day that is none is the server's to complain about.
    today: /^\d{4}-\d\d-\d\d$/.test(env.FIXED_TODAY ?? '') ? env.FIXED_TODAY : undefined,
    file: join(env.DATA_DIR || './data', 'sandbox-bank.json'),
  })
  try {
    env.BANK_SANDBOX_URL = await listen(bank, env)
    return bank
  } catch {
    process.stderr.write(
      `The sandbox bank cannot use port ${env.SANDBOX_BANK_PORT}. Set SANDBOX_BANK_PORT to another, or BANK_SANDBOX=off.\n`,
    )
    process.exit(1)
  }
}

/** @param {NodeJS.ProcessEnv} env */
function isWanted(env) {
  if (env.NODE_ENV === 'production' || env.BANK_SANDBOX === 'off') return false
  // Several processes would each have a bank of their own: they are given one bank by
  // BANK_SANDBOX_URL.
  if (env.ROLE && env.ROLE !== 'all') return false
  // A browser elsewhere could not reach it.
  if (env.PUBLIC_ORIGIN && !isLoopback(env.PUBLIC_ORIGIN)) return false
  return providerSettings.every((name) => !env[name])
}

/** @param {string} origin */
const isLoopback = (origin) => URL.canParse(origin) && loopback.includes(new URL(origin).hostname)

/**
 * On the port that is set; else ten above Plimsoll's, or any where that one is taken.
 * @param {import('fastify').FastifyInstance} bank
 * @param {NodeJS.ProcessEnv} env
 */
async function listen(bank, env) {
  const host = '127.0.0.1'
  if (env.SANDBOX_BANK_PORT) return bank.listen({ port: Number(env.SANDBOX_BANK_PORT), host })
  const usual = Number(env.PORT || 4000) + 10
  return bank.listen({ port: (await isFree(usual, host)) ? usual : 0, host })
}

/** @param {number} port @param {string} host */
async function isFree(port, host) {
  if (!(port > 0 && port <= 65_535) || refusedByBrowsers.includes(port)) return false
  const trial = createServer()
  const free = await new Promise((done) => {
    trial.once('error', () => done(false))
    trial.listen(port, host, () => done(true))
  })
  await new Promise((done) => trial.close(done))
  return free
}
