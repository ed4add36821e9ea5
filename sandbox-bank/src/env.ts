// The settings of the sandbox bank, read once; no other file of this room looks at the environment.

type Settings = {
  port: number
  host: string
  seed: string
  file: string | undefined
  today: string | undefined
}

/**
 * Reads the settings; refuses production, where a bank that invents its figures has no business.
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  refuseProduction(env)
  const port = Number(env.SANDBOX_BANK_PORT || 4010)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error('SANDBOX_BANK_PORT must be a port number.')
  const today = env.SANDBOX_BANK_TODAY || undefined
  if (today && Number.isNaN(Date.parse(`${today}T12:00:00Z`)))
    throw new Error('SANDBOX_BANK_TODAY must be a day, like 2026-11-20.')
  return {
    port,
    host: '127.0.0.1',
    seed: env.SANDBOX_BANK_SEED ?? 'plimsoll',
    file: env.SANDBOX_BANK_FILE || undefined,
    today,
  }
}

/** Throws when the process runs in production. */
export function refuseProduction(env: NodeJS.ProcessEnv = process.env): void {
  if (env.NODE_ENV === 'production') throw new Error('The sandbox bank does not run in production.')
}
