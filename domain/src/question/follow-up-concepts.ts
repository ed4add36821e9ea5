// Concepts by their part in a question: a follow-up that has one of a kind takes the place of the
// others of its kind.
import { byInterval, type Concept } from './concepts.ts'

/** What is measured. */
export const measures: readonly Concept[] = [
  'out',
  'in',
  'sales',
  'net',
  'made',
  'balance',
  'have',
  'went_on',
]
/** How it is shaped. */
export const shapes: readonly Concept[] = [
  'top',
  'bottom',
  'best',
  'worst',
  'list',
  'count',
  'average',
  'share',
  'share_of',
  'share_mark',
  'trend',
  ...byInterval,
  'per_payment',
  'by_fortnight',
  'breakdown',
  'compare',
  'one_against',
  'both_against',
  'more',
  'less',
  'than',
  'change',
  'who',
  'customers',
  'category',
  'payment',
  'month_noun',
  'week_noun',
  'day_noun',
  'quarter_noun',
  'when',
  'latest',
  'earliest',
  'how_much',
  'total',
  'why',
  'account_noun',
  'each',
  'rank_by',
  'often',
  'weekday',
  'weekdays_apart',
]
/** Stretches of days as things that are ranked. */
export const nouns: readonly Concept[] = ['month_noun', 'week_noun', 'day_noun', 'quarter_noun']
/** By what an amount is split. */
export const groupings: readonly Concept[] = [
  'who',
  'customers',
  'category',
  'payment',
  'account_noun',
]
/** What lies ahead, and other subjects that a question may have by itself. */
export const ahead: readonly Concept[] = [
  'will',
  'upcoming',
  'late',
  'low',
  'run_out',
  'buffer',
  'safe',
  'afford',
  'recurring',
  'unusual',
  'price_rise',
  'uncategorised',
  'tax_due',
  'owe',
  'summary',
  'afresh',
  'data',
  'chance',
  'no_income',
]
