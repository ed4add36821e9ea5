// What rises with nearly every row may be money received, or what a card is owed; nothing else
// separates the two.
import type { Minor } from '../money.ts'
import { voicesOn } from './sign-evidence.ts'
import type { SignHints } from './sign-fits.ts'
import type { Assumption } from './statement.ts'

/** The doubt about a balance that rises with nearly every row; none where words support it. */
export function mirrorDoubt(printed: readonly Minor[], hints: SignHints): Assumption[] {
  if (hints.layout === 'as_written' || hints.isSellers) return []
  const into = printed.filter((amount) => amount > 0).length
  const out = printed.filter((amount) => amount < 0).length
  if (into < mirrorMin || into < out * 2) return []
  const spoken = voicesOn(printed, hints).agree
  const typed = voicesOn(printed, { directionOf: hints.typeSenseOf }).agree
  return spoken + typed === 0 ? [mirrorAssumption] : []
}

const mirrorMin = 3
const mirrorAssumption: Assumption = {
  code: 'mostly_money_in',
  message:
    'Most amounts are read as money in, and the balance rises with them. If this is a card, whose balance is what you owe, turn the amounts round.',
}
