// A question that is not understood whole is read once more without the asides that it holds; the
// rest must be understood by itself, and the answer names what was left out.
import { interpretClaim } from './asks/claims.ts'
import { interpretAsks } from './asks/take-apart.ts'
import type { Interpretation, InterpretInput } from './interpretation.ts'
import type { Period } from './period.ts'
import { noteOnAsides, withoutAsides } from './phrasing/asides-left-out.ts'
import { withoutFormalities } from './phrasing/formalities.ts'
import { questionCharactersMax } from './tokens.ts'
import { interpretTopicFirst } from './topic-first.ts'

// Whether a part of the message was named as not understood.
function leavesRest({ next }: Interpretation): boolean {
  return next !== undefined && (next.plan.kind === 'clarify' || leavesRest(next))
}

type Understands = (question: string, input: InterpretInput) => Interpretation

/**
 * What the question comes to by what it asks or by its topic, or without asides or days; null where
 * it isn't read.
 */
export function interpretLeavingOut(
  message: string,
  input: InterpretInput,
  { read, understands }: { read: Interpretation; understands: Understands },
): Interpretation | null {
  const { plan: whole } = read
  // "If I did it" in an aside is no change to try.
  const isOpen =
    whole.kind === 'clarify' || (whole.kind === 'unavailable' && whole.topic === 'scenario')
  if (message.length > questionCharactersMax || (!isOpen && whole.kind !== 'call')) return null
  const bare = withoutFormalities(message)
  const claim = whole.kind === 'clarify' ? interpretClaim(bare, input, understands) : null
  if (claim) return claim
  const opensWithTopic = !isOpen && !leavesRest(read)
  const apart = interpretAsks(bare, input, { understands, asksMin: 2, opensWithTopic })
  if (apart && (isOpen || !leavesRest(apart))) return apart
  if (!isOpen) return null
  const ofTopic =
    interpretTopicFirst(message, input, { read, understands }) ??
    interpretAsks(bare, input, { understands, asksMin: 1 })
  if (ofTopic) return ofTopic
  for (const { question, asides } of withoutAsides(bare, input.question)) {
    const found = understands(question, { ...input, isChoice: true })
    if (found.plan.kind !== 'call') continue
    const note = noteOnAsides(asides)
    const { plan } = found
    return note === null
      ? found
      : { ...found, plan: { ...plan, assumptions: [...plan.assumptions, note] } }
  }
  return withinDaysBefore(message, input, understands)
}

// "How does that compare with water over the same three months?" is of the days before.
function withinDaysBefore(
  message: string,
  input: InterpretInput,
  understands: Understands,
): Interpretation | null {
  const [days, ...more] = input.before?.periods ?? []
  const bare = message.replace(sameDays, '')
  if (!days || more.length > 0 || bare === message) return null
  const found = understands(bare, { ...input, isChoice: true })
  const { period } = (found.plan.kind === 'call' ? found.plan.call.args : {}) as { period?: Period }
  return period && period.from >= days.from && period.to <= days.to ? found : null
}

const sameDays =
  /,?\s+(?:(?:in|over|during|for|across|within) )?(?:that|the same|same|those)(?: (?:two|three|four|six|\d{1,2}))? (?:year|quarter|month|period|week|time|days|weeks|months|dates)(?=[\s?.!]*$)/i
