// When taxes are due: the statutory day of each tax and period, and the working days by which the
// money must move. Says nothing of amounts, nor which taxes a business pays.
import {
  addDays,
  addMonths,
  addMonthsToDay,
  type Day,
  day,
  lastDayOf,
  type Month,
  monthOf,
  monthsFrom,
} from '../calendar.ts'
import { addWorkingDays, type Nation, nextWorkingDay, previousWorkingDay } from '../holidays.ts'
import { compareText } from '../order.ts'
import {
  filingDate,
  monthsAfterEnd,
  monthsUpTo,
  paymentDate,
  type TaxDate,
  type TaxPaymentDate,
} from './tax-date.ts'
import { companyRules, payeRules, vatRules } from './tax-rules.ts'
import { checkSchedule, monthDayOf, type TaxSchedule } from './tax-schedule.ts'

/** The days from which dates are wanted, both included, and whose bank holidays count. */
type TaxWindow = { readonly from: Day; readonly to: Day; readonly nation: Nation }

// The latest due day is that of a company's return, a year after its period.
const monthsBehindMax = 14
const monthsAheadMax = 9 // an interim is due before the year ends that it belongs to
const yearsMax = 60

/**
 * Every date of a tax that is due in a window, in order. Refuses days that do not exist, a window
 * that ends before it begins or spans more than 60 years, and schedules that cannot be.
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
    .sort((a, b) => compareText(a.due, b.due))
}

/** The dates of a window on which money is due. */
export function taxPaymentDates(schedule: TaxSchedule, window: TaxWindow): TaxPaymentDate[] {
  return taxDates(schedule, window).filter(isPayment)
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

type ScheduleOf<K> = Extract<TaxSchedule, { kind: K }>

function vatDates(month: Month, { rhythm }: ScheduleOf<'vat'>, nation: Nation): TaxDate[] {
  const number = Number(month.slice(5))
  if (rhythm.every === 'year')
    return number === rhythm.endMonth ? vatYearDates(month, rhythm.interims, nation) : []
  if (rhythm.every === 'quarter' && number % 3 !== rhythm.stagger - 1) return []
  const length = rhythm.every === 'quarter' ? 3 : 1
  const period = monthsUpTo(month, length)
  const due = addDays(monthsAfterEnd(period.to, vatRules.monthsAfter), vatRules.daysAfter)
  const directDebit = addWorkingDays(due, vatRules.directDebitWorkingDays, nation)
  return [
    paymentDate({ kind: 'vat', duty: 'payment', period, due, directDebit, nation }),
    filingDate({ kind: 'vat', duty: 'return', period, due }),
  ]
}

/** Interims count the months of the VAT year from 1; the year ends with month 12. */
function vatYearDates(end: Month, every: 'month' | 'quarter', nation: Nation): TaxDate[] {
  const period = monthsUpTo(end, 12)
  const due = lastDayOf(addMonths(end, vatRules.balanceMonthsAfter))
  const owed = { kind: 'vat', period, nation, directDebit: null } as const
  return [
    ...vatRules.interimMonths[every].map((count) =>
      paymentDate({ ...owed, duty: 'interim', due: lastDayOf(addMonths(end, count - 12)) }),
    ),
    paymentDate({ ...owed, duty: 'balance', due }),
    filingDate({ kind: 'vat', duty: 'return', period, due }),
  ]
}

function payeDates(
  month: Month,
  { kind, every }: ScheduleOf<'paye' | 'cis'>,
  nation: Nation,
): TaxDate[] {
  const length = every === 'month' ? 1 : 3
  const inMonth = (date: number) => `${month}-${String(date).padStart(2, '0')}`
  const to = inMonth(payeRules.periodEndsOn)
  const period = { from: addDays(addMonthsToDay(to, -length), 1), to }
  const notice = nextWorkingDay(inMonth(payeRules.noticeOn), nation)
  const directDebit = nextWorkingDay(addDays(notice, payeRules.collectedDaysAfterNotice), nation)
  const byPost = previousWorkingDay(inMonth(payeRules.postOn), nation)
  const due = inMonth(payeRules.electronicOn)
  const owed = paymentDate({ kind, duty: 'payment', period, due, directDebit, byPost, nation })
  // CIS is returned every month, also where it is paid each quarter.
  const monthly = { from: addDays(addMonthsToDay(to, -1), 1), to }
  return [
    ...(length === 1 || Number(month.slice(5)) % 3 === 1 ? [owed] : []),
    ...(kind === 'cis'
      ? [filingDate({ kind, duty: 'return', period: monthly, due: inMonth(payeRules.postOn) })]
      : []),
  ]
}

function companyDates(
  month: Month,
  schedule: ScheduleOf<'corporation_tax'>,
  nation: Nation,
): TaxDate[] {
  const { month: endMonth, date } = monthDayOf(schedule.yearEnd)
  if (Number(month.slice(5)) !== endMonth) return []
  const yearEnd = (month: Month): Day =>
    date >= Number(lastDayOf(month).slice(8)) || (endMonth === 2 && date === 28)
      ? lastDayOf(month)
      : `${month}-${String(date).padStart(2, '0')}`
  const to = yearEnd(month)
  const period = { from: addDays(yearEnd(addMonths(month, -12)), 1), to }
  const { kind } = schedule
  const due = addDays(monthsAfterEnd(to, companyRules.payMonthsAfter), 1)
  const returnDue = monthsAfterEnd(to, companyRules.returnMonthsAfter)
  const accountsDue = monthsAfterEnd(to, companyRules.accountsMonthsAfter)
  return [
    filingDate({ kind, duty: 'accounts', period, due: accountsDue }),
    paymentDate({ kind, duty: 'payment', period, due, directDebit: null, nation }),
    filingDate({ kind, duty: 'return', period, due: returnDue }),
  ]
}

/**
 * Of the tax year that ends on 5 April of this month: its second payment on account in July, its
 * balance in January.
 */
function selfAssessmentDates(april: Month, nation: Nation): TaxDate[] {
  const to = `${april}-05`
  const period = { from: addDays(addMonthsToDay(to, -12), 1), to }
  const july = lastDayOf(addMonths(april, 3))
  const january = lastDayOf(addMonths(april, 9))
  const owed = { kind: 'self_assessment', period, directDebit: null, nation } as const
  return [
    paymentDate({ ...owed, duty: 'july', due: july }),
    paymentDate({ ...owed, duty: 'january', due: january }),
    filingDate({ kind: 'self_assessment', duty: 'return', period, due: january }),
  ]
}
