// Calls under /auth: sign up, log in, log out, confirm, reset.
import { logout } from '@plimsoll/contract/account'
import * as signIn from '@plimsoll/contract/sign-in'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { markDevice, readDevice } from '../../http/device-cookie.ts'
import { serve } from '../../http/serve.ts'
import { confirmAddress } from './address.ts'
import type { Place } from './enter.ts'
import { logIn } from './log-in.ts'
import { isResetGood, requestReset, resetPassword } from './reset.ts'
import { revokeSession } from './sessions.store.ts'
import { confirmEmail, register, resendConfirmation } from './sign-up.ts'

const done = { status: 'success' } as const

/** Registers the calls under /auth. */
export function serveAuth(app: FastifyInstance, context: Context): void {
  serve(app, context, signIn.register, async ({ body, request }) => ({
    ...done,
    data: await register(context, body, request.ip),
  }))
  serve(app, context, signIn.login, async ({ body, request, reply }) => ({
    ...done,
    data: await logIn(context, body, markedPlaceOf(context, request, reply)),
  }))
  serve(app, context, logout, async ({ principal }) => {
    await revokeSession(context.db, principal.sessionId)
    return done
  })
  serve(app, context, signIn.confirmEmail, async ({ body, request, reply }) => ({
    ...done,
    data: await confirmEmail(context, body, markedPlaceOf(context, request, reply)),
  }))
  serve(app, context, signIn.resendConfirmation, async ({ body, request }) => {
    await resendConfirmation(context, body.email, placeOf(request))
    return done
  })
  serve(app, context, signIn.confirmNewEmail, async ({ body, request }) => ({
    ...done,
    data: { email: await confirmAddress(context, body.token, request.ip) },
  }))
  serveReset(app, context)
  serve(app, context, signIn.listProviders, async () => ({
    ...done,
    data: context.identityProviders.map(({ id, label }) => ({ id, label })),
  }))
}

function serveReset(app: FastifyInstance, context: Context): void {
  serve(app, context, signIn.forgotPassword, async ({ body, request }) => {
    await requestReset(context, body.email, placeOf(request))
    return done
  })
  serve(app, context, signIn.validatePasswordToken, async ({ body, request }) => ({
    ...done,
    data: { valid: await isResetGood(context, body.token, request.ip) },
  }))
  serve(app, context, signIn.resetPassword, async ({ body, request, reply }) => {
    await resetPassword(context, body, markedPlaceOf(context, request, reply))
    return done
  })
}

/** Where a request comes from. */
export function placeOf(request: FastifyRequest): Place {
  const userAgent = request.headers['user-agent']
  return { ip: request.ip, userAgent, device: readDevice(request) }
}

/**
 * The same, and the browser gets a device cookie if it has none: for calls that may end in a
 * sign-in.
 */
export function markedPlaceOf(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Place {
  return { ...placeOf(request), device: markDevice(request, reply, context.origin()) }
}
