// Takes people's names out of sentences and addresses that were written before their pay was
// hidden.

/**
 * Replaces names, whatever their case, wherever they stand as whole words in the texts of a value:
 * also in addresses, where they are encoded. `names` holds what is shown in place of each.
 */
export function nameHider(names: ReadonlyMap<string, string>): <T>(value: T) => T {
  const shown = new Map<string, string>()
  for (const [name, replacement] of names) {
    if (!name.trim()) continue
    shown.set(name.toLowerCase(), replacement)
    shown.set(encodeURIComponent(name).toLowerCase(), encodeURIComponent(replacement))
  }
  if (shown.size === 0) return (value) => value
  // The longest first: “Ann Lee” would leave a surname of “Ann Lee-Smith” behind.
  const words = [...shown.keys()].sort((a, b) => b.length - a.length).map(escaped)
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  const hideIn = (text: string) =>
    text.replace(pattern, (name) => shown.get(name.toLowerCase()) ?? 'Employee')
  return (value) => mapTexts(value, hideIn)
}

function mapTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change)) as T
  if (value === null || typeof value !== 'object' || !isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, mapTexts(each, change)]),
  ) as T
}

function isPlain(value: object): boolean {
  return [Object.prototype, null].includes(Object.getPrototypeOf(value))
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, (character) =>
    character === '-' ? '\\x2d' : `\\${character}`,
  )
}
