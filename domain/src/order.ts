// The order of texts for sorting: by their codes, the same in every language. Days, months and ids
// stand in their order this way.

/** Below zero where `a` comes before `b`, above zero where it comes after, zero for the same. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
