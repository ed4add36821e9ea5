// The best and worst of some weeks or months, "so far", and prices that were put up, in words that
// are read.
import { putTurns, type Turn } from './turn.ts'

const unit = '(day|week|month|quarter|year)'
const number = '(\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const flow =
  '(?:br(?:ing|ought|inging)|came|come|coming|took|take|taken|takings|earn(?:ed|t)?|made|make|spen[dt]|spending|paid|pay|went|go|going|out|in|income|sales|costs?|outgoings|receipts)'
const priceNoun =
  '(?:it|them|price|prices|fees?|rent|rates?|bills?|charges?|premiums?|subscription|subs|tariff|retainer|cost)'
const up =
  '(?:put|bump|bumped|whack|whacked|jack|jacked|push|pushed|hike|hiked|shove|shoved|stuck|stick|crank|cranked)'

const turns: readonly Turn[] = [
  // "What's the highest the account's been this year?"
  [
    /\bwhat(?:['’]?s| is| was| has been)? the (highest|lowest|most|least|best|worst) (?:that )?(?:our |the )?(?:(?:current |bank )?account|bank|balance|bank balance)(?:['’]?s| has| had| ever)*(?: (?:been|got to|gone to|gone|got down to|reached|went|dropped to|dipped to|fallen to|hit|was))(?: at| to)?\b/gi,
    'when was our balance $1',
  ],
  // "Which week in the last eight" is one of the last eight weeks.
  [
    new RegExp(
      `\\b(which|what) ${unit} (?:in|of|out of|over|from|during) the (last|past) ${number}\\b(?! (?:days|weeks|months|quarters|years)\\b)`,
      'gi',
    ),
    '$1 of the $3 $4 $2s',
  ],
  // Moves between one's own accounts are in no total of money in or out.
  [
    new RegExp(
      `^(?:leaving (?:aside )?|ignoring |not counting |excluding |setting aside )(?:the |our |any |all )?(?:internal |own )?transfers(?: between (?:our |my |the )?(?:own )?accounts)?(?: aside| out)?\\s*[,:–—-]+\\s*(?=.*\\b${flow}\\b)`,
      'i',
    ),
    '',
  ],
  [
    new RegExp(
      `^(.*\\b${flow}\\b.*?)[\\s,–—(-]+(?:leaving (?:aside )?|ignoring |not counting |excluding |setting aside )(?:the |our |any |all )?(?:internal |own )?transfers(?: between (?:our |my |the )?(?:own )?accounts)?(?: aside| out)?\\)?(?=[\\s?.!]*$)`,
      'i',
    ),
    '$1',
  ],
  [
    /\b((?:in )?how many (?:of the )?months (?:of|in) (?:20\d\d|this year|last year)) (?:was|were|did we have|had) more (?:money )?(?:paid|going|go|spent) out than (?:came|coming|come|was (?:coming|paid)|received|taken)(?: in)?\b/gi,
    '$1 did more go out than came in',
  ],
  [
    /\b((?:in )?how many (?:of the )?months (?:of|in) (?:20\d\d|this year|last year)) (?:ended|finished|closed)(?: up)? with more (?:money )?(?:going |paid )?out than (?:coming |paid )?in\b/gi,
    '$1 did more go out than came in',
  ],
  // "Put their fee up on us" is a price that went up.
  [
    new RegExp(
      `\\b(has|have|did|is it true that|had) (?:that |those |them |the )?([\\p{L}\\d&'’ .-]{2,30}?)(?: lot| people| folk| crowd| mob| guys)? (?:gone and )?${up} (?:the |their |our |its |his |her |up )?${priceNoun}(?: up)?(?: (?:on|for) (?:us|me))?(?=[\\s?.!]*$)`,
      'giu',
    ),
    '$1 $2 put the price up',
  ],
  [/\b(been )?(?:creep|inch|edg|sneak)in[g’']?(?: up)(?: on (?:us|me))?\b/gi, '$1going up'],
  [/\b(gone|went|going|go|crept|creep) up on (?:us|me)\b/gi, '$1 up'],
  [/\b(?:has|have) ([\p{L}\d&'’ .-]{2,40}?) been going up\b/giu, 'has $1 gone up'],
  [/\b(?:over|in|for) (?:a|the) (?:full|whole|entire) (?:yr|year)\b/gi, 'a year'],
  [
    /\b(?:what|which) (day|week|month) did (?:the |our |my )?(?:bank|account|balance|bank balance|cash)(?: account)? look (?:the )?(?:healthiest|best|strongest|rosiest|fullest)\b/gi,
    'which $1 was the balance highest',
  ],
  [
    /\b(?:what|which) (day|week|month) did (?:the |our |my )?(?:bank|account|balance|bank balance|cash)(?: account)? look (?:the )?(?:sickest|worst|poorest|thinnest|emptiest|ropiest)\b/gi,
    'which $1 was the balance lowest',
  ],
  [
    /\bwhy did (we|i) (?:get|receive|have) (?:a |an |any )?(?:tax |vat |paye )?(?:refund|rebate|repayment|money back) from ([\p{L}\d&'’ .-]{2,30}?)(?= (?:in|on|last|this)\b|[\s?.!]*$)/giu,
    'why did $2 give us money back',
  ],
  [/,? (?:would|wouldn['’]t|do|dont|don['’]t) (?:you|u) (?:say|reckon|think)(?=[\s?.!]*$)/gi, ''],
  [
    /\b(who|which)(?: one)?(?:['’]?s| is| are)? (?:the )?(?:dearer|pricier|more expensive|costs (?:us |me )?more|cost (?:us |me )?more)( (?:a|per) (?:month|payment))(?=[\s?.!]*$)/gi,
    '$1 gets more$2',
  ],
  [/\bcompar(e|es|ed) with those (?:of|in|from) /gi, 'compar$1 with '],
  [/\b(did|have|had|has) (.{3,40}?) ever (?:change|changed)(?=[\s?.!]*$)/gi, 'has $2 changed'],
  [
    /\b(?:did|has|have|had) (it|they|.{3,40}?) ever (?:go|gone) up(?=[\s?.!]*$)/gi,
    'has $1 gone up',
  ],
  [
    /\bbank (?:the )?(most|least)(?: in)? cash\b|\bbank (?:the )?(most|least) in cash\b/gi,
    'have the $1$2 cash banked',
  ],
  [
    /,? (?:what|how much) did (?:the (?:pair|two|three|four|lot)|both|all) of (?:them|us|you)(?: together)? (?=(?:cost|take|get|bring|earn|come|make))/gi,
    ', what did they ',
  ],
  // "Me and R between us" are both of us.
  [
    /\b(?:me|myself) (?:and|n|&) (?:\p{L}+) (?=(?:took|take|taken|drew|draw|had|paid|spent)\b[^?]*\bbetween us\b)/giu,
    'we ',
  ],
  [/\b(we (?:took|take|taken|drew|draw|had|paid|spent)(?: out)?) between us\b/gi, '$1 altogether'],
  [
    /\brefunds? (?:given |paid |made |sent )?to (?:our |the |my )?(?:patients|customers|clients|buyers|shoppers|guests|punters|diners|pupils|tenants)\b/gi,
    'customer refunds',
  ],
  [
    /\b(?:what|how much)(?:['’]?s| is| was)? the damage (?:on|for|from) ([\p{L}\d&'’ .-]{2,30}?) (a year|a month|per month|per year)(?=[\s?.!]*$)/giu,
    'how much does $1 cost $2',
  ],
]

const current =
  /\b(?:this (?:calendar |tax |financial )?(?:year|month|quarter|week)|20\d\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)\b/i
const compares =
  /\b(?:than|vs?|versus|against|compared?|compares|same|last|previous|before|ago|earlier|to)\b/i

/** The question in such words. */
export function withPlainExtremes(text: string): string {
  const plain = putTurns(text, turns)
  // Days that aren't over end today: "2026 so far", "so far in November".
  return current.test(plain) && !compares.test(plain)
    ? plain.replace(/,? \bso far\b(?=[\s,?.!]|$)/i, '').replace(/^((?:and |but )?)so far,? /i, '$1')
    : plain
}
