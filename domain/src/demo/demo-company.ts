// DemoCompany Ltd.: a small design and print studio, made up to show everything Plimsoll can see in
// eighteen months of banking. The same day always makes the same company. Its transactions are raw:
// they go the way that any statement goes.
import { addDays, type Day } from '../calendar.ts'
import { less, type Minor, minor, plus, sum, zero } from '../money.ts'
import { compareText } from '../order.ts'
import type { DemoAccountKey, DemoEvent } from './demo-event.ts'
import { type DemoTime, demoTimeOf, nextVatDay, type Stagger } from './demo-time.ts'
import { machineEvent, overheadEvents } from './overheads.ts'
import { cardPaymentEvents, transferEvents } from './own-accounts.ts'
import { peopleEvents } from './people.ts'
import { salesEvents } from './sales.ts'
import { supplierEvents } from './suppliers.ts'
import { corporationTaxEvents, vatEvents } from './taxes.ts'
import { unexplainedEvents } from './unexplained.ts'

/**
 * An account of the demo company. `opening` is its balance before the first transaction; a card's
 * balance is what is owed, negative.
 */
type DemoAccount = {
  readonly key: DemoAccountKey
  readonly name: string
  readonly kind: 'current' | 'card'
  readonly opening: Minor
}

/** One line of the demo company's statements. `balance` is the account's after it. */
export type DemoTransaction = {
  readonly accountKey: DemoAccountKey
  readonly day: Day
  readonly amount: Minor
  readonly text: string
  readonly bankType: string
  readonly balance: Minor
  readonly reference?: string
  /** What the statement itself files it under, where it does. */
  readonly category?: string
}

/** What onboarding would ask of the demo company. `yearEnd` as MM-DD; the buffer in pence. */
export type DemoBusiness = {
  readonly name: string
  readonly kind: 'limited_company'
  readonly nation: 'england_and_wales'
  readonly yearEnd: string
  readonly vatRegistered: true
  readonly vatStagger: Stagger
  readonly cashBuffer: Minor
}

/** The demo company as of a day. Transactions stand in order, none after today. */
export type DemoCompany = {
  readonly accounts: readonly DemoAccount[]
  readonly transactions: readonly DemoTransaction[]
  readonly business: DemoBusiness
}

/**
 * The demo company on a day: eighteen full months and the days since, two current accounts and a
 * card.
 */
export function demoCompany(today: Day): DemoCompany {
  const time = demoTimeOf(today)
  const { events, opening } = demoCourse(time)
  const accounts = accountsAt({ time, events, opening })
  return {
    accounts,
    transactions: withBalances(accounts, within(time, events)),
    business: businessOf(time),
  }
}

const dipPence = [150_000, 460_000] as const // under the buffer of 5,000.00, and never overdrawn
const pastLowPence = 650_000
const machinePence = 600_000
const vatSettlesDays = 10
const reserveLowPence = 60_000
const closingPence = 2_600_000

/**
 * The company's whole course, in order, some weeks past today included, and the cash it
 * starts with. The opening is set so that VAT, some five weeks ahead, takes cash under the buffer;
 * the machine is dear enough that it never was before.
 */
export function demoCourse(time: DemoTime): { events: DemoEvent[]; opening: Minor } {
  const usual = usualCourse(time)
  const first = inOrder([...usual, machineEvent(time, machinePence)])
  const shortfall =
    pastLowPence - plus(openingFor(time, first), lowOf(first, { from: time.start, to: time.today }))
  const dearer = Math.ceil(Math.max(0, shortfall) / 10_000) * 10_000
  const events = inOrder([...usual, machineEvent(time, machinePence + dearer)])
  return { events, opening: openingFor(time, events) }
}

function usualCourse(time: DemoTime): DemoEvent[] {
  const trade = [
    ...salesEvents(time),
    ...supplierEvents(time),
    ...peopleEvents(time),
    ...overheadEvents(time),
    ...unexplainedEvents(time),
  ]
  const rest = [...vatEvents(time, trade), ...corporationTaxEvents(time), ...transferEvents(time)]
  return [...trade, ...rest, ...cardPaymentEvents(time, trade)].filter(
    ({ day }) => day >= time.from && day <= time.until,
  )
}

function inOrder(events: DemoEvent[]): DemoEvent[] {
  return events.sort((a, b) => compareText(a.day, b.day))
}

/** The cash at the start that makes the lowest day ahead what it should be. */
function openingFor(time: DemoTime, events: readonly DemoEvent[]): Minor {
  const ahead = lowOf(events, {
    from: time.start,
    to: addDays(nextVatDay(time), vatSettlesDays),
    after: time.today,
  })
  const now = sum(within(time, events).map(({ amount }) => amount))
  const [least, most] = dipPence
  return minor(Math.min(most, Math.max(least, closingPence - (now - ahead))) - ahead)
}

/**
 * The lowest sum of all movements since `from` at the end of any day after `after` and up to `to`.
 */
function lowOf(
  events: readonly DemoEvent[],
  { from, to, after = from }: { from: Day; to: Day; after?: Day },
): Minor {
  let total = 0
  let low = Number.POSITIVE_INFINITY
  let day = from
  for (const event of events) {
    if (event.day < from || event.day > to) continue
    if (event.day !== day && day > after) low = Math.min(low, total)
    day = event.day
    total += event.amount
  }
  return minor(Math.min(low, total))
}

function within(time: DemoTime, events: readonly DemoEvent[]): DemoEvent[] {
  return events.filter(({ day }) => day >= time.start && day <= time.today)
}

function accountsAt(input: {
  time: DemoTime
  events: readonly DemoEvent[]
  opening: Minor
}): DemoAccount[] {
  const { time, events } = input
  const on = (key: DemoAccountKey) => events.filter(({ accountKey }) => accountKey === key)
  const card = sum(on('card').flatMap(({ day, amount }) => (day < time.start ? [amount] : [])))
  const reserve = minor(
    reserveLowPence - lowOf(on('reserve'), { from: time.start, to: time.until }),
  )
  const main = less(less(input.opening, card), reserve)
  return [
    { key: 'main', name: 'Business current account', kind: 'current', opening: main },
    { key: 'reserve', name: 'Business reserve account', kind: 'current', opening: reserve },
    { key: 'card', name: 'Company card', kind: 'card', opening: card },
  ]
}

function withBalances(
  accounts: readonly DemoAccount[],
  events: readonly DemoEvent[],
): DemoTransaction[] {
  const balances = new Map(accounts.map(({ key, opening }) => [key, opening]))
  return events.map(({ vat: _, ...event }) => {
    const balance = plus(balances.get(event.accountKey) ?? zero, event.amount)
    balances.set(event.accountKey, balance)
    return { ...event, balance }
  })
}

function businessOf(time: DemoTime): DemoBusiness {
  return {
    name: 'DemoCompany Ltd.',
    kind: 'limited_company',
    nation: 'england_and_wales',
    yearEnd: '03-31',
    vatRegistered: true,
    vatStagger: time.stagger,
    cashBuffer: minor(500_000),
  }
}
