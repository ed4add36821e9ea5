// What a place of the forecast means among the lines that there are: everything, a side, a
// category, a merchant or one line.
import type { ForecastLine } from '@plimsoll/contract/forecast'
import { everything, type ForecastPlace, readCategory } from './address.ts'

/** The side of the cash flow. */
export type Side = ForecastLine['side']

/**
 * A level of the forecast with the lines below it. `part` of a merchant is how the address calls
 * it.
 */
export type Level = { readonly lines: readonly ForecastLine[] } & (
  | { readonly kind: 'all' }
  | { readonly kind: 'side'; readonly side: Side }
  | { readonly kind: 'category'; readonly side: Side; readonly category: string }
  | { readonly kind: 'merchant'; readonly side: Side; readonly category: string }
  | { readonly kind: 'series'; readonly side: Side; readonly line: ForecastLine }
)

/** The words for the sides. */
export const sideWords: Record<Side, string> = { in: 'Cash in', out: 'Cash out' }

/** The level that a place means; null where no line answers to it. */
export function levelAt(place: ForecastPlace, lines: readonly ForecastLine[]): Level | null {
  if (place.category === null || place.category === everything)
    return place.merchant === null ? { kind: 'all', lines } : foundAnywhere(place, lines)
  const { side, category } = readCategory(place.category)
  const found = lines.filter(
    (line) =>
      (side === null || line.side === side) && (category === null || line.category === category),
  )
  const first = found[0]
  if (!first) return null
  if (category === null)
    return side && !place.merchant ? { kind: 'side', side, lines: found } : null
  const ofSide = found.filter((line) => line.side === first.side)
  const at = { side: first.side, category }
  if (place.merchant === null) return { kind: 'category', ...at, lines: ofSide }
  const ofMerchant = ofSide.filter((line) => isMerchant(line, place.merchant ?? '', ofSide))
  if (ofMerchant.length === 0) return null
  if (place.series === null) return { kind: 'merchant', ...at, lines: ofMerchant }
  const line = ofMerchant.find(({ seriesId }) => seriesId === place.series)
  return line ? { kind: 'series', side: line.side, line, lines: [line] } : null
}

/** The place of a level as the tree has it, however it was reached. */
export function placeOfLevel(level: Level, lines: readonly ForecastLine[]): Partial<ForecastPlace> {
  const [first] = level.lines
  if (level.kind === 'all' || !first) return { category: everything }
  if (level.kind === 'side') return { category: level.side }
  if (level.kind === 'series') return placeOf(level.line, lines)
  const { series: _, ...place } = placeOf(first, lines)
  return level.kind === 'merchant' ? place : { category: place.category }
}

/** The query for the forecast of a level; a line without a merchant stands for its sub-category. */
export function levelQueryOf(level: Level) {
  if (level.kind === 'all') return {}
  if (level.kind === 'side') return { side: level.side }
  if (level.kind === 'series') return { line_id: level.line.seriesId }
  const { side, category } = level
  if (level.kind === 'category') return { side, category }
  const [first] = level.lines
  return first?.merchant_id
    ? { side, category, merchant: first.merchant_id }
    : { side, category: first?.sub_category ?? category }
}

/** The place of a line. */
export function placeOf(line: ForecastLine, lines: readonly ForecastLine[]): ForecastPlace {
  return {
    category: `${line.side}.${line.category}`,
    merchant: merchantPart(line, lines),
    series: line.seriesId,
  }
}

/** What tells a line's merchant from others on its side and in its category. */
export function merchantKey(line: ForecastLine): string {
  return line.merchant_id ?? line.sub_category
}

/**
 * How the address calls a line's merchant: by its name, or by its id where another has the same
 * name.
 */
export function merchantPart(line: ForecastLine, lines: readonly ForecastLine[]): string {
  const isShared = lines.some(
    (other) =>
      other.side === line.side &&
      other.category === line.category &&
      other.merchant === line.merchant &&
      merchantKey(other) !== merchantKey(line),
  )
  return isShared ? merchantKey(line) : line.merchant
}

/**
 * A line by its id, or a merchant by its name: other pages know no more of it, and name no
 * category.
 */
function foundAnywhere(place: ForecastPlace, lines: readonly ForecastLine[]): Level | null {
  const first = lines.find((line) =>
    place.series ? line.seriesId === place.series : isMerchant(line, place.merchant ?? '', lines),
  )
  if (!first) return null
  const at = placeOf(first, lines)
  return levelAt(place.series ? at : { ...at, series: null }, lines)
}

function isMerchant(line: ForecastLine, part: string, lines: readonly ForecastLine[]): boolean {
  return merchantPart(line, lines) === part || merchantKey(line) === part
}
