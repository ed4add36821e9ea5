// The demo company's payments that nobody has explained yet: what "needs you" has to show.
import { type DemoEvent, eventOf, withoutVat } from './demo-event.ts'
import { type DemoTime, nearToday } from './demo-time.ts'

// Days before today, words and pence. Three lie within the last month.
const unexplained: readonly (readonly [number, string, string, number])[] = [
  [-6, 'MORAY HOUSE TRADING', 'FPO', -18_640],
  [-13, 'BLOOM AND FERN', 'DEB', -6_400],
  [-23, 'T LINDQVIST', 'FPI', 24_000],
  [-61, 'BLOOM AND FERN', 'DEB', -5_200],
  [-104, 'K ABARA', 'FPO', -21_500],
  [-171, 'GRANARY YARD 12', 'DEB', -9_350],
  [-248, 'FOLIO NORTH', 'FPO', -14_400],
]

/** Movements that no dictionary knows. */
export function unexplainedEvents(time: DemoTime): DemoEvent[] {
  return unexplained.map(([days, text, bankType, pence]) =>
    eventOf(withoutVat(text, bankType), nearToday(time, days), pence),
  )
}
