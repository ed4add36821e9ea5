// `npm run seed`: a user with the demo company, made through the server's own calls. For one's own
// machine only.
import { buildApp } from '../app.ts'
import type { Env } from '../env.ts'
import { openLog } from '../log.ts'
import { openContext } from '../start.ts'
import { say, withDatabase } from './database.ts'

const email = 'demo@example.co.uk'
const password = 'plimsoll2026'

/** Registers the user if need be, and loads the demo company again. */
export async function seed(env: Env): Promise<number> {
  if (env.NODE_ENV === 'production') throw new Error('The demo user is not made in production.')
  return withDatabase(env, async ({ connection }) => {
    const log = openLog('error')
    const context = await openContext({ env: { ...env, ROLE: 'web' }, log, owner: connection })
    const app = await buildApp({
      ...context,
      mailer: { confirms: false, send: async () => undefined },
    })
    try {
      await context.jobs.start()
      const post = async (url: string, payload: object) =>
        (await app.inject({ method: 'POST', url: `/api${url}`, payload })).json()
      await post('/auth/register', {
        name: 'Amara Osei',
        email,
        password,
        business_name: 'DemoCompany Ltd.',
      })
      const { data, message } = await post('/auth/login', { email, password })
      if (!data) throw new Error(`The demo user could not log in: ${message}`)
      const headers = { authorization: `Bearer ${data.token}` }
      const loaded = (
        await app.inject({ method: 'GET', url: '/api/mock/load-data', headers })
      ).json()
      if (!loaded.data) throw new Error(loaded.message)
      say(`${loaded.data.company}: ${loaded.data.transactions} transactions.`)
      say(`Log in as ${email} with the password ${password}.`)
      return 0
    } finally {
      await app.close()
      await context.jobs.stop()
      await context.db.destroy()
    }
  })
}
