// `npm run seed`: a user with the demo company, made through the server's own calls. For one's own
// machine only.
import { buildApp } from '../app.ts'
import type { Env } from '../env.ts'
import { openLog } from '../log.ts'
import { openContext } from '../start.ts'
import { say, withDatabase } from './database.ts'
import { demoUser, loadDemoCompany } from './demo-books.ts'

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
      const { company, transactions } = await loadDemoCompany(app)
      say(`${company}: ${transactions} transactions.`)
      say(`Log in as ${demoUser.email} with the password ${demoUser.password}.`)
      return 0
    } finally {
      await app.close()
      await context.jobs.stop()
      await context.db.destroy()
    }
  })
}
