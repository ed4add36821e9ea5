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

export const weekdayPatterns: readonly PhrasePattern[] = [
  {
    says: [
      `(do|did|are|have|does) {we} ${takes} ${better} ${takings} ${days}`,
      `(are|is|were|was|do|does) ${days} ${better} ${takings}`,
      `(are|is|were|was|do|does) ${on} {weekday} ${better} ${takings} ${or} ${on} {weekday2}`,
      `${which} (is|are|does|do|was|takes|take|brings in|bring in|earns|makes|sells) [${takes}] ${better} ${takings} ${days}`,
      `${which} (is|are) ${better} ${takings} ${days}`,
      `${days} ${which} (is|are|does|do|was|takes|take|brings in|bring in|earns|makes|has|have|sees) [${takes}] ${better} ${takings}`,
      `(how do|how does|compare) ${takings} ${days} [(compare|stack up)] ${takings}`,
      `compare ${takings} ${on} {weekday} and ${on} {weekday2} ${takings}`,
      `${takings} ${habits}`,
      `${habits} ${takings}`,
      `(do|does|did) ${on} {weekday} (bring in|take|make|earn|do|get) ${better} ${takings} (than|or) ${on} {weekday2}`,
      `(is|are) ${takings} ${better} ${days}`,
      `${better} ${takings} ${days}`,
    ],
    means: 'weekdaysapart {weekday}{weekdays} {weekday2}{weekdays2} sales',
  },
  {
    says: [
      `(do|did|are|have|does) {we} ${spends} (more|less) ${days}`,
      `(do|does|did|is|are) [(more|less)] (money|cash|spending) (go out|goes out|leave|higher|lower) (more|less) ${days}`,
      `(does|do|did) (more|less) [(money|cash)] (go out|goes out|leave) ${days}`,
      `(compare|how does|how do) (spending|costs|money out|outgoings) ${days} [compare]`,
      `(spending|costs|money out|outgoings) ${habits}`,
    ],
    means: 'weekdaysapart {weekday}{weekdays} {weekday2}{weekdays2} money out',
  },
]
