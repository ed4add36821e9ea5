// Turns of phrase about the past, put into words that are read.

import { withPlainVerbs } from './everyday-verbs.ts'
import { monthName as month } from './turn.ts'
import { withPlainComparing } from './turns-of-comparing.ts'
import { withPlainRefunds } from './turns-of-refunds.ts'

// What is paid in the same amount for a long time has a price.
const priced =
  '(?:[\\w& ]{2,30} )?(?:rent|rates|price|subscription|premium|insurance|direct debit|standing order|retainer|lease|fee|rate|broadband)'

const turns: readonly (readonly [RegExp, string])[] = [
  // Jobs that paid are what came in for them.
  [
    /\bhow many ([\p{L} ]{3,24}?) jobs (?:(?:have |has )?(?:paid|pay)(?: us)?|came in|(?:did|have) (?:we|i) (?:do|done|get paid for|been paid for))(?= (?:in|this|last|since|over|during|so|from|for)\b|[\s?.!,]*$)/giu,
    'how many $1 payments came in',
  ],
  // Who had never paid before is new.
  [
    /\b(customers?|clients?|people|payers|names) (?:who|that) (?:had|have|has) (?:never|not) (?:ever )?paid (?:us|me)(?: anything| a penny)? (?:before|previously)(?: then| that| now)?\b/gi,
    'new customers',
  ],
  [
    /\bshare of (?:the |our |my )?new (customers|clients) (?:in|of|among) (?:the |our |my )?(sales|income|takings|revenue|turnover|receipts)\b/gi,
    'share of $2 from new $1',
  ],
  [
    /\bhow much of (?:the |our |my )?(sales|income|takings|revenue|turnover|receipts|money in)\b(.{0,30}?) (came|comes|is|was|has come|were) from (?:our |my |the )?new (customers|clients)\b/gi,
    'what share of $1$2 came from new $4',
  ],
  // "Bung Dave in drawings" are Dave's drawings.
  [
    /\b(pay|paid|paying|give|gave|bung|bunged|slip|slipped) (\p{Lu}\p{Ll}{2,}) (?:in|as) (drawings|dividends?|wages|salary)\b/gu,
    '$1 $2’s $3',
  ],
  [
    new RegExp(
      `\\b(was|were) ((?:the |our |my )?${priced}) before (?:(?:in )?${month}(?: 20\\d\\d)?|(?:last|this) (?:year|month|quarter)|20\\d\\d|then|that)(?=[\\s?.!]*$)`,
      'gi',
    ),
    '$1 $2 previously',
  ],
  [
    /\bsince (?:we|i|you) (?:opened|started|began|kept|set up) (?:the |our |my |these )?(?:books|records|accounts|figures|business)\b/gi,
    'to date',
  ],
  // "Ben's on more than he was last year".
  [
    /\bthan (?:it|they|he|she|we|i) (?:was|were|did|had) (?=(?:in |during |over )?(?:last|the|this|a|q[1-4]|20\d\d)\b)/gi,
    'than ',
  ],
  // "What's rent cost us this year?" is what it has cost.
  [
    /^((?:and |so )?what)['’]?s (?!.*\b(?:we|i)\b)((?:the |our |my )?[\w&' ]{2,30}?) (cost|been costing|set us back|come to|brought in|earned|taken|made)\b(?= (?:us|me|this|so|since|in|over|during|last|for|to)\b|[\s?.!]*$)/gi,
    '$1 has $2 $3',
  ],
  [/\b(?:to|on) hand(?=[\s?.!]*$)/gi, 'in hand'],
  // What customers spend and pay comes in, whatever the verb.
  [
    /\b(how much|what) (did|do|have|has) (?:our |the |my )?(?:customers?|clients?|punters?|people|folk|guests|patients) (?:spend|spent)(?= (?:in|during|over|for|on|this|last|since|from|between|so|yesterday|today|altogether|overall|to date)\b|[\s?.!]*$)/gi,
    '$1 $2 we take in sales',
  ],
  [
    /\bwho (do|did|have|are) (we|i) (?:get|got|getting|have|make|making|earn|earning) (?:the )?most(?: money| cash| income)? (?:from|off|out of)\b/gi,
    'which customer paid us the most',
  ],
  [/\bwho (?:coughed|stumped|ponied|paid) up (?:the )?most\b/gi, 'which customer paid us the most'],
  [
    /\bwho (?:took|takes|has taken|had|has had|got) (?:the )?most (?:off|out of|from) (us|me)\b/gi,
    'who did we pay the most',
  ],
  [
    /\b(biggest|largest|main|top|best|number one) (?:source of income|earner|income source|source of money)\b/gi,
    'biggest customer',
  ],
  [
    /\b(did|have|do) (we|i) (?:get|got|gone|go|burn|burned|burnt|run) through(?= (?:in|during|over|this|last|since)\b|[\s?.!]*$)/gi,
    '$1 $2 spend',
  ],
  [/\bnet (?:pay|wages|salar(?:y|ies))\b(?! after)/gi, 'wages'],
  [
    /\bhow (?:was|is|has) (?:the|our|my|all the) money (?:been )?spent\b/gi,
    'what did we spend by category',
  ],
  [
    /^(?:break (?:down )?|breakdown (?:of|for) |a breakdown (?:of|for) )(?:the )?((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|(?:last|this) (?:month|week|quarter|year))(?: down)?(?: for (?:me|us))?[\s?.!]*$/gi,
    'spending by category in $1',
  ],
  [/^what went where\b/gi, 'spending by category'],
  [
    /\bdid (we|i) (?:come out|finish|end up|end)(?: ahead| up or down)?(?= in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|[\s?.!]*$)/gi,
    'did $1 end up or down',
  ],
  [
    /^(?:and |so )?how (?:much|far) (?:up|down|better off|ahead) (?:were|are) (?:we|i) (?=in|for|over|last|this)/gi,
    'net cash flow ',
  ],
  [
    /^(?:and |so )?how much (?:were|are) (?:we|i) (?:up|down|ahead) (?:by )?(?=in|for|over|last|this)/gi,
    'net cash flow ',
  ],
  [
    /\b(what|how much) (?:was|is|were) (?:there )?left over (?!.*\bafter\b)(?=in|for|during|over|last|this)/gi,
    'what was net cash flow ',
  ],
  [
    /\bhow much (?:business|trade) (did|do|have) (we|i) (?:do|done)\b/gi,
    'how much $1 we take in sales',
  ],
  [
    /\b(did|have|do) (we|i) (?:ring up|rung up|ring through|put through the till|take through the till)\b/gi,
    '$1 $2 take in sales',
  ],
  [/\bwhat (?:went|came|has gone) through the tills?\b/gi, 'how much did we take in sales'],
  [
    /\b(how much|what) (did|have|do) (we|i) bank(?= (?:in|during|last|this|since|on|yesterday|today)\b|[\s?.!]*$)/gi,
    '$1 $2 $3 bring in',
  ],
  [/\btill takings\b/gi, 'takings'],
  [/\bwhat (was|has) (?:trade|business|trading) (?:been )?like\b/gi, 'what $1 takings'],
  [
    new RegExp(
      `^(?:and |so )?(?:was|is) (${month}|last month|last week|last quarter|last year) (?:a |an )?(?:really |very |any )?(?:good|bad|decent|strong|poor|rubbish|great|ok|okay|alright|tough|slow|quiet)(?: (?:month|one|week|quarter|year))?(?: for us)?[\\s?.!]*$`,
      'i',
    ),
    'how did $1 go?',
  ],
  [/\b(?:went|flew|walked|gone|go|goes) out (?:of )?the door\b/gi, 'went out'],
  [/\bhow much (?:money|cash) left(?= (?:in|during|last|this)\b)/gi, 'how much went out'],
  [/\b(?:landed|arrived|turned up|dropped) in (?:the|our|my) (?:account|bank)\b/gi, 'came in'],
  [
    /^how much (we|i) got\b(?! (?:paid|from|in (?:this|last|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))/gi,
    'how much have $1 got',
  ],
  [
    /^(?:and |so |ok )?(?:how much(?: money| cash)? is (?:there|in there)|what['’]?s (?:in there|there)(?: at the (?:mo|moment|minute))?|what are (?:we|i) (?:sat|sitting) on|what['’]?s the state of (?:the|our) bank|how flush are (?:we|i)|where are we at with the bank|are we flush)[\s?.!]*$/gi,
    'what is our balance?',
  ],
  [
    /\b(did|had) (we|i) (?:have|had|need|end up having) to (?=(?:pay|spend|fork|shell|cough|stump|hand|lay)\b)/gi,
    '$1 $2 ',
  ],
  [
    /^((?:and |so )?)how(?:['’]?s| is| was| did) (?:trade|business|trading)(?: go| do)? (?=(?:this|last|in|over|from|1)\b.*\b(?:against|v|vs|versus|compared|than)\b)/gi,
    '$1takings ',
  ],
  [
    /\b(?:who|which of (?:us|them|the staff|the team)) is (?:the )?(?:best|highest|top) paid\b|\bwho['’]?s (?:the )?(?:best|highest|top) paid\b/gi,
    'who got paid the most in wages',
  ],
  // Whether a price holds is when it changed.
  [
    /^(?:and |so )?(?:is|are) (.{2,40}?) still (?:the same(?: price| amount| money)?(?: as (?:it was |they were )?(?:last year|before|always|ever))?|(?:at |on )?£?\d[\d.,]*(?: pounds| quid)?(?: (?:a|per|each|every) (?:day|week|month|quarter|year))?)[\s?.!]*$/gi,
    'when did $1 go up and by how much?',
  ],
  [
    /^(?:and |so )?(?:(?:is|are) )?([\w&' ]{2,40}?) still (?:at |on )?£?\d[\d.,]*,? or (?:have|has|did) (?:they|it|he|she) (?:bump|bumped|put|push|pushed|upped|raised?|hiked?)(?: (?:it|them|the price))?(?: up)?[\s?.!]*$/gi,
    'when did $1 go up and by how much?',
  ],
  // Rent is paid by the quarter, too: a month set against the one before it would be no price.
  [
    new RegExp(
      `^(?:and |so )?(?!.*\\b(?:since|before|after|until|when)\\b.* up\\b)(?:(?:did|has|have) )?((?:the |our |my )?${priced}) (?:went|gone|go|got put|been put) up (?:in|from|since) ${month}(?: 20\\d\\d)?[\\s?.!]*$`,
      'gi',
    ),
    'when did $1 go up and by how much?',
  ],
  [
    /\b(?:are|were|am|is) (?:we|i|it) up or down on the (year|month|quarter)\b/gi,
    'net cash flow this $1',
  ],
  [
    /\b(?:are|am) (?:we|i) (?:up or down|down or up|better or worse off|better off|worse off|ahead or behind|up|down) on (?:the )?(?:last|previous) (week|month|quarter|year)\b/gi,
    'net cash flow this $1 compared with last $1',
  ],
  [/\b(first|last|biggest|largest|smallest|highest|lowest|best|worst)[- ]ever (?=\w)/gi, '$1 '],
  [
    /\b(the )?(last|past) (\S+) (?:full |whole |complete )?(days|weeks|months|quarters|years)(.*?)\b(?:the )?(?:\3|\d+|two|three|four|six|twelve)(?: (?:days|weeks|months|quarters|years))? before(?: that)?(?=,|[\s?.!]*$)/gi,
    'the last $3 $4$5the $3 $4 before that',
  ],
  [
    /(?<!by )\bhow much did (?:the bank|the balance|the account|our cash|our money|cash) (?:go|come|move|drop|fall|rise)(?: up| down)?(?: by)? (?=in|over|during|last|this)/gi,
    'by how much did our cash change ',
  ],
  [
    /\bwas it (busier|quieter|better|worse|slower) (in )?(.+?) (?:or|than) (?:in )?(.+?)[\s?.!]*$/gi,
    'sales in $3 compared with $4',
  ],
  [
    /\b(?:the )?weekends? (?:against|versus|vs?|compared (?:to|with)|or|and) (?:the )?week ?days?\b/gi,
    'by day of the week',
  ],
  [
    /\b(do|does) (we|i) (take|make|get|bring in|spend)((?: in)?) (?:on|of) (?:a|an) (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day\b)/gi,
    '$1 $2 $3$4 on an average ',
  ],
  [
    /\bdid (?:christmas|xmas) (?:bring in|make|earn|take)(?: us| for us)?(?: last year)?(?=[\s?.!]*$)/gi,
    'did we take in sales in December',
  ],
  [
    /\bthe most (?:we|i)(?:['’]?ve| have)?(?: ever)? (?:taken|took|take|made|earned)(?: in)? in (?:a|any|one|a single) (day|week|month|quarter)\b/gi,
    'the $1 with the highest sales',
  ],
  [
    /\bthe most (?:we|i)(?:['’]?ve| have)?(?: ever)? (?:spent|spend|paid out|paid) in (?:a|any|one|a single) (day|week|month|quarter)\b/gi,
    'the $1 with the highest spending',
  ],
  [
    /\bhow many times (?:did|has|have) (?!we\b|i\b|they\b|it\b)(.{2,30}?) (?:come|been|deliver|delivered|call|called|visit|visited|turned up|turn up)\b/gi,
    'how many payments to $1',
  ],
  [
    /\b(this) (spring|summer|autumn|winter|christmas|easter)( .*)?\b(than|against|v|vs|versus|compared to|compared with|or) last(?=[\s?.!]*$)/gi,
    '$1 $2$3$4 last $2',
  ],
  [
    /^(?:have (?:we|i) (?:had|got|received) |did (?:we|i) (?:get|have) |was there |is there )?(?:anything|any money|something|owt) back (?:from|off) (.+?)(?= (?:this|last|in|since|so|yet)\b|[\s?.!]*$)/gi,
    'money back from $1',
  ],
  [
    /^(?:so )?(?:did|has|have) (?!(?:we|i|anyone|anybody|someone|somebody|they|any of|any|suppliers?|our suppliers?)\b)((?:the )?[\p{L}\d&'’. -]{2,40}?) (?:charged?|billed?|invoiced?|taken?|took|debited?) (?:us|me) (?:twice|double|two times)(?=[\s?.!]*$)/giu,
    'possible duplicate payments to $1',
  ],
  [
    /^(?:so )?(?:did|have) (?:we|i) (?:accidentally |by mistake )?(?:pay|paid) ((?:the )?[\p{L}\d&'’. -]{2,40}?) (?:twice|double|two times)(?=[\s?.!]*$)/giu,
    'possible duplicate payments to $1',
  ],
  [
    /\b(?:any|are there any|have we got any) (?:duplicates?|doubles|double payments|duplicate payments) (?:from|to|with|for|at) (?=\p{L})/giu,
    'possible duplicate payments to ',
  ],
  [
    /\b(?:(?:our|my|the|an) )?(?:average|typical|usual|mean) (?:(?:sales |customer )?invoice|job|sale|order value)(?: (?:value|size|amount))?\b(?! (?:from|to|for|at|per|a|each|every|in)\b)/gi,
    'our average sales payment',
  ],
  [
    /\b(?:(?:our|my|the|an) )?(?:average|typical|usual|mean) (?:size|value|amount) (?:of|for) (?:(?:an?|our|my|the|each) )?(?:sales |customer )?(?:invoice|job|sale)s?\b/gi,
    'our average sales payment',
  ],
  [
    /\bthe (biggest|largest|dearest|smallest|most expensive) (?:thing|item|one|spend|charge) (?=(?:on|from) (?:the |our |my )?(?:company |credit |business )?card\b)/gi,
    'the $1 payment ',
  ],
  [
    /^(biggest|largest|dearest|smallest|most expensive) (?:thing|item|one|spend|charge) (?=(?:on|from) (?:the |our |my )?(?:company |credit |business )?card\b)/gi,
    'the $1 payment ',
  ],
  [/\b(is|are|was|were) (?:sat|sitting|stashed|tucked away) (?:in|on) (?=the|our|my)/gi, '$1 in '],
  [/\b(biggest|largest|main|highest) overheads?\b/gi, '$1 cost'],
  [
    /^((?:and |now |then |ok |but )*)(?:drop|lose|scrap|ditch|bin|forget|strip out|knock off) (?!in\b|about\b|it\b|that\b|(?<=bin )(?:m[ae]n|lorry|collections?|bags?|hire|charges?|bills?|costs?|days?|emptying)\b)(?=\w)/gi,
    '$1without ',
  ],
  // "Which of the last six months was best?"
  [
    /\b(which|what) (?:one )?of (the (?:last|past) \S+) (days|weeks|months|quarters)\b(.*?)[\s?.!]*$/gi,
    '$1 $3 $4 in $2 $3',
  ],
]

const singular: readonly (readonly [RegExp, string])[] = [
  [
    /^((?:and |so )?(?:which|what) (?:day|week|month|quarter))s (?=.* in the (?:last|past) \S+ )/i,
    '$1 ',
  ],
]

/** The question with such turns replaced. */
export function withPlainPast(text: string): string {
  return [...turns, ...singular].reduce(
    (question, [turn, instead]) => question.replace(turn, instead),
    withPlainVerbs(withPlainComparing(withPlainRefunds(text))),
  )
}
