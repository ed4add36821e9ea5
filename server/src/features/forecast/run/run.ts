// What goes into a run of the forecast engine, and what comes out of it.
import type { MonthTotal } from '@plimsoll/domain/cashflow/cash-months'
import type { BaseForecast, EngineInput } from '@plimsoll/domain/forecast/engine'
import type { TaxPart } from '@plimsoll/domain/forecast/overlay/overlay'
import type { Minor } from '@plimsoll/domain/money'
import type { ExpectedTax } from '@plimsoll/domain/tax/expected-taxes'
import type { SetAside } from '@plimsoll/domain/tax/set-aside'
import type { TaxPayment } from '@plimsoll/domain/tax/tax-payment'
import type { TaxProfile } from '@plimsoll/domain/tax/tax-rhythm'
import type { TaxNote } from '@plimsoll/domain/tax/tax-stream'
import { isSubCategory, sideOf } from '@plimsoll/domain/taxonomy'

/** What the engine reads, as plain data. */
export type RunInput = Omit<EngineInput, 'explained' | 'sideOf' | 'comesAgain'> & {
  readonly taxPayments: readonly TaxPayment[]
  readonly totals: readonly MonthTotal[]
  readonly knownTaxes: TaxProfile
  /** Whether earlier forecasts are tried for the width of the bands; they are by default. */
  readonly looksBack?: boolean
}

/** A run: what the data alone says, and the taxes that are estimated from it. */
export type Run = {
  base: BaseForecast
  taxes: ExpectedTax[]
  taxNotes: TaxNote[]
  /** What of the balance already belongs to HMRC. */
  setAside: SetAside
  /** The movements that taxes explain, with their tax. */
  explained: [movementId: string, kind: string][]
}

/** The side of the cash-flow table that money counts on. */
export function sideOfCash(payment: { subCategory: string; amount: Minor }): 'in' | 'out' {
  if (isSubCategory(payment.subCategory)) return sideOf(payment)
  return payment.amount < 0 ? 'out' : 'in'
}

/** The taxes of a run as parts of the forecast. */
export function taxParts(taxes: readonly ExpectedTax[]): TaxPart[] {
  return taxes.map((tax) => ({
    source: 'tax',
    sourceId: tax.kind,
    month: tax.day.slice(0, 7),
    day: tax.day,
    due: tax.due,
    side: sideOfCash(tax),
    subCategory: tax.subCategory,
    merchantId: null,
    amount: tax.amount,
  }))
}
