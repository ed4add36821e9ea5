// What a line of the forecast is called in few words, and in which tone.
import type { ForecastLine } from '@plimsoll/contract/forecast'
import type { LineState } from '@plimsoll/contract/forecast-lines'
import { type Minor, negate, sum } from '@plimsoll/domain/money'
import { money } from '../../format/amount.ts'
import { monthAndYear } from '../../format/date.ts'
import type { ChipTone } from '../../ui/Chip.tsx'

/** The chip of each state. */
export const stateChips: Record<LineState, { readonly words: string; readonly tone: ChipTone }> = {
  confirmed: { words: 'Confirmed', tone: 'good' },
  detected: { words: 'Detected', tone: 'forecast' },
  rule: { words: 'Your rule', tone: 'neutral' },
  rest: { words: 'Remainder', tone: 'neutral' },
  tax: { words: 'Tax estimate', tone: 'warn' },
  project: { words: 'Project', tone: 'forecast' },
  hidden: { words: 'Excluded', tone: 'neutral' },
  ended: { words: 'Ended', tone: 'neutral' },
}

/** The tabs of the list. */
export type Tab = 'active' | 'hidden' | 'ended'

/** The tab that a line stands under. */
export function tabOf(line: ForecastLine): Tab {
  if (line.hide || line.state === 'hidden') return 'hidden'
  return line.state === 'ended' ? 'ended' : 'active'
}

/**
 * An amount by the side it stands on: money out is written without its sign. A refund keeps one.
 */
export function bySide(amount: Minor, side: 'in' | 'out'): Minor {
  return side === 'out' ? negate(amount) : amount
}

/**
 * What leaving a line out keeps from the forecast: "£410.00 next month, £2,460.00 by April 2027".
 */
export function hidesWords(line: Pick<ForecastLine, 'months' | 'side'>): string {
  const next = line.months[1] ?? line.months[0]
  const last = line.months.at(-1)
  const whole = bySide(sum(line.months.map(({ amount }) => amount)), line.side)
  if (!next || !last || whole === 0) return 'Nothing was expected on this line.'
  const monthly = bySide(next.amount, line.side)
  const until = `${money(whole)} by ${monthAndYear(last.month)}`
  return monthly === 0 ? until : `${money(monthly)} in ${monthAndYear(next.month)}, ${until}`
}
