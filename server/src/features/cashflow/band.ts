// The range a balance is expected in, taken out of the day or month that carries it.
import type { Minor } from '@plimsoll/domain/money'

/** Where a balance is expected 50, 80 and 95 of 100 times. */
export type Band = {
  readonly low50: Minor
  readonly high50: Minor
  readonly low80: Minor
  readonly high80: Minor
  readonly low95: Minor
  readonly high95: Minor
}

/** The range alone. */
export function bandOf({ low50, high50, low80, high80, low95, high95 }: Band): Band {
  return { low50, high50, low80, high80, low95, high95 }
}
