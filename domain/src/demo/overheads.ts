// What it costs to keep the demo company's doors open: rent, rates, energy, telephones, software,
// insurance, loan and fees.
import { addDays, addMonths, addMonthsToDay, type Day, firstDayOf, monthOf } from '../calendar.ts'
import { nextWorkingDay } from '../holidays.ts'
import {
  type DemoEvent,
  type DemoPayee,
  eventOf,
  onCard,
  supplier,
  withoutVat,
} from './demo-event.ts'
import {
  anniversaryAfterToday,
  type DemoTime,
  monthlyOn,
  nearToday,
  vatQuarters,
  weeklyOn,
  yearlyOn,
} from './demo-time.ts'
import { streamOf } from './random.ts'

/** Payments that come of themselves. */
export function overheadEvents(time: DemoTime): DemoEvent[] {
  return [
    ...steady.flatMap(([payee, date, pence]) =>
      monthlyOn(time, date).map((day) => eventOf(payee, day, -pence)),
    ),
    ...rentEvents(time),
    ...ratesEvents(time),
    ...energyEvents(time),
    ...priceRise(time),
    ...refiledNewsletter(time),
    ...forgottenTrial(time),
    ...failedDirectDebit(time),
    ...insuranceEvents(time),
    ...weeklyOn(time, 4, 2).map((day) =>
      eventOf(supplier('SPARKLE CLEANING SERVICES', 'SO'), day, -13_200),
    ),
    ...yearly.flatMap(([payee, monthDay, pence]) =>
      yearlyOn(time, monthDay).map((day) => eventOf(payee, day, -pence)),
    ),
  ]
}

/** The same on the same date every month, in pence. */
const steady: readonly (readonly [DemoPayee, number, number])[] = [
  [withoutVat('FUNDING CIRCLE', 'DD'), 8, 48_620],
  [supplier('LEX AUTOLEASE LTD', 'DD'), 15, 34_188],
  [supplier('VODAFONE LTD', 'DD'), 14, 11_640],
  [supplier('HOLLIS ACCOUNTANTS', 'SO'), 3, 25_200],
  [supplier('BIFFA WASTE SERVICES', 'DD'), 18, 9_648],
  [withoutVat('CASTLE WATER LTD', 'DD'), 21, 6_215],
  [withoutVat('MONTHLY ACCOUNT FEE', 'CHG'), 2, 850],
  [onCard('XERO UK LTD'), 4, 4_440],
  [onCard('MSFT * E0400RXYZ1'), 6, 8_928],
  [onCard('GOOGLE*GSUITE_DEMOCO'), 1, 9_936],
  [onCard('SLACK T02K9J4'), 9, 5_250],
  [onCard('FIGMA MONTHLY RENEWAL'), 12, 6_480],
  [onCard('DROPBOX*7K2P'), 20, 4_500],
  [onCard('CANVA* I03921'), 23, 1_299],
  [onCard('SHOPIFY* 184022'), 25, 7_900],
]

const yearly: readonly (readonly [DemoPayee, string, number])[] = [
  [withoutVat('COMPANIES HOUSE', 'DEB'), '05-14', 3_400],
  [withoutVat('ICO', 'DD'), '09-08', 5_200],
  [withoutVat('DVLA VEHICLE TAX', 'DD'), '06-03', 34_500],
]

/** Quarterly, on the first of the month in which VAT leaves. */
function rentEvents(time: DemoTime): DemoEvent[] {
  return vatQuarters(time).map(({ paid }) =>
    eventOf(
      supplier('MARLOW ESTATES RENT', 'SO'),
      nextWorkingDay(firstDayOf(monthOf(paid))),
      -594_000,
    ),
  )
}

