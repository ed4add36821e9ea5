// Passwords: argon2id with OWASP's figures (19 MiB, two passes, one lane), and a verification that
// costs the same for nobody.
import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash to keep. The password is taken as it is, never cut or changed. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/**
 * Whether the password is right; for an unknown user (`null`) it is wrong, and finding that out
 * takes as long.
 */
export async function isPassword(kept: string | null, password: string): Promise<boolean> {
  const matches = await verify(kept ?? (await hashOfNobody()), password)
  return kept !== null && matches
}

let nobody: Promise<string> | null = null
function hashOfNobody(): Promise<string> {
  nobody ??= hashPassword(randomBytes(24).toString('base64url'))
  return nobody
}
