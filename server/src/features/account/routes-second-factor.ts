// Calls of the second factor: entering a code at a log-in, setting it up, and taking it off.
import * as api from '@plimsoll/contract/second-factor'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { serve } from '../../http/serve.ts'
import { markedPlaceOf } from './routes-auth.ts'
import { answerChallenge } from './second-factor/answer-challenge.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  takeOffSecondFactor,
} from './second-factor/set-up.ts'

const done = { status: 'success' } as const

/** Registers the calls of the second factor. */
export function serveSecondFactor(app: FastifyInstance, context: Context): void {
  serve(app, context, api.enterSecondFactor, async ({ body, request, reply }) => ({
    ...done,
    data: {
      token: await answerChallenge(context, body, markedPlaceOf(context, request, reply)),
    },
  }))
  serve(app, context, api.beginSecondFactor, async ({ principal, body }) => ({
    ...done,
    data: await beginSecondFactor(context, principal, body.password),
  }))
  serve(app, context, api.confirmSecondFactor, async ({ principal, body }) => ({
    ...done,
    data: { recovery_codes: await confirmSecondFactor(context, principal, body.code) },
  }))
  serve(app, context, api.renewRecoveryCodes, async ({ principal, body }) => ({
    ...done,
    data: { recovery_codes: await renewRecoveryCodes(context, principal, body.code) },
  }))
  serve(app, context, api.removeSecondFactor, async ({ principal, body }) => {
    await takeOffSecondFactor(context, principal, body)
    return done
  })
}
