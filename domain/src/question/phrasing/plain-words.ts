// A question in the words in which it is read, whatever stood around it and however its days were
// written.
import { withComparingNames } from '../comparing-names.ts'
import { withMonthNames } from '../month-names.ts'
import { remembered } from '../remembered.ts'
import { withoutAppositions, withoutGoods } from './appositions.ts'
import { withoutBrackets } from './brackets.ts'
import { canonical } from './canonical.ts'
import { withLastWeekdays } from './last-weekdays.ts'
import { withMarketplaces } from './marketplaces.ts'
import { withPartMonths } from './part-months.ts'
import { withPlainParties } from './parties.ts'
import { withTaxPots } from './tax-pots.ts'
import { withYearOfMonths } from './turns-of-days.ts'
import { withPlainExtremes } from './turns-of-extremes.ts'
import { withPlainNames } from './turns-of-names.ts'
import { withoutWrapping } from './wrapping.ts'
import { withYearEarlier } from './year-earlier.ts'

/** The question in plainer words that mean the same. */
export const plainWords = remembered((question, context): string => {
  const { names, firstDay, today } = context
  const spoken = withLastWeekdays(
    withPlainExtremes(withoutWrapping(withPlainParties(question, names))),
    today,
  )
  const named = withPlainNames(spoken, context)
  const bare = withoutBrackets(named, names)
  const plain = withComparingNames(withoutGoods(bare, names), names)
  const dated = withYearOfMonths(withoutAppositions(withPartMonths(plain, context), names), {
    from: firstDay ?? today,
    today,
  })
  const written = withYearEarlier(withMonthNames(canonical(dated), names), context)
  return withTaxPots(withMarketplaces(written, names), names)
})
