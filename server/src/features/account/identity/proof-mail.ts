// The link to an address that a provider hasn't verified, or that belongs to an account the person
// has to prove is theirs. It works only in the browser that requested it: a stranger who opens it
// lets nobody in.
import type { Context } from '../../../context.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import { hashOf, newSecret } from '../../../http/tokens.ts'
import { mailOf } from '../../../mail/words.ts'
import type { Browser } from '../enter.ts'
import { addTicket, type ProvenIdentity } from '../tickets.store.ts'
import { labelOf } from './label.ts'

const minutes = 30
const template = 'identity'
const purpose = 'link of a sign-in mail'

/** Puts the mail into the outbox. Its secret waits there sealed. */
export async function postProof(
  context: Context,
  tx: TenantTx,
  signIn: { identity: ProvenIdentity; email: string; from: Browser },
): Promise<void> {
  const token = newSecret()
  const hash = hashOf(token)
  await addTicket(tx, {
    kind: 'mail',
    hash,
    browserHash: hashOf(signIn.from.browser ?? ''),
    userId: null,
    identity: { ...signIn.identity, email: signIn.email },
    seconds: minutes * 60,
  })
  await context.outbox.post(context, tx, {
    dedupeKey: `${template}:${hash.toString('base64url')}`,
    template,
    recipient: signIn.email,
    data: { provider: signIn.identity.provider, sealed: context.vault.seal(token, purpose) },
  })
}

/** Registers the writer. */
export function writeProofMails(context: Context): void {
  context.outbox.writes(template, async ({ recipient, data }) => {
    const { provider, sealed } = data as { provider: string; sealed: string }
    const label = labelOf(context, provider)
    return mailOf({
      to: recipient,
      subject: 'Confirm your sign-in to Plimsoll',
      preheader: `With ${label}, in the browser you started in.`,
      greeting: 'Hello,',
      lines: [
        `Someone, probably you, is signing in to Plimsoll with ${label} and this email address. Please confirm that it’s yours. The link works once, for ${minutes} minutes, and only in the browser you started in.`,
      ],
      action: {
        label: 'Confirm and sign in',
        // After the #, so that no server on the way sees it.
        link: `${context.origin()}/#confirm=${context.vault.open(sealed, purpose)}`,
      },
      close: 'If it wasn’t you, you can ignore this email: nothing happens.',
    })
  })
}
