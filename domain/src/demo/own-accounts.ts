// Money that the demo company moves between its own accounts: into the reserve, out of it for VAT,
// and to pay off the card.
import { addDays, addMonths, type Day, lastDayOf, monthOf } from '../calendar.ts'
import { nextWorkingDay, previousWorkingDay } from '../holidays.ts'
import { type DemoEvent, eventOf } from './demo-event.ts'
import { type DemoTime, monthlyOn, vatQuarters } from './demo-time.ts'

const monthlyPence = 150_000
const quarterlyPence = 450_000

/**
 * Transfers with both their legs. The latest one into the reserve arrives a working day after it
 * left.
 */
export function transferEvents(time: DemoTime): DemoEvent[] {
  const days = monthlyOn(time, 4)
  const latest = days.filter((day) => day < addDays(time.today, -3)).at(-1)
  return [
    ...days.flatMap((day) => {
      const arrives = day === latest ? nextWorkingDay(addDays(day, 1)) : day
      return legs({ from: 'main', to: 'reserve', day, arrives, pence: monthlyPence })
    }),
    ...vatQuarters(time).flatMap(({ paid }) => {
      const day = previousWorkingDay(addDays(paid, -1))
      return legs({ from: 'reserve', to: 'main', day, arrives: day, pence: quarterlyPence })
    }),
    ...monthlyOn(time, 30).map((day) =>
      eventOf({ accountKey: 'reserve', text: 'GROSS INTEREST', bankType: 'INT' }, day, 912),
    ),
  ]
}

function legs(transfer: {
  from: 'main' | 'reserve'
  to: 'main' | 'reserve'
  day: Day
  arrives: Day
  pence: number
}): DemoEvent[] {
  const names = { main: 'MAIN', reserve: 'RESERVE' }
  return [
    eventOf(
      {
        accountKey: transfer.from,
        text: `TRANSFER TO ${names[transfer.to]} ACCOUNT`,
        bankType: 'TFR',
      },
      transfer.day,
      -transfer.pence,
    ),
    eventOf(
      {
        accountKey: transfer.to,
        text: `TRANSFER FROM ${names[transfer.from]} ACCOUNT`,
        bankType: 'TFR',
      },
      transfer.arrives,
      transfer.pence,
    ),
  ]
}

/**
 * The card is paid off in full every month: what was spent in one month leaves the main account on
 * the 8th of the next.
 */
export function cardPaymentEvents(time: DemoTime, events: readonly DemoEvent[]): DemoEvent[] {
  const spent = new Map<string, number>()
  for (const { accountKey, day, amount } of events)
    if (accountKey === 'card') spent.set(monthOf(day), (spent.get(monthOf(day)) ?? 0) - amount)
  return [...spent].flatMap(([month, pence]) => {
    const day = nextWorkingDay(`${addMonths(month, 1)}-08`)
    if (day > time.until || lastDayOf(month) > time.until || pence <= 0) return []
    return [
      eventOf({ accountKey: 'main', text: 'BARCLAYCARD COMMERCIAL', bankType: 'DD' }, day, -pence),
      eventOf(
        { accountKey: 'card', text: 'PAYMENT RECEIVED - THANK YOU', bankType: 'CREDIT' },
        day,
        pence,
      ),
    ]
  })
}
