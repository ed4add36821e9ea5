// The one sentence that names the accounts which totals in pounds leave out.

/** `names` are the accounts in other currencies, each with its currency; `null` without any. */
export function leftOutOfPounds(
  names: readonly string[],
  what: 'these totals' | 'your cash' = 'these totals',
): string | null {
  if (names.length === 0) return null
  const verb = what === 'your cash' ? 'is' : 'are'
  return `Not counted in ${what}, which ${verb} in pounds: ${names.join(', ')}.`
}
