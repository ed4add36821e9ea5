// What sales projects are settled against: the movements of the books and what somebody decided.
import type { Day } from '../calendar.ts'
import type { Movement } from '../forecast/movement.ts'
import type { Nation } from '../holidays.ts'

/** What projects are settled against. Movements may come in any order. */
export type SettleContext = {
  readonly movements: readonly Movement[]
  readonly decisions: readonly MatchDecision[]
  readonly asOf: Day
  /**
   * The last day of the bank data, where it ends before `asOf`: nothing is overdue that it has not
   * passed.
   */
  readonly knownUntil?: Day
  readonly nation: Nation
}

/** What somebody decided: this transaction is that milestone or cost, or is not. */
export type MatchDecision = {
  readonly itemId: string
  readonly movementId: string
  readonly kind: 'match' | 'unmatch'
}
