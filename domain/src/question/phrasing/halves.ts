// A message that asks two things with "and" between them.

const second =
  /^(.{8,}?)[,;]?\s+(?:and|also|plus|and also)\s+((?:how|what|when|who|which|where|is|are|will|do|does|can|did|have|has)\b.{6,})$/i

/** The two questions; null where the message asks one thing. */
export function halvesOf(question: string): readonly [string, string] | null {
  const [, first, rest] = second.exec(question.trim()) ?? []
  return first && rest ? [first, rest] : null
}
