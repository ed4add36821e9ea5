// A brand's own spelling for a merchant's key, so that its branches and its many spellings are one
// merchant.
import { entries } from './entries.ts'
import { bestPattern, brandIn, indexOf } from './pattern.ts'

// HSBC writes BP before whom a bill is paid to ("BP JOHN SMITH"), so the letters alone name no
// filling station; the road that it stands on does, and nobody is called that.
const bpForecourt =
  /^BP(?: [A-Z0-9&]+){1,3} (?:ROAD|RD|AVENUE|AVE|BYPASS|ROUNDABOUT|MOTORWAY|FORECOURT|HIGH STREET|PETROL|PFS|(?:FILLING|SERVICE|PETROL) (?:STATION|STN))$/
const brandIndex = indexOf(entries.filter((entry) => entry[1] !== null))

/**
 * The brand whose pattern the key starts with, in the brand's own spelling, or `null`. Words in the
 * middle never name a brand.
 */
export function brandOf(key: string): string | null {
  if (bpForecourt.test(key)) return 'BP'
  const match = bestPattern(brandIndex, key.split(' '), (pattern) => pattern.atStart)
  return match ? brandIn(match) : null
}
