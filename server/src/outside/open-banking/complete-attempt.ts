// Proving what comes back from the bank: a code with its verifier, or an id token alone; always for
// the user, the connection, the state and the nonce that were begun with.
import * as oc from 'openid-client'
import { type BankProvider, type HandedBack, ProviderProblem } from './bank-provider.ts'
import type { AnswerForm, Client } from './client.ts'
import { problemOfError, problemThrown } from './failures.ts'
import { formOf, renewalProblem } from './renewals.ts'
import { redirectUriOf } from './return-address.ts'

type Return = Parameters<BankProvider['completeConnect']>[0]
type RenewalReturn = Parameters<BankProvider['completeRenewal']>[0]

/** The connection that was made. */
export async function completeConnect(
  client: Client,
  answer: Return,
): Promise<{ connectionId: string }> {
  return { connectionId: await complete(client, { ...answer, form: 'code' }) }
}

/** Proves that the renewal was of this connection and no other. */
export async function completeRenewal(client: Client, renewal: RenewalReturn): Promise<void> {
  const form = formOf(client, renewal.how)
  const renewed = await complete(client, { ...renewal, form }).catch((error) => {
    throw renewalProblem(renewal.how, error)
  })
  if (renewed !== renewal.connectionId) throw refused('Another connection was renewed.')
}

async function complete(client: Client, answer: Return & { form: AnswerForm }): Promise<string> {
  const { user, state, handedBack, form } = answer
  if (handedBack.state !== state) throw refused('The state is not that of the attempt.')
  if (handedBack.error !== undefined) throw problemOfError('The consent', handedBack.error)
  const redirectUri = redirectUriOf(client.settings, answer.attempt.nonce)
  const claims = await claimsOf(client, answer, addressOf(redirectUri, { form, handedBack }))
  if (claims.sub !== user) throw refused('Another user agreed.')
  const connectionId = claims['mh:con_id']
  if (typeof connectionId !== 'string' || connectionId === '')
    throw new ProviderProblem('unreadable', 'The id token names no connection.')
  return connectionId
}

async function claimsOf(
  client: Client,
  { user, state, attempt, form }: Return & { form: AnswerForm },
  address: URL,
): Promise<oc.IDToken> {
  const config = await client.config(form)
  try {
    if (form === 'id_token')
      return await oc.implicitAuthentication(config, address, attempt.nonce, {
        expectedState: state,
      })
    const checks = {
      pkceCodeVerifier: attempt.codeVerifier,
      expectedState: state,
      expectedNonce: attempt.nonce,
      idTokenExpected: true,
    }
    const granted = await oc.authorizationCodeGrant(config, address, checks, { sub: user })
    const claims = granted.claims()
    if (!claims) throw refused('There is no id token.')
    return claims
  } catch (error) {
    throw problemThrown('The return from the bank', error, 'refused')
  }
}

/**
 * What was handed back, in the place where its form has it. Only what the form knows is passed on.
 */
function addressOf(
  redirectUri: string,
  { form, handedBack }: { form: AnswerForm; handedBack: HandedBack },
): URL {
  const url = new URL(redirectUri)
  const names = form === 'code' ? ['code', 'state', 'iss'] : ['code', 'id_token', 'state', 'iss']
  const params = new URLSearchParams()
  for (const name of names) {
    const value = handedBack[name]
    if (value !== undefined && !(name === 'code' && form === 'id_token')) params.set(name, value)
  }
  if (form === 'code') url.search = params.toString()
  else url.hash = params.toString()
  return url
}

const refused = (message: string) => new ProviderProblem('refused', message)
