// How many times a year a payment comes, and the words for it.
import type { Series } from '../forecast/series.ts'

const times = {
  weekly: [52, 'a week'],
  fortnightly: [26, 'a fortnight'],
  four_weekly: [13, 'every four weeks'],
  twice_a_month: [24, 'twice a month'],
  monthly: [12, 'a month'],
  instalments: [10, 'a month'],
  two_monthly: [6, 'every two months'],
  quarterly: [4, 'a quarter'],
  half_yearly: [2, 'every six months'],
  yearly: [1, 'a year'],
} as const

/** How many times a year a series comes. */
export function timesAYear({ cadence, rule }: Pick<Series, 'cadence' | 'rule'>): number {
  if (cadence === 'instalments' && rule.kind === 'dates') return 12 - rule.monthsOff.length
  return times[cadence][0]
}

/** `a month`, `every four weeks`: as it stands behind an amount. */
export function cadenceWords({ cadence }: Pick<Series, 'cadence'>): string {
  return times[cadence][1]
}
