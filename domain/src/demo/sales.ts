// What the demo company earns: five customers by invoice, a web shop paid out by Stripe, prints
// sold on Etsy.
import { addDays, type Day, monthOf, weekdayOf } from '../calendar.ts'
import { nextWorkingDay, previousWorkingDay } from '../holidays.ts'
import { type DemoEvent, eventOf, supplier } from './demo-event.ts'
import { type DemoTime, monthlyOn, monthsOf, weeklyOn, workingDays } from './demo-time.ts'
import { streamOf } from './random.ts'

/** All money in from sales. */
export function salesEvents(time: DemoTime): DemoEvent[] {
  return [
    ...customers.flatMap((customer) => invoiceEvents(time, customer)),
    ...retainerEvents(time),
    ...webShopEvents(time),
    ...etsyEvents(time),
  ]
}

/** A customer: when it pays within the month, how late, and how much. Pence from low to high. */
type Customer = {
  readonly name: string
  readonly dates: readonly number[]
  readonly lateDays: readonly [number, number]
  readonly pence: readonly [number, number]
  readonly firstInvoice: number
}

const customers: readonly Customer[] = [
  // Nearly half of all income comes from one customer.
  {
    name: 'NORTHWIND HOTELS LTD',
    dates: [5, 19, 26],
    lateDays: [0, 2],
    pence: [850_000, 950_000],
    firstInvoice: 2011,
  },
  // Always late, never by the same number of days.
  {
    name: 'TIDEWATER BREWING CO',
    dates: [3],
    lateDays: [9, 24],
    pence: [580_000, 710_000],
    firstInvoice: 3120,
  },
  {
    name: 'ALDER AND FINCH LLP',
    dates: [2, 25],
    lateDays: [0, 3],
    pence: [270_000, 370_000],
    firstInvoice: 4405,
  },
  {
    name: 'KESTREL CYCLES LTD',
    dates: [24],
    lateDays: [0, 4],
    pence: [470_000, 570_000],
    firstInvoice: 5208,
  },
]

function invoiceEvents(time: DemoTime, customer: Customer): DemoEvent[] {
  const random = streamOf(customer.name)
  let invoice = customer.firstInvoice
  return monthsOf(time).flatMap((month) =>
    customer.dates.map((date) => {
      const late = random.between(...customer.lateDays)
      const due = `${month}-${String(date).padStart(2, '0')}`
      const paid = nextWorkingDay(addDays(due, late))
      invoice += random.between(1, 4)
      return eventOf(
        supplier(`${customer.name} INV ${invoice}`, 'FPI'),
        beforeChristmas(paid),
        Math.round(random.between(...customer.pence) / 500) * 500,
      )
    }),
  )
}

/** Offices clear their desks before Christmas: what would come after the 20th comes by the 23rd. */
function beforeChristmas(paid: Day): Day {
  return paid.slice(5) > '12-20' ? previousWorkingDay(`${paid.slice(0, 4)}-12-23`) : paid
}

/** A museum pays a retainer on the 5th; the latest one that should have come by now has not. */
function retainerEvents(time: DemoTime): DemoEvent[] {
  const days = monthlyOn(time, 5)
  const missed = days.filter((day) => day <= addDays(time.today, -4)).at(-1)
  return days
    .filter((day) => day !== missed)
    .map((day) => eventOf(supplier('HARBOUR MUSEUM RETAINER', 'SO'), day, 240_000))
}

// The web shop's year: gifts before Christmas, quiet in January and in summer.
const season = [0.86, 0.92, 1, 1, 1.02, 0.98, 0.94, 0.95, 1, 1.04, 1.16, 1.12]

function webShopEvents(time: DemoTime): DemoEvent[] {
  const random = streamOf('stripe')
  return workingDays(time).map((day) => {
    // A Monday pays out the weekend.
    const pence = random.between(36_000, 58_000) * (weekdayOf(day) === 1 ? 1.8 : 1) * seasonOn(day)
    return eventOf(supplier('STRIPE PAYMENTS UK LTD STRIPE', 'FPI'), day, Math.round(pence))
  })
}

function etsyEvents(time: DemoTime): DemoEvent[] {
  const random = streamOf('etsy')
  return weeklyOn(time, 1).map((day) =>
    eventOf(supplier('ETSY IRELAND UC', 'BGC'), day, random.between(6_000, 24_000)),
  )
}

function seasonOn(day: Day): number {
  return season[Number(monthOf(day).slice(5)) - 1] ?? 1
}
