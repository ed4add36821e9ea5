// What is wanted, as somebody at a desk writes it: dates of payments, refunds, cash that is banked,
// shares beside other shares, who receives the most from us, in words that are read.
import { monthName as month, putTurns, type Turn } from './turn.ts'

// "What is the average gap between …", "how many days go by between …".
const gapBetween =
  "(?:and |so )?(?:(?:what|which)(?:[’']?s| is| was| were| are)? (?:the )?|how (?:long|many days)(?: do we go| go by| is there| are there| is it| goes| go)? ?|the )?(?:(?:average|usual|typical|mean|longest|biggest|shortest|normal) )*(?:(?:time|gaps?|interval|number of days|days|wait) )?(?:usually |on average |typically )?between(?: (?:the|our|my|all|any two|two|each of))*"
const nameLast =
  '([^?]{2,40}?)((?: (?:this|last|since|in|over|during) [^?]+?)?)(?: on average| usually| typically)?(?=[\\s?.!]*$)'

// What accountants put under motor expenses.
const motorCosts = 'fuel, vehicle running costs and vehicle lease'

const turns: readonly Turn[] = [
  // Dates of several payments are in their list.
  [
    /^on (?:what|which) dates (?:did (?:we|i) pay|were|was|have (?:we|i) paid|has) (?:the |our )?(.{2,40}?)(?: been)?(?: (?:paid|pay|settled))?(?= (?:in|over|during|since|for|this|last|between|from)\b)/i,
    'list payments of $1',
  ],
  [/\b(ceased|stopped|discontinued|given up) to (pay|use|buy|order)\b/gi, 'stopped $2ing'],
  [/\b(ceased|discontinued) (?=(?:paying|using|buying|ordering)\b)/gi, 'stopped '],
  [
    /^(?:what|how much) (?:do|does|are|is) (?:the |our |my |all our )?(?:(?:regular|fixed|recurring|standing|committed|monthly) ){1,3}(?:commitments?|outgoings|overheads?|obligations?|costs?|payments|expenses)(?: (?:each|every|per|a) month)?(?: (?:amount to|come to|cost us|total|add up to))?(?: (?:each|every|per|a) month)?(?=[\s?.!]*$)/i,
    'what do our regular payments cost a month',
  ],
  [
    /\b(?:have|has|are|is) (?:not|n['’]t) (?:yet )?(?:been )?(?:categorised|categorized|allocated|classified|sorted)(?: yet)?\b/gi,
    'are uncategorised',
  ],
  [
    /^(?:what|how much in|which|how many) (?:refunds?|credits?|money back) (?:did|have|has) (?:we|i) (?:receive|received|get|got|had|have)(?: back)? from (?:our |the |any )?suppliers\b/i,
    'how much came in from supplier refunds',
  ],
  [
    /\bhow (?:many days )?late (?:does|do|is|are) ((?!we\b|i\b|our\b)[\p{L}\d&'’ -]{2,40}?) (?:usually|normally|generally|typically|tend to|as a rule|on average)(?: to)? (?:pay(?:s|ing)?|settles?|in paying|with payments?)(?: us)?\b/giu,
    'does $1 usually pay late',
  ],
  // Who settles with us pays us.
  [
    /(?<!\b(?:we|i)(?: (?:last|first|have|had))* )\bsettled? (?:(?:an?|any|the|its|their|his|her|all|that) )?(?:\w+ )?(?:invoices?|bills?|accounts?|debts?) (?:with|to) us\b/gi,
    (found) => (/^settled/i.test(found) ? 'paid us' : 'pay us'),
  ],
  [/\bthis (?=(?:year|quarter|month|week) (?:up )?to (?:today|now)\b)/gi, 'the '],
  [
    /\bfrom (?:what|which) date (?:do|does|did) (?:the|our|my) (?:records|books|figures|data|accounts) (?:run|start|begin|go)\b(?: from| back)?/gi,
    'when do the records start',
  ],
  // The days first, and then the question.
  [
    /^((?:as )?(?:at|by|on|in) (?:the )?(?:close|end|start|beginning|opening)(?: of (?:business|play|trading)(?: on)?)?(?: of)? [^,?]{2,30}),? ((?:how|what) [^?]+?)(?=[\s?.!]*$)/i,
    '$2 $1',
  ],
  [
    /^what (?:must|has to|needs to|is to|ought to|should) (?:be paid|be settled|go out|come out of the (?:account|bank)|come out|leave the (?:account|bank))(?: out)? (?=(?:between|before|by|in|on|during|over|next|this|from|until|within|tomorrow)\b)/i,
    'what is due out ',
  ],
  [
    /\b(?:what|how much) (?:has been|have been|was|were|did we|have we) (?:refund(?:ed)?|paid back|pay back|given back|give back|returned?) (?:to )?(?:our |the |any )?(?:customers|clients|patients|guests|buyers|shoppers|members|pupils)\b/gi,
    'how much did we spend on customer refunds',
  ],
  [
    /\b(take|took|taken|taking|come in|came in|receive|received|earn|earned)(?: in)? (?:on|by|in|through|via|with) (?:the )?cards\b/gi,
    '$1 in card takings',
  ],
  [
    /\b(?:what|how much) cash (did|have|do) (we|i) (?:pay|paid|put|take|taken)(?: in| over)?(?: ?to)? (?:the|our) (?:bank|(?:bank )?account)\b/gi,
    'how much cash $1 $2 bank',
  ],
  [
    /\bhow much(?: money)? (did|have|do) (we|i) (?:pay|paid|put) in(?:to)? ?(?:(?:at |to )?(?:the|our) (?:bank|branch|post office|account))? in cash\b/gi,
    'how much cash $1 $2 bank',
  ],
  // Where cash is paid in says no more than that it is.
  [
    /(?<=\b(?:cash|cheques?|takings|money)\b.{0,40}\b(?:paid|pay|banked|bank|deposited|deposit|put|taken) (?:in(?:to)? )?)(?:(?:the|our) (?:bank|account) )?(?:(?:over the counter )?at|through|via) (?:the |our |a )?(?:(?:local )?post office|(?:bank )?branch|(?:bank )?counter|night safe|paying[- ]in machine)\b/gi,
    '',
  ],
  [
    /\brefunds? (?:that )?(?:have |has |had |were |was |did )?(?:gone|go|went|been (?:given|made|paid|sent|issued)|given|made|paid|sent|issued)(?: out| back)? to (?:our |the |any )?(?:customers?|clients?|patients?|guests?|buyers?|shoppers?|members?|pupils?)\b/gi,
    'customer refunds did we make',
  ],
  // A payment that the bank gave back.
  [
    /^(?:did|was|were|has|have) (?:an?|any|the|our) (?:(?:payments?|direct debits?|dds?|cheques?|bills?) (?:to|of|for|from) ([\p{L}\d&'’ -]{2,40}?)|([\p{L}\d&'’ -]{2,40}?) (?:payments?|direct debits?|dds?|cheques?|bills?)) (?:(?:get|got|gets|been|have|ever|go) )*(?:returned?|bounced?|rejected|refused|sent back|fail(?:ed)?|unpaid|come back|came back)(?: unpaid)?(?= (?:in|on|during|this|last|since|from|over|between)\b|[\s?.!]*$)/iu,
    (_, one = '', other = '') => `have we had money back from ${one || other}`,
  ],
  // What a tax office is owed is the tax.
  [
    /\b(paye|vat|cis|corporation tax|national insurance|ni|tax)((?: payment| bill| return)?) (is|are|falls?|will be|was)? ?(due|payable|owed|owing) to (?:hmrc|hm revenue(?: and customs)?|the (?:taxman|revenue|vatman))\b/gi,
    (_, tax = '', noun = '', verb = '', due = '') =>
      `${tax}${noun} ${verb ? `${verb} ` : ''}${due}`,
  ],
  [
    /\b(?:must|has to|have to|needs to|should|does|do|is to) (.{2,40}?) (?:have to |need to )?(?:reach|be with|get to|be paid (?:over )?to|arrive at) (?:hmrc|the taxman|the revenue)\b/gi,
    'is $1 due',
  ],
  [
    /^(?:by when|by what date|on (?:what|which) date|by which date) (?:must|does|do|should|has|have|is) (?:the |our |my )?(.{2,50}?) (?:(?:have to |need to |to )?be (?:paid|settled)|due)(?=[\s?.!]*$)/i,
    'when is $1 due',
  ],
  [/^until when\b/i, 'how long'],
  [/\bnothing (?:further|else)\b/gi, 'nothing more'],
  // A share is set beside the share of other days, not beside their amounts.
  [
    /^((?:and |so )?(?:what|which|how (?:big|large) an?) (?:share|part|proportion|percentage|fraction|slice)\b[^?]{10,120}?)[,;]? and (?:is|was|how does|how did) (?:that|it|this)(?: (?:any|a))? ?(?:more or less|less or more|higher or lower|up or down|bigger or smaller|greater or smaller|larger or smaller|more|less|higher|lower|up|down|bigger|smaller|compare)(?: (?:than|with|to|on|compared (?:with|to)))?(?: (?:it was|they were|that was))?(?: (?:in|over|for|during))? (?=\S)/i,
    '$1 compared with ',
  ],
  // One payment of a kind, on the whole.
  [
    /^(?:on average|typically|on the whole|generally),? (how much|what) ([^?]+?)(?=[\s?.!]*$)/i,
    '$1 $2 on average',
  ],
  [
    /\b(?:for|of|by|to) each (?:employee|worker|staff member|person on the payroll)\b/gi,
    'for each member of staff',
  ],
  [/\bon account of (?=(?:corporation tax|vat|paye|income tax|self assessment)\b)/gi, 'in '],
  [
    /^(which|what|list|show|please list) (?:the |all |all the )?payments ((?:over|above|under|below|exceeding|of more than|of less than) £?[\d,.]+k?) (?:were|was|have been|that were) (?:made|paid|sent) to (?=\S)/i,
    'list payments $2 to ',
  ],
  [
    /^(which|what) (customers|clients|patients|people) (?:have|has) (?:not|n['’]t) (?:yet )?(?:settled|paid)(?: up)? (?:their|the|any|all their|our) (?:invoices?|bills?|accounts?)(?: yet)?/i,
    'which $2 owe us money',
  ],
  [
    /\bcard (?:payments|transactions|sales|receipts) (?=(?:bring|brought|come|came|amount|amounted|total)\b)/gi,
    'card takings ',
  ],
  [
    /^(?:which|what) ((?:[\p{L}]+ ){0,2}?(?:repayments?|payments?|instalments?|contributions?)) (?:do|does|are) (?:we|i) (?:make|pay|making|paying) (?:each|every|a|per) (week|month|quarter|year)/iu,
    'how much do we pay in $1 a $2',
  ],
  [
    /^(?:do|did|does|have|has) ((?:the |our )?[^?]{3,50}?) (?:exceed|exceeded|beat|top|topped|surpass|surpassed|better) (?:those|that) (?:of|in|for) /i,
    'were $1 more than in ',
  ],
  [/\b(came|come|comes|coming) from (?:the )?cards\b/gi, '$1 from card takings'],
  [
    /\b(internet|phone|telephone|broadband|cleaning|courier|accountancy|payroll) services?\b/gi,
    '$1',
  ],
  [
    /\bto (?:send|post|ship|deliver) (?:our |the |out )?(?:parcels|orders|goods|post|letters|packages)\b/gi,
    'for postage',
  ],
  [
    /^(?:did|do|have|has|are) (?:we|i) (?:spend|spent|live|lived|living|spending|kept|keep) within (?:our|my) (?:income|means|takings)\b/i,
    'did more money come in than went out',
  ],
  [
    /^how much (?:better|worse) off (?:were|are) (?:we|i) at the end of ([^,?]{3,24}?) than (?:we were )?(?:at|in) (?:the|its) (?:start|beginning)(?: of (?:it|the month|the year|the quarter))?/i,
    'by how much did our cash change in $1',
  ],
  [
    /\b(spend|spent|spending|pay|paid|outlay|expenditure|costs?) (on|for|in|of) (?:all )?(?:our |the )?subscriptions\b/gi,
    '$1 $2 software subscriptions',
  ],
  [
    /^which (costs|categories|expenses|outgoings) (?:have|has) (?:risen|gone up|increased|grown|climbed)(?: the)? most since last year\b/i,
    'which $1 have gone up the most this year compared with last year',
  ],
  [/\b(our|the|my) financial (?:position|situation|standing)\b/gi, '$1 cash position'],
  [/\bupon (?=\p{L})(?!(?:a |receipt|request|us\b))/giu, 'on '],
  [new RegExp(`\\b(?:the )?(?:calendar )?month of (?=${month}\\b)`, 'gi'), ''],
  [/\bmotor (?=fuel|insurance)\b/gi, ''],
  [
    /\bcontribut(e|ed|es|ing)(?: (?:anything|much))? (?:to|towards) (?:our|the) (?:total )?(?:income|sales|takings|turnover|receipts|revenue)\b/gi,
    (_, ending = '') => (ending === 'ed' ? 'paid us' : ending === 'ing' ? 'paying us' : 'pay us'),
  ],
  // How far apart payments are is how often they come.
  [
    new RegExp(
      `^${gapBetween} (?:payments |receipts |invoices )?(?:from|by) (?:our |the )?${nameLast}`,
      'i',
    ),
    (_, name = '', days = '') => `how often does ${name} pay us${days || ' to date'}`,
  ],
  [
    new RegExp(
      `^${gapBetween} (?:our |the )?([^?]{2,40}?)(?:['’]s?)? (?:payments|paying us)(?=[\\s?.!]*$)`,
      'i',
    ),
    'how often does $1 pay us',
  ],
  [
    new RegExp(
      `^${gapBetween} (?:(?:payments|bills|visits) to|paying|(?:orders|invoices|bills) from) (?:our |the )?${nameLast}`,
      'i',
    ),
    (_, name = '', days = '') => `how often do we pay ${name}${days || ' to date'}`,
  ],
  [/\b(?:motor|motoring|car|van) (?:expenses|costs)\b|\bmotoring\b/gi, motorCosts],
  [/\bvehicle expenses\b/gi, motorCosts],
  [/\bper (?:employee|member of staff|staff member|worker)\b/gi, 'per person'],
  [
    /^what (?:is|was) the (?:average|usual|typical|mean) (?:time|gap|interval|number of days) between (?:the |our )?payments to (?:our |the )?([^?]{2,40}?)(?=[\s?.!]*$)/i,
    'how often do we pay $1',
  ],
  [
    /^(?:what|which) was (?:the|our) (?:last|latest|most recent) payment (?:(?:that )?(?:we|i) (?:made|sent)|out|made)(?:,? and (?:to whom|who to|who was it to|to whom was it))?(?=[\s?.!]*$)/i,
    'list the last 1 payments out',
  ],
  [
    /^(?:what|which) was (?:the|our) (?:last|latest|most recent) (?:receipt|payment received|payment in)(?:,? and (?:from whom|who from|who was it from|from whom was it))?(?=[\s?.!]*$)/i,
    'list the last 1 payments received',
  ],
  [
    /^(?:who|which) (?:was|is) the (?:last|latest|most recent) (?:customer|client) to (?:pay|have paid)(?: us)?(?=[\s?.!]*$)/i,
    'list the last 1 payments from customers',
  ],
  [
    /^how did (?:our |the )?(?:actual )?([\p{L} ]{3,30}?) (?:in|for|during) ([\p{L}\d ]{3,24}?) (?:compare|measure up|turn out)(?:d)? (?:with|to|against) (?:the |our |what was |what we )?(?:forecast|forecasted|expected|planned)(?=[\s?.!]*$)/iu,
    '$1 in $2 against forecast',
  ],
  [
    /^what (?:was|is) the (?:variance|difference|gap) between (?:forecast|actual) and (?:actual|forecast) ([\p{L} ]{3,30}?) (?:in|for|during) /iu,
    '$1 against forecast in ',
  ],
  [
    /\b(new (?:customers?|clients?)) have (we|i) (?:gained|won|picked up|taken on|acquired|added|attracted)\b/gi,
    '$1 have $2 had',
  ],
  // Who receives from us is paid.
  [
    /\b(which|what|who)( of (?:our|the))? ?(suppliers?|payees?|vendors?|firms?|people|staff)? (?:has |have )?(?:received|receives?|got|had)(?: the)? (most|least|largest (?:sum|amount)|biggest (?:sum|amount))(?: money)? from (?:us|me)\b/gi,
    (_, which = '', of = '', who = '', most = '') =>
      `${which}${of}${who ? ` ${who}` : ''} did we pay the ${/least/i.test(most) ? 'least' : 'most'}`,
  ],
  [
    /\b(how much|what) (did|has|have) ((?!we\b|i\b)[\p{L}\d&'’ -]{2,40}?) (?:receive|received|get|got|had|have) from (?:us|me)\b/giu,
    (_, asks = '', verb = '', who = '') =>
      `${asks} ${/did/i.test(verb) ? 'did we pay' : 'have we paid'} ${who}`,
  ],
  [/^on (what|which) (day of the week|weekday)\b/i, 'which $2'],
  [
    /\bthe (first|second|third|fourth) (quarter|half) of (20\d\d|last year|this year)\b(.{0,40}?\b(?:with|than|to|against|versus|vs?)) the (first|second|third|fourth|last)(?: \2)?(?=[\s?.!]*$)/gi,
    'the $1 $2 of $3$4 the $5 $2 of $3',
  ],
  [/^by what (?:percentage|percent|proportion) (?=has\b|have\b|did\b)/i, 'by how much '],
  [
    new RegExp(
      `\\bthe (?:same|corresponding|equivalent) (?:days|dates|part|period|stretch) (?:of|in) (?=${month}\\b|last )`,
      'gi',
    ),
    '',
  ],
  [
    /\b(?:is|was|are|were)? ?(?:attributable to|accounted for by|derived from|down to) (?=our |the |my )/gi,
    ' is from ',
  ],
  [
    /^(?:for|of|out of) every (?:pound|£1|£|quid)(?: (?:that )?(?:we |i )?(?:received|earned|took|taken|came in|comes in|made|of (?:sales|income|takings|receipts|turnover)))?((?: (?:in|during|over|for|this|last|since) [^,?]{2,24})?),? how much (?:went|goes|was spent|is spent|has gone) (?:on|to|towards) ([^?]+?)(?=[\s?.!]*$)/i,
    'what share of money in went on $2$1',
  ],
  [
    /^what (?:was |has been |has )?(?:moved|transferred) between (?:our|the|my) (?:own )?accounts\b/i,
    'how much was moved between our accounts',
  ],
  [
    /^when did (?:we|i) last (?:transfer|move|put|send)(?: (?:money|cash|funds|anything|something))? (?:in)?to (?=(?:the|our|my) [\p{L} ]{2,30}? ?account\b)/iu,
    'how much was moved into ',
  ],
  // Several who were named or counted: the payments that are meant are theirs anyway.
  [
    /(?:\s*,\s*(?:all )?(?:the )?|\s+(?:all (?:the )?|the ))(?:\d{1,2}|two|three|four|five|six|seven|eight) of (?:them|['’]?em)(?=[\s?.!,]*$)/gi,
    '',
  ],
]

/** The question in plainer words. */
export function withPlainShapes(text: string): string {
  return putTurns(text, turns)
}
