// The authorization endpoint: checks the request, shows the bank's page, and carries out the
// answer.
import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Bank } from '../bank.ts'
import { type AccountKind, bankOf, banks, type Bank as OneBank } from '../books/banks.ts'
import { choosePage } from '../pages/choose-page.ts'
import { consentPage } from '../pages/consent-page.ts'
import { sendPage } from '../pages/layout.ts'
import { OAuthRefusal } from '../refusal.ts'
import type { AuthRequest, Interaction } from '../state.ts'
import { agreedUrl, refusedUrl } from './answer.ts'
import { agree, checkClaims, purposeOf } from './consent.ts'
import { passcode } from './passcode.ts'
import { takePushed } from './pushed-requests.ts'
import { readAuthRequest } from './request-object.ts'

type Answer = { answer?: string; accounts?: string | string[]; passcode?: string }
const pageLifeMs = 15 * 60_000

export function authorizeRoutes(bank: Bank) {
  const { app, state } = bank
  app.get<{ Querystring: { request?: string; request_uri?: string } }>(
    '/oidc/auth',
    async ({ query }, reply) => {
      const pushed = query.request_uri ? takePushed(state, query.request_uri) : query.request
      const authRequest = await readAuthRequest(state, pushed ?? '')
      return reply.redirect(await begin(bank, authRequest), 303)
    },
  )

  app.get<{ Params: { id: string }; Querystring: { bank?: string } }>(
    '/oidc/auth/:id',
    async ({ params, query }, reply) => {
      const open = openOf(bank, params.id)
      if (query.bank) open.bankId = bankOf(query.bank)?.id
      return show(bank, reply, { open })
    },
  )

  app.post<{ Params: { id: string }; Body: Answer }>(
    '/oidc/auth/:id',
    async ({ params, body }, reply) => {
      const open = openOf(bank, params.id)
      const chosen = bankOf(open.bankId ?? '')
      if (!chosen) return show(bank, reply, { open })
      const problem = body.answer === 'approve' ? problemOf(chosen, body) : null
      if (problem) return show(bank, reply.status(422), { open, problem })
      state.interactions.delete(open.id)
      return reply.redirect(await carryOut(bank, { ...open, bankId: chosen.id }, body), 303)
    },
  )
}

/**
 * Where the browser goes first: to the page; or straight back, when something is wrong or a switch
 * answers.
 */
async function begin(bank: Bank, authRequest: AuthRequest): Promise<string> {
  const { state } = bank
  try {
    checkClaims(state, authRequest)
    const { bankId } = purposeOf(state, authRequest)
    const id = randomBytes(18).toString('base64url')
    const open: Interaction = { id, authRequest, bankId, expiresAt: Date.now() + pageLifeMs }
    const { consent } = state.switches
    if (consent !== 'ask')
      return await carryOut(bank, { ...open, bankId: bankId ?? banks[0]?.id }, { answer: consent })
    state.interactions.set(id, open)
    return `${state.origin}/oidc/auth/${id}`
  } catch (error) {
    return refusedUrl(authRequest, error)
  }
}

async function carryOut(bank: Bank, { authRequest, bankId = '' }: Interaction, answer: Answer) {
  try {
    if (answer.answer === 'bank-down' || bankOf(bankId)?.status === 'TEMPORARILY_UNAVAILABLE')
      throw new OAuthRefusal('temporarily_unavailable', 'The bank cannot be reached')
    if (answer.answer !== 'approve')
      throw new OAuthRefusal('access_denied', 'The customer did not agree')
    const purpose = purposeOf(bank.state, authRequest)
    const kinds = kindsOf(bankOf(bankId), answer)
    return await agreedUrl(bank, authRequest, agree(bank, { authRequest, purpose, bankId, kinds }))
  } catch (error) {
    return refusedUrl(authRequest, error)
  }
}

/**
 * The accounts that were ticked; all of them when a switch answers, or when there was nothing to
 * tick.
 */
function kindsOf(bank: OneBank | undefined, { accounts }: Answer): AccountKind[] {
  const all = bank?.accounts ?? []
  return accounts === undefined ? [...all] : all.filter((kind) => [accounts].flat().includes(kind))
}

function problemOf(bank: OneBank, body: Answer): string | null {
  if (bank.mfa && body.passcode?.trim() !== passcode)
    return 'That is not the code we sent. Please look again.'
  return kindsOf(bank, body).length === 0 ? 'Choose at least one account to share.' : null
}

function openOf({ state }: Bank, id: string): Interaction {
  const open = state.interactions.get(id)
  if (open && open.expiresAt > Date.now()) return open
  throw new OAuthRefusal('invalid_request', 'This page has been answered already, or has expired.')
}

function show(
  { state }: Bank,
  reply: FastifyReply,
  { open, problem }: { open: Interaction; problem?: string },
) {
  const bank = bankOf(open.bankId ?? '')
  const returnsTo = new URL(open.authRequest.redirectUri).origin
  if (!bank) return sendPage(reply, choosePage(open.id), returnsTo)
  const { renew } = purposeOf(state, open.authRequest)
  return sendPage(reply, consentPage({ bank, open, renew, problem, now: state.now() }), returnsTo)
}
