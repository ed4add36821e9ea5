// A message that asks two things with "and" between them, or a comma after a whole question.

const asks =
  "(?:how|hows|what|whats|wot|wots|when|whens|who|whos|which|where|why|is|are|was|were|will|do|does|can|could|did|have|has|had|should)(?:['’]\\w+)?\\b"
const joints = [
  new RegExp(`^(.{8,}?)[,;]?\\s+(?:and also|and|also|plus|then|n|an|&)\\s+(${asks}.{6,})$`, 'i'),
  new RegExp(`^((?:(?:and|so|ok|okay) )*${asks}.{8,}?)[,;]\\s+(${asks}.{6,})$`, 'i'),
]

/** The two questions; null where the message asks one thing. */
export function halvesOf(question: string): readonly [string, string] | null {
  for (const joint of joints) {
    const [, first, rest] = joint.exec(question.trim()) ?? []
    if (first && rest) return [first, rest]
  }
  return null
}
