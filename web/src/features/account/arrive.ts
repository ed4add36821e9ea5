// Coming back from an identity provider, and the second factor: the calls between the provider's
// word and a session.
import * as api from '@plimsoll/contract/identities'
import { enterSecondFactor } from '@plimsoll/contract/second-factor'
import type * as z from 'zod/mini'
import { call } from '../../api/call.ts'
import { keepToken } from '../../api/session.ts'
import { keepEntered } from './entered.ts'

/** What the provider's word was taken for. */
export type Arrival = z.output<typeof api.arrival>

/** Exchanges the one-time code; keeps the token, if there is one already. */
export async function exchangeCode(code: string): Promise<Arrival> {
  const { data } = await call(api.exchangeCode, { body: { code }, quiet: true })
  if (data.token) keepToken(data.token)
  return data
}

/**
 * Proves by the password that the user is the same person. Returns the challenge of the second
 * factor, if one is set.
 */
export async function proveByPassword(ticket: string, password: string): Promise<string | null> {
  const { data } = await call(api.proveByPassword, { body: { ticket, password }, quiet: true })
  return keepEntered(data)
}

/** Asks for a link to the address instead. */
export function proveByMail(ticket: string) {
  return call(api.proveByMail, { body: { ticket }, quiet: true })
}

/** Uses that link. Gives the challenge of the second factor, if one is set. */
export async function confirmIdentity(token: string): Promise<string | null> {
  const { data } = await call(api.confirmIdentity, { body: { token }, quiet: true })
  return keepEntered(data)
}

/** Adds the provider that this browser has come back from; gives its name. */
export async function addIdentity(code: string): Promise<string> {
  const { data } = await call(api.addIdentity, { body: { code }, quiet: true })
  return data.label
}

/** Answers the challenge of the second factor and keeps the token. */
export async function answerChallenge(challenge: string, code: string): Promise<void> {
  const { data } = await call(enterSecondFactor, { body: { challenge, code }, quiet: true })
  keepToken(data.token)
}
