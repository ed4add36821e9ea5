// What is asked over the counter about one payment, about who earns what and how the bank stands:
// "who took 142.50", "who earns the most", "how come the bank was so low".
import { putTurns, type Turn } from './turn.ts'

const amount = '(£?\\d[\\d,]*(?:\\.\\d\\d)?)(?: ?(?:quid|pounds))?'
const ending = '(?=[\\s?.!]*$| (?:in|on|last|this|since|yesterday)\\b)'

const turns: readonly Turn[] = [
  // A single payment is looked for by its amount.
  [
    new RegExp(
      `^(?:what(?:['’]?s| is| was)|whats) (?:the|that|this) (?:payment|debit|charge|transaction|one|amount)(?: (?:for|of))? ${amount}(?: (?:for|one|payment))?${ending}`,
      'i',
    ),
    'list payments of exactly $1',
  ],
  [
    new RegExp(
      `^(?:what(?:['’]?s| is| was)|whats) (?:the|that|this) ${amount} (?:one|payment|debit|charge|transaction)(?: for)?${ending}`,
      'i',
    ),
    'list payments of exactly $1',
  ],
  [
    new RegExp(
      `^who (?:took|had|charged us|charged|debited|billed us) (?:exactly )?${amount}(?: (?:off|from) us)?${ending}`,
      'i',
    ),
    'list payments of exactly $1',
  ],
  [
    new RegExp(`^(?:so )?did (?:we|i) pay (?:exactly )?${amount} (?=(?:in|on|last|this) )`, 'i'),
    'list payments of exactly $1 ',
  ],
  // Customers are ranked by what they paid, not by single receipts.
  [
    /\b((?:largest|biggest|top|best|main|smallest) (?:\p{L}+ )?(?:customers?|clients?|payers?)) by (?:receipts?|payments? received|money received|money in|income|amounts? received|what they paid)\b/giu,
    '$1',
  ],
  // What a customer gets back goes out.
  [
    /^did ([\p{L}\d&'’ -]{2,40}?) (?:ever )?(?:get|have|receive) (?:any |some )?(?:money|cash|a refund|anything) back (?:off|from) (?:me|us)(?=[\s?.!]*$| (?:in|last|this|since)\b)/iu,
    'did we pay $1',
  ],
  [
    /^(corp(?:oration)? tax|vat|paye|the vat|cis)(?: bill| payment)?[,:]? when (?:n|and|&|\+) how much(?: again| is it| please)?(?=[\s?.!]*$)/i,
    'when is the next $1 due and how much is it',
  ],
  [
    /\b((?:bills?|payments?|invoices?)\b.*\b(?:late|behind|overdue|paying late))(?: (?:with|on|for))? (?:ourselves|myself)(?=[\s?.!]*$)/gi,
    '$1',
  ],
  // What a change does to the low point is what a what-if finds.
  [
    /^(?:how|by how much) (?:would|will) (?:our|the|my) (?:lowest (?:point|balance)|low point|low) (?:change|move|fall|drop|be)(?: by)? if (?=\S)/i,
    'what if ',
  ],
  [/\b(an?|per|every|each) month net\b/gi, '$1 month'],
  // What is put by has an account, however that account is called.
  [
    /^((?:how much|what)(?:['’]?s| is| do (?:we|i) have| have (?:we|i) got)?)(?: (?:sat|sitting|left|held|saved))? in (?:the|our|my) (?:vat|(?:corp(?:oration)? )?tax|paye|wages?|payroll|rainy day) (reserve|savings|deposit)(?: account)?(?=[\s?.!]*$)/i,
    '$1 in the $2 account',
  ],
  [
    /^how much (?:vat|tax|money for (?:the )?(?:vat|tax)) is (?:sat |sitting |left |held )?in (?:the|our|my) (reserve|savings|deposit)(?: account)?(?=[\s?.!]*$)/i,
    'how much is in the $1 account',
  ],
  [
    /\bhow much (?:out )?of (?:every|each) (?:pound|quid)(?: (?:(?:that )?(?:comes|coming) in|(?:we|i) (?:take|earn|make|get)))? (?=(?:goes|went|is going|gets spent|is spent)\b)/gi,
    'what share of sales ',
  ],
  [
    /^(?:and |so )?(?:what(?:['’]?s| is)|how(?:['’]?s| is)) (?:the |our |my )?(?:(?:(?:current |overall |present )?(?:state|position|standing) of (?:the|our|my) (?:cash|money|bank balance|finances))|(?:total|overall|combined) cash)(?: (?:now|today|right now|at the moment))?(?=[\s?.!]*$)/i,
    'what is our balance',
  ],
  [/\bmake it (?:till?|until|up to) (?=\S)/gi, 'make it to '],
  [
    /\bhow many (customers|clients|suppliers) (?:are (?:there )?|do (?:we|i) have |have (?:we|i) got )(?:currently |still )?on (?:the|our|my) books\b/gi,
    'how many $1 do we have',
  ],
  [
    /,? (?:disregarding|ignoring|leaving out|leaving aside|excluding|not counting|without|apart from) (?:our |any |the )?(?:own |internal )?(?:transfers|moves)(?: (?:to|into|between|from|out of) [\p{L}’' ]{2,30}?)?(?=[\s?.!,]*$)/iu,
    '',
  ],
  [
    /\b((?:can|could) (?:we|i) (?:take|pay|draw|spend)(?: out)?) (?:an? )?(?:extra )?(£?\d[\d,.]*(?: ?(?:k|grand|thousand|quid))?)(?: extra)?(?: out)?\b/gi,
    '$1 $2',
  ],
  [
    /,? or (?:are|will) (?:we|i) (?:gonna |going to )?be (?:short|skint|stuck|in trouble|overdrawn|broke|in the red)(?=[\s?.!]*$)/gi,
    '',
  ],
  [
    /(\bwithout (?:going|dropping|falling|dipping) (?:under|below) (?:the|our|my) buffer) before (?:the )?summer\b/gi,
    '$1',
  ],
  [
    /^(?:what|which) (bills|invoices) (?:have )?(?:we|i) (?:have )?got (?:sat|sitting|lying|piled up)(?: here| there| around| about)? unpaid\b/i,
    'which $1 are unpaid',
  ],
  [/,? (?:each )?with (?:its|their) dates?(?=[\s?.!]*$)/gi, ''],
  [/,? (?:split|broken down|divided) by (?:type of )?tax(?=[\s?.!]*$)/gi, ' by payee'],
  [
    /^(?:show|list|give)(?: me| us)? (?:each|all|every one)(?: one)? of (?:them|those|these)(?=[\s?.!]*$)/i,
    'list the payments',
  ],
  // Who earns is paid by us.
  [
    /^who (?:earns?|gets? paid|is paid) (?:the )?(most|least)(?: (?:here|of us|in the firm|on the payroll))?(?=[\s?.!]*$)/i,
    'who got the $1 of wages',
  ],
  // "The bank" that is low or up is what is in it.
  [
    /\b(?:the|our|my) bank (was|is|went|got|has gone|has been|gone|dropped|fell|rose)(?= (?:so )?(?:low|high|down|up|tight|overdrawn|over|under|below)| (?:since|in|last|by)\b)/gi,
    'the balance $1',
  ],
  [/\bhow much has (?:the|our|my) bank (gone|been)\b/gi, 'how much has the balance $1'],
  [/^how come the balance was\b/i, 'why was the balance'],
  [
    /^which (customers|suppliers) (?:did|have) (?:we|i) (?:lose|lost)(?=[\s?.!]*$| since\b)/i,
    '$1 silent',
  ],
  [
    /^who(?:['’]s| is| are) (?:our|the|my) (?:newest|latest|most recent) (?:customer|client)s?(?=[\s?.!]*$)/i,
    'any new customers this year',
  ],
  [
    /^was last (week|month|quarter) (?:any )?(?:better|worse|busier|quieter)(?: or worse)? than the (?:one|\1) before(?: it| that)?(?=[\s?.!]*$)/i,
    'compare net cash flow last $1 with the $1 before',
  ],
  [/(?<=\w{3} )(?:over|across) the year(?=[\s?.!]*$)/gi, 'over the last 12 months'],
]

/** The question in plainer words. */
export function withPlainCounter(text: string): string {
  return putTurns(text, turns)
}
