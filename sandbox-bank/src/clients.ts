// The clients that may speak to the bank: their secret or public keys, where their users return to,
// and their webhook.
import { createLocalJWKSet, type JSONWebKeySet } from 'jose'
import { OAuthRefusal } from './refusal.ts'

export type Client = {
  clientId: string
  clientSecret: string
  redirectUris: string[]
  jwks: JSONWebKeySet
  webhookUrl?: string | undefined
}

/** The client that is there without any set-up; anybody on this machine may be it. */
export const localClient: Client = {
  clientId: 'sandbox-client',
  clientSecret: 'sandbox-secret-of-at-least-thirty-two-bytes',
  redirectUris: [],
  jwks: { keys: [] },
}

/**
 * A loopback address may always be returned to; any other must have been registered, to the letter.
 */
export function mayReturnTo(client: Client, uri: string): boolean {
  if (client.redirectUris.includes(uri)) return true
  if (client.redirectUris.length > 0 || !URL.canParse(uri)) return false
  const { protocol, hostname } = new URL(uri)
  return protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)
}

export const publicKeysOf = (client: Client) => createLocalJWKSet(client.jwks)

/** Reads a client to be registered. */
export function readClient(body: unknown): Client {
  const input = (body ?? {}) as Partial<Client>
  const uris = input.redirectUris ?? []
  const keys = input.jwks?.keys ?? []
  if (
    !isText(input.clientId) ||
    !Array.isArray(uris) ||
    !uris.every(isText) ||
    !Array.isArray(keys)
  )
    throw new OAuthRefusal('invalid_client_metadata', 'clientId, redirectUris, jwks')
  return {
    clientId: input.clientId,
    clientSecret: isText(input.clientSecret) ? input.clientSecret : '',
    redirectUris: uris,
    jwks: { keys },
    webhookUrl: isText(input.webhookUrl) ? input.webhookUrl : undefined,
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0
