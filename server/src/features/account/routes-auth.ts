// Calls under /auth: sign up, log in, log out, confirm, reset.
import { logout } from '@plimsoll/contract/account'
import * as signIn from '@plimsoll/contract/sign-in'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { serve } from '../../http/serve.ts'
import { takeAddress } from './address.ts'
import { logIn, type Place } from './log-in.ts'
import { askForReset, isResetGood, resetPassword } from './reset.ts'
import { revokeSession } from './sessions.store.ts'
import { confirmEmail, register, resendConfirmation } from './sign-up.ts'

const done = { status: 'success' } as const

/** Registers the calls under /auth. */
export function serveAuth(app: FastifyInstance, context: Context): void {
  serve(app, context, signIn.register, async ({ body, request }) => ({
    ...done,
    data: await register(context, body, request.ip),
  }))
  serve(app, context, signIn.login, async ({ body, request }) => ({
    ...done,
    data: await logIn(context, body, placeOf(request)),
  }))
  serve(app, context, logout, async ({ principal }) => {
    await revokeSession(context.db, principal.sessionId)
    return done
  })
  serve(app, context, signIn.confirmEmail, async ({ body, request }) => ({
    ...done,
    data: await confirmEmail(context, body.token, placeOf(request).userAgent),
  }))
  serve(app, context, signIn.resendConfirmation, async ({ body }) => {
    await resendConfirmation(context, body.email)
    return done
  })
  serve(app, context, signIn.confirmNewEmail, async ({ body, request }) => ({
    ...done,
    data: { email: await takeAddress(context, body.token, request.ip) },
  }))
  serveReset(app, context)
  serve(app, context, signIn.listProviders, async () => ({
    ...done,
    data: context.identityProviders.map(({ id, label }) => ({ id, label })),
  }))
}

function serveReset(app: FastifyInstance, context: Context): void {
  serve(app, context, signIn.forgotPassword, async ({ body }) => {
    await askForReset(context, body.email)
    return done
  })
  serve(app, context, signIn.validatePasswordToken, async ({ body, request }) => ({
    ...done,
    data: { valid: await isResetGood(context, body.token, request.ip) },
  }))
  serve(app, context, signIn.resetPassword, async ({ body, request }) => {
    await resetPassword(context, body, placeOf(request))
    return done
  })
}

/** Where a request comes from. */
export function placeOf(request: FastifyRequest): Place {
  return { ip: request.ip, userAgent: request.headers['user-agent'] }
}
