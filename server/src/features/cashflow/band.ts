// The range a balance is expected in, taken out of the day or month that carries it.
import type { Band } from '@plimsoll/domain/forecast/engine'

/** The range alone. */
export function bandOf({ low50, high50, low80, high80, low95, high95 }: Band): Band {
  return { low50, high50, low80, high80, low95, high95 }
}
