// What a next turn asks of the answer before it, by the kinds of its words: one grammar, whatever
// the question before was. Names and days are left to the readers.
import type { Grouping, Interval } from '../flow-arguments.ts'
import { turnByKeys } from './keys.ts'

/** What is asked. A turn that names something, or says more than this, is none. */
export type Turn =
  | { readonly asks: 'rank'; readonly least: boolean }
  /** How many stand before it; null for the one after those that were named. */
  | { readonly asks: 'place'; readonly at: number | null }
  | { readonly asks: 'each'; readonly interval: Interval }
  | { readonly asks: 'by'; readonly by: Grouping }
  | { readonly asks: 'way'; readonly side: 'in' | 'out'; readonly isAhead: boolean }
  | { readonly asks: 'owed'; readonly side: 'in' | 'out' }
  | { readonly asks: 'limit'; readonly whether: boolean }
  | { readonly asks: 'why'; readonly isLow: boolean }
  | { readonly asks: Plain }

type Plain =
  | 'list'
  | 'when'
  | 'who'
  | 'amount'
  | 'total'
  | 'count'
  | 'month'
  | 'year'
  | 'gap'
  | 'since'
  | 'paid'
  | 'paid_since'
  | 'due_since'
  | 'lateness'
  | 'oldest'
  | 'parties'
  | 'current'
  | 'first'
  | 'next'
  | 'likely'
  | 'margin'
  | 'left'
  | 'net_of_vat'
  | 'than_now'
  | 'than_year'

const it = '(?:it|that|this|they|those|these|them)'
const be = '(?:is|are|was|were|will|would|did|do|does|has|have)'
const ofThem =
  '(?: (?:single|one|ones|payment|payments|bill|bills|invoice|receipt|of (?:it|them|those|these|all|the lot)))*'
const big = 'biggest|largest|highest|dearest|priciest|most expensive|heaviest'
const small = 'smallest|lowest|cheapest|least expensive|littlest'
const places = ['second', 'third', 'fourth', 'fifth']
const which = `(?:(?:what|which|who|when)${ofThem}(?: (?:is|was|are|were|comes|came))? )?`

const hold = (pattern: string) => new RegExp(`^(?:${pattern})$`)
/** All words of these and some of those, in whatever order. */
const bag = (all: string, some: string) => {
  const [word, key] = [hold(all), new RegExp(`\\b(?:${some})\\b`)]
  return {
    test: (text: string) => key.test(text) && text.split(' ').every((each) => word.test(each)),
  }
}

const rank = hold(`${which}(?:the |our )?(${big}|${small})${ofThem}`)
const place = hold(
  `${which}(?:the )?(next|runner up|number two|${places.join('|')})(?: (?:one|place|${big}|best|worst))*(?: after (?:that|it))?|(?:the )?one after(?: (?:that|it))?|after (?:that|it)`,
)
const shown = '(?:split|break|show|give|list|do|see|put|have|cut)'
const byWords = `(?:${shown}(?: me)?(?: ${it})?(?: (?:down|up|out))? )?`
const each = hold(
  `(?:${byWords}(?:by|per|for each)|(?:how much|what) (?:is|was|were) ${it} (?:each|every|by)|${byWords}(?:month|week|quarter) by) (month|week|quarter)`,
)
const month = hold(
  `(?:(?:how much|what) (?:is|was|does|did|would) ${it}(?: (?:come to|cost|cost us|work out|work out at|average|average out at))? )?(?:a|per) month|(?:how much|what) (?:a|per) month (?:is|was|does) ${it}(?: come to| cost)?`,
)
const why = hold(
  `(?:why|how come|what (?:is|was|has) (?:driving|behind|causing|bringing|pulling|dragging|pushing|making|brought|caused|driven|pulled)|what (?:drives|makes|made|causes|caused|explains|brings|brought|drove|pulls|pushes|drags)|what is the (?:cause|reason)(?: (?:for|of))?)(?: (?:${it}|its|there|is|are|was|were|be|so|go|goes|gone|drop|drops|fall|falls|come|down|up|low|lower|high|higher|much|big|little|far|bad|tight|steep|short|small|expensive|dear))*`,
)
const low = /\b(?:low|lower|down|drop|drops|fall|falls|little|short|tight|small|bad)\b/

