// What the two kinds of renewal differ in: the form of their answer, and what it means when they
// fail.
import { type BankProvider, ProviderProblem } from './bank-provider.ts'
import type { AnswerForm, Client } from './client.ts'

type How = Parameters<BankProvider['beginRenewal']>[0]['how']

/** Confirming answers in the query, signing in again in the fragment. */
export const formOf = ({ settings }: Client, how: How): AnswerForm =>
  how === 'reconsent' ? 'code' : settings.reauthAnswer

/**
 * A consent that has ended cannot be confirmed any more: that is what is wrong with the claims of
 * one.
 */
export function renewalProblem(how: How, error: unknown): unknown {
  const hasEnded =
    how === 'reconsent' &&
    error instanceof ProviderProblem &&
    error.details.code === 'invalid_claims'
  return hasEnded
    ? new ProviderProblem('consent_expired', 'The consent has ended.', error.details)
    : error
}
