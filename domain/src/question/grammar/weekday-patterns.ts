// Days of the week set side by side: "do we take more on Mondays or Fridays". A single weekday is
// as much a habit as its plural where two of them stand beside each other.
import type { PhrasePattern } from './pattern.ts'

const on =
  '[(on|of|a|an|an average|the|on a|on an|on an average|our|my)] [(average|typical|normal)]'
const or = '(or|than|v|vs|versus|against|compared with|compared to|beside|as against)'
const days = `${on} {weekday} ${or} ${on} {weekday2}`
// Without a word that compares them, only the plural is a habit: "sales on Monday vs Tuesday".
const habits = `${on} {weekdays} ${or} ${on} {weekdays2}`
const better =
  '(more|better|busier|higher|bigger|stronger|quieter|less|slower|the better day|the busier day|the bigger day|best|the most)'
const takings =
  '[(sales|takings|income|trade|business|money in|turnover|revenue|for sales|for takings|for trade|for business|for income|for money coming in|for us)]'
const takes = '(take|took|make|made|get|got|earn|bring in|sell|do|taking|making|earning|bank)'
const spends = '(spend|spent|pay out|pay|spending)'
const which = '(which|what) [(day|one|of the two)]'

// Of one weekday or, without a word that compares, of a habit in the plural.
const ofSales: Record<'days' | 'habits', readonly string[]> = {
  days: [
    `(do|did|are|have|does) {we} ${takes} ${better} ${takings} ${days}`,
    `(are|is|were|was|do|does) ${days} ${better} ${takings}`,
    `(are|is|were|was|do|does) ${on} {weekday} ${better} ${takings} ${or} ${on} {weekday2}`,
    `${which} (is|are|does|do|was|takes|take|brings in|bring in|earns|makes|sells) [${takes}] ${better} ${takings} ${days}`,
    `${which} (is|are) ${better} ${takings} ${days}`,
    `${days} ${which} (is|are|does|do|was|takes|take|brings in|bring in|earns|makes|has|have|sees) [${takes}] ${better} ${takings}`,
    `compare ${takings} ${on} {weekday} and ${on} {weekday2} ${takings}`,
    `(do|does|did) ${on} {weekday} (bring in|take|make|earn|do|get) ${better} ${takings} (than|or) ${on} {weekday2}`,
    `(is|are) ${takings} ${better} ${days}`,
    `${better} ${takings} ${days}`,
  ],
  habits: [
    `(how do|how does|compare) ${takings} ${habits} [(compare|stack up)] ${takings}`,
    `${takings} ${habits}`,
    `${habits} ${takings}`,
  ],
}
const ofCosts: Record<'days' | 'habits', readonly string[]> = {
  days: [
    `(do|did|are|have|does) {we} ${spends} (more|less) ${days}`,
    `(do|does|did) (money|cash|spending) (go out|goes out|leave) (more|less) ${days}`,
    `(does|do|did) (more|less) [(money|cash)] (go out|goes out|leave) ${days}`,
  ],
  habits: [
    `(compare|how does|how do) (spending|costs|money out|outgoings) ${habits} [compare]`,
    `(spending|costs|money out|outgoings) ${habits}`,
  ],
}

export const weekdayPatterns: readonly PhrasePattern[] = [
  { says: ofSales.days, means: 'weekdaysapart {weekday} {weekday2} sales' },
  { says: ofSales.habits, means: 'weekdaysapart {weekdays} {weekdays2} sales' },
  {
    says: [
      `(is|are|was|were) ${on} {name} [(takings|sales|income|payments|money)] ${better} ${days}`,
      `(do|does|did) {name} [(takings|sales|income|payments|money)] (do|come in|pay|bring in|take) ${better} ${days}`,
      `{name} [(takings|sales|income|payments|money)] ${better} ${days}`,
      `(do|did) {we} (spend|pay|take|get) ${better} (on|at|from|with|to) {name} ${days}`,
    ],
    means: 'weekdaysapart {weekday} {weekday2} {name}',
  },
  { says: ofCosts.days, means: 'weekdaysapart {weekday} {weekday2} money out' },
  { says: ofCosts.habits, means: 'weekdaysapart {weekdays} {weekdays2} money out' },
]
