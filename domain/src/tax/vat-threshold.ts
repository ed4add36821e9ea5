// The VAT registration threshold.
import type { Minor } from '../money.ts'

/** Taxable sales of 12 months above which a business must register, since 1 April 2024. */
export const vatThreshold = 90_000_00 as Minor

/** The same as it is written. */
export const vatThresholdLabel = '£90,000'
