// When taxes are due: the statutory day of each tax and period, and the working days by which the money must move.
// Says nothing of amounts, nor which taxes a business pays.
import {
  addDays,
  addMonths,
  addMonthsToDay,
  type Day,
  day,
  firstDayOf,
  lastDayOf,
  type Month,
  monthOf,
  monthsFrom,
} from '../calendar.ts'
import { addWorkingDays, type Nation, nextWorkingDay, previousWorkingDay } from '../holidays.ts'
import { companyRules, payeRules, vatRules } from './tax-rules.ts'
import { checkSchedule, monthDayOf, type TaxPeriod, type TaxSchedule } from './tax-schedule.ts'

/** What a date asks for. Accounts go to Companies House and returns to HMRC, without money; the others are payments. */
export type TaxDuty =
  | 'payment'
  | 'interim' // on account of a VAT year
  | 'balance' // of a VAT year
  | 'january' // Self Assessment: the balance of the year and the first payment on account of the next
  | 'july' // Self Assessment: the second payment on account
  | 'return'
  | 'accounts'

/**
 * One date of the tax calendar. `due` is the statutory day, on whatever weekday; `payBy` the last working day up to it, when money
 * other than a Faster Payment must have arrived; `directDebit` the working day on which HMRC collects, `null` where it does not;
 * `byPost` the day for a cheque, where it differs. The last three are `null` where nothing is paid.
 */
export type TaxDate = {
  readonly kind: TaxSchedule['kind']
  readonly duty: TaxDuty
  readonly period: TaxPeriod
  readonly due: Day
  readonly payBy: Day | null
  readonly directDebit: Day | null
  readonly byPost: Day | null
}

/** A date on which money is due. */
export type TaxPaymentDate = TaxDate & { readonly payBy: Day }

/** The days from which dates are wanted, both included, and whose bank holidays count. */
export type TaxWindow = { readonly from: Day; readonly to: Day; readonly nation: Nation }

// The latest due day is that of a company's return, a year after its period.
const monthsBehindMax = 14
const monthsAheadMax = 9 // an interim is due before the year ends that it belongs to
const yearsMax = 60

/**
 * Every date of a tax that is due in a window, in order. Refuses days that do not exist, a window that ends before it begins or
 * spans more than 60 years, and schedules that cannot be.
 */
export function taxDates(schedule: TaxSchedule, window: TaxWindow): TaxDate[] {
  checkSchedule(schedule)
  const [from, to] = [day(window.from), day(window.to)]
  if (to < from) throw new RangeError(`ends before it begins: ${from} to ${to}`)
  if (to > addMonthsToDay(from, 12 * yearsMax)) throw new RangeError(`too long: ${from} to ${to}`)
  const months = monthsFrom(
    addMonths(monthOf(from), -monthsBehindMax),
    addMonths(monthOf(to), monthsAheadMax),
  )
  return months
    .flatMap((month) => datesEndingIn(month, schedule, window.nation))
    .filter(({ due }) => due >= from && due <= to)
    .sort((a, b) => (a.due < b.due ? -1 : a.due > b.due ? 1 : 0))
}

/** The dates of a window on which money is due. */
export function taxPaymentDates(schedule: TaxSchedule, window: TaxWindow): TaxPaymentDate[] {
  return taxDates(schedule, window).filter(isPayment)
}

/** The day `count` months after the end of a period: month ends stay month ends (Companies Act 2006, s. 443). */
export function monthsAfterEnd(end: Day, count: number): Day {
  if (end === lastDayOf(monthOf(end))) return lastDayOf(addMonths(monthOf(end), count))
  return addMonthsToDay(end, count)
}

function isPayment(date: TaxDate): date is TaxPaymentDate {
  return date.payBy !== null
}

/** The dates of the one period, if any, that ends in this month. */
function datesEndingIn(month: Month, schedule: TaxSchedule, nation: Nation): TaxDate[] {
  switch (schedule.kind) {
    case 'vat':
      return vatDates(month, schedule, nation)
    case 'paye':
    case 'cis':
      return payeDates(month, schedule, nation)
    case 'corporation_tax':
      return companyDates(month, schedule, nation)
    case 'self_assessment':
      return month.endsWith('-04') ? selfAssessmentDates(month, nation) : []
  }
}

type Of<K> = Extract<TaxSchedule, { kind: K }>

function vatDates(month: Month, { rhythm }: Of<'vat'>, nation: Nation): TaxDate[] {
  const number = Number(month.slice(5))
  if (rhythm.every === 'year')
    return number === rhythm.endMonth ? vatYearDates(month, rhythm.interims, nation) : []
  if (rhythm.every === 'quarter' && number % 3 !== rhythm.stagger - 1) return []
  const length = rhythm.every === 'quarter' ? 3 : 1
  const period = monthsUpTo(month, length)
  const due = addDays(monthsAfterEnd(period.to, vatRules.monthsAfter), vatRules.daysAfter)
  const directDebit = addWorkingDays(due, vatRules.directDebitWorkingDays, nation)
  return [
    payment({ kind: 'vat', duty: 'payment', period, due, directDebit, nation }),
    filing({ kind: 'vat', duty: 'return', period, due }),
  ]
}

