// Turns of phrase about days to come, put into words that are read.
import { withPlainCash } from './turns-of-cash.ts'
import { withPlainComing } from './turns-of-coming.ts'
import { withPlainDue } from './turns-of-due.ts'
import { withPlainOutlook } from './turns-of-outlook.ts'
import { withPlainSafe } from './turns-of-safe.ts'
import { withPlainSecond } from './turns-of-second.ts'

const turns: readonly (readonly [RegExp, string])[] = [
  // "Due in the next ten days" says when, not which way the money goes.
  [
    /\b(due|payable|to pay|scheduled|expected|falling due) (?:(?:in|within|over) the|in|within) (next|coming|following) (?=(?:\d+|two|three|four|five|six|seven|ten|twelve|few|couple of) (?:days?|weeks?|months?|quarters?)\b)/gi,
    '$1 over the $2 ',
  ],
  [
    /\b(due|payable|to pay|scheduled|expected|falling due) (?:in|within|over) the (next|coming|following) (?=(?:day|week|month|fortnight|quarter|year)\b)/gi,
    '$1 over the $2 ',
  ],
  [
    /\b(due|payable|scheduled|falling due) in (?=(?:(?:early|mid|late) )?(?:jan|feb|mar|apr|may\b|jun|jul|aug|sep|oct|nov|dec))/gi,
    '$1 during ',
  ],
  [
    /\b(due|payable|scheduled|falling due) in the (?=(?:week|fortnight|month|quarter|period|days|first|second|third|last|half)\b)/gi,
    '$1 during the ',
  ],
  [/\bwho['’]?s (not|still not|not yet) paid\b/gi, 'who has $1 paid'],
  // A guess is of what will be.
  [
    /\bhow much (?:do|would) you (?:reckon|think|guess|estimate|expect) (?=for |in )/gi,
    'how much will it be ',
  ],
  [/\b(?:what is|what['’]?s) your (?:best )?(?:guess|estimate) (?:for|of) /gi, 'what will be the '],
  [
    /\b(are|is) (.{2,40}?) (?:usually|normally|always|generally|typically|mostly) (?:on time|late|prompt|punctual|early|slow)(?: (?:with|at) (?:paying|payments?|their payments?))?(?=[\s?.!]*$)/gi,
    'how late does $2 usually pay',
  ],
  // How things look for a feast is how they will be.
  [
    /\bhow (?:are|is|r) (?:we|i|things|it|cash|the money|the bank) (?:all )?(?:fixed|looking|placed|set|sorted|doing|shaping up) (?:for|at|come|by|over|going into) (?:the )?(?=christmas|xmas|new year|easter)/gi,
    'how will we be fixed at ',
  ],
  [
    /\b(?:are|r) (?:we|i) (?:all )?(?:sorted|set|covered|ok|okay|alright|all right|fine|good) for (?:the )?(?=christmas|xmas|new year|easter)/gi,
    'how will we be fixed at ',
  ],
  // What is needed is what is due.
  [
    /^how much (?:money |cash )?do (?:we|i) need (?:to have )?(?:in the (?:bank|account) )?(by|for|before|until|between now and) /gi,
    'how much is due out before ',
  ],
  // Whether anything large is on its way.
  [
    /^(?:(?:are there|is there|have we got|do we have|got) )?any(?:thing)? (?:more )?(?:big|large|major|chunky|hefty|sizeable)(?: (?:bills?|payments?|outgoings?|costs?|ones?))? (?:coming(?: up| out)?|going out|due(?: out)?|on the way|in the pipeline|on the horizon|to come|looming|round the corner|about to go out)(?: soon| shortly| any time soon)?(?=[\s?.!]*$)/gi,
    'are there any big bills coming up',
  ],
  // A payout is a payment; cards and platforms have payouts by that name.
  [
    /\b(next|last|latest) (?!card\b)(\S+(?: \S+)?) (?:payout|pay-out|remittance)\b/gi,
    '$1 $2 payment',
  ],
  [
    /^(?:is there |are there |have we got |do we have )?any (?:money|cash|payments?|payouts?|receipts?) (?:from|off) (.{2,40}?) (?:expected|due|coming|on (?:the|its) way|in the pipeline)(?: in)?(?: soon| shortly| any time soon)?(?=[\s?.!]*$)/gi,
    'is $1 due to pay us soon',
  ],
  [
    /^(?:is|are) (?:there )?any (?:money|cash|payments?|payouts?) (?:expected|due|coming|on (?:the|its) way)(?: in)? (?:from|off) (.{2,40}?)(?: soon| shortly| any time soon)?(?=[\s?.!]*$)/gi,
    'is $1 due to pay us soon',
  ],
  // What should come in is expected.
  [/\bshould (come|be coming|go|be going) (in|out)\b/gi, 'will $1 $2'],
  [
    /\b(how much|what|wot) should (?!we\b|i\b|have\b|be\b|it\b|that\b)((?:\S+ ){1,4}?)(bring in|be bringing in|pay|be paying|cost|be costing|charge|take|come to)\b(?! (?:ourselves|myself|me))/gi,
    '$1 will $2$3',
  ],
  // A day of every month is next that of the month to come; of what was, it is no day.
  [
    /(?<!\b(?:went|did|was|were|spent|paid|came|stood|balance|position)\b.*)\bon the (\d{1,2}(?:st|nd|rd|th)) of (?:each|every) month\b/gi,
    'on the $1',
  ],
  // What is to come over a year is that of the next one.
  [
    /\b(will|going to|gonna|gunna)\b(.{3,60}?) (?:over|in|for|across) (?:a|one|the|a whole) year(?=[\s?.!]*$)/gi,
    '$1$2 over the next 12 months',
  ],
  [/\bover the (?:next|coming) year(?=[\s?.!]*$)/gi, 'over the next 12 months'],
  // What is there now, in whatever words; "today" would be a day of its own.
  [
    /(?<=\b(?:will|going to|gonna|are|is|am)\b.{3,80}) than (?:(?:there is|there was|we have|i have|we['’]?ve got|i['’]?ve got|it is|i am|i['’]?m|we are|we['’]?re) )?(?:in the bank )?(?:right )?(?:now|today|at the moment|currently)(?=[\s?.!]*$)/gi,
    ' than now',
  ],
  // What can be stood, or stretches, is afforded.
  [
    /\b(can|could) (we|i) (?:stand|stomach|swallow|bear) (?=(?:an?|the|another|it|that|this)\b|£?\d)/gi,
    '$1 $2 afford ',
  ],
  [
    /\b(?:will|would|can|could) (?:it|that|this|the money|the cash|we|i) stretch(?: to (?:it|that))?(?=[\s?.!]*$)/gi,
    'can we afford it',
  ],
  // Who is after another £500 wants it.
  [
    /(?<=\w)(?:['’]s|(?<=\w{3})s| is| are) (?:after|wanting|asking for) (?=(?:another|an extra|a further|more)\b|£?\d[\d,.]*k?\b(?! ?(?:st|nd|rd|th|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))/gi,
    ' wants ',
  ],
  // What a cost goes up to is money; 2027 may be a year.
  [
    /\b((?:what if|if|suppose|say)\b.{3,60}? to) (?!20[2-4]\d\b)(\d{3,6}(?:\.\d\d)?)(?=[\s?.!]*$)/gi,
    '$1 £$2',
  ],
  // What an owner can take is what is safe to spend, not what is usually taken.
  [
    /\bhow much (?:can|could) (?:we|i) (?:safely )?(?:pay (?:myself|ourselves)|take out|draw)(?= (?:in|during|by|before|this|next|for)\b)/gi,
    'how much is safe to spend',
  ],
  // Somebody new is paid month by month, and not bought.
  [
    /\b(?:can|could|would|should) (we|i) (?:afford|stretch to|run to)(?: to (?:hire|employ|take on|recruit|bring in|have|pay for))? (?:another|an?|one more|some)(?: (?:new|extra|more|additional|full[- ]time|part[- ]time|junior|trainee))* (?:members? of staff|staff member|employee|apprentice|worker|person|pair of hands|starter|hire|assistant|recruit)\b(?=.*\d)/gi,
    'what if $1 took on another person',
  ],
  [
    /\b(?:can|could|would|should) (we|i) (?:(?:afford|stretch) to )?(?:hire|employ|recruit|take on|take|bring) (?:someone|somebody|anyone|another person|another employee|an apprentice)(?: new| else)?(?: on| in)?(?= (?:on|at|for|around|about|full|part|from)\b.*\d)/gi,
    'what if $1 took on another person',
  ],
  // What a payroll takes out of the bank is the wages.
  [
    /\b(enough (?:cash |money )?(?:for|to (?:cover|meet|pay))|cover|meet) (?:the |our |my )?payroll\b/gi,
    '$1 the wages',
  ],
  [/\bmake (?:the |our )?payroll\b/gi, 'cover the wages'],
  // With nothing coming in at all, it is how long cash lasts.
  [
    /^(?:so |and )?(?:what )?(?:if|suppose|supposing|say) (?:no (?:more )?(?:money|cash)|nothing|no sales|no income) (?:came|comes|is coming|was coming|coming) in(?: at all| any ?more)?,? how long (?:have (?:we|i) got|(?:would|could|can|will) (?:we|i|it) (?:last|keep going|survive|have))(?: left)?(?=[\s?.!]*$)/gi,
    'how long would we last with no sales',
  ],
  // What lasts is the cash.
  [
    /\bhow long (?:will|would|does|might|can) (?:it|that|this|they)(?: all)? last(?: us| me| for)?(?=[\s?.!]*$)/gi,
    'how long will our cash last',
  ],
  // Money that has to be found is money to be paid.
  [
    /\b((?:have|['’]ve) (?:we|i) got|(?:we|i)(?: have|['’]ve) got|(?:do|will|must) (?:we|i) (?:have|need)|(?:we|i) (?:have|need)) to (?:find|stump up|shell out|cough up|fork out|hand over|come up with|get together|scrape together)\b/gi,
    '$1 to pay',
  ],
  [
    /\b(when(?: (?:is|are)|['’]?s)) (.{2,40}?) (?:meant|supposed|scheduled|set|expected|down) to (?:be|get) (?:paid|settled)\b/gi,
    '$1 $2 due to be paid',
  ],
  [
    /\b(are|is|am) (we|i|they) (?:set|lined up|in line|on course|on track|scheduled) to (spend|pay|receive|get|take|make)\b/gi,
    '$1 $2 going to $3',
  ],
  [
    /\bthis side of (?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|autumn|winter))/gi,
    'before ',
  ],
  // The days run up to there, however far that is put to be.
  [
    /\b(?:all the way|right|all the way through|right through|the whole way|straight) (?:through )?(?:up )?(?:to|until|till) (?=(?:the )?(?:end|start|middle|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|easter|christmas|spring|summer|autumn|winter|next|new year))/gi,
    'until ',
  ],
  // Days that are named say when.
  [
    / at (?:any|some) (?:point|stage|time|moment) (?=(?:before|until|till|up to|between|in|this|next|over|during)\b)/gi,
    ' ',
  ],
  // Why something isn't in the forecast: whether it is, and when it falls due.
  [
    /^(?:so |and )?(?:why|how come) (?:is|are)(?:n['’]?t| not)? there (?:no|not any|any|not a|a) (.{3,40}?) (?:in|on|showing in|shown in) (?:the|our|your|my) (?:forecast|outlook|projection)s? (?:for|in|during) (.{3,25}?)(?=[\s?.!]*$)/gi,
    'what $1 is due in $2',
  ],
  [
    /^(?:so |and )?(?:why|how come) (?:is|are)(?:n['’]?t| not)? there (?:no|not any|any|not a|a) (.{3,40}?) (?:in|on|showing in|shown in) (?:the|our|your|my) (?:forecast|outlook|projection)s?(?=[\s?.!]*$)/gi,
    'when is the next $1 payment due',
  ],
  [
    /^(?:so |and )?(?:why|how come) (?:is|are)(?:n['’]?t| not) (?:the |our |my )?(.{3,40}?) (?:in|on|showing in|shown in) (?:the|our|your|my) (?:forecast|outlook|projection)s?(?=[\s?.!]*$)/gi,
    'when is the next $1 payment due',
  ],
  // Loans that come in are funding, and no repayments.
  [
    /\b(?:are |is )?(?:there )?(?:any |new )*(?:loans?|loan money|loan advances?|funding|borrowings?) (?:are |is |still |due |expected |to |going to |that |which |be )*(?:com(?:e|es|ing) in|due in|arriv(?:e|es|ing)|land(?:s|ing)?|coming)\b/gi,
    'is any Loans and finance received due in',
  ],
  // Bills that are left are still due.
  [
    /\b(bills|direct debits|standing orders|payments|receipts) (?:are |is |do we have |have we got )?(?:left|still to go|to go|remaining|still to come)(?: (?:to (?:pay|go|come)|out))? (?=this (?:week|month|quarter|year)\b)/gi,
    '$1 are still due ',
  ],
  [/\bany (?:chance|sign|hope|prospect) of (?:an? |the |some )?(?=.* in \w+[\s?.!]*$)/gi, 'any '],
  // "When do we dip below £20,000?" is of days to come.
  [
    /\bwhen (?:do|does) (we|i|it|cash|the balance|our balance|the bank) (?:next |first |ever )?(dip|drop|fall|go|get|slip) (below|under|beneath)\b/gi,
    'when will $1 $2 $3',
  ],
  [
    /\bis there (?:a|any) (?:month|week|day|time|point|stage)(?: (?:when|where|that|in which|at which))? (we|i|cash|the balance) (?:will |would |might |may )?(dip|drop|fall|go|get|slip)s? (below|under|beneath)\b/gi,
    'will $1 $2 $3',
  ],
  // Whether the bills of some days are covered is whether cash holds out.
  [
    /\b(?:can|could|will|do) (?:we|i) (?:be able to |manage to |afford to |have enough to )?(?:cover|pay|meet|manage|afford) (?:all )?(?:of )?(?:the |our |my )?((?:next|this|the coming) (?:week|month|fortnight))(?:['’]?s)? (?:bills|payments|outgoings|costs|commitments)\b/gi,
    'will we be ok for cash $1',
  ],
  [/\bthis week coming\b/gi, 'next week'],
  [/\bthis coming (week|month|quarter|year)\b/gi, 'next $1'],
  [
    /\b(go|goes|going|leave|leaves|leaving|due)( out)? at (?:the )?(?:end of the month|month[- ]end)\b/gi,
    'will go out this month',
  ],
  [/\bnorth of (?=£?\d)/gi, 'above '],
  [/\bsouth of (?=£?\d)/gi, 'below '],
]

/**
 * The question with such turns replaced: as it was asked, not what a pattern made of it, where "due
 * in" is what comes in.
 */
export function withPlainAhead(text: string): string {
  return withPlainCash(
    turns.reduce(
      (question, [turn, instead]) => question.replace(turn, instead),
      withPlainSafe(withPlainDue(withPlainOutlook(withPlainComing(withPlainSecond(text))))),
    ),
  )
}
