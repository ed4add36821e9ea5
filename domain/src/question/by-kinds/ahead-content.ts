// What a question about days to come holds, without regard to its order: names, an amount, and the
// kinds of its other words. A word of no kind leaves nothing to go by.
import type { SlottedWords } from '../grammar/match.ts'
import { type AheadKind, aheadIndex } from './ahead-words.ts'

/** What a question about days to come holds. */
export type AheadContent = {
  readonly kinds: ReadonlySet<AheadKind>
  /** The one name in it, as it was written. */
  readonly name: string | null
  /** The name is that of a category. */
  readonly isCategory: boolean
  readonly amount: string | null
  readonly has: (...kinds: readonly AheadKind[]) => boolean
}

/** What the words hold; null where one of them says what no kind does. */
export function aheadContentOf(input: SlottedWords): AheadContent | null {
  const kinds = new Set<AheadKind>()
  const names: string[] = []
  const amounts: string[] = []
  let isCategory = false
  for (let at = 0; at < input.words.length; ) {
    const [name] = input.slotsAt('name', at)
    const [amount] = input.slotsAt('amount', at)
    const word = aheadIndex.kindAt(input.words, at)
    // "VAT" is a tax with days of its own, and no name like any other.
    const isOwn = word !== null && (!name || word.end > name.end || isTax(word.kind))
    if (isOwn) kinds.add(word.kind)
    else if (name) {
      names.push(name.text)
      isCategory = input.slotsAt('category', at).length > 0
    } else if (amount) amounts.push(amount.text)
    else return null
    at = (isOwn ? word : (name ?? amount))?.end ?? input.words.length
  }
  // "Pension to NEST": whom it goes to says more than what it is.
  const narrowed = names.length === 2 && goesTo(input) ? namedPayee(input) : null
  if ((names.length > 1 && !narrowed) || amounts.length > 1) return null
  if (narrowed) {
    names.splice(0, 2, narrowed)
    isCategory = false
  }
  kinds.delete('spare')
  const [[name = null], [amount = null]] = [names, amounts]
  return { kinds, name, isCategory, amount, has: (...some) => some.some((kind) => kinds.has(kind)) }
}

function goesTo({ words }: SlottedWords): boolean {
  return /\b(?:goes|go|going|paid|due|pay) (?:out )?to\b/.test(words.join(' '))
}

// The payee of a category and a payee; null where both are of one kind.
function namedPayee({ words, slotsAt }: SlottedWords): string | null {
  const payees = words.flatMap((_, at) => slotsAt('payee', at).slice(0, 1))
  const categories = words.flatMap((_, at) => slotsAt('category', at).slice(0, 1))
  const [payee, ...others] = payees
  return payee && others.length === 0 && categories.length === 1 ? payee.text : null
}

function isTax(kind: AheadKind): boolean {
  return kind === 'tax' || kind === 'vat'
}
