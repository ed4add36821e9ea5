// Whom an invoice or a bill is with but no payment has been seen of: such a party is no merchant of
// the books and yet a name that questions use. It stands under an id made of its name, which is no
// merchant's: sums of payments find nothing for it, lists of what is due find its invoices.
import { createHash } from 'node:crypto'
import type { NamedMerchant } from '../../books/figures/names.store.ts'

/** The id under which a party of invoices is known; the same for the same name. */
export function partyId(party: string): string {
  const hex = createHash('sha256').update(party.trim().toLowerCase()).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Parties of invoices as names of the books. */
export function partyNames(
  parties: readonly { party: string; side: 'in' | 'out' }[],
): NamedMerchant[] {
  const known = new Map(parties.map((each) => [partyId(each.party), each]))
  return [...known].map(([id, { party, side }]) => ({
    id,
    name: party,
    aliases: [],
    side,
    codes: [],
  }))
}
