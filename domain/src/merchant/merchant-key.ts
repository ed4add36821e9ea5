// The stable signature of a merchant's name: what two spellings must share to be the same merchant.
// No guessing happens here.

/**
 * Folds a name to its key: upper case, no accents or apostrophes, everything but letters, digits,
 * `&` and `+` as one space. "McDonald's" and "MCDONALDS" share a key; "J Smith" and "John Smith"
 * never do. Text without letters or digits is its own key.
 */
export function merchantKeyOf(name: string): string {
  if (isKey.test(name)) return name
  const folded = name
    .normalize('NFKD')
    .replace(/[\p{M}'’`]/gu, '')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}&+]+/gu, ' ')
    .replaceAll(' & ', ' AND ')
    .trim()
  return folded === '' ? name.trim().toUpperCase() : folded
}

// Most of what banks print is a key already, and folding is dear by the hundred thousand.
const isKey = /^[A-Z0-9]+(?: [A-Z0-9]+)*$/