const kinds: readonly (readonly [Plain, { test(text: string): boolean }])[] = [
  [
    'list',
    hold(
      `(?:(?:can|could|may) (?:i|we) see|show|list|give|let me see|itemise)(?: me)?(?: all)?(?: (?:the|those|these|them|it|each|of))*(?: (?:payments?|ones|transactions|receipts|entries|invoices|bills|details|lot))?|(?:what|which)(?: (?:payments|ones|transactions|receipts|invoices|bills))? (?:were|are|was) (?:they|those|these)`,
    ),
  ],
  [
    'when',
    hold(
      `(?:when|(?:on )?(?:what|which) (?:day|date))(?: exactly)?(?: (?:${be}|should))?(?: ${it})?(?: (?:be|have|been|due|paid|made|taken|happen|then|exactly|go out|come in))*|what (?:is|was|were) the (?:due )?(?:dates?|day)`,
    ),
  ],
  [
    'who',
    hold(
      `who(?: ${be})?(?: ${it})?(?: (?:go|paid|made))*(?: (?:to|from|for|by))?|(?:to|from) whom?|what (?:is|was) ${it} for`,
    ),
  ],
  [
    'margin',
    bag(
      'what|how|much|profit|money|will|do|would|is|are|did|we|i|there|it|that|this|in|make|making|clear|earn|on|out|of|from|going|to|the|our|its|margin',
      'make|making|margin|profit|earn|clear',
    ),
  ],
  [
    'amount',
    hold(
      `how much(?: ${be})?(?: (?:it|that|this|they|we|he|she))?(?: (?:pay|paid|be|cost|take|spend|come to|get|for|then|exactly|make))*|what did (?:they|we|it|he|she) (?:pay|cost|come to|spend|get|take)|what is the (?:amount|figure|damage)|what will (?:it|that|the balance|we) (?:cost|be|have)(?: us)?(?: then)?|what (?:is|was) the (?:amount|figure)`,
    ),
  ],
  [
    'year',
    hold(
      `(?:(?:how much|what)(?: (?:is|was|does|do|would|will|it|that|this|they|those|come|add|work|cost|be|us|extra|more|to|up|out|at|vat|money))* )?(?:(?:over|in|for|across) (?:a|the|one)(?: (?:full|whole))? year|a year|per year|annually|yearly|each year|every year|per annum|(?:over|across|for) (?:12|twelve) months|(?:times|x) (?:12|twelve))(?: (?:in total|altogether|extra|more|then|is (?:it|that)))*`,
    ),
  ],
  [
    'total',
    bag(
      'in|the|total|sum|altogether|what|how|much|is|was|were|are|does|do|did|it|that|they|those|them|these|all|of|come|comes|add|adds|up|to|amount|tot|together|value|grand|lot|to?ld|combined|overall|worth',
      'total|sum|altogether|add|adds|tot|come to|comes to|in all|all to?ld|all together|combined|overall',
    ),
  ],
  [
    'count',
    hold(
      `how many(?: (?:payments|invoices|bills|projects|jobs|ones|of them))?(?: (?:is|are|was|were) (?:there|${it}))?(?: (?:in all|in total|altogether))?`,
    ),
  ],
  [
    'gap',
    hold(
      '(?:by )?how much(?: (?:more|by|extra|dearer|higher))?|what is the (?:difference|increase|rise|change|gap)|how much (?:is|was) the (?:increase|rise|difference|change)|how much (?:has|did|have) (?:it|they|that) (?:go|gone|went|put it|risen|rise|increased?) ?(?:up)?(?: by)?|by what',
    ),
  ],
  [
    'since',
    hold(
      '(?:how much |what |anything )?(?:has there been |was it |have we had |did we have )?since(?: then| that)?|from (?:then|that) (?:to|until|till|up to) (?:now|today)',
    ),
  ],
  [
    'due_since',
    bag(
      'should|have|has|had|we|they|he|she|it|there|been|paid|pay|one|another|expect|expected|since|then|again|by|now|due|to|are|is|was|were|late|overdue|with|the|next|payment|a|supposed|already',
      '(?:should|were|supposed|due|expect|expected).*(?:since|again|by now)|late|overdue|another one due',
    ),
  ],
  [
    'paid_since',
    bag(
      'have|has|had|did|we|they|he|she|it|there|been|paid|pay|anything|us|any|more|one|another|since|then|come|in',
      'since',
    ),
  ],
  [
    'lateness',
    hold(
      `(?:by )?how (?:many days|late|overdue|long)(?: (?:late|overdue|past due))?(?: (?:is|are|was|were|has|have) ${it}(?: been)?)?(?: (?:late|overdue|outstanding|due|owed|owing|waiting))?(?: by| for)?|what is that in days`,
    ),
  ],
  [
    'paid',
    bag(
      'has|have|had|did|is|are|was|were|any|of|it|that|them|those|all|been|paid|they|come|came|in|yet|already|settled|cleared|us|so|far|pay|up|now|much|how|anything',
      'paid|come in|settled|cleared|paid up',
    ),
  ],
  [
    'oldest',
    hold(
      `${which}(?:has |have |is |was |been )*(?:owed us |outstanding |overdue |owing |owed |unpaid |waiting |due |open )*(?:the )?(?:longest|oldest|latest paying|most overdue|most behind|furthest behind)(?: (?:overdue|outstanding|late|one|time|of all|of (?:them|those)))*`,
    ),
  ],
  [
    'parties',
    hold(
      `(?:how much|what) (?:from|to|for) each(?: (?:of them|customer|supplier|one))?|(?:how much|what) (?:does|do|is|are) (?:each(?: of them| one)?|they each|they all) (?:owe|owed|owes)(?: us)?`,
    ),
  ],
  [
    'current',
    hold(
      '(?:the |those |any )?(?:ones |those |invoices |bills )?(?:(?:that|which) are )?not (?:yet )?(?:due|overdue|late)(?: yet)?',
    ),
  ],
  [
    'first',
    hold(
      'when (?:is|does|do|will|are|was) (?:we |they )?(?:get |pay |have )?(?:the )?first(?: (?:one|payment|bit|chunk|part|stage|instalment|milestone|invoice|money))?(?: (?:due|come|come in|land|coming|paid|be|arrive|in))*|the first(?: (?:one|payment|bit))?|(?:which|what)(?: one)? (?:is|comes|goes(?: out)?) (?:the )?(?:first|soonest)(?: one)?',
    ),
  ],
  [
    'next',
    bag(
      'when|what|is|does|do|will|are|the|we|they|it|get|pay|have|come|one|payment|bit|chunk|part|stage|instalment|milestone|invoice|bill|due|land|coming|paid|be|arrive|in|next|to|us|expected',
      '(?:when|what).* next|next (?:payment|bit|stage|milestone)',
    ),
  ],
  [
    'likely',
    hold(
      '(?:how (?:likely|certain|sure|confident)|what (?:is|are) the (?:chances?|odds|likelihood|probability))(?: (?:is|are|of|we|i|you|it|that|this|them|getting|winning|coming|off))*',
    ),
  ],
  [
    'left',
    bag(
      'how|much|what|more|is|are|have|has|do|does|they|it|there|we|still|yet|left|got|outstanding|owed|owing|due|to|come|pay|in|be|paid|get|go|on|for|from|that|this|them',
      'left|still|to come',
    ),
  ],
  [
    'than_now',
    bag(
      'is|that|it|this|how|much|does|do|more|less|or|up|down|higher|lower|better|worse|than|from|on|with|to|against|compare|compared|be|we|have|what|now|today|currently|right|at|the|moment|got',
      '(?:more|less|up|down|higher|lower|better|worse|compared?|against)\\b.* (?:now|today|currently|moment)',
    ),
  ],
  [
    'than_year',
    bag(
      'is|that|it|this|how|much|does|do|did|more|less|or|up|down|higher|lower|better|worse|than|on|with|to|against|compare|compared|last|year|a|ago|the|before|same|month|earlier',
      '(?:more|less|up|down|higher|lower|better|worse|compared?|against)\\b.* year',
    ),
  ],
  [
    'net_of_vat',
    hold(
      '(?:what (?:is|was) (?:it|that) |how much is (?:it|that) )?(?:ex|excl|excluding|without|before|net of|minus|less|not including|not counting)(?: the)? vat',
    ),
  ],
]

