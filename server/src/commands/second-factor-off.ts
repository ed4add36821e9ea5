// `npm run second-factor-off -- ADDRESS`: for somebody who has lost the phone and the recovery
// codes.
import { buildApp } from '../app.ts'
import type { Env } from '../env.ts'
import { turnOffSecondFactorOf } from '../features/account/service.ts'
import { openLog } from '../log.ts'
import { openContext } from '../start.ts'
import { say, withDatabase } from './database.ts'

/** Ends with 1 when nobody of this address has a second factor. */
export async function secondFactorOff(env: Env, [email]: readonly string[]): Promise<number> {
  if (!email)
    throw new Error('Name the account: npm run second-factor-off -- someone@example.co.uk')
  return withDatabase(env, async ({ connection }) => {
    const context = await openContext({
      env: { ...env, ROLE: 'web' },
      log: openLog('error'),
      owner: connection,
    })
    const app = await buildApp(context)
    try {
      await context.jobs.start()
      const isOff = await turnOffSecondFactorOf(context, email)
      say(
        isOff
          ? `The second factor of ${email} is off, and every session has ended. We’ve emailed them.`
          : `Nobody with the address ${email} has a second factor.`,
      )
      return isOff ? 0 : 1
    } finally {
      await app.close()
      await context.jobs.stop()
      await context.db.destroy()
    }
  })
}
