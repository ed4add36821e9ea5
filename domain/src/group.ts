// Rows gathered by a key, in the order in which keys first appear. (Map.groupBy is not in Node 20.)

/** The rows of each key. */
export function groupBy<K, V>(rows: Iterable<V>, keyOf: (row: V) => K): Map<K, V[]> {
  const groups = new Map<K, V[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}
