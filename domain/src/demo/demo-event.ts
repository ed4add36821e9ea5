// One movement of the demo company's money, before balances are counted. The texts are what a bank
// would print.
import type { Day } from '../calendar.ts'
import { type Minor, minor } from '../money.ts'

/** The demo company's accounts. */
export type DemoAccountKey = 'main' | 'reserve' | 'card'

/**
 * A movement on an account. `amount` is signed; `vat` says that a fifth was added for VAT, so that
 * its sixth is due or reclaimed.
 */
export type DemoEvent = {
  readonly accountKey: DemoAccountKey
  readonly day: Day
  readonly amount: Minor
  readonly text: string
  readonly bankType: string
  readonly reference?: string
  /** What the statement itself files it under, where it does. */
  readonly category?: string
  readonly vat?: boolean
}

/** What repeats about a movement: everything but its day and its amount. */
export type DemoPayee = Omit<DemoEvent, 'day' | 'amount'>

/** The movement of a payee on a day, in pence. */
export function eventOf(payee: DemoPayee, day: Day, pence: number): DemoEvent {
  return { ...payee, day, amount: minor(pence) }
}

/** A payee of the main account with VAT on what it charges, the commonest kind. */
export function supplier(text: string, bankType: string): DemoPayee {
  return { accountKey: 'main', text, bankType, vat: true }
}

/** A payee whose charges carry no VAT: wages, taxes, insurance, rates. */
export function withoutVat(text: string, bankType: string): DemoPayee {
  return { accountKey: 'main', text, bankType }
}

/** A shop paid with the company's card. */
export function onCard(text: string): DemoPayee {
  return { accountKey: 'card', text, bankType: 'CARD', vat: true }
}
