// Calls under /user: the profile, the password, the sessions, onboarding, and the end of the account.
import * as account from '@plimsoll/contract/account'
import * as signIn from '@plimsoll/contract/sign-in'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { renewToken, serve } from '../../http/serve.ts'
import { askForAddress } from './address.ts'
import { changePassword, deleteAccount } from './own-password.ts'
import { changeProfile, readProfile, takeStep } from './profile.ts'
import { revokeSessions } from './sessions.store.ts'
import { listSessions } from './sessions.ts'

const done = { status: 'success' } as const

/** Registers the calls under /user. */
export function serveUser(app: FastifyInstance, context: Context): void {
  serve(app, context, account.readAccount, async ({ asker }) => ({
    ...done,
    data: await readProfile(context, asker),
  }))
  serve(app, context, account.updateAccount, async ({ asker, body, reply }) => {
    const data = await changeProfile(context, asker, body)
    if (data.name !== asker.name) await renewToken(context, { ...asker, name: data.name }, reply)
    return { ...done, data }
  })
  serve(app, context, signIn.changePassword, async ({ asker, body }) => {
    await changePassword(context, asker, body)
    return done
  })
  serve(app, context, signIn.changeEmail, async ({ asker, body }) => {
    await askForAddress(context, asker, body)
    return done
  })
  serve(app, context, signIn.deleteAccount, async ({ asker, body }) => {
    await deleteAccount(context, asker, body.password)
    return done
  })
  serve(app, context, account.onboard, async ({ asker, body }) => {
    const { onboarding_status, business } = await takeStep(context, asker, body)
    return { ...done, onboarding_status, data: { business } }
  })
  serveSessions(app, context)
}

function serveSessions(app: FastifyInstance, context: Context): void {
  serve(app, context, signIn.listSessions, async ({ asker }) => ({
    ...done,
    data: await listSessions(context, asker),
  }))
  serve(app, context, signIn.endOtherSessions, async ({ asker, query }) => {
    const keep = query.keep_current === 'true' ? asker.sessionId : null
    await revokeSessions(context.db, asker.userId, { keep })
    return done
  })
}
