// Amounts and balances as the provider writes them: whole pence, with the same in pounds beside it.

export type Amount = { value: number; majorUnits: number; minorUnits: number; currency: string }

/** The wire's amount of so many pence; money out is negative. */
export function amountOf(pence: number, currency = 'GBP'): Amount {
  return { value: pence, majorUnits: pence / 100, minorUnits: pence, currency }
}
