// The words of variance: drivers, directions and percentages.
import type { VarianceRow } from '@plimsoll/contract/analysis'
import { money, short } from '@plimsoll/domain/amount-words'
import { type Minor, magnitude } from '@plimsoll/domain/money'
import type { Driver } from '@plimsoll/domain/variance/drivers'

/** Each driver by its name on the screen. */
export const driverNames: Record<Driver, string> = {
  timing: 'Timing',
  one_off: 'One-off',
  new_payee: 'New payee',
  stopped_payee: 'Stopped',
  recategorised: 'Recategorised',
  price: 'Price',
  volume: 'Volume',
  other: 'Other',
}

/** Each driver in a sentence. */
export const driverSentences: Record<Driver, string> = {
  timing:
    'Payments that fell on the other side of the period’s start or end. They reverse by themselves.',
  one_off: 'Single payments far above the usual. They don’t repeat.',
  new_payee: 'Merchants you hadn’t dealt with in the year before.',
  stopped_payee: 'Merchants with no payment in this period.',
  recategorised: 'The same merchant under another category than before.',
  price: 'A higher or lower amount for each payment.',
  volume: 'More or fewer payments.',
  other: 'Estimates that aren’t based on single payments.',
}

/** Words for whether a variance helps cash; empty where it does neither. */
export function effectWords({
  effect,
  not_yet_paid,
}: Pick<VarianceRow, 'effect' | 'not_yet_paid'>): string {
  if (not_yet_paid) return 'not yet paid'
  return effect === 'neutral' ? '' : effect
}

/** A signed amount, with its plus. */
export function signed(amount: Minor): string {
  return amount > 0 ? `+${money(amount)}` : money(amount)
}

/** A signed amount, shortened, with its plus. */
export function signedShort(amount: Minor): string {
  return amount > 0 ? `+${short(amount)}` : short(amount)
}

/** A percentage with its sign, and none where there is nothing to compare with. */
export function percentWords(percent: number | null): string {
  if (percent === null) return 'no baseline'
  const size = Math.abs(percent)
  if (size >= 1000) return percent > 0 ? 'over +1,000%' : 'over −1,000%'
  const text = size >= 10 ? Math.round(size).toString() : size.toString()
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${text}%`
}

/** What a variance means for cash, as a reader would say it: "£412 more came in". */
export function meaning(row: { side: 'in' | 'out' | 'net'; variance: Minor }): string {
  const size = money(magnitude(row.variance))
  if (row.variance === 0) return 'As expected'
  const more = row.variance > 0
  if (row.side === 'net') return `${size} ${more ? 'more' : 'less'} cash`
  return `${size} ${more ? 'more' : 'less'} ${row.side === 'in' ? 'in' : 'out'}`
}
