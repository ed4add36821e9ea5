// How alike a word and a name are, by the pairs of letters that they share.

// Less alike than this, an offer would look like mockery.
const likenessMin = 0.35

function shared(a: string, b: string): number {
  const pairs = (text: string) =>
    new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)))
  const [one, other] = [pairs(a), pairs(b)]
  const both = [...one].filter((pair) => other.has(pair)).length
  return (2 * both) / Math.max(1, one.size + other.size)
}

/** The names that are like a word, the likest first. */
export function mostLike(word: string, names: readonly string[]): string[] {
  const best = new Map(names.map((name) => [name, shared(word, name.toLowerCase())]))
  return [...best]
    .filter(([, score]) => score >= likenessMin)
    .sort((a, b) => b[1] - a[1])
    .map(([name]) => name)
}
