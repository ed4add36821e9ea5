// Several things named within a sentence.

/** "A", "A and B", "A, B and C". */
export function listed(parts: readonly string[], joint: 'and' | 'or' = 'and'): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${joint} ${last}`
}
