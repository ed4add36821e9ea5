// Finds the damage done when a statement is opened in an Excel of another country: days up to the
// 12th become date cells with day and month exchanged, later days stay text. It judges;
// `date-order.ts` decides.
import { type Day, dayFrom } from '../calendar.ts'
import type { WrittenDate } from './date-text.ts'
import type { DateOrder } from './statement.ts'
import { turnsIn } from './turns.ts'

/**
 * `none`: no such damage; `restored`: exchanging them back puts the rows in order; `doubtful`: the
 * damage is likely but unproved.
 */
export type Mangled = 'none' | 'restored' | 'doubtful'

/**
 * Whether a column's date cells were swapped: text that only one order allows, beside date cells
 * that all could be swapped.
 */
export function unswapped(column: readonly (WrittenDate | null)[], order: DateOrder): Mangled {
  if (order === 'YMD') return 'none'
  const cells = column.filter((written) => written?.kind === 'fixed' && written.styled)
  const texts = column.filter((written) => written?.kind === 'open')
  if (cells.length === 0 || texts.length === 0) return 'none'
  if (cells.some((written) => written?.kind === 'fixed' && !swap(written.day))) return 'none'
  const beyond = order === 'DMY' ? 0 : 1
  if (texts.some((written) => written?.kind === 'open' && written.parts[beyond] <= 12))
    return 'none'
  const asIs = turnsIn(column.map((written) => read(written, order, false)))
  const swappedBack = turnsIn(column.map((written) => read(written, order, true)))
  if (swappedBack < asIs && swappedBack * 20 <= column.length) return 'restored'
  if (asIs === 0 && swappedBack > 0) return 'none'
  return 'doubtful'
}

/** The day with day and month exchanged; `null` where that is no day. */
export function swap(day: Day): Day | null {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return dayFrom({ year, month: date, date: month })
}

function read(written: WrittenDate | null, order: DateOrder, swapping: boolean): Day | null {
  if (written?.kind === 'fixed') return swapping && written.styled ? swap(written.day) : written.day
  if (written?.kind !== 'open') return null
  const [a, b, c] = written.parts
  const year = c < 100 ? 2000 + c : c
  return dayFrom({ year, month: order === 'DMY' ? b : a, date: order === 'DMY' ? a : b })
}
