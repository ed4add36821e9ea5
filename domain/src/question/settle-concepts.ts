// What the words of a question mean once all of them are known: some words mean another thing
// beside a name, an amount or each other. Changes the concepts that were read word by word.
import type { Concept } from './concepts.ts'
import type { Subject } from './subject.ts'

type Read = {
  readonly concepts: Set<Concept>
  readonly included: readonly Subject[]
  readonly words: readonly (string | null)[]
  readonly hasAmounts: boolean
}

/** Settles the concepts, and gives the words that turn out to mean nothing here. */
export function settleConcepts(read: Read): string[] {
  const { concepts } = read
  compareWithoutAmounts(read)
  // What is held in cash is a balance.
  if (concepts.has('have') || concepts.has('balance') || concepts.has('net'))
    concepts.delete('means')
  compareUpOrDown(read)
  // Payments are made, too: then nothing is earned.
  if (concepts.has('payment')) concepts.delete('made')
  return occasionsOf(read)
}

// A trip or a ticket is a payment where it is known to whom.
function occasionsOf({ concepts, included }: Read): string[] {
  if (!concepts.delete('occasion')) return []
  if (!included.some(({ kind }) => kind !== 'account')) return ['visits']
  concepts.add('payment')
  return []
}

// "Higher than last year" sets nothing against an amount: it compares two periods or two names.
function compareWithoutAmounts({ concepts, words, hasAmounts }: Read): void {
  if (hasAmounts) return
  for (const [limit, direction] of [
    ['over', 'more'],
    ['under', 'less'],
  ] as const) {
    const isCompared = words.includes('than') && concepts.has(limit)
    if (!isCompared || concepts.has('buffer')) continue
    concepts.delete(limit)
    concepts.add(direction).add('than')
  }
}

// "Were sales up or down on last August?" compares them; by itself it wants what is left.
function compareUpOrDown({ concepts, words, included }: Read): void {
  const says = /\b(up or down|down or up|better or worse|worse or better)\b/.test(words.join(' '))
  const isOfSomething =
    ['in', 'out', 'sales', 'customers'].some((each) => concepts.has(each as Concept)) ||
    included.length > 0
  if (!says || !isOfSomething || !concepts.has('net')) return
  concepts.delete('net')
  concepts.add('compare')
}

/**
 * Words that describe what was named and narrow it no further: "what did the director take in
 * dividends?" says whose they are, which is known.
 */
export function describingWords(included: readonly Subject[]): RegExp {
  const isOfOwners = included.some(
    (subject) =>
      subject.kind === 'sub_category' &&
      /^(dividends_drawings|directors_salary)$/.test(subject.code),
  )
  return isOfOwners ? /^(directors?|owners?|boss|proprietor|shareholders?|partners?)$/i : /^$/
}
