// The only reader of process.env: every setting, its default, and one clear line when a value is
// wrong.

import { isIP } from 'node:net'
import { isDay } from '@plimsoll/domain/calendar'
import * as z from 'zod/mini'
import { bankProblem, bankShape } from './env-bank.ts'
import {
  type ProviderSettings,
  readProviderSettings,
} from './outside/identity/provider-settings.ts'
import { parseSecretKeys } from './secret-keys.ts'

const whole = (fallback: number, least = 0) =>
  z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,9}$/, 'should be a whole number')),
      z.pipe(
        z.transform((text: string) => Number(text)),
        z.number().check(z.gte(least, `should be at least ${least}`)),
      ),
    ),
    fallback,
  )
const url = (protocols: RegExp, like: string) =>
  z.optional(
    z.string().check(z.refine((text) => isUrl(text, protocols), `should look like ${like}`)),
  )

const shape = z.object({
  NODE_ENV: z._default(z.string(), 'development'),
  PORT: whole(4000),
  HOST: z._default(z.string(), '127.0.0.1'),
  PUBLIC_ORIGIN: url(/^https?:$/, 'https://cash.example.co.uk'),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: url(/^postgres(ql)?:$/, 'postgresql://user:password@host:5432/plimsoll'),
  DATABASE_OWNER_URL: url(/^postgres(ql)?:$/, 'postgresql://owner:password@host:5432/plimsoll'),
  DATABASE_NAMED_STATEMENTS: z._default(z.enum(['on', 'off'], 'should be on or off'), 'on'),
  SMTP_URL: url(/^smtps?:$/, 'smtp://user:password@mail.example.co.uk:587'),
  MAIL_FROM: z._default(z.string(), 'Plimsoll <plimsoll@localhost>'),
  OIDC_PROVIDERS: z._default(
    z.pipe(
      z.string(),
      z.transform((text: string, context) => {
        try {
          return readProviderSettings(text)
        } catch (error) {
          context.issues.push({ code: 'custom', message: (error as Error).message, input: '' })
          return []
        }
      }),
    ),
    [] as ProviderSettings[],
  ),
  SENTRY_DSN: url(/^https?:$/, 'https://key@sentry.example.co.uk/1'),
  LOG_LEVEL: z._default(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'should be fatal, error, warn, info, debug or silent',
    ),
    'info',
  ),
  UPLOADS_PER_MINUTE: whole(10, 1),
  LOGINS_PER_15_MINUTES: whole(5, 1),
  REGISTRATIONS_PER_HOUR: whole(200, 1),
  REQUESTS_PER_MINUTE: whole(20_000, 1),
  BACKTEST_AFTER_SECONDS: whole(3, 0),
  TRUSTED_PROXIES: z.optional(
    z
      .string()
      .check(z.refine(isAddresses, 'should list addresses of proxies, like 10.0.0.2,10.1.0.0/16')),
  ),
  ROLE: z._default(z.enum(['all', 'web', 'worker'], 'should be all, web or worker'), 'all'),
  SECRETS_KEY: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => parseSecretKeys(text) !== null,
          'should be 32 bytes in base64 (openssl rand -base64 32), older ones after a comma',
        ),
      ),
  ),
  BACKUP_PASSPHRASE: z.optional(
    z.string().check(z.minLength(12, 'should have at least 12 characters')),
  ),
  ASSISTANT_BASE_URL: url(/^https?:$/, 'http://127.0.0.1:11434/v1'),
  ASSISTANT_API_KEY: z.optional(z.string()),
  ASSISTANT_MODEL: z.optional(z.string()),
  ...bankShape,
  TIERS_FILE: z.optional(z.string()),
  FIXED_TODAY: z.optional(z.string().check(z.refine(isDay, 'should be a day, like 2026-11-20'))),
})

/** The settings of one process. */
export type Env = z.infer<typeof shape>

/**
 * Why the settings cannot be used: one line that names the variable and what it should look like.
 */
export class EnvProblem extends Error {}

/** Reads the settings; an empty variable counts as missing. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const entries = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = shape.safeParse(entries)
  if (!result.success) {
    const issue = result.error.issues[0]
    throw new EnvProblem(`${issue?.path.join('.')} ${issue?.message}.`)
  }
  if (result.data.FIXED_TODAY && result.data.NODE_ENV === 'production')
    throw new EnvProblem('FIXED_TODAY freezes the business day and is refused in production.')
  if (result.data.DATABASE_OWNER_URL && !result.data.DATABASE_URL)
    throw new EnvProblem('DATABASE_OWNER_URL needs DATABASE_URL beside it.')
  if (!result.data.ASSISTANT_BASE_URL !== !result.data.ASSISTANT_MODEL)
    throw new EnvProblem('ASSISTANT_BASE_URL and ASSISTANT_MODEL go together: set both or neither.')
  const problem = bankProblem(result.data)
  if (problem) throw new EnvProblem(problem)
  return result.data
}

function isUrl(text: string, protocols: RegExp): boolean {
  return URL.canParse(text) && protocols.test(new URL(text).protocol)
}

function isAddresses(text: string): boolean {
  return text.split(',').every((part) => {
    const [address = '', bits = '0', more] = part.trim().split('/')
    const family = isIP(address)
    return (
      family !== 0 &&
      more === undefined &&
      /^\d{1,3}$/.test(bits) &&
      Number(bits) <= (family === 4 ? 32 : 128)
    )
  })
}
