// Which account is meant where money is set against what goes out: one of them, or all.
import type { InterpretInput } from '../interpretation.ts'
import { tokensIn } from '../tokens.ts'

/** The account that some words name, none for the balance, null where it isn't known. */
export function accountMeant(
  words: string,
  { question, plan }: Pick<InterpretInput, 'question' | 'plan'>,
): { readonly id?: string } | null {
  const text = words.trim().replace(/^(?:the|our|my) /i, '')
  const own = tokensIn(text).map((token) => token.text)
  const named = own.flatMap((_, at) => question.names.exactAt(own, at)?.subjects ?? [])
  const ids = [...new Set(named.flatMap((each) => (each.kind === 'account' ? [each.id] : [])))]
  const [id, ...others] = ids
  if (id !== undefined) return others.length === 0 ? { id } : null
  if (/^(?:current|main|business|business current) (?:account|acct|a\/c|acc|one)$/i.test(text)) {
    const [only, ...more] = plan.payingAccounts ?? []
    return only !== undefined && more.length === 0 ? { id: only } : null
  }
  return /^(?:balance|bank(?: balance| account)?|cash(?: balance)?|money|account|we|it|us|that|things)$/i.test(
    text,
  )
    ? {}
    : null
}
