// Calls that fail because a switch demands it, before they are read, for users and data alike.
import type { FastifyReply } from 'fastify'
import type { Bank } from '../bank.ts'
import { Refusal } from '../refusal.ts'
import type { Switches } from '../switches.ts'

const slowMs = 3_000

export function faults({ app, state }: Bank) {
  app.addHook('onRequest', async (request, reply) => {
    const { fault, faultPath, retryAfterSeconds } = state.switches
    if (fault === 'none' || /^\/(oidc|control|style)/.test(request.url)) return
    if (!request.url.startsWith(faultPath) || !takeFault(state)) return
    return fail(fault, reply, retryAfterSeconds)
  })
}

/** Counts down; the last failure turns the switch off. */
function takeFault(state: Bank['state']): boolean {
  if (state.switches.faultTimes === 0) return true
  state.faultsLeft--
  if (state.faultsLeft <= 0) state.switches.fault = 'none'
  return state.faultsLeft >= 0
}

async function fail(fault: Switches['fault'], reply: FastifyReply, retryAfterSeconds: number) {
  switch (fault) {
    case 'rate-limited':
      throw new Refusal(429, 'TOO_MANY_REQUESTS', 'Too many requests', retryAfterSeconds)
    case 'bad-gateway':
      throw new Refusal(502, 'BadGateway', 'ASPSP client error: the bank did not answer')
    case 'unauthorized':
      throw new Refusal(401, 'UNAUTHORIZED', 'Invalid access token')
    case 'malformed':
      return reply.type('application/json').send('{"data":[{"id":"cut sh')
    default:
      return void (await new Promise((resolve) => setTimeout(resolve, slowMs)))
  }
}
