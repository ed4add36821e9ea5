// What people at a desk write for what the reader knows: "the practice" for us, "has to be paid",
// "by when must it be paid", "why did we miss the pension payment".
import { numberIn } from '../periods/words.ts'
import { ownFirm as firm, monthName, putTurns, type Turn } from './turn.ts'

const days =
  '(?=(?:the |this |next |new |christmas|xmas|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|\\d))'

const sum = '(?=£?\\d)£?'

const turns: readonly Turn[] = [
  [
    new RegExp(
      `\\b(costs?|costing|charged?|owes?|owed|owing|bill(?:ed|s)?) (?:the|our|my) ${firm}\\b`,
      'gi',
    ),
    '$1 us',
  ],
  [/\bper cent\b/gi, 'percent'],
  [/\bni bill\b/gi, 'PAYE bill'],
  // What is to be bought changes no figure: "22 grand for a new till system".
  [
    new RegExp(
      `^((?:so )?(?:can|could|would|should) (?:we|i) (?:still )?)(?:run|stretch|go|push) to (?=(?:an? |another )?${sum})`,
      'i',
    ),
    '$1afford ',
  ],
  [
    new RegExp(
      `\\b((?:afford|find) (?:an extra |another )?${sum}[\\d,.]*(?: ?(?:k|grand|quid|thousand|pounds))?(?: (?:in|next|this|by|before) [\\p{L}]{3,9}(?: month)?)?) (?:on|for) (?:an?|some|another) (?:new |used |second[- ]hand |bigger |better |replacement )*(?!bonus|dividend|loan|tax|vat|month|week|year)\\p{L}[\\p{L}-]{2,14}(?: \\p{L}[\\p{L}-]{2,14})?(?=[\\s?.!]*$| (?:in|next|this|by|before|without|and|from)\\b)`,
      'giu',
    ),
    '$1',
  ],
  [
    /,? without (?:getting|being|feeling|having to) (?:too )?(?:twitchy|nervous|worried|anxious|jittery|worry|panic|sweat)(?=[\s?.!]*$)/gi,
    '',
  ],
  // "If the boiler goes again and it's £3,500 in January, do we cope?"
  [
    new RegExp(
      `^(?:what )?if (?:the |our |a |my )?[\\p{L} ]{2,30}? (?:goes|went|breaks|broke|packs (?:up|in)|dies|died|fails|failed|conks out|blows up|gives up|needs (?:replacing|fixing|mending))(?: again| down| on us| bang)*,? (?:and|n|&) (?:it['’]?s|that['’]?s|it (?:costs?|is|comes to|would be)|costs? us) (${sum}[\\d,.]*(?: ?(?:k|grand|quid|thousand))?)( (?:in|next|this) [\\p{L}]{3,9}(?: month)?)?(?:,? (?:then |so )?(?:do|would|will|can|could|are) (?:we|i) (?:still )?(?:be )?(?:cope|ok|okay|alright|all right|fine|manage|survive|afford (?:it|that)|in trouble|get by))?(?=[\\s?.!]*$)`,
      'iu',
    ),
    'what if we spend $1$2',
  ],
  [/\b(?:looming|on the horizon|round the corner|around the corner)(?=[\s?.!,]|$)/gi, 'coming up'],
  [
    /\b(?:has|have|are|is|did)?( ?(?:any|which|some)(?: of (?:them|those|these))?) (?:gone|went|go|going|run|slipped) (?:past|over|beyond) (?:its|their|the) (?:due )?dates?\b/gi,
    'are$1 overdue',
  ],
  // Of some days they are what is due to suppliers, and no wages.
  [
    /\b(?:which |what )?supplier bills((?: (?:are|is|do we have|have we got))? due(?: out)? (?=next|this|in\b|by\b|before|on\b|over|during|between|tomorrow))/gi,
    'what payments to suppliers$1',
  ],
  [/\bsupplier bills\b/gi, 'bills'],
  [
    /\b(bills|invoices) (?:have (?:we|i) (?:got )?|do (?:we|i) have |(?:we|i) have (?:got )?)(?:still )?(outstanding|unpaid|overdue)\b/gi,
    '$1 are $2',
  ],
  [
    /^([\p{L}\d&'’. -]{2,30}?) (?:paid up|paid|settled up|coughed up)(?: yet)?,? or (?:are they |is it |do they )?(?:still )?(?:owing|owe|owed|outstanding)(?: us)?(?=[\s?.!]*$)/iu,
    'how much does $1 still owe us',
  ],
  // A bill that somebody has sent is one, and not the next payment to them.
  [
    /^((?:so |and )?when(?:['’]?s| is)) (?:the|that|this|our|my) (bill|invoice) (?:from|to|for) ([^,?]{2,40}?) (due|payable)(?:,? (?:and|n|&) (?:for )?how much(?: is it)?(?: for)?)?(?=[\s?.!]*$| (?!and\b))/i,
    '$1 the $3 $2 $4',
  ],
  [
    new RegExp(
      `^((?:the |our |my )?(?:vat|paye|ni|corp(?:oration)? tax|tax|self assessment))(?: bill| payment)? (?:for |in |due )?(${monthName})[,:]?(?: -)? when(?: is it)?(?: due)?(?:,? (?:and|n|&|\\+) how much(?: is it)?)?(?: please| pls| plz)?(?=[\\s?.!]*$)`,
      'i',
    ),
    'what $1 is due in $2',
  ],
  // What a customer spends with us comes in.
  [
    /\b(spend|spends|spent|spending) (more |less |much |a lot |most |the most )?with us\b/gi,
    (_, verb = '', much = '') =>
      `${verb.replace(/^spent$/i, 'paid').replace(/^spend/i, 'pay')} us ${much}`.trimEnd(),
  ],
  [
    /^(?:are there|is there|have we got|could we find|where are) (?:any |some )?(?:savings|cost savings|costs?) (?:to be (?:had|made|found|cut)|(?:we|i) (?:could|can) (?:make|find|cut))(?=[\s?.!]*$)/i,
    'what money leaks are there',
  ],
  [
    /^(?:what|where) (?:are|do) (?:we|i) (?:be )?(?:over ?spending|(?:spend|spending|paying|pay) too much)(?: on| for)?(?=[\s?.!]*$)/i,
    'what money leaks are there',
  ],
  // A list of everybody is of more than the month under way.
  [
    /^(?:list|show|show me|name|give me|who are|give me a list of|show me a list of)(?: all)?(?: of)?(?: our| my| the)? (?:customers|clients|payers)(?=[\s?.!]*$)/i,
    'break down sales by customer over the last 12 months',
  ],
  [
    /^(?:list|show|show me|name|give me|who are|give me a list of|show me a list of)(?: all)?(?: of)?(?: our| my| the)? (?:suppliers|vendors|payees)(?=[\s?.!]*$)/i,
    'break down spending by supplier over the last 12 months',
  ],
  [
    /^how many (suppliers|vendors) (?:do|have) (?:we|i) (?:use|have|got|pay|deal with|buy from)(?=[\s?.!]*$)/i,
    'how many $1 did we pay in the last 12 months',
  ],
  [
    /^(?:do|are|will) (?:we|i) (?:usually |normally |generally |always |ever )?(?:get(?:ting)? )?paid (?:on time|late|promptly|when we should)(?: by (?:our |the )?(?:customers|clients))?(?=[\s?.!]*$)/i,
    'which customers usually pay late',
  ],
  [
    /^(?:do|are) (?:our |the |my )?(?:customers|clients|people|they) (?:usually |normally |generally |always )?(?:pay(?:ing)?(?: us)?) (?:on time|late|promptly|when they should)(?=[\s?.!]*$)/i,
    'which customers usually pay late',
  ],
  [
    /^how much(?: money| cash)?(?: of ours)? (?:is|have we got|do we have|have we) (?:tied|locked|caught|sitting) (?:up )?in (unpaid|open|outstanding|overdue) invoices\b/i,
    'how much are we owed in $1 invoices',
  ],
  [/\bhow many days(?:['’]s?)?(?: worth)? (?:of )?cash\b/gi, 'how many days of cash'],
  [
    /^(?:did|has|have) (?:anyone|anybody|someone|somebody|any (?:shop|company|firm)s?) (?:refund(?:ed)?|reimburse[d]?) (?:us|me)\b/i,
    'who gave us refunds',
  ],
  // Whether it is safe to pay an amount is answered by figures.
  [
    /^(?:so )?(?:is|would) it (?:be )?(?:safe|ok|okay|alright|all right|fine|possible) (?:for (?:us|me) )?(?:if (?:we|i)|to) (?=(?:pay|spend|take|draw|buy|order|give)\b.*£?\d)/i,
    'can we afford to ',
  ],
  // A sum for each of so many people is their product.
  [
    /(?<![\d.,£])£?(\d[\d,]*(?:\.\d{1,2})?)(k?)(?: quid)? each (?:to|for|between) (?:all |the |our |my |of )*(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)(?: of)? (?:the |our |my )?(?:staff|people|employees|lads|girls|guys|team|workers|of us|directors|drivers|members of staff|staff members)\b/gi,
    (found, sum = '', thousand = '', people = '') => {
      const each = Number(sum.replaceAll(',', '')) * (thousand ? 1000 : 1)
      const many = numberIn(people.toLowerCase()) ?? 1
      return many > 1 ? `£${each * many}` : found
    },
  ],
  [
    /^(?:when|what)(?:['’]?s| is) the largest upcoming payment (in|out)(?=[\s?.!]*$)/i,
    'what is the largest payment due $1',
  ],
  // "Cancel Adobe, what do we save?" changes nothing: it asks what would be saved.
  [
    /^(?:if (?:we|i) )?(?:cancel|cancelled|drop|dropped|ditch|ditched|scrap|scrapped|stop|stopped|bin|binned|lose) ([\p{L}\d&'’. -]{2,40}?),? (?:what|how much) (?:do|would|will|could|can) (?:we|i|it|that) save(?: us)?( .{3,30}?)?(?=[\s?.!]*$)/iu,
    'how much would we save if we cancelled $1$2',
  ],
  [
    new RegExp(
      `^(?:how did |what was |show |compare )?(?:the |our )?(?:forecast|budget) (?:for|in|of) (${monthName}|last month|last quarter),? (?:vs?|versus|against|compared? (?:to|with)|and) (?:the |our )?(?:actuals?|what (?:actually )?(?:happened|came)|reality)(?=[\\s?.!]*$)`,
      'i',
    ),
    'how did $1 compare with the forecast',
  ],
  [
    new RegExp(
      `^(?:the |our )?(?:forecast|actuals?) (?:vs?|versus|against|compared? (?:to|with)) (?:the |our )?(?:forecast|actuals?),? (?:for|in) (${monthName}|last month|last quarter)(?=[\\s?.!]*$)`,
      'i',
    ),
    'how did $1 compare with the forecast',
  ],
  [
    new RegExp(
      `\\bwhy (?:were|was|did) (?:we|i|it) (?:go |come in |come out |end up )?(over|under)(?: (?:the )?forecast)? (?:in|for|last) (${monthName}|month|quarter)(?=[\\s?.!]*$)`,
      'gi',
    ),
    (_, way = '', when = '') =>
      `why was ${/^(?:month|quarter)$/i.test(when) ? `last ${when}` : when} ${way} forecast`,
  ],
  [/\bour own (?!accounts?\b|use\b|money\b|pockets?\b)/gi, 'our '],
  [/\b(in|into|from|out of) (?:the|our|my) acc\b/gi, '$1 the account'],
  // What is left on a day is still to be seen.
  [
    /\b(?:what['’]?s|whats|what is|how much is|how much['’]?s) (?:going to be )?left in (?:the|our|my) (?:account|bank)(?: account)? (on|at|by|come) (?=christmas|xmas|boxing|new year|the end of next|\d)/gi,
    'what will be in the account $1 ',
  ],
  [/\bleavin(?:g|['’])? (?:us|the (?:bank|account|business))\b/gi, 'going out'],
  // What is owed is owed now.
  [
    /\b(how much|what) do (we|i) owe (on (?:the|our|my) [\p{L} ]{2,30}?),? (?:today|now|right now|at the moment|currently)(?=[\s?.!]*$)/iu,
    '$1 do $2 owe $3',
  ],
  [
    /\b(?:and )?by when (?:must|should|does|do|has|have) (?:it|that|this|they) (?:have to |to )?(?:be )?(?:paid|go out|leave)\b/gi,
    'and when is it due',
  ],
  [
    /\b(?:have|has|are|is)(?: not|n['’]t) (?:been )?(?:paid|settled) by (?:their|its|the) due dates?\b/gi,
    'are overdue',
  ],
  [
    /^(?:list|show|show me|name|give me) (?:the |our |all |all the )?(customers|clients|payers) who are (?:late|behind)(?: paying| in paying)?(?: us)?(?:,? and (?:what|how much) (?:each|each of them|they) owes?(?: us)?)?(?=[\s?.!]*$)/i,
    'which $1 are late paying',
  ],
  [
    new RegExp(`^what (?:has|have|needs?|must) to be paid(?: out)? (on|by|in) ${days}`, 'i'),
    'what is due out $1 ',
  ],
  [
    new RegExp(
      `^how much ([\\p{L} ]{2,40}?) (?:do|will) (?:we|i) have to pay (?:in|on|by|at the end of) ${days}`,
      'iu',
    ),
    'what is due for $1 in ',
  ],
  [
    /^what will ([\p{L} ]{2,40}?) (?:come|add up|amount) to on (?=\d|(?:mon|tue|wed|thu|fri|sat|sun))/iu,
    'what is due for $1 on ',
  ],
  [
    /^(how many [^?]{3,80}?),? (?:and )?for how much(?: in (?:total|all)| altogether)?(?=[\s?.!]*$)/i,
    '$1 and how much in total',
  ],
  [
    /^(?:so )?did ([\p{L}\d&'’ -]{2,40}?) (?:take|charge|bill) (?:it|us|me|us for it)? ?(?:twice|two times|double) /iu,
    'how many times did we pay $1 ',
  ],
  // A payment that is missed in somebody's memory may have been made.
  [
    /^why did (?:we|i) (?:miss|skip|forget) (?:the |our |my )?([\p{L}\d&'’ -]{2,40}?) (?:payment|bill|instalment|direct debit) (in|on|for) /iu,
    'did we pay $1 $2 ',
  ],
  [
    /^why (?:was|is) there (?:no money|nothing|no payment|no income) from ([\p{L}\d&'’ -]{2,40}?) (in|on|for|since|last|this) /iu,
    'did $1 pay us $2 ',
  ],
  [
    /^why did (?:the |our |my )?([\p{L}\d&'’ -]{2,40}?) (?:payment|bill|cost|instalment|direct debit) (double|treble|triple|halve|jump|shoot up|go up|go down|drop) (in|last|this) /iu,
    'why did $1 $2 $3 ',
  ],
  [/\bbounce ?back\b(?! loan)/gi, 'bounce back loan'],
]

/** The question in plainer words. */
export function withPlainOffice(text: string): string {
  return putTurns(text, turns)
}
