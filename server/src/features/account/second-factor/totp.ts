// Codes of an authenticator app (RFC 6238): six digits, a new one each thirty seconds. Knows no
// clock and keeps nothing.
import { Secret, TOTP } from 'otpauth'

const stepSeconds = 30
const secretBytes = 20
// A phone's clock may be off by one step either way.
const stepsOff = 1

/** A new secret, in base32 as people type it into an app. */
export function newTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32
}

/** What the app scans. */
export function totpUri(secret: string, email: string): string {
  return totpOf(secret, email).toString()
}

/** The step that a code belongs to; null when it is the code of none near this moment. */
export function stepOf(secret: string, code: string, atMs: number): number | null {
  const off = totpOf(secret).validate({ token: code, timestamp: atMs, window: stepsOff })
  return off === null ? null : Math.floor(atMs / (stepSeconds * 1000)) + off
}

function totpOf(secret: string, label = 'Plimsoll'): TOTP {
  return new TOTP({
    issuer: 'Plimsoll',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: stepSeconds,
    secret: Secret.fromBase32(secret),
  })
}
