// How the provider failed, in sentences that name one thing to do. A provider's 401 or 403 never
// becomes ours, which would sign the user out; its own words stay in the log.
import { Problem, type ProblemCode } from '@plimsoll/domain/problem'
import type { Context } from '../../../context.ts'
import {
  type BankProvider,
  type ProviderFailure,
  ProviderProblem,
} from '../../../outside/open-banking/bank-provider.ts'

/** Why an update failed: the provider's reasons, and our own. */
export type SyncFailure = ProviderFailure | 'deadline' | 'disconnected' | 'internal'

const codes: Record<ProviderFailure, ProblemCode> = {
  consent_expired: 'conflict',
  sign_in_needed: 'conflict',
  rate_limited: 'too_many',
  bank_unavailable: 'unavailable',
  unavailable: 'unavailable',
  window_refused: 'unusable',
  cancelled: 'conflict',
  not_found: 'conflict',
  refused: 'conflict',
  unreadable: 'unavailable',
}

/** What is wrong with a bank and the one thing to do. */
export function sentenceOf(failure: SyncFailure, bank = 'Your bank'): string {
  const sentences: Record<SyncFailure, string> = {
    consent_expired: `Your permission for ${bank} has run out. Reconnect it to go on.`,
    sign_in_needed: `${bank} asks you to sign in again. Reconnect it to go on.`,
    rate_limited: `${bank} allows no update just now. Try again later.`,
    bank_unavailable: `${bank} does not answer just now. Try again in a few minutes.`,
    unavailable: 'The connection to banks does not answer just now. Try again in a few minutes.',
    window_refused: `${bank} gives no transactions of that time. Upload a statement for it.`,
    cancelled: 'You stopped at your bank, and nothing was changed. Start again when you are ready.',
    not_found: `${bank} no longer knows this connection. Reconnect it to go on.`,
    refused: 'What came back from your bank does not fit. Please start again from Integrations.',
    unreadable: `${bank} sent something that could not be read. Try again in a few minutes.`,
    deadline: `The update of ${bank} took too long. What has arrived is in your books; start it again for the rest.`,
    disconnected: `${bank} was disconnected during the update.`,
    internal: 'Something went wrong on our side during the update. Please start it again.',
  }
  return sentences[failure]
}

/** The provider, or the refusal where none is set up. */
export function providerOf(context: Context): BankProvider {
  if (context.banks) return context.banks
  throw new Problem(
    'conflict',
    'No connection to banks is set up here. Upload a statement instead.',
  )
}

/** Asks the provider for a request of ours; its failure becomes a refusal with a sentence. */
export async function asking<T>(
  context: Context,
  call: (banks: BankProvider) => Promise<T>,
): Promise<T> {
  try {
    return await call(providerOf(context))
  } catch (error) {
    throw refusalOf(context, error)
  }
}

/** A provider's problem as a refusal; anything else as it is. */
export function refusalOf(context: Context, error: unknown): unknown {
  if (!(error instanceof ProviderProblem)) return error
  const { failure, details } = error
  context.log.warn({ failure, code: details.code, reason: error.message }, 'bank provider')
  const retryAfterSeconds = secondsUntil(details.retryAt ?? null)
  return new Problem(
    codes[failure],
    sentenceOf(failure),
    retryAfterSeconds === null ? {} : { retryAfterSeconds },
  )
}

/** Whole seconds from now until a moment, at least one; null without a moment. */
export function secondsUntil(at: Date | null): number | null {
  return at === null ? null : Math.max(1, Math.ceil((at.getTime() - Date.now()) / 1000))
}
