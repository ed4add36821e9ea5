// The forms of a turn that asks one thing in words of its own: a list, a day, a sum, how late.

/** What such a turn asks. */
export type Plain =
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
  | 'made'
  | 'received'
  | 'left'
  | 'net_of_vat'
  | 'than_now'
  | 'than_year'

/** What was answered. */
export const it = '(?:it|that|this|they|those|these|them)'
const be = '(?:is|are|was|were|will|would|did|do|does|has|have)'
/** One, or some, of what was answered. */
export const ofThem =
  '(?: (?:single|one|ones|payment|payments|receipt|of (?:it|them|those|these|all|the lot)))*'
/** "Which of them is", or nothing. */
export const which = `(?:(?:what|which|who|when)${ofThem}(?: (?:is|was|are|were|comes|came))? )?`

/** Words that hold a pattern whole. */
export const hold = (pattern: string) => new RegExp(`^(?:${pattern})$`)
/** All words of these and some of those, in whatever order. */
export const bag = (all: string, some: string) => {
  const [word, key] = [hold(all), new RegExp(`\\b(?:${some})\\b`)]
  return {
    test: (text: string) => key.test(text) && text.split(' ').every((each) => word.test(each)),
  }
}

/** Forms by what they ask, in the order in which they are tried. */
export const kinds: readonly (readonly [Plain, { test(text: string): boolean }])[] = [
  [
    'list',
    hold(
      `(?:(?:can|could|may) (?:i|we) see|show|list|give|let me see|itemise)(?: me)?(?: all)?(?: (?:the|those|these|them|it|each|of))*(?: (?:payments?|ones|transactions|receipts|entries|details|lot))?|(?:what|which)(?: (?:payments|ones|transactions|receipts))? (?:were|are|was) (?:they|those|these)`,
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
      'what|how|much|will|do|would|is|are|we|i|there|it|that|this|in|make|making|clear|earn|on|out|of|from|going|to|the|our|its|margin|profit|money',
      'margin|profit',
    ),
  ],
  [
    'made',
    bag(
      'what|how|much|money|will|do|would|did|is|are|we|i|it|that|this|in|make|making|clear|earn|on|out|of|from|going|to|be|then',
      'make|making|clear|earn',
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
      `(?:(?:how much|what)(?: (?:is|was|does|do|would|will|it|that|this|they|those|come|add|work|cost|be|us|extra|more|to|up|out|at|vat|money))* |(?:in )?total |altogether |sum )?(?:(?:over|in|for|across) (?:a|the|one)(?: (?:full|whole))? year|a year|per year|annually|yearly|each year|every year|per annum|(?:over|across|for) (?:12|twelve) months|(?:times|x) (?:12|twelve))(?: (?:in total|altogether|extra|more|then|is (?:it|that)))*`,
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
      `how many(?: (?:payments|projects|jobs|ones|of them))?(?: (?:is|are|was|were) (?:there|${it}))?(?: (?:in all|in total|altogether))?`,
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
    'received',
    hold(
      `how much (?:has|have) (?:(?:come|been paid)(?: in)?|(?:they|we) (?:paid|had|received))(?: (?:of it|so far|already|to date|us))*`,
    ),
  ],
  [
    'paid',
    bag(
      'has|have|had|did|is|are|was|were|any|of|it|that|them|those|all|been|paid|they|come|came|in|yet|already|settled|cleared|us|so|far|pay|up|now|anything',
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
      `who (?:owes|owe|is owed|gets|is due) (?:what|how much)|(?:how much|what) (?:from|to|for) each(?: (?:of them|customer|supplier|one))?|(?:how much|what) (?:does|do|is|are) (?:each(?: of them| one)?|they each|they all) (?:owe|owed|owes)(?: us)?`,
    ),
  ],
  [
    'current',
    hold(
      '(?:the |those |any )?(?:ones |those )?(?:(?:that|which) are )?not (?:yet )?(?:due|overdue|late)(?: yet)?',
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
      'when.* next|next (?:payment|bit|stage|milestone|one)',
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