/** Ten instalments, April to January; a little more every April. */
function ratesEvents(time: DemoTime): DemoEvent[] {
  return monthlyOn(time, 15)
    .filter((day) => !['02', '03'].includes(day.slice(5, 7)))
    .map((day) => {
      const yearsAgo =
        Number(addMonthsToDay(time.today, -3).slice(0, 4)) -
        Number(addMonthsToDay(day, -3).slice(0, 4))
      return eventOf(withoutVat('BRISTOL CITY COUNCIL', 'DD'), day, -(48_700 - yearsAgo * 2_100))
    })
}

/** Dear in winter, cheap in summer. */
function energyEvents(time: DemoTime): DemoEvent[] {
  const random = streamOf('energy')
  return monthlyOn(time, 9).map((day) => {
    const cold = Math.cos(((Number(day.slice(5, 7)) - 1) / 6) * Math.PI)
    return eventOf(
      supplier('OCTOPUS ENERGY', 'DD'),
      day,
      -Math.round(52_000 + cold * 21_000 + random.between(-3_000, 3_000)),
    )
  })
}

/** Adobe raised its price five months ago. */
function priceRise(time: DemoTime): DemoEvent[] {
  const since = addMonthsToDay(time.today, -5)
  return monthlyOn(time, 11).map((day) =>
    eventOf(onCard('ADOBE *CREATIVE CLOUD'), day, day < since ? -15_594 : -18_120),
  )
}

/**
 * The newsletter was advertising until the card's statement began to file it under software, with
 * last month.
 */
function refiledNewsletter(time: DemoTime): DemoEvent[] {
  const since = firstDayOf(addMonths(monthOf(time.today), -1))
  const mailchimp = onCard('MAILCHIMP')
  const refiled = { ...mailchimp, category: 'Software subscriptions' }
  return monthlyOn(time, 17).map((day) => eventOf(day < since ? mailchimp : refiled, day, -5_520))
}

/** A pound for a fortnight's trial four months ago; nobody cancelled it. */
function forgottenTrial(time: DemoTime): DemoEvent[] {
  const loom = onCard('LOOM.COM SUBSCRIPTION')
  const begun = addMonthsToDay(time.today, -4)
  const charges = Array.from({ length: 7 }, (_, i) => addMonthsToDay(begun, i))
  return [
    eventOf(loom, addDays(begun, -14), -100),
    ...charges
      .filter((day) => day <= time.until)
      .map((day) => eventOf(loom, nextWorkingDay(day), -1_150)),
  ]
}

/** Six weeks ago a direct debit came back, and was taken again. */
function failedDirectDebit(time: DemoTime): DemoEvent[] {
  const bt = supplier('BT GROUP PLC', 'DD')
  const days = monthlyOn(time, 16)
  const failed = days.filter((day) => day <= addDays(time.today, -30)).at(-1)
  const charges = days.map((day) => eventOf(bt, day, -7_314))
  if (!failed) return charges
  const cameBack: Day = nextWorkingDay(addDays(failed, 2))
  return [
    ...charges,
    eventOf({ ...bt, text: 'BT GROUP PLC RETURNED' }, cameBack, 7_314),
    eventOf(bt, nextWorkingDay(addDays(cameBack, 7)), -7_314),
  ]
}

/** Three policies with one insurer; the largest falls due in three weeks. */
function insuranceEvents(time: DemoTime): DemoEvent[] {
  const policies: readonly (readonly [string, number, number])[] = [
    ['HISCOX INSURANCE PL', 18, 128_640],
    ['HISCOX INSURANCE CONTENTS', -96, 61_215],
    ['HISCOX INSURANCE CYBER', -201, 43_890],
  ]
  return policies.flatMap(([text, days, pence]) =>
    anniversaryAfterToday(time, days).map((day) => eventOf(withoutVat(text, 'DD'), day, -pence)),
  )
}

/**
 * Money spent once: a machine for cash, second-hand and so without VAT to reclaim, ten days ago.
 */
export function machineEvent(time: DemoTime, pence: number): DemoEvent {
  return eventOf(withoutVat('APEX PRINT MACHINERY LTD', 'FPO'), nearToday(time, -10), -pence)
}
