// Spares reading the same text over and over: a statement prints the same day on row after row, and
// several rules look at each cell.

const textsMax = 4000

/**
 * The same function with a memory of the texts it read last. Only for functions that answer alike
 * for ever, and whose results nobody changes.
 */
export function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const earlier = known.get(text)
    if (earlier !== undefined || known.has(text)) return earlier as T
    const result = read(text)
    if (known.size >= textsMax) known.clear()
    known.set(text, result)
    return result
  }
}
