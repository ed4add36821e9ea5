// Unpaid bills by how late they are.
import { numberIn } from '../periods/words.ts'

// "More than a month late?": by so many days.
const aged =
  /^(?:(?:the |any |anything |how much |what |which |is |are |of |that |it |them |those |ones |just |only |show me |by )*)(?:more than|over|longer than|at least)(?: by)? (an?|one|two|three|four|six|\d{1,3}) (days?|weeks?|fortnights?|months?)(?: (?:late|overdue|old|past due))?$/

/** How many days late it must be: “more than a month late?”; null for anything else. */
export function agedBy(text: string): number | null {
  const [, number, unit = ''] = aged.exec(text) ?? []
  const some = /^an?$/.test(number ?? '') ? 1 : numberIn(number)
  const length = { day: 1, week: 7, fortnight: 14, month: 30 }[unit.replace(/s$/, '')]
  return some && length ? some * length : null
}
