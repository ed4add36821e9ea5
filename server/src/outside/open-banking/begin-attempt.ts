// Sending a person to the bank: the request is signed and pushed ahead of the browser, which
// carries only its address.
import { addDays, type Day } from '@plimsoll/domain/calendar'
import * as oc from 'openid-client'
import { accountsScope } from './accounts.ts'
import { type Attempt, type BankProvider, ProviderProblem } from './bank-provider.ts'
import type { AnswerForm, Client } from './client.ts'
import { problemThrown } from './failures.ts'
import { formOf, renewalProblem } from './renewals.ts'
import { nonceFor, redirectUriOf } from './return-address.ts'

type Connect = Parameters<BankProvider['beginConnect']>[0]
type Renewal = Parameters<BankProvider['beginRenewal']>[0]

const consentDaysMax = 90
const dayMs = 86_400_000
const essential = { essential: true }

/** To a bank, or to the provider's own list of banks. */
export function beginConnect(client: Client, connect: Connect): Promise<Attempt> {
  const { user, institutionId, historyFrom, consentUntil, state, from } = connect
  // It becomes a word of the scope: one that could bring other words with it is no bank.
  if (institutionId !== null && !/^[\w-]{1,100}$/.test(institutionId))
    throw new ProviderProblem('not_found', 'There is no such bank.')
  return begin(client, {
    form: 'code',
    user,
    from,
    state,
    scope: `openid id:${institutionId ?? 'all'}`,
    claims: {
      sub: { ...essential, value: user },
      'mh:con_id': essential,
      'mh:consent': { ...essential, value: consentOf(client, consentUntil, historyFrom) },
      'mh:sync': { ...essential, value: { enableAsync: true } },
      'mh:cat_type': { ...essential, value: 'business' },
    },
  })
}

/** To the same bank again, for a connection that stays where it is. */
export function beginRenewal(client: Client, renewal: Renewal): Promise<Attempt> {
  const { user, connectionId, how, state, consentUntil, from } = renewal
  const consent = { 'mh:consent': { value: consentOf(client, consentUntil, null) } }
  const begun = begin(client, {
    form: formOf(client, how),
    user,
    from,
    state,
    scope: `openid ${how}`,
    claims: {
      sub: { ...essential, value: user },
      'mh:con_id': { ...essential, value: connectionId },
      ...(how === 'reconsent' && consent),
    },
  })
  return begun.catch((error) => {
    throw renewalProblem(how, error)
  })
}

/**
 * Ninety days is the law; a minute less, for clocks that differ; and by our business day, where
 * that is frozen.
 */
function consentOf({ settings }: Client, until: Date, historyFrom: Day | null) {
  const latest = Math.min(
    Date.now() + consentDaysMax * dayMs - 60_000,
    Date.parse(`${addDays(settings.today(), consentDaysMax)}T00:00:00Z`),
  )
  return {
    expirationDateTime: new Date(Math.min(until.getTime(), latest)).toISOString(),
    ...(historyFrom !== null && { transactionFromDateTime: `${historyFrom}T00:00:00.000Z` }),
  }
}

type AttemptRequest = {
  form: AnswerForm
  user: string
  from: string | undefined
  state: string
  scope: string
  claims: object
}

async function begin(client: Client, attempt: AttemptRequest): Promise<Attempt> {
  // The provider may have forgotten this user and would send the person back: find out before they
  // go.
  await client.tokens.get({ scope: accountsScope, user: attempt.user })
  const config = await client.config(attempt.form)
  const nonce = nonceFor(client.settings, attempt.from)
  const codeVerifier = oc.randomPKCECodeVerifier()
  const request = {
    redirect_uri: redirectUriOf(client.settings, nonce),
    response_type: attempt.form,
    scope: attempt.scope,
    state: attempt.state,
    nonce,
    prompt: 'consent',
    code_challenge: await oc.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    claims: JSON.stringify({ id_token: attempt.claims }),
  }
  try {
    const signed = await oc.buildAuthorizationUrlWithJAR(
      config,
      request,
      client.settings.signingKey,
    )
    const pushed = { request: signed.searchParams.get('request') ?? '' }
    const url = await oc.buildAuthorizationUrlWithPAR(config, pushed)
    return { url: url.href, nonce, codeVerifier }
  } catch (error) {
    throw problemThrown('The request for consent', error, 'unreadable')
  }
}
