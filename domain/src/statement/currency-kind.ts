// Which amount a column of currencies belongs to.
import { fold } from './fold.ts'

/** The words that "Settled currency" shares with "Settled amount"; empty where it has no others. */
export function currencyKind(header = ''): string {
  return fold(header).replace(/ ?\b(net |total )?(amount|currency)$/, '')
}