const limit = bag(
  'show|list|give|me|can|you|i|see|just|only|the|any|anything|those|them|these|ones|one|payments?|transactions?|bills?|invoices?|which|what|were|was|are|is|there|of|that|more|than|over|above|under|below|at|least|a|an|thousand|hundred|grand|£?[\\d,.]+k?|pounds|quid|bigger|larger|greater|less|smaller|come|came|to|each',
  'over|above|under|below|than|at least',
)

const owed =
  /^(?:how much|what) (do we owe|are we owed)(?: out)?$|^(?:(?:same|for|the|our|my|any|supplier) )*(bills|suppliers|creditors)(?: (?:we have to pay|to pay|too|as well))?$/
const grouped = hold(
  `${byWords}(?:by|per|for each) (supplier|payee|customer|client|payer|person|name|company|category|categories)|which (suppliers|customers|payees|clients) (?:is|was|are|were) ${it}`,
)
const went =
  /^(?:what|how much)(?: (?:money|cash))?(?: (?:has|have))? (?:came|come|went|gone) (in|out)$|^(?:money|cash) (in|out)$/
const goes =
  /^(?:what|how much)(?: (?:money|cash))?(?: (?:is|are))?(?: (?:we|due|expected|to))*(?: (?:coming|going|come|go|expecting|due|expected))+(?: to come)? (in|out)$/

