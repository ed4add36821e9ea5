// Writes at a steady rate, and remembers which were acknowledged, so that their loss or doubling would be noticed.
// @ts-check
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const writersCount = 8

/** @typedef {{ token: string, userId: string, email: string }} Person */

/**
 * Signs a person up at a server: somebody new where nobody is named. @param {string} origin @param
 * {{ email: string, password: string }} [who] @returns {Promise<Person>}
 */
export async function signUp(
  origin,
  who = { email: `${randomUUID()}@example.co.uk`, password: 'harbour1876b' },
) {
  await call(origin, {
    path: '/auth/register',
    body: { name: 'Amara', business_name: 'Harbour', ...who },
  })
  const { body } = await call(origin, { path: '/auth/login', body: who })
  const token = body.data.token
  await call(origin, { path: '/user/onboarding', token, body: { onboarding_status: 'complete' } })
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString())
  return { token, userId: sub, email: who.email }
}

/**
 * One call. @param {string} origin @param {{ path: string, method?: string, token?: string, body?:
 * object }} of
 */
export async function call(origin, { path, method, token, body }) {
  const response = await fetch(`${origin}/api${path}`, {
    method: method ?? (body ? 'POST' : 'GET'),
    signal: AbortSignal.timeout(120_000),
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text }
}

/**
 * Writes and reads until it is stopped. @param {{ origin: string, person: Person, perSecond: number
 * }} of
 */
export function startLoad({ origin, person, perSecond }) {
  const tag = randomUUID().slice(0, 8)
  let isOver = false
  /** @type {{ action: string, at: number }[]} */
  const acknowledged = []
  /** @type {Record<string, number>} */
  const counts = {}
  const count = (/** @type {string} */ what) => {
    counts[what] = (counts[what] ?? 0) + 1
  }
  const writers = Array.from({ length: writersCount }, async (_, writer) => {
    for (let i = 0; !isOver; i++) {
      const action = `${tag}-${writer}-${i}`
      const next = Date.now() + (1000 * writersCount) / perSecond
      try {
        const isRead = i % 4 === 3
        const { status } = await (isRead
          ? call(origin, { path: '/user/account', token: person.token })
          : call(origin, {
              path: '/e/logEvent',
              token: person.token,
              body: { user_id: person.userId, action },
            }))
        count(`${isRead ? 'reads' : 'writes'} answered ${status}`)
        if (!isRead && status === 200) acknowledged.push({ action, at: Date.now() })
      } catch (error) {
        count(
          `cut off: ${/** @type {any} */ (error).cause?.code ?? /** @type {Error} */ (error).name}`,
        )
      }
      await sleep(Math.max(next - Date.now(), 0))
    }
  })
  return {
    acknowledged,
    counts,
    /** Waits until as many more writes have been acknowledged. @param {number} more */
    async progress(more) {
      const goal = acknowledged.length + more
      const until = Date.now() + 120_000
      while (acknowledged.length < goal) {
        if (Date.now() > until)
          throw new Error(`No write was acknowledged for two minutes: ${JSON.stringify(counts)}`)
        await sleep(20)
      }
    },
    async stop() {
      isOver = true
      await Promise.all(writers)
      return { acknowledged: acknowledged.length, counts }
    },
    /**
     * What of the acknowledged writes is missing, and what is there twice. @param {string}
     * databaseUrl
     */
    async compare(databaseUrl) {
      const client = new pg.Client({ connectionString: databaseUrl })
      await client.connect()
      try {
        const [business] = (
          await client.query('select business_id as id from membership where user_id = $1', [
            person.userId,
          ])
        ).rows
        await client.query(`select set_config('app.business', $1, false)`, [business.id])
        const { rows } = await client.query(
          'select action, count(*)::int as times from event_log where action like $1 group by 1',
          [`${tag}-%`],
        )
        const stored = new Map(rows.map((row) => [row.action, row.times]))
        return {
          lost: acknowledged.filter(({ action }) => !stored.has(action)).length,
          doubled: rows.filter(({ times }) => times > 1).length,
        }
      } finally {
        await client.end()
      }
    },
  }
}
