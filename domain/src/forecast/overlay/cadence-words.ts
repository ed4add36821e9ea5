// How often a payment comes, in words, for forms and files alike.
import type { SeriesCadence } from '../series.ts'
import type { RuleCadence } from './rule.ts'

/** How often a rule or a regular payment comes: `Every two months`. */
export const cadenceWords: Readonly<Record<RuleCadence | SeriesCadence, string>> = {
  once: 'Once',
  weekly: 'Every week',
  fortnightly: 'Every two weeks',
  four_weekly: 'Every four weeks',
  twice_a_month: 'Twice a month',
  monthly: 'Every month',
  two_monthly: 'Every two months',
  quarterly: 'Every three months',
  half_yearly: 'Every six months',
  yearly: 'Every year',
  instalments: 'Ten months, April to January',
}
