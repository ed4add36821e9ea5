// The bank's own keys: PS256 for id tokens, RS256 for webhooks; generated at every start and
// published as a key set.
import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

export type Keys = Awaited<ReturnType<typeof makeKeys>>

/** Makes both key pairs. */
export async function makeKeys() {
  const [identity, events] = await Promise.all(
    ['PS256', 'RS256'].map((alg) => generateKeyPair(alg)),
  )
  if (!identity || !events) throw new Error('No keys.')
  // Other keys have other names, so that who keeps the old ones sees that they are old.
  const made = randomBytes(4).toString('hex')
  const published = [
    {
      ...(await exportJWK(identity.publicKey)),
      kid: `bank-identity-${made}`,
      alg: 'PS256',
      use: 'sig',
    },
    {
      ...(await exportJWK(events.publicKey)),
      kid: `bank-events-${made}`,
      alg: 'RS256',
      use: 'sig',
    },
  ]
  const sign = (alg: 'PS256' | 'RS256', payload: JWTPayload) =>
    new SignJWT(payload)
      .setProtectedHeader({ alg, kid: `bank-${alg === 'PS256' ? 'identity' : 'events'}-${made}` })
      .setIssuedAt()
      .sign(alg === 'PS256' ? identity.privateKey : events.privateKey)
  return { published, sign }
}
