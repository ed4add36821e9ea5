// Claims of a provider read into an identity: what they prove and what they only claim.
import type { Identity } from './identity-provider.ts'

type Claims = { readonly iss: string; readonly sub: string; readonly [claim: string]: unknown }

const microsoft = 'https://login.microsoftonline.com/'
const nameLettersMax = 100
const emailLettersMax = 254

/** Who the claims speak of. */
export function identityOf(claims: Claims): Identity {
  const email = textOf(claims.email)
  return {
    issuer: issuerOf(claims),
    subject: claims.sub,
    email: email && email.length <= emailLettersMax ? email : null,
    // Some write the word (Apple, Cognito).
    emailProven: [true, 'true'].includes(claims.email_verified as never) && !isMicrosoft(claims),
    name: nameOf(claims),
  }
}

// Every tenant of Microsoft is an issuer of its own; a token must be of the tenant that it names.
function issuerOf(claims: Claims): string {
  if (isMicrosoft(claims) && claims.iss !== `${microsoft}${String(claims.tid)}/v2.0`)
    throw new Error('the tenant is not the issuer’s')
  return claims.iss
}

// There an address is what an administrator has typed: it proves nothing, even where it is marked
// as verified.
function isMicrosoft({ iss }: Claims): boolean {
  return iss.startsWith(microsoft)
}

function nameOf(claims: Claims): string | null {
  const parts = [textOf(claims.given_name), textOf(claims.family_name)].filter(Boolean).join(' ')
  const name = (textOf(claims.name) ?? parts).replace(/\p{Cc}+/gu, ' ').trim()
  return [...name].slice(0, nameLettersMax).join('') || null
}

function textOf(claim: unknown): string | null {
  return typeof claim === 'string' && claim.trim() !== '' ? claim.trim() : null
}
