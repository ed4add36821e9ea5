// Whom a second turn means by "who" and "which one".
import type { Concept } from './concepts.ts'
import type { Frame } from './frame.ts'

/** "Which one cost the most?" after a category is one of those who were paid in it. */
export function isDearestOf(text: string, { included: [only, ...others] }: Frame): boolean {
  const isOfCategory = only?.kind === 'category' || only?.kind === 'sub_category'
  return (
    isOfCategory &&
    others.length === 0 &&
    /^(and |so )*(which|what|who) (one |of them |of those |of these )?(cost|costs|was|is|came out|took|takes|charged|charges) (us |me )?(the )?(most|dearest|most expensive|priciest|biggest|least|cheapest|highest)( of (them|those|these|the lot))?$/.test(
      text,
    )
  )
}

/**
 * "Who came second?" after the best customers means customers; only "which supplier" means somebody
 * else.
 */
export function withOwnWho(own: Frame, before: Frame): Frame {
  const text = own.words.join(' ')
  // "Which one got the most?" is somebody, not one of their payments.
  const isSomebody =
    /\bwhich (one|of them) (got|gets|was paid|earned|earns|had|received)\b/.test(text) ||
    isDearestOf(text, before)
  if (isSomebody && !own.concepts.has('customers'))
    return { ...own, concepts: new Set<Concept>([...own.concepts, 'who', 'out']) }
  const isPronoun = own.concepts.has('who') && /\b(who|whom)\b/.test(text)
  // "Who paid the most?" after what came in is the payer.
  const isPayer =
    /\bwho (paid|pays|sent|gave)\b/.test(text) &&
    !/\b(we|i)\b/.test(text) &&
    (before.concepts.has('in') || before.concepts.has('sales'))
  if (isPronoun && isPayer) {
    const payers = new Set<Concept>([...own.concepts, 'customers'])
    payers.delete('who')
    payers.delete('out')
    return { ...own, concepts: payers }
  }
  if (!isPronoun || !before.concepts.has('customers') || own.concepts.has('out')) return own
  const concepts = new Set(own.concepts)
  concepts.delete('who')
  concepts.add('customers')
  return { ...own, concepts }
}
