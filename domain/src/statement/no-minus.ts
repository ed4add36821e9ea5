// Doubts amounts none of which has a minus: spreadsheets and hands lose minuses, and an account
// into which money only comes is rare.
import type { Minor } from '../money.ts'
import type { Assumption } from './statement.ts'

const rowsMin = 3

/** The doubt about amounts that all came in by their signs; none where one went out. */
export function withoutMinus(amounts: readonly Minor[]): Assumption[] {
  if (amounts.length < rowsMin || amounts.some((amount) => amount < 0)) return []
  const message = 'No amount has a minus: every one is read as money in.'
  return [{ code: 'one_sided', message }]
}
