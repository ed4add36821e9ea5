// Where one stands on the forecast page, as its address has it:
// `/cash-flow/forecast/out.people/Acme%20Ltd/<series>`. Each part is encoded by itself.

/**
 * The three parts of the address; a part that is not given is null. A series id needs both parts
 * before it.
 */
export type ForecastPlace = {
  readonly category: string | null
  readonly merchant: string | null
  readonly series: string | null
}

/** The page's own address, without any part. */
export const forecastPath = '/cash-flow/forecast'

/** The category part that stands for everything. */
export const everything = 'all'

/** The address of a place. */
export function hrefOf(place: Partial<ForecastPlace>): string {
  const { category, merchant, series } = place
  const parts = [category, category && merchant, category && merchant && series]
  return [forecastPath, ...parts.filter(isGiven).map(encodeURIComponent)].join('/')
}

/**
 * Reads a path as the browser has it, still encoded. A part that cannot be decoded is taken as it
 * stands.
 */
export function readPlace(path: string): ForecastPlace {
  const [category, merchant, series] = path
    .slice(forecastPath.length)
    .split('/')
    .filter(isGiven)
    .map(decoded)
  return { category: category ?? null, merchant: merchant ?? null, series: series ?? null }
}

/**
 * Splits a category part: `out.people` is a category on a side, `in` a side, `people` a category on
 * whichever side has it.
 */
export function readCategory(part: string): { side: 'in' | 'out' | null; category: string | null } {
  const match = /^(in|out)(?:\.(.+))?$/.exec(part)
  if (!match) return { side: null, category: part }
  return { side: match[1] === 'in' ? 'in' : 'out', category: match[2] ?? null }
}

function isGiven(part: string | null | undefined): part is string {
  return part !== null && part !== undefined && part !== ''
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