/** What the words of a turn ask, where they ask nothing else; `limits` where amounts limit it. */
export function turnIn(text: string, { limits }: { readonly limits: boolean }): Turn | null {
  if (limits)
    return limit.test(text) ? { asks: 'limit', whether: /^(?:is|are|was|were) /.test(text) } : null
  const [ranks, extreme = ''] = rank.exec(text) ?? []
  if (ranks !== undefined) return { asks: 'rank', least: new RegExp(small).test(extreme) }
  const [follows, word = 'next'] = place.exec(text) ?? []
  if (follows !== undefined) return { asks: 'place', at: placeOf(word) }
  const [, interval] = each.exec(text) ?? []
  if (interval) return { asks: 'each', interval: interval as Interval }
  if (month.test(text)) return { asks: 'month' }
  if (why.test(text)) return { asks: 'why', isLow: low.test(text) }
  const [, moved, flow] = went.exec(text) ?? []
  const past = moved ?? flow
  if (past) return { asks: 'way', side: past as 'in' | 'out', isAhead: false }
  const [, ahead] = goes.exec(text) ?? []
  if (ahead) return { asks: 'way', side: ahead as 'in' | 'out', isAhead: true }
  const [, split, whom] = grouped.exec(text) ?? []
  const party = split ?? whom
  if (party) return { asks: 'by', by: party.startsWith('categor') ? 'category' : 'merchant' }
  const [, owes, bills] = owed.exec(text) ?? []
  if (owes || bills) return { asks: 'owed', side: owes === 'are we owed' ? 'in' : 'out' }
  if (/^(?:how much|what) (?:to|from|on) each(?: (?:of them|one|of those))?$/.test(text))
    return { asks: 'by', by: 'merchant' }
  if (
    /^what (?:was|did|is|has|does) (?:it|that|this|they)(?: (?:all|go|gone|spent|went))* on$/.test(
      text,
    )
  )
    return { asks: 'by', by: 'category' }
  const [kind] = kinds.find(([, words]) => words.test(text)) ?? []
  return kind ? { asks: kind } : turnByKeys(text)
}

function placeOf(word: string): number | null {
  if (word === 'number two' || word === 'runner up') return 1
  const at = places.indexOf(word)
  return at < 0 ? null : at + 1
}
