// Reading a chart by keyboard: which period a key leads to.

const pageLength = 12

/** The index that a key leads to, kept inside the chart; null for a key that does not move. */
export function keyTarget(key: string, at: number, count: number): number | null {
  const target = targetOf(key, at, count)
  return target === null ? null : Math.max(0, Math.min(count - 1, target))
}

function targetOf(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return at + 1
    case 'ArrowLeft':
    case 'ArrowDown':
      return at - 1
    case 'PageUp':
      return at + pageLength
    case 'PageDown':
      return at - pageLength
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
