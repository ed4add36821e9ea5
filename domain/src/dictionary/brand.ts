// A brand's own spelling for a merchant's key, so that its branches and its many spellings are one
// merchant.
import { entries } from './entries.ts'
import { bestPattern, brandIn, indexOf } from './pattern.ts'

const brandIndex = indexOf(entries.filter((entry) => entry[1] !== null))

/**
 * The brand whose pattern the key starts with, in the brand's own spelling, or `null`. Words in the
 * middle never name a brand.
 */
export function brandOf(key: string): string | null {
  const match = bestPattern(brandIndex, key.split(' '), (pattern) => pattern.atStart)
  return match ? brandIn(match) : null
}
