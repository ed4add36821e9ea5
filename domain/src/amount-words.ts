// Amounts in words for the eye: pounds in en-GB, whole, exact or shortened. Never for arithmetic or
// the wire.
import { type Minor, minor, printMinor } from './money.ts'

const minusSign = '−'

/**
 * A whole number with its thousands apart: `1,234`. By hand, because the first formatter that a
 * browser makes costs a slow phone a tenth of a second.
 */
export function grouped(whole: number | bigint): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** The whole figure to the penny: `£1,234.50`, `−£3.00`. */
export function money(amount: Minor): string {
  const [pounds = '0', pence = '00'] = printMinor(amount).replace('-', '').split('.')
  return `${amount < 0 ? minusSign : ''}£${grouped(BigInt(pounds))}.${pence}`
}

/** The whole figure in its own currency: `£12.50`, `EUR 12.50`. */
export function moneyIn(currency: string, amount: Minor): string {
  return currency === 'GBP' ? money(amount) : `${currency} ${money(amount).replace('£', '')}`
}

/** In whole pounds, half a pound away from zero, for figures read at a glance: `£1,235`. */
export function pounds(amount: Minor): string {
  const whole = Math.round(Math.abs(amount) / 100)
  return `${amount < 0 && whole > 0 ? minusSign : ''}£${grouped(whole)}`
}

/**
 * Shortened: up to 999.99 as it is, from 1,000 with K, from 1,000,000 with M; rounded before the
 * letter is chosen.
 */
export function short(amount: Minor): string {
  const sign = amount < 0 ? minusSign : ''
  const size = Math.abs(amount)
  if (size < 100_000) return size % 100 === 0 ? pounds(amount) : money(amount)
  const thousands = threeDigits(size / 100_000)
  if (thousands < 1000) return `${sign}£${thousands}K`
  return `${sign}£${grouped(threeDigits(size / 100_000_000))}M`
}

/**
 * Read at a glance: shortened, and in whole pounds below that, half a pound away from zero.
 * `£4.8K`, `£210`.
 */
export function rough(amount: Minor): string {
  const whole = Math.round(Math.abs(amount) / 100) * 100
  return short(minor(amount < 0 && whole > 0 ? -whole : whole))
}

function threeDigits(value: number): number {
  return value >= 99.95 ? Math.round(value) : Math.round(value * 10) / 10
}
