// The figures of the tax rules that this folder uses, in one table with their sources: change them
// here when the law does. Days are counted in `tax-dates.ts`; this is no tax computation, and holds
// no rate that an estimate does not need.
import type { Day } from '../calendar.ts'
import { type Minor, minor } from '../money.ts'

/**
 * VAT. Due a month and seven days after the period (gov.uk/pay-vat), by direct debit three working
 * days later (gov.uk/pay-vat/direct-debit). Annual accounting: interims of a tenth at the end of
 * months 4 to 12, or of a quarter at the end of 4, 7 and 10, the balance two months after the year
 * (gov.uk/vat-annual-accounting-scheme; VAT Regulations 1995, reg. 50). A repayment comes within 30
 * days of the return. Flat rates reach 16.5 %, up to a turnover of 230,000 with VAT
 * (gov.uk/vat-flat-rate-scheme). Read in 2026.
 */
export const vatRules = {
  monthsAfter: 1,
  daysAfter: 7,
  directDebitWorkingDays: 3,
  interimMonths: { month: [4, 5, 6, 7, 8, 9, 10, 11, 12], quarter: [4, 7, 10] },
  interimShare: { month: 0.1, quarter: 0.25 },
  balanceMonthsAfter: 2,
  repaymentDays: 30,
  flatRateMin: 0.04,
  flatRateMax: 0.165,
  flatTurnoverMax: minor(23_000_000),
} as const

/**
 * The VAT in a price that includes it, by treatment: 20 % since 4 January 2011, 5 % since 1
 * September 1997 (VAT Act 1994, ss. 2 and 29A).
 */
export const vatInPrice = { S: 20 / 120, R: 5 / 105 } as const

/**
 * PAYE, National Insurance and CIS. Tax months end on the 5th; due on the 22nd electronically, the
 * 19th by post, quarterly where less than 1,500 a month is owed (gov.uk/pay-paye-tax). By direct
 * debit HMRC gives notice on the 20th or the working day after it, and collects three days later
 * (Employer Bulletin, August 2022). The CIS return is due on the 19th.
 */
export const payeRules = {
  periodEndsOn: 5,
  electronicOn: 22,
  postOn: 19,
  noticeOn: 20,
  collectedDaysAfterNotice: 3,
} as const

/**
 * Companies. Corporation tax nine months and a day after the year (Taxes Management Act 1970, s.
 * 59D), the return after twelve months, accounts at Companies House after nine (Companies Act 2006,
 * ss. 442 and 443). Above profits of 1.5 million, tax falls due in instalments, which are not
 * estimated here.
 */
export const companyRules = {
  payMonthsAfter: 9,
  returnMonthsAfter: 12,
  accountsMonthsAfter: 9,
} as const

/**
 * Self Assessment: no payments on account below a bill of 1,000; else two halves of the last bill
 * (Taxes Management Act 1970, s. 59A; SI 1996/1654).
 */
export const selfAssessmentRules = { onAccountBillMin: minor(100_000) } as const

/**
 * The taxable turnover of any twelve months from which a business must register for VAT, on a day:
 * 90,000 since April 2024, 85,000 in the seven years before (VAT Act 1994, sch. 1;
 * gov.uk/vat-registration-thresholds).
 */
export function vatThresholdOn(day: Day): Minor {
  return minor(day >= '2024-04-01' ? 9_000_000 : 8_500_000)
}
