// The words for what a business can be, in the order in which they are offered.
import type { Business } from './queries.ts'

/** What a business is. */
export const kindLabels: Record<NonNullable<Business['kind']>, string> = {
  limited_company: 'Limited company',
  sole_trader: 'Sole trader',
  partnership: 'Partnership',
  other: 'Other business',
}

/** Whose bank holidays it keeps. */
export const nationLabels: Record<Business['nation'], string> = {
  england_and_wales: 'England and Wales',
  scotland: 'Scotland',
  northern_ireland: 'Northern Ireland',
}

/** When the VAT quarters end. */
export const staggerLabels: Record<NonNullable<Business['vat_stagger']>, string> = {
  '1': 'March, June, September, December',
  '2': 'April, July, October, January',
  '3': 'May, August, November, February',
  monthly: 'Every month',
}
