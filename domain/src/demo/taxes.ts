// What the demo company owes to HMRC out of its own figures: VAT each quarter, corporation tax once
// a year.
import { monthOf } from '../calendar.ts'
import { previousWorkingDay } from '../holidays.ts'
import { type DemoEvent, eventOf, withoutVat } from './demo-event.ts'
import { type DemoTime, monthsOf, vatQuarters } from './demo-time.ts'

/**
 * VAT by direct debit: a sixth of what was received less a sixth of what was paid in the quarter
 * (cash accounting).
 */
export function vatEvents(time: DemoTime, events: readonly DemoEvent[]): DemoEvent[] {
  const hmrc = { ...withoutVat('HMRC NDDS', 'DD'), reference: '391724658' }
  return vatQuarters(time)
    .filter(({ first, paid }) => first >= monthOf(time.from) && paid <= time.until)
    .map(({ first, last, paid }) => {
      const gross = events
        .filter(({ day, vat }) => vat && monthOf(day) >= first && monthOf(day) <= last)
        .reduce((total, { amount }) => total + amount, 0)
      return eventOf(hmrc, paid, -Math.round(gross / 6))
    })
}

/**
 * Corporation tax of the year to 31 March: nine months and a day later, so by the last working day
 * of the year.
 */
export function corporationTaxEvents(time: DemoTime): DemoEvent[] {
  const hmrc = { ...withoutVat('HMRC CUMBERNAULD', 'FPO'), reference: '5872301946A00108A' }
  return monthsOf(time)
    .filter((month) => month.endsWith('-12'))
    .map((month) => eventOf(hmrc, previousWorkingDay(`${month}-31`), -486_300))
}
