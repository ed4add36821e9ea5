// "The hall rent": of several payees with a word in their name, the one that is paid for this.
import type { NameIndex } from '../names.ts'
import { keyOf, type Subject } from '../subject.ts'
import { tokensIn } from '../tokens.ts'

/** Whether a payee's payments are known to be for something else: a person, and no rent. */
export function isPaidForElse(payee: Subject, kind: Subject, { codes }: NameIndex): boolean {
  if (payee.kind !== 'merchant' || kind.kind !== 'sub_category') return false
  const own = payee.ids.flatMap((id) => codes.get(id) ?? [])
  return own.length > 0 && !own.includes(kind.code)
}

/** The one payee with such a word in its name that is paid for this; null where none or several. */
export function payeeOfKind(text: string, kind: Subject, names: NameIndex): Subject | null {
  const some = tokensIn(text).flatMap((token) => names.holding(token.text))
  const paid = [...new Map(some.map((each) => [keyOf(each), each])).values()].filter(
    (each) =>
      each.kind === 'merchant' &&
      kind.kind === 'sub_category' &&
      each.ids.some((id) => names.codes.get(id)?.includes(kind.code)),
  )
  return paid.length === 1 ? (paid[0] ?? null) : null
}