/** Interims count the months of the VAT year from 1; the year ends with month 12. */
function vatYearDates(end: Month, every: 'month' | 'quarter', nation: Nation): TaxDate[] {
  const period = monthsUpTo(end, 12)
  const due = lastDayOf(addMonths(end, vatRules.balanceMonthsAfter))
  const owed = { kind: 'vat', period, nation, directDebit: null } as const
  return [
    ...vatRules.interimMonths[every].map((count) =>
      payment({ ...owed, duty: 'interim', due: lastDayOf(addMonths(end, count - 12)) }),
    ),
    payment({ ...owed, duty: 'balance', due }),
    filing({ kind: 'vat', duty: 'return', period, due }),
  ]
}

function payeDates(month: Month, { kind, every }: Of<'paye' | 'cis'>, nation: Nation): TaxDate[] {
  const length = every === 'month' ? 1 : 3
  const inMonth = (date: number) => `${month}-${String(date).padStart(2, '0')}`
  const to = inMonth(payeRules.periodEndsOn)
  const period = { from: addDays(addMonthsToDay(to, -length), 1), to }
  const notice = nextWorkingDay(inMonth(payeRules.noticeOn), nation)
  const directDebit = nextWorkingDay(addDays(notice, payeRules.collectedDaysAfterNotice), nation)
  const byPost = previousWorkingDay(inMonth(payeRules.postOn), nation)
  const due = inMonth(payeRules.electronicOn)
  const owed = payment({ kind, duty: 'payment', period, due, directDebit, byPost, nation })
  // CIS is returned every month, also where it is paid each quarter.
  const monthly = { from: addDays(addMonthsToDay(to, -1), 1), to }
  return [
    ...(length === 1 || Number(month.slice(5)) % 3 === 1 ? [owed] : []),
    ...(kind === 'cis'
      ? [filing({ kind, duty: 'return', period: monthly, due: inMonth(payeRules.postOn) })]
      : []),
  ]
}

function companyDates(month: Month, schedule: Of<'corporation_tax'>, nation: Nation): TaxDate[] {
  const { month: endMonth, date } = monthDayOf(schedule.yearEnd)
  if (Number(month.slice(5)) !== endMonth) return []
  const yearEnd = (of: Month): Day =>
    date >= Number(lastDayOf(of).slice(8)) || (endMonth === 2 && date === 28)
      ? lastDayOf(of)
      : `${of}-${String(date).padStart(2, '0')}`
  const to = yearEnd(month)
  const period = { from: addDays(yearEnd(addMonths(month, -12)), 1), to }
  const { kind } = schedule
  const due = addDays(monthsAfterEnd(to, companyRules.payMonthsAfter), 1)
  const returnDue = monthsAfterEnd(to, companyRules.returnMonthsAfter)
  const accountsDue = monthsAfterEnd(to, companyRules.accountsMonthsAfter)
  return [
    filing({ kind, duty: 'accounts', period, due: accountsDue }),
    payment({ kind, duty: 'payment', period, due, directDebit: null, nation }),
    filing({ kind, duty: 'return', period, due: returnDue }),
  ]
}

/** Of the tax year that ends on 5 April of this month: its second payment on account in July, its balance in January. */
function selfAssessmentDates(april: Month, nation: Nation): TaxDate[] {
  const to = `${april}-05`
  const period = { from: addDays(addMonthsToDay(to, -12), 1), to }
  const july = lastDayOf(addMonths(april, 3))
  const january = lastDayOf(addMonths(april, 9))
  const owed = { kind: 'self_assessment', period, directDebit: null, nation } as const
  return [
    payment({ ...owed, duty: 'july', due: july }),
    payment({ ...owed, duty: 'january', due: january }),
    filing({ kind: 'self_assessment', duty: 'return', period, due: january }),
  ]
}

function monthsUpTo(month: Month, length: number): TaxPeriod {
  return { from: firstDayOf(addMonths(month, 1 - length)), to: lastDayOf(month) }
}

function payment(
  of: Pick<TaxDate, 'kind' | 'duty' | 'period' | 'due' | 'directDebit'> & {
    byPost?: Day
    nation: Nation
  },
): TaxPaymentDate {
  const { nation, byPost = null, ...date } = of
  return { ...date, byPost, payBy: previousWorkingDay(of.due, nation) }
}

function filing(of: Pick<TaxDate, 'kind' | 'duty' | 'period' | 'due'>): TaxDate {
  return { ...of, payBy: null, directDebit: null, byPost: null }
}
