// What people write in full sentences for what the reader knows: "which of our subscriptions costs
// us the most", "were we better off at the end of October than at the start".
import { monthName, putTurns, type Turn } from './turn.ts'

const period = `(?:${monthName}(?: 20\\d\\d)?|last (?:month|year|quarter)|this (?:month|year|quarter)|20\\d\\d)`
const large = '(?:large|larger|big|bigger|major|hefty|sizeable|significant|chunky)'
const ending = '(?=[\\s?.!]*$)'

const turns: readonly Turn[] = [
  [
    new RegExp(
      `^which (?:one )?of (?:our|my|the) (subscriptions|insurances|policies|leases|suppliers) (?:is|are|costs?|cost)(?: us| me)? (?:the )?(?:most(?: expensive)?|dearest)(?: (?:each|every|a|per) month)?${ending}`,
      'i',
    ),
    (_, kind = '') =>
      /^supp/i.test(kind)
        ? 'who is our largest supplier'
        : `who did we pay the most on ${kind.replace(/^subs/i, 'software subs').replace(/^(?:policies|insurances)/i, 'insurance')}`,
  ],
  [
    /^how much(?: money| cash)?(?: of (?:ours|mine))? (?:is|do (?:we|i) have|have (?:we|i)(?: got)?|(?:we|i)(?:['’]ve| have)(?: got)?) (?:tied|locked|sitting|stashed|squirrelled|put|salted)(?: up| away)? in (?=(?:the|our|my) [\p{L} ]*(?:savings?|deposit|reserve|account|pot)\b)/iu,
    'how much is in ',
  ],
  [
    new RegExp(
      `^(?:what|which|(?:are there|do (?:we|i) have|have (?:we|i) got|(?:is|are) there) any|any) ${large} (?:payments?|bills?|outgoings|costs|expenses)(?: (?:are|is|do (?:we|i) have|have (?:we|i) got))? (?:coming(?: up)?|due(?: out)?|ahead|going out|on the way|expected)(?= (?:in|over|before|by|this|next|during|until)\\b|[\\s?.!]*$)`,
      'i',
    ),
    'largest payments due out',
  ],
  [
    new RegExp(
      `^(?:were|are) (?:we|i) (better|worse) off at the end of (${period}) than (?:(?:we|i) were )?at (?:the|its) (?:start|beginning)(?: of (?:it|the month|the year))?${ending}`,
      'i',
    ),
    (_, way = '', when = '') => `did our cash ${way === 'worse' ? 'fall' : 'rise'} in ${when}`,
  ],
  [
    new RegExp(
      `^did (?:we|i) (?:end|finish|leave) (${period}) (?:with more (?:cash|money)?|better off) than (?:we|i) (?:started|began|went in)(?: (?:it|with))*${ending}`,
      'i',
    ),
    'did our cash rise in $1',
  ],
  [
    new RegExp(
      `^(?:which|what) (?:supplier|suppliers|prices|of our suppliers) (?:has|have) (?:put (?:its|their) prices up|put up (?:its|their) prices|gone up|risen|increased)(?: (?:the )?most| by the most)?${ending}`,
      'i',
    ),
    'have prices gone up',
  ],
  [
    /\b(how (?:many days|long) (?:does|do|did) [^?]{2,40}? (?:usually |normally |typically )?take to (?:pay|settle)(?: us| their (?:bills|invoices)| an invoice)?)(?:,? (?:on average|typically|usually|normally|as a rule))(?=[\s?.!]*$)/i,
    '$1',
  ],
  [
    /^(?:did|do|does|has|have) ([\p{L}\d&'’. -]{2,40}? )(?:pay|paid)(?: (?:us|me))?(?: their (?:bills?|invoices?))? (?:on time|promptly|when they should(?: have)?|by the due date)(?=[\s?.!]*$)/iu,
    'does $1pay late',
  ],
  // When it was due isn't in the bank's text, so being late in a month is asked back.
  [
    /^((?:did|do|does|has|have) [\p{L}\d&'’. -]{2,40}? (?:pay|paid)(?: (?:us|me))?(?: their (?:bills?|invoices?))?) (?:on time|promptly|when they should(?: have)?|by the due date)\b/iu,
    '$1 late',
  ],
  [
    /^(?:is|are) ((?:the |our )?[\p{L}\d&'’. -]{2,40}? (?:project|job|bid|contract|rebrand|fit-out|tender|order|deal)) (?:definitely |actually |still |really )?(?:going ahead|on|happening|confirmed|definite|a goer|in the bag)(?=[\s?.!]*$)/iu,
    'is $1 won',
  ],
  [
    new RegExp(
      `^how many (projects|jobs) (?:are (?:we|i)(?: currently| now)? working on|have (?:we|i) (?:got )?on(?: the go)?|are on the go|are under way)(?: at the moment| now| right now| currently)?${ending}`,
      'i',
    ),
    'how many projects are active or won',
  ],
  [
    new RegExp(
      `^what (?:would|will|does) (winning|losing) (.{3,40}?) (?:do|mean)(?: (?:to|for) (?:our |my |the )?(?:cash(?: ?flow)?|balance|bank(?: account| balance)?|forecast|low(?:est)? point|us))?${ending}`,
      'i',
    ),
    (_, way = '', project = '') => `what if we ${/^w/i.test(way) ? 'win' : 'lose'} ${project}`,
  ],
  [
    /^(?:did|have|has) (?:we|i) (?:get|got|had|have|receive|received) (?:a |any |some )?(?:refunds?|money back) from (?:anyone|anybody|someone|any(?: of our)? suppliers?)(?= (?:in|on|last|this|since)\b|[\s?.!]*$)/i,
    'who gave us refunds',
  ],
  [
    /^(?:how much (?:cash|money)|what) (?:did|do) (?:we|i) have(?: in the bank)? at the end of each (month|week|quarter)\b/i,
    'closing balance by $1',
  ],
  [
    /\bclosing balances? at the end of (?:each|every) (month|week|quarter)\b/gi,
    'closing balance by $1',
  ],
  [
    /\b(?:things|payments|anything) (?:you|plimsoll|we) (?:could|can|did)(?:n['’]?t| not) (?:categorise|sort|place|categorize)\b/gi,
    'payments without a category',
  ],
  // What each of them pays isn't what comes in each month.
  [/\b(?:the|our|my|an?) (?:average|typical) (customer|client|payer)\b/gi, 'each $1 on average'],
  [/\bworst[- ]case (?:bank )?balance\b/gi, 'lowest expected balance'],
  // A bill is taken by its collector; takings are sales.
  [
    /(?<=\b(?:bill|tax|vat|paye|payment|rent|debit)\b.{0,60})\b(?:and )?when (?:will|does|is|do) (?:it|that|this|they) (?:be |get |going to be )?(?:taken|collected|debited|deducted|leave|go out|come out)(?: (?:from|out of) (?:the|our|my) (?:bank|account|bank account))?(?=[\s?.!]*$)/i,
    'and when is it due',
  ],
  [
    /^(?:which|what) (?:staff|employees|workers|members of staff|people) (?:did (?:we|i) (?:pay|have)|(?:were|was|got|have been) paid)( (?:in|on|for|last|this) [\p{L}\d ]{3,20}?)?(?:,? and (?:how much|what)(?: (?:did|was|were))?(?: (?:we|i))?(?: pay)?(?: (?:each|each of them|they|for each))?(?: (?:get|got|paid))?)?(?=[\s?.!]*$)/iu,
    'break down wages by payee$1',
  ],
  [/\bbank (?:and|&) card (fees|charges)\b/gi, 'bank charges and card fees'],
  [
    /^(?:are|were|do|did|have) (?:we|i) (?:been )?(?:spending|spend|spent|paying out|pay out|paid out) more than (?:(?:we|i)(?: are|['’]re| have|['’]ve)? (?:been )?)?(?:taking|take|took|taken|earning|earn|earned|making|make|made|getting in|bringing in|receiving)(?: in)?(?=[\s?.!]*$)/i,
    'is more going out than coming in',
  ],
  [
    /^(?:leaving|setting|putting) ((?:the )?(?:vat|paye|corporation tax)) (?:aside|to one side)(?: for (?:now|a moment|the moment))?,? (.*\bhmrc\b.*?)(?=[\s?.!]*$)/i,
    '$2 leaving out $1',
  ],
  // HMRC is paid, and not charged VAT.
  [
    /^(?:excluding|leaving out|not counting|without|apart from|other than|ignoring|besides) (?:the )?vat,? (.*\bhmrc\b.*?)(?=[\s?.!]*$)/i,
    '$1 leaving out VAT',
  ],
  [
    /^(?:is |are )?(?:there )?(?:anything|something|owt|any payments?|any bills?)(?: else)? (?:that is |that['’]s |that are )?(?:going out|leaving|coming out|due to go out) (?=on |tomorrow|next )/i,
    'what is due out ',
  ],
  [
    /^(?:(?:that|the|our|this) )?([\p{L}\d&'’. -]{2,30}?) (bill|invoice),? (?:have |has |did )?(?:we|i|it|that) (?:been )?(?:paid|pay|settled)(?: (?:it|that|them))?(?: yet)?(?=[\s?.!]*$)/iu,
    'have we paid the $1 $2 yet',
  ],
  [
    /^((?:our |the |my )?(?:vat|paye|corp(?:oration)? tax|self assessment))(?: bill| payment)?,? when(?: is it| due)?,? (?:and|n|&|\+) how much(?: is it)?(?:,? (?:roughly|about|approx(?:imately)?|ish|do (?:you|we) think))?(?=[\s?.!]*$)/i,
    'when is the next $1 payment due and how much',
  ],
  [
    /^(?:is there )?(?:anything|owt|any bills?|any (?:supplier|payments?)) (?:that )?(?:we|i) (?:should['’]?ve|should have|ought to have|were (?:meant|supposed) to|was (?:meant|supposed) to) (?:have )?(?:paid|pay|settled?)(?: (?:to )?(?:an? |any |our |the )?(?:suppliers?|anyone|anybody|people))?(?: by now| already)?(?=[\s?.!]*$)/i,
    'which bills are overdue',
  ],
  [
    /,? (?:and )?(?:had|have) (?:we|i) (?:ever )?(?:paid|used|bought (?:anything )?from|dealt with|spent with) (?:them|him|her|it) before(?: (?:then|that|now))?(?=[\s?.!]*$)/i,
    ' and when did we first pay them since records began',
  ],
  [
    /\b(vat|paye|corp(?:oration)? tax)\b(.{2,40}?),? (?:and|n|&) (?:what|how much) (?:have|did) (we|i) (?:paid|pay) (?=since|in|so far|this|last|during)/i,
    '$1$2 and how much $1 did $3 pay ',
  ],
  [
    new RegExp(
      `\\b(${monthName}) (?:v|vs|versus|against|compared (?:to|with)) \\1(?: last year)?${ending}`,
      'i',
    ),
    '$1 compared with $1 last year',
  ],
  [
    /^how much (?:is|are) (?:our |my )?(rent|insurance|broadband|internet|electricity|electric|gas|water|phones?)(?=[\s?.!]*$)/i,
    'how much is the $1',
  ],
  [
    /\bis either(?: one)?(?: of (?:them|those|these))? (?:late|overdue|behind)\b/gi,
    'are any of them overdue',
  ],
  // Who is meant to pay follows from who it is.
  [
    /^(?!(?:how|what|which|who|whose|when|why|where|is|are|has|have|did|do|does|any|list|show|if|and|but|that)\b)([\p{L}\d&'’. -]{2,30}?),? (?:(?:has|have|is|are) )?(?:still )?(?:not|un) ?(?:yet )?(?:been )?paid(?: us| up)?(?: yet)?(?=[\s?.!]*$)/iu,
    'is $1 still unpaid',
  ],
  // "Print costs gone mad" orders nothing.
  [/^print (?=costs?\b|spend|spending|bills?\b|charges\b)/i, 'the print '],
  [
    /^how (?:sure|certain|confident) (?:are you|can (?:we|i) be|should (?:we|i) be)(?: (?:about|of|in))?(?: (?:that|the|this|your))? (?:forecast|prediction|estimate|figures?)(?=[\s?.!]*$)/i,
    'what is the chance of dipping below our buffer',
  ],
]

/** The question with such sentences in words that the reader knows. */
export function withPlainSentences(text: string): string {
  return putTurns(text, turns)
}
