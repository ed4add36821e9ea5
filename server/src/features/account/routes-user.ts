// Calls under /user: the profile, the password, the sessions, onboarding, and the end of the
// account.
import * as account from '@plimsoll/contract/account'
import * as signIn from '@plimsoll/contract/sign-in'
import { readPlan } from '@plimsoll/contract/tiers'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { renewToken, serve } from '../../http/serve.ts'
import { requestAddress } from './address.ts'
import { changePassword, deleteAccount } from './own-password.ts'
import { changeProfile, readProfile, takeStep } from './profile.ts'
import { revokeSessions } from './sessions.store.ts'
import { listSessions } from './sessions.ts'

const done = { status: 'success' } as const

/** Registers the calls under /user. */
export function serveUser(app: FastifyInstance, context: Context): void {
  serve(app, context, account.readAccount, async ({ principal }) => ({
    ...done,
    data: await readProfile(context, principal),
  }))
  serve(app, context, account.updateAccount, async ({ principal, body, reply }) => {
    const data = await changeProfile(context, principal, body)
    if (data.name !== principal.name)
      await renewToken(context, { ...principal, name: data.name }, reply)
    return { ...done, data }
  })
  serve(app, context, readPlan, async ({ principal }) => ({
    ...done,
    data: context.tiers?.planFor(principal.businessId) ?? null,
  }))
  serve(app, context, signIn.changePassword, async ({ principal, body }) => {
    await changePassword(context, principal, body)
    return done
  })
  serve(app, context, signIn.changeEmail, async ({ principal, body }) => {
    await requestAddress(context, principal, body)
    return done
  })
  serve(app, context, signIn.deleteAccount, async ({ principal, body }) => {
    await deleteAccount(context, principal, body.password)
    return done
  })
  serve(app, context, account.onboard, async ({ principal, body }) => {
    const { onboarding_status, business } = await takeStep(context, principal, body)
    return { ...done, onboarding_status, data: { business } }
  })
  serveSessions(app, context)
}

function serveSessions(app: FastifyInstance, context: Context): void {
  serve(app, context, signIn.listSessions, async ({ principal }) => ({
    ...done,
    data: await listSessions(context, principal),
  }))
  serve(app, context, signIn.endOtherSessions, async ({ principal, query }) => {
    const keep = query.keep_current === 'true' ? principal.sessionId : null
    await revokeSessions(context.db, principal.userId, { keep })
    return done
  })
}
