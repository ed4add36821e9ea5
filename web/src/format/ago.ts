// How long ago a moment was, in words, for freshness. Moments only; business days never come from
// the browser's clock.

import { instantDay } from './date.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const weekMs = 7 * dayMs

/**
 * `just now`, `4 minutes ago`, `3 hours ago`, `yesterday`, `3 days ago`, after a week the date, as
 * the browser's own zone has it.
 */
export function ago(instant: string, nowMs: number): string {
  const passed = nowMs - Date.parse(instant)
  if (passed < minuteMs) return 'just now'
  if (passed < hourMs) return count(passed / minuteMs, 'minute')
  if (passed < dayMs) return count(passed / hourMs, 'hour')
  if (passed < 2 * dayMs) return 'yesterday'
  if (passed < weekMs) return count(passed / dayMs, 'day')
  return `on ${instantDay(instant)}`
}

function count(amount: number, unit: string): string {
  const whole = Math.floor(amount)
  return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`
}
