// What a piece of a message asks of the names and days of the whole. A kind is known by words that
// it needs, and every other word must be one that adds nothing: a word that may matter is never
// passed over.
import type { FlowSide } from '../tool-call.ts'
import type { Piece } from './masked.ts'

/** What is asked. */
export type AskKind =
  | 'total'
  | 'average_month'
  | 'average_payment'
  | 'count'
  | 'highest'
  | 'lowest'
  | 'best'
  | 'worst'
  | 'gap'
  | 'rank'
  | 'share_out'
  | 'share_in'
  | 'first'
  | 'latest'
  | 'next'
  | 'against'
  | 'growth'
  | 'higher'
  | 'verdict'
  | 'by_year'
  | 'by_payee'
  | 'share_of_sales'

const small =
  'N|D|what|whatve|how|who|which|when|is|are|was|were|be|do|does|did|has|have|had|been|we|i|us|me|it|they|he|she|that|this|them|him|her|those|these|the|a|an|of|for|to|in|on|at|from|by|with|and|so|then|there|please|each|all|both|two|three|four|five|its|their|his|our|my|as|well|over|during|since|give|tell|show|just|also|ok|right|one|ones|altogether|together|combined|would|can|you|much|far|now'
const spends =
  'pay|pays|paid|paying|spend|spends|spent|spending|cost|costs|come|comes|came|go|goes|gone|went|going|get|got|gets|take|takes|taken|receive|received|charge|charged|charges|handed|hand|give|given|gave|send|sent|bring|brought|out|home|make|made|up|add|adds|run|put|bill|bills|billed|earn|earned'
const payment =
  'payments?|visits?|shops?|fills?|bills?|invoices?|orders?|transactions?|trips?|deliver(?:y|ies)|receipts?|times?'
const high = 'highest|dearest|biggest|largest|most|top|busiest|costliest|priciest|peak'
const low = 'lowest|cheapest|smallest|least|bottom'
const part = 'share|proportion|percentage|percent|part|fraction|slice'
const ofIn = 'money in|income|sales|takings|turnover|receipts|revenue'
const ofOut = 'money out|spending|spend|outgoings|costs|outlay|expenditure'
const gap = 'gap|difference|distance|range|spread|margin'
const payees =
  'suppliers?|payees?|shops?|garages?|stations?|compan(?:y|ies)|firms?|providers?|persons?|people|customers?|clients?|agents?|agenc(?:y|ies)|payers?|names?|merchants?|stores?|tutors?|cleaners?'
const compared = 'compares?|compared|differs?|against|versus|vs'

type Evidence = {
  readonly kind: AskKind
  readonly needs: RegExp
  /** Words that belong to it beside those that say nothing. */
  readonly allows: RegExp
}

const kind = (name: AskKind, needs: string, ...allows: readonly string[]): Evidence => ({
  kind: name,
  needs: new RegExp(needs),
  allows: new RegExp(`^(?:${[small, ...allows].join('|')})$`),
})
const both = (...words: readonly string[]) =>
  words.map((each) => `(?=.*\\b(?:${each})\\b)`).join('')
const ofMonths = (ends: string) =>
  `^(?=.*\\b(?:${ends})\\b)(?:(?=.*\\bmonth\\b)|(?:(?:the|its|their|which|what|was|is|one) )*(?:${ends})(?: one)?$)`

