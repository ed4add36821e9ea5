// For whoever runs Plimsoll: a person who has lost the phone and the recovery codes, and has shown
// them by other means who they are.
import type { Context } from '../../../context.ts'
import { asOwner } from '../../../db/effect.ts'
import { foldEmail } from '../fold-email.ts'
import { postNotice } from '../notices/notice.ts'
import { revokeSessions } from '../sessions.store.ts'
import { voidTickets } from '../tickets.store.ts'
import { findUserByEmail } from '../users.store.ts'
import { removeSecondFactor } from './second-factor.store.ts'

/**
 * Turns a person's second factor off, ends every session and emails the person; false, and no
 * change, where none is on.
 */
export async function turnOffSecondFactorOf(context: Context, email: string): Promise<boolean> {
  return asOwner(context.db, async (tx) => {
    const user = await findUserByEmail(tx, foldEmail(email))
    if (!user || !(await removeSecondFactor(tx, user.id))) return false
    await voidTickets(tx, user.id)
    await revokeSessions(tx, user.id, { keep: null })
    await postNotice(context, tx, {
      userId: user.id,
      device: 'On the server, by whoever runs this Plimsoll',
      notice: { kind: 'factor_off', byRecoveryCode: false },
    })
    return true
  })
}
