// Which taxes there are and in which rhythm a business pays each: what the user may enter, or
// what `learn-taxes.ts` finds.
import type { Day } from '../calendar.ts'

/** A tax that is paid to HMRC. CIS is what was kept back from subcontractors. */
export type TaxKind = 'vat' | 'paye' | 'cis' | 'corporation_tax' | 'self_assessment'

/**
 * How VAT is returned and paid: each quarter in one of HMRC's three staggers (1 ends in March, 2 in
 * April, 3 in May), each month, or once a year with interims (`endMonth` 1 to 12 is the month in
 * which the VAT year ends).
 */
export type VatRhythm =
  | { readonly every: 'quarter'; readonly stagger: 1 | 2 | 3 }
  | { readonly every: 'month' }
  | { readonly every: 'year'; readonly endMonth: number; readonly interims: 'month' | 'quarter' }

/**
 * A tax with all that its dates depend on. `yearEnd` is `MM-DD`; the end of February is meant by
 * 02-28 and 02-29 alike.
 */
export type TaxSchedule =
  | { readonly kind: 'vat'; readonly rhythm: VatRhythm }
  | { readonly kind: 'paye' | 'cis'; readonly every: 'month' | 'quarter' }
  | { readonly kind: 'corporation_tax'; readonly yearEnd: string }
  | { readonly kind: 'self_assessment' }

/** The days a tax is for, both included. */
export type TaxPeriod = { readonly from: Day; readonly to: Day }

/**
 * Refuses a schedule that cannot be: a stagger past 3, a month past 12, a year end such as 06-31.
 */
export function checkSchedule(schedule: TaxSchedule): void {
  if (schedule.kind === 'corporation_tax') monthDayOf(schedule.yearEnd)
  if (schedule.kind !== 'vat') return
  const { rhythm } = schedule
  if (rhythm.every === 'quarter' && ![1, 2, 3].includes(rhythm.stagger))
    throw new RangeError(`not a VAT stagger: ${rhythm.stagger}`)
  if (rhythm.every === 'year' && !(Number.isInteger(rhythm.endMonth) && inYear(rhythm.endMonth)))
    throw new RangeError(`not a month of the year: ${rhythm.endMonth}`)
}

/** The month and date of `MM-DD`; refuses a date that no leap year has. */
export function monthDayOf(text: string): { month: number; date: number } {
  const month = Number(text.slice(0, 2))
  const date = Number(text.slice(3))
  const isDate = /^\d{2}-\d{2}$/.test(text) && inYear(month) && date >= 1
  if (!isDate || date > (daysOfLeapYear[month - 1] ?? 0))
    throw new RangeError(`not a day of the year: ${text}`)
  return { month, date }
}

const daysOfLeapYear = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function inYear(month: number): boolean {
  return month >= 1 && month <= 12
}