const known: readonly Evidence[] = [
  kind(
    'higher',
    '^(?:(?:and|so) )*which (?:month|year|quarter|week|period|one|of the two)?(?: (?:was|is|had|came out|cost))* (?:the )?(?:higher|more|bigger|dearer|lower|less|smaller|cheaper|better|worse)(?: one)?$',
    'month|year|quarter|week|period|higher|more|bigger|dearer|lower|less|smaller|cheaper|better|worse',
    spends,
  ),
  kind(
    'verdict',
    '^(?:so |and |is it |are we )*(?:better or worse|worse or better|up or down|more or less|higher or lower|which way)$',
    'better|worse|or|up|down|more|less|higher|lower|way',
  ),
  kind(
    'gap',
    `\\b(?:${gap})\\b|^how far apart\\b|^by (?:how much|what (?:percentage|percent|amount))$`,
    gap,
    'percentage|percent|amount|apart|between|big|wide|large|best|worst',
    high,
    low,
    'months?',
  ),
  kind(
    'share_of_sales',
    `\\b(?:${part})\\b.*\\bof (?:our |the |all )*(?:sales|takings|turnover|income|revenue)\\b`,
    part,
    ofIn,
    'total|make|made|all|account',
  ),
  kind('share_in', `^${both(part, ofIn)}`, part, ofIn, 'money|total|account|make|made'),
  kind('share_out', `^${both(part, ofOut)}`, part, ofOut, 'money|out|total|account|make|made|up'),
  kind(
    'count',
    `\\bhow often\\b|\\bhow many (?:${payment})\\b|\\bhow many N did (?:we|i) (?:buy|get|have)\\b|^(?:the )?(?:number|count) of\\b`,
    'often|many|number|count|use|visit|shop|order|buy',
    payment,
    spends,
  ),
  kind('average_payment', `^${both('average', payment)}`, 'average|per|size|on', payment, spends),
  kind(
    'average_month',
    `^(?=.*\\b(?:average|mean|typical)\\b).*\\b(?:month|monthly)\\b|\\bhow much\\b.*\\b(?:a|per|each|every) month$|\\bhow much\\b.*\\bmonthly$`,
    'average|mean|typical|per|every|monthly|month|on',
    spends,
  ),
  kind(
    'first',
    `^${both('first', `${payment}|paid|pay|one|when`)}`,
    'first|date|day',
    payment,
    spends,
  ),
  kind(
    'next',
    '\\bnext\\b|\\bwhen\\b.*\\bdue\\b|^(?:and )?(?:on|by) what (?:date|day) should\\b',
    'next|due|date|day|should|money|will|leave|account',
    payment,
  ),
  kind(
    'latest',
    `^${both('latest|last|most recent', `${payment}|paid|pay|one|when`)}`,
    'latest|last|most|recent|date|day',
    payment,
    spends,
  ),
  kind(
    'growth',
    '^(?=.*\\b(?:N|who|which|two|three)\\b).*\\b(?:growing|grew|grown|risen|rose|gone up|going up|went up|increased)\\b',
    'growing|grew|grown|risen|rose|up|increased|faster|fastest|quicker|quickest|more|most|which|between|percentage|greatest',
    spends,
  ),
  kind(
    'by_year',
    '^(?:and |split |broken down )*(?:by|per|for each|each) (?:calendar )?year$',
    'split|broken|down|calendar|year|per',
  ),
  kind(
    'by_payee',
    `^(?:and |split |broken down |divided )*(?:by|per|between|for each|each) (?:N|${payees})$`,
    `split|broken|down|divided|between|per|${payees}`,
  ),
  kind(
    'against',
    `^(?=.*\\b(?:${compared})\\b).*\\bD(?: before| earlier)?$`,
    compared,
    'same|figure|total|before|earlier',
    spends,
  ),
  kind('highest', ofMonths(high), high, 'months?', spends),
  kind('lowest', ofMonths(low), low, 'months?', spends),
  kind('best', ofMonths('best|strongest'), 'best|strongest', 'months?'),
  kind('worst', ofMonths('worst|weakest|poorest'), 'worst|weakest|poorest', 'months?'),
  kind(
    'rank',
    `^(?:(?:and|so|out of N|of N|between N) )*(?:who|which)\\b.*\\b(?:more|${high})\\b`,
    'more|use|between|visit|shop|often',
    high,
    spends,
  ),
  kind(
    'total',
    `\\bhow much\\b|\\b(?:total|sum)\\b|^(?:and |so )*what(?:ve)?\\b.*\\b(?:${spends})\\b|\\bpaid (?:to|on|for) (?:the )?N\\b`,
    'sum|totals?|fees|amounts?',
    spends,
  ),
]

/** What a piece asks; null where it holds a word that no kind has a use for. */
export function kindOf({ words }: Pick<Piece, 'words'>): AskKind | null {
  const each = words.split(' ')
  const found = known.find(
    ({ needs, allows }) => needs.test(words) && each.every((word) => allows.test(word)),
  )
  return found?.kind ?? null
}

/** Which way a piece says that the money went; null where it doesn't. */
export function sideSaid({ words }: Pick<Piece, 'words'>): FlowSide | null {
  const gives = 'pay|paid|sent|send|gave|given|give|bring|brought|earned|earn'
  if (new RegExp(`\\b(?:${gives}) (?:us|me)\\b|\\b(?:received?|taken?|got) from\\b`).test(words))
    return 'in'
  return /\b(?:we|i)\b.*\b(?:handed over|spend|spent|pay|paid)\b/.test(words) ? 'out' : null
}
