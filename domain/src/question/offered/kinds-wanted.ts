// What kind of answer the words of a question want, where it is not understood whole.
import type { ToolName } from '../tool-call.ts'

/** A kind of answer. */
export type AnswerKind =
  | 'share'
  | 'extreme'
  | 'least'
  | 'net'
  | 'compare'
  | 'many'
  | 'when'
  | 'top'
  | 'change'
  | 'average'
  | 'back'
  | 'what_if'
  | 'why'
  | 'list'
  | 'lately'
  | 'each_time'
  | 'a_year'
  | 'rhythm'
  | 'late'
  | 'new'

const signs: readonly (readonly [AnswerKind, RegExp])[] = [
  ['what_if', /\b(?:if|suppose|supposing|imagine|assuming)\b/],
  [
    'share',
    /\b(?:share|(?<!by (?:what|how many) )(?:percent\w*|per cent)|proportion|fraction|part of|how much of|out of every)\b/,
  ],
  [
    'extreme',
    /\b(?:most|best|biggest|highest|largest|busiest|top|peak|strongest|worst|least|weakest|lowest|smallest|quietest|slowest|cheapest|dearest|healthiest)\b/,
  ],
  ['least', /\b(?:worst|least|weakest|lowest|smallest|quietest|slowest|cheapest)\b/],
  ['net', /\b(?:net|left over|more than (?:we|came)|above what|profit|overspen\w*|lost|lose)\b/],
  ['compare', /\b(?:than|compar\w*|versus|vs?|against|differ\w*|more or less|or)\b/],
  ['many', /\b(?:how many|how often|number of|times|once|twice)\b/],
  ['when', /\b(?:when|whens|wens|what day|which day|what date|last time|how long)\b/],
  ['top', /\b(?:biggest|largest|top|most|main|priciest)\b/],
  [
    'change',
    /\b(?:gone up|going up|go up|went up|risen|rise|rose|rising|increas\w*|dearer|cheaper|fallen|fell|fall|drop\w*|gone down|price|prices|(?:put|puts|putting) (?:\w+ ){0,3}up|creep\w*|crept|hike[ds]?|jump\w*|double\w*)\b/,
  ],
  [
    'lately',
    /\b(?:these days|nowadays|currently|at the moment|right now|(?:is|are) (?:it|they) now)\b/,
  ],
  [
    'each_time',
    /\b(?:per|an?|each|every|average) (?:order|delivery|payment|invoice|visit|shop|trip|purchase)\b/,
  ],
  [
    'a_year',
    /\b(?:an?|per|each|every) (?:yr|year)\b(?! (?:ago|before|earlier|later))|\b(?:annually|yearly)\b/,
  ],
  [
    'average',
    /\b(?:averaged?|typical\w*|usual\w*|a month|per month|each month|monthly|a week|weekly|normally)\b/,
  ],
  ['back', /\b(?:back|refund\w*|return\w*|bounc\w*|reimburs\w*|credit\w*|reject\w*)\b/],
  ['rhythm', /\b(?:miss|missed|skip|skipped|how often|how regularly)\b/],
  ['late', /\b(?:late|later than|overdue|oldest|older|behind)\b/],
  [
    'new',
    /\bnew (?:\w+ )?(?:suppliers?|payees?|subscriptions?|payments?|bills?|names?)\b|\b(?:started|began|first time)\b/,
  ],
  ['why', /\bwhy\b/],
  ['list', /\b(?:list|show|each|breakdown|split|itemi\w*)\b/],
]

/** The kinds of answer that a text in lower case speaks of. */
export function kindsWanted(text: string): ReadonlySet<AnswerKind> {
  return new Set(signs.flatMap(([kind, sign]) => (sign.test(text) ? [kind] : [])))
}

const answering: Readonly<Partial<Record<AnswerKind, RegExp>>> = {
  what_if: /^(?:what_if|afford|forecast_\w+)$/,
  share: /^(?:share|top_share)$/,
  extreme: /^(?:extreme|top|largest|forecast_peak|by_weekday|quietest|forecast_low|upcoming)$/,
  compare: /^(?:compare_\w+|against_average|largest_changes|variance|two_answers|which_first|top)$/,
  many: /^(?:count_\w+|short_months|empty_months|anomalies)$/,
  when: /^(?:payment_when|upcoming|tax_due|extreme|price_change|forecast_(?:low|peak|reach)|run_out|by_weekday)$/,
  change: /^(?:price_change|compare_periods|largest_changes|series|against_average)$/,
  average: /^(?:average|two_answers|series|recurring\w*|against_average|recurring_cost)$/,
  back: /^(?:money_back)$/,
  why: /^(?:largest_changes|variance|compare_periods|forecast_change|forecast_low)$/,
}

/** How many of the kinds that are asked for a tool doesn't answer. */
export function kindsMissed(kinds: ReadonlySet<AnswerKind>, tool: ToolName): number {
  const misses = (kind: AnswerKind) => answering[kind] !== undefined && !answering[kind].test(tool)
  // A share and a change are what the question is about, whatever else it says.
  const [leading] = (['what_if', 'share'] as const).filter((kind) => kinds.has(kind))
  if (leading) return misses(leading) ? 2 : 0
  return [...kinds].filter(misses).length
}
