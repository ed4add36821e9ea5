// The discovery document and the bank's public keys.
import type { Bank } from '../bank.ts'

export const issuerOf = (origin: string) => `${origin}/oidc`

export function discoveryRoutes({ app, state, keys }: Bank) {
  app.get('/oidc/.well-known/openid-configuration', () => discovered(issuerOf(state.origin)))
  app.get('/oidc/certs', () => ({ keys: keys.published }))
}

function discovered(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/certs`,
    pushed_authorization_request_endpoint: `${issuer}/request`,
    response_types_supported: ['code', 'code id_token', 'id_token'],
    response_modes_supported: ['query', 'fragment'],
    grant_types_supported: [
      'authorization_code',
      'client_credentials',
      'refresh_token',
      'urn:ietf:params:oauth:grant-type:jwt-bearer',
    ],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['PS256', 'RS256'],
    request_object_signing_alg_values_supported: ['none', 'PS256', 'RS256'],
    token_endpoint_auth_methods_supported: [
      'client_secret_basic',
      'client_secret_post',
      'client_secret_jwt',
      'private_key_jwt',
    ],
    token_endpoint_auth_signing_alg_values_supported: ['PS256', 'RS256', 'HS256'],
    code_challenge_methods_supported: ['S256'],
    claims_parameter_supported: true,
    claims_supported: ['sub', 'mh:con_id', 'mh:consent', 'mh:sync', 'mh:cat_type'],
    request_parameter_supported: true,
    request_uri_parameter_supported: true,
    scopes_supported: ['openid', 'offline_access', 'reauth', 'refresh', 'reconsent', 'id:all'],
  }
}
