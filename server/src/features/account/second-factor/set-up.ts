// Setting a second factor up, renewing its recovery codes, and taking it off again.
import { Problem } from '@plimsoll/domain/problem'
import type { Transaction } from 'kysely'
import type { Context } from '../../../context.ts'
import { asOwner } from '../../../db/effect.ts'
import type { Tables } from '../../../db/schema.ts'
import type { Principal } from '../../../http/tokens.ts'
import { postNoticeTo } from '../notices/notice.ts'
import { proveOneself, provePassword } from '../own-password.ts'
import { readUser } from '../users.store.ts'
import { countCodeAttempt, secretPurpose, useAppCode, useCode, wrongCode } from './check-code.ts'
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import {
  findSecondFactor,
  keepSecret,
  markConfirmed,
  removeSecondFactor,
  replaceRecoveryCodes,
} from './second-factor.store.ts'
import { newTotpSecret, totpUri } from './totp.ts'

/** Makes a secret for the app; it is required at log-ins once a code of it is confirmed. */
export async function beginSecondFactor(
  context: Context,
  principal: Principal,
  password: string | undefined,
): Promise<{ secret: string; uri: string }> {
  await proveOneself(context, principal, password)
  const secret = newTotpSecret()
  const sealed = context.vault.seal(secret, secretPurpose(principal.userId))
  if (!(await keepSecret(context.db, { userId: principal.userId, sealed }))) throw isOn()
  const { email } = await readUser(context.db, principal.userId)
  return { secret, uri: totpUri(secret, email) }
}

/** Turns it on by a first code, and makes the recovery codes. */
export async function confirmSecondFactor(
  context: Context,
  principal: Principal,
  code: string,
): Promise<string[]> {
  const attempt = await countCodeAttempt(context, principal.userId)
  const codes = await asOwner(context.db, async (tx) => {
    const factor = await findSecondFactor(tx, principal.userId)
    if (!factor) throw new Problem('conflict', 'Please begin the set-up again.')
    if (factor.confirmed_at) throw isOn()
    const { userId } = principal
    if (!(await useAppCode(context, tx, { userId, typed: code, sealed: factor.sealed })))
      throw wrongCode()
    await markConfirmed(tx, userId)
    const made = newRecoveryCodes()
    await replaceRecoveryCodes(tx, { userId, hashes: made.map(hashOfRecoveryCode) })
    await postNoticeTo(context, tx, { principal, notice: { kind: 'factor_on' } })
    return made
  })
  await attempt.forgive()
  return codes
}

/** Ten new recovery codes in the place of the old ones. */
export async function renewRecoveryCodes(
  context: Context,
  principal: Principal,
  code: string,
): Promise<string[]> {
  const { userId } = principal
  const attempt = await countCodeAttempt(context, userId)
  const made = newRecoveryCodes()
  await asOwner(context.db, async (tx) => {
    const byRecoveryCode = (await useCode(context, tx, { userId, typed: code })) !== 'app'
    await replaceRecoveryCodes(tx, { userId, hashes: made.map(hashOfRecoveryCode) })
    await postNoticeTo(context, tx, {
      principal,
      notice: { kind: 'codes_renewed', byRecoveryCode },
    })
  })
  await attempt.forgive()
  return made
}

/** Turns it off by a code, or by the password. */
export async function takeOffSecondFactor(
  context: Context,
  principal: Principal,
  proof: { password?: string | undefined; code?: string | undefined },
): Promise<void> {
  const { userId } = principal
  if (proof.code === undefined) {
    await provePassword(context, principal, proof.password ?? '')
    return asOwner(context.db, (tx) => turnOff(context, tx, { principal, byRecoveryCode: false }))
  }
  const attempt = await countCodeAttempt(context, userId)
  const typed = proof.code
  await asOwner(context.db, async (tx) => {
    const byRecoveryCode = (await useCode(context, tx, { userId, typed })) !== 'app'
    await turnOff(context, tx, { principal, byRecoveryCode })
  })
  await attempt.forgive()
}

async function turnOff(
  context: Context,
  tx: Transaction<Tables>,
  proof: { principal: Principal; byRecoveryCode: boolean },
): Promise<void> {
  const { principal, byRecoveryCode } = proof
  if (!(await removeSecondFactor(tx, principal.userId))) return
  await postNoticeTo(context, tx, { principal, notice: { kind: 'factor_off', byRecoveryCode } })
}

function isOn(): Problem {
  return new Problem('conflict', 'The second factor is on already.')
}
