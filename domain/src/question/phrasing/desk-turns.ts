// What a bookkeeper or an owner writes at a desk, in words that are read: "has the charity spent",
// "drawn from our account", "remains to be paid", "as at the year end, 31 March".

import { withPlainShapes } from './desk-shapes.ts'
import { ownFirm as firm, monthName as month, putTurns, type Turn } from './turn.ts'

const date = `\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}`
const ourAccount =
  '(?:us|(?:our|the|my) (?:(?:business|bank) )*(?:account|bank))\\b(?! (?:card|deposit|holiday|charges?|fees?|interest))'
const we: Readonly<Record<string, string>> = { does: 'do', has: 'have', is: 'are', was: 'were' }
const ofSpending =
  '(?:spend|spent|receive|received|take|taken|make|made|earn|earned|bring|brought|owe|hold|have|had|bank|banked|collect|collected|need|expect|lay|laid|incur|incurred|raise|raised|buy|bought|(?:pay|paid)(?= (?:in|into|on|for|out|to|towards|over)\\b))'

const turns: readonly Turn[] = [
  // The firm itself, by what it is: who writes is one of it.
  [
    new RegExp(
      `\\b(did|does|do|has|have|had|will|would|can|could|should|is|was) (?:the|our|my) ${firm} (?=${ofSpending}\\b)`,
      'gi',
    ),
    (_, verb = '') => `${we[verb.toLowerCase()] ?? verb} we `,
  ],
  [
    new RegExp(
      `\\b(?:the|our|my) ${firm}['’]s (?=(?:(?:total|card|cash|bank|monthly|net|current) )*(?:takings|balance|bank|cash|income|spending|expenditure|outgoings|costs|overheads|accounts?|(?:financial )?year[- ]end|turnover|sales|receipts|wages|wage bill|rent|vat|tax|bills|customers|suppliers|finances|reserves|landlord|insurance|loan|lease|electricity|gas|water|utilities|payroll|forecast)\\b)`,
      'gi',
    ),
    'our ',
  ],
  [
    new RegExp(
      `\\b(did|has|have|does|do|will) (?!we\\b|i\\b|you\\b)([\\p{L}\\d&'’ .-]{2,40}?) (pay|paid|send|sent|owe|owes) (?:the|our|my) ${firm}\\b(?! (?:card|account|rent|rates|bill))`,
      'giu',
    ),
    '$1 $2 $3 us',
  ],
  [
    new RegExp(
      `\\b(draw|drew|drawn|take|took|taken)(?: out)? (?:from|out of) (?:the|our|my) ${firm}\\b(?! (?:card|account))`,
      'gi',
    ),
    '$1 out of the business',
  ],
  // Orders to a clerk.
  [
    /^(?:please )?(?:state|quote|report|specify|provide|supply|furnish) (?=(?:the |our |all )?(?:total|amount|sum|balance|figure|number|date|average|cost|payments?|receipts?)\b|(?:what|how|when|which)\b)/i,
    '',
  ],
  [
    /^(?:please )?(?:i|we) (?:should|would|['’]d) (?:be (?:most |very |much )?(?:grateful|obliged)|appreciate it|be glad) (?:for|to have|if you (?:could|would|can) (?:(?:please |kindly )?(?:let (?:me|us) have|give (?:me|us)|tell (?:me|us)|send (?:me|us)|confirm|provide|advise)))(?: me| us)? (?=(?:the |our |a )?(?:\w+ )?(?:total|amount|sum|balance|figure|number|date|average|cost|payments?|receipts?|list|breakdown)\b|(?:what|how|when|which|who)\b)/i,
    '',
  ],
  [
    /^(?:please |can you |could you |kindly )*(?:quantify|calculate|compute|ascertain|work out|total up) (?=(?:the|our|my|all|total|what|how)\b)/i,
    'total ',
  ],
  [
    /^total (?=what\b|how\b|(?:the |our |my )?(?:total|amount|sum|average|share|percentage|difference|net|balance)\b)/i,
    '',
  ],
  [
    /^what (?:sums?|amounts?|figures?|monies|moneys) (?=(?:did|do|have|has|were|was|are|is|will)\b)/i,
    'how much ',
  ],
  [/(?<!\bnumber of )\bremittances?\b/gi, (found) => (/s$/i.test(found) ? 'payments' : 'payment')],
  // Whatever takes it, it is charged; somebody who takes from us is paid.
  [
    new RegExp(
      `(?<!\\b(?:we|i|to|they|customers|customer|clients)(?: have| had)? )\\b(?:take|draw|debit|collect|deduct|claim)(?: out)? from ${ourAccount}`,
      'gi',
    ),
    'charge us',
  ],
  [
    new RegExp(
      `(?<!\\b(?:we|i|to|they|customers|customer|clients)(?: have| had)? )\\b(?:took|taken|drew|drawn|debited|collected|deducted|claimed)(?: out)? from ${ourAccount}`,
      'gi',
    ),
    'charged us',
  ],
  [
    new RegExp(
      `\\b(how much|what|which payments?|payments?)( money| cash)?( that| which)? (?:has |have )?(?:left|gone out of) (?:the|our|my) (?:${firm}|(?:bank )?account|bank)(?= (?:in|on|for|during|as|to|from|between|over|last|this|since)\\b)`,
      'gi',
    ),
    '$1$2$3 went out',
  ],
  [/\b(?:were|was|are|am|is) (?:we|i) out of pocket to\b/gi, 'did we pay'],
  [/\bby way of\b/gi, 'in'],
  [/\breached (?:the|our|my) (?:bank )?(?:account|bank)\b/gi, 'came in'],
  [/\breach (?:the|our|my) (?:bank )?(?:account|bank)\b/gi, 'come in'],
  [
    /^(?:what|which) (?:was|is) the (?:date|day) of (?=(?:the |our |my )?(?:single )?(?:largest|biggest|highest|smallest|lowest|dearest)\b)/i,
    'what was ',
  ],
  [
    /^(?:what|which) (?:was|is) the (?:date|day) of (?=(?:the |our |my )?(?:last|latest|first|most recent|next)\b)/i,
    'when was ',
  ],
  [/\bup to and including\b/gi, 'until'],
  [
    new RegExp(
      `\\bfrom (?:the )?(?:start|beginning|first) of (${month}(?: 20\\d\\d)?) (?:to|until|till|up to|through to) (?:the )?(?:end|close|last day) of (?=${month})`,
      'gi',
    ),
    'from $1 to ',
  ],
  [
    /\b(?:put|puts|putting|charged?|run|ran) (?:through|onto|on to) (?:the|our|my) ((?:company |business |credit )*card)\b/gi,
    'spend on the $1',
  ],
  [
    /(?<!\b(?:we|i|have|has|was|were|been) )\b(pay|pays|paid|paying)(?: money| cash)? into (?:our|the|my) (?:bank )?account\b/gi,
    '$1 us',
  ],
  [
    /\b(did|has|have|does|will) ((?:the |our |my )?[\p{L}&’' ]{2,30}?) (?:reach|reached|run up to|ran to)(?= (?:in|during|over|for|last|this|by|between|from)\b|[\s?.!]*$)/giu,
    '$1 $2 come to',
  ],
  // What is still to be paid, and what is then left.
  [
    /\b(?:remains?|remained|is still|is yet|still remains|is outstanding) to (?:be (?:paid|settled|met)(?: out)?|pay|settle|go out|leave)\b/gi,
    'is left to pay',
  ],
  [
    /\b(will|would|should) (?:then |still )?(?:remain|be remaining|be left over|stand) in (?=the |our |my )/gi,
    '$1 be left in ',
  ],
  // What is still to come.
  [
    /^what does the forecast (?:say|show|predict|suggest|indicate|reckon)(?: that)? (we|i) (?:shall|will|are going to) /i,
    'what will $1 ',
  ],
  [/\bshould (we|i) (?:be expecting|expect)\b/gi, 'do $1 expect'],
  [
    /\b(will|would) (?:the|our|my) (?:bank|account|bank account) (?:stand|be|sit|be standing) at\b/gi,
    '$1 the balance be',
  ],
  [/^at (?:what|which) (?:point|stage|moment|time)\b/i, 'when'],
  [
    /^(?:what|which) (?:payments|amounts|sums|monies|bills) (?:are|is|remain) (?:still )?(?:outstanding|owing|owed|due|unpaid) to (?:our |the )?(?:suppliers|creditors)\b/i,
    'what do we still owe suppliers',
  ],
  [
    new RegExp(
      `\\bcan (?:safely |prudently )?be (?:safely |prudently )?(?:drawn|taken|withdrawn)(?: out)?(?: (?:from|of) the ${firm})?`,
      'gi',
    ),
    'can we safely take out',
  ],
  [
    /^by how much (?:do|will|shall|would) (?:we|i) (?:clear|exceed|stay above|be above|be over|stay over) (?:our|the|my) (?:cash )?buffer\b(?: at (?:the|our) lowest(?: point)?)?/i,
    'how low will cash get',
  ],
  [/\bhas (the|our) forecast (?:proved|proven|turned out)(?: to be)?\b/gi, 'has $1 forecast been'],
  [
    /^how (accurate|good|reliable|close|far out|wrong) has (the|our) forecast (?:proved|proven|turned out)(?: to be)?\b/i,
    'how $1 has $2 forecast been',
  ],
  [
    /\b(?:and )?when (?:must|should|does|do|has|have) (?:it|that|this|they) (?:have to |need to |to )?be (?:paid|settled)\b/gi,
    'and when is it due',
  ],
  [
    /\bhow much (?:income )?tax (?:do|will|must|shall|should) (i|we) (?:have to |need to |be )?(?:pay|paying) on account\b/gi,
    'how much self assessment is due',
  ],
  [
    /\bwhat (?:are|am) (we|i) liable (?:for|to pay)(?: in| as)? ([\p{L} ]{2,30}?)(?=[\s?.!]*$)/giu,
    'how much $2 do $1 owe',
  ],
  [
    /\b(wages|salaries|payroll) (are|is) (?:payable|due|to be paid) at the end of (this|the|next) month\b/gi,
    '$1 $2 due $3 month',
  ],
  [/\btend(?:s|ed)? to (?=(?:pay|settle|be late)\b)/gi, 'usually '],
  [
    /\b(?:were to|should) (?:stop|cease|give up) (?:trading|dealing|doing business|working|buying|ordering)(?: (?:with|from) (?:us|me))?\b/gi,
    'left us',
  ],
  [/\b(stops?|ceases?) (?:trading|dealing|doing business|working) with (?:us|me)\b/gi, 'leaves us'],
  [
    /\b(payments?|bills?|outgoings?|costs?|debits?) (?:that (?:is|are) )?(?:(?:still|yet|left) to (?:go out|be paid|pay|leave|be made|make)|(?:are|is) there (?:still|left|yet) to (?:make|pay|go out|be made))\b/gi,
    (found, noun = '') => `${noun}${/\b(?:are|is) there\b/i.test(found) ? ' are' : ''} due out`,
  ],
  // How things stand now.
  [
    /,? (?:as (?:at|of) (?:today|now|this moment)|at today['’]?s date|as (?:things|it|they) stands?|at present|presently|at the present (?:time|moment)|at this (?:time|moment in time))(?=[\s?.!,]*$)/gi,
    ' at the moment',
  ],
  [
    /^(?:what|how much)(?:['’]?s| is| are)? (?:there |the |our |my )?(?:current |total )?(?:(?:amount|balance|total|sum|debt) )?(?:currently |still |now )?(?:outstanding|owing|owed|due|unpaid)(?: by us)? on (?:the |our |my )?((?:[\p{L}]+ ){0,3}card)(?: account)?(?: (?:today|now|right now|at the moment|currently))?(?=[\s?.!]*$)/iu,
    'how much do we owe on the $1',
  ],
  [
    /\bhow many (?:(?:bank|separate|different) )?accounts (?:do|have|does|are) (?:we|i) (?:have|hold|got|run|use|holding)(?:,? (?:and )?(?:with )?(?:what|how much)(?: is| are)?(?: the| their)?(?: balances?)?(?: in (?:each|them|each of them))?)?(?=[\s?.!]*$)/gi,
    'which accounts do we have',
  ],
  // A feast beside its days, and since what happened on a date.
  [
    new RegExp(
      `\\b(?:over|for|during|in) (?:the )?(?:festive|christmas|xmas|new year|easter|summer|half[- ]term)(?: (?:and|n|&|or) (?:the )?new ye?a?r['’]?s?)?(?: (?:period|break|season|holidays?|rush))?(?: ?[,:;(–-]+ ?)(?:from |between )?(?=(?:${date}|${month} \\d{1,2}))`,
      'gi',
    ),
    'from ',
  ],
  [
    /\b(?:over|during|at|for|on|in) (?:the )?easter (?:bank holiday |holiday |long )?weekend(?: (?:of |in )?(20\d\d))?\b/gi,
    (_, year = '') => (year ? `from good friday ${year} to easter monday ${year}` : 'over easter'),
  ],
  [
    new RegExp(
      `\\bsince (?:moving|opening|starting|joining|taking over|signing up|switching|launching|buying|registering)(?: (?:in|up|out|here|trading|the (?:lease|shop|business|unit|premises)|our (?:shop|doors|business)))* (?:on|in) (?=(?:the )?${date}|${month}|20\\d\\d)`,
      'gi',
    ),
    'since ',
  ],
  // A date that is a year's or a month's end is that date.
  [
    new RegExp(
      `\\b(?:as )?(at|on|by|to|for|of) (?:the |our )?(?:(?:financial|accounting|last) )?(?:year|month|quarter|half[- ]year|period)[- ]end,? (?:of |on |at |\\(|being |which was )?(?=${date})`,
      'gi',
    ),
    '$1 ',
  ],
  [
    /\b(?:in|for|over|during) the (?:half[- ]year|quarter|year|period|month|(?:\w+ )months|time) (?=(?:from|between) [\w ]{3,24}? (?:to|until|till|and|through) )/gi,
    '',
  ],
]

/** The question in plainer words. */
export function withPlainDesk(text: string): string {
  const plain = putTurns(text, turns)
  return withPlainShapes(plain)
}
