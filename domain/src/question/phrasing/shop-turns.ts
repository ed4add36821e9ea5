// What is shouted across a shop rather than typed at a desk: "do we go skint", "did we pay the rent
// twice", "itll", "pay myself 3k".
import { putTurns, type Turn } from './turn.ts'

const months =
  'last (?:month|quarter|year)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?: 20\\d\\d)?'
const sum = '(?=£?\\d)'

const turns: readonly Turn[] = [
  [/\b(it|that|there|this|what|who)['’]?ll\b/gi, '$1 will'],
  [
    /^(lowest|highest|least|most) it will (?:get|go|be|drop|fall|reach)(?: to)?\b/i,
    'what will be the $1 balance',
  ],
  [
    /\b(look|go|com|leav|pay|do|buy|ow|spend|cost|gett|tak|mak|hav|miss|chas|wait|charg|bring|runn|sell|burn|los|hold|sitt|head|expect|sav|bill|earn|send)in['’]?(?=[\s?.!]|$)/gi,
    '$1ing',
  ],
  // How things look for a feast is how they will be.
  [
    /\bhow(?:['’]?s| is| are| r) (?:(?:our|the|my) )?(?:we|i|things|it|cash|money|bank|balance|account) (?:all )?(?:looking|fixed|placed|set|shaping up) (?:for|at|come|by|over|going into) (?:the )?(?=christmas|xmas|new year|easter)/gi,
    'how will we be fixed at ',
  ],
  [/\bthe (?:tax|vat) (?:people|office|folks?|lot|boys|authorities)\b/gi, 'the taxman'],
  [
    /\b(make|made|earn|earned) (the most|most|the least|least|more|less) off (?=\p{L})/giu,
    'take $2 from ',
  ],
  // Whether the owner can be paid.
  [
    new RegExp(
      `^(?:am i|are we) (?:ok|okay|alright|all right|fine|safe|good|able) to (?:pay|give|take|draw|spend|buy|treat)(?: out)?(?: (?:myself|me|ourselves|us) (?:to )?)? ?(?:another |an extra |a |an )?${sum}`,
      'i',
    ),
    'can we afford ',
  ],
  [
    new RegExp(
      `\\b((?:can|could) (?:we|i)) (?:pay|give|treat) (?:myself|ourselves|me|us)(?: to)? (?:another |an extra |a |an )?${sum}`,
      'gi',
    ),
    '$1 afford ',
  ],
  // What would come of it.
  [
    /^if (we|i) (.{3,80}?),? (?:do|will|would|are|am|could|might) (?:we|i) (?:still )?(?:go|be|end up|run|get)(?: out)?(?: (?:of (?:cash|money)|skint|broke|bust|overdrawn|short|under|in trouble|in the red|into the red|ok|okay|alright|all right|fine|below zero))+(?=[\s?.!]*$)/i,
    'what if $1 $2',
  ],
  [
    /\b(?:what|where|how much)(?: money)? (?:did|do|are|have|were) (?:we|i) (?:been )?(?:wast(?:e|ing|ed)|fritter(?:ing)? away)(?: (?:our |my |any )?money)?(?: on)?(?=[\s?.!]*$| (?:in|last|this|since)\b)/gi,
    'what money leaks are there',
  ],
  [
    /^(?:what if we |shall we |if we )?(cut|slash|trim|halve|drop|reduce|raise|up|double|increase) ([\p{L}\d&'’ -]{2,40}?(?: by [\w%£., ]{1,20}?)?(?: (?:from|in|for|next|starting) [\p{L}\d ]{3,30}?)?),? (?:does|will|would|did|could|might) (?:that|it|this) (?:help|work|save us|do it|be enough|fix it|make a difference|sort it)(?: (?:much|enough|out|at all))?(?=[\s?.!]*$)/iu,
    'what if we $1 $2',
  ],
  [
    /\bhow (far|much) (?:are|will) (?:we|i) (?:be )?(above|over|below|under|clear of|from) (the|our|my) buffer (?:at|on) (?:the|our|my) (?:low|lowest|worst|tightest)(?: point| day| ebb)?(?=[\s?.!]*$)/gi,
    'how $1 $2 $3 buffer is the low point',
  ],
  [
    new RegExp(
      `^(?:what|where|how) (?:far )?(?:was|were|did) (?:(?:wrong|off|out) (?:in|with|about|on) )?(?:the |our )?forecast (?:(?:go )?(?:wrong|off|out) )?(?:for|of|in) (${months})(?=[\\s?.!]*$)`,
      'i',
    ),
    'how did $1 compare with the forecast',
  ],
  [
    new RegExp(
      `^(?:where|how (?:far|wrong|off|out)) (?:was|were|did) (?:the |our )?(${months}) forecast(?: go)?(?: (?:wrong|off|out))?(?=[\\s?.!]*$)`,
      'i',
    ),
    'how did $1 compare with the forecast',
  ],
  [
    new RegExp(
      `^how (?:wrong|far off|far out) was the forecast (?:for|of|in) (${months})(?=[\\s?.!]*$)`,
      'i',
    ),
    'how did $1 compare with the forecast',
  ],
  // What is still to come in the days named.
  [
    /\bhow much more (?:will|is|are|should)(?= (?:come|due|be due|coming|going|go|expected|we expect)\b)/gi,
    'how much will',
  ],
  [
    /\b(?:the|our|my) next (?:big|large|major|decent|sizeable|proper) (?=payment|bill|receipt|invoice|one\b)/gi,
    'the largest upcoming ',
  ],
  [
    /\b(?:any|are there any|have we got any|which) (?:(?:sales |unpaid |open )?)invoices (?:that are )?(?:over|more than|older than|past) (a|one|two|three|1|2|3|30|60|90) (months?|days?)(?: old)?(?=[\s?.!]*$)/gi,
    'which unpaid invoices are more than $1 $2 old',
  ],
  [/\b(more than|over) (?:a|one|1) month old\b/gi, '$1 30 days old'],
  [/\b(more than|over) (?:two|2) months old\b/gi, '$1 60 days old'],
  [/\b(more than|over) (?:three|3) months old\b/gi, '$1 90 days old'],
  [
    /\b(has|have) ((?:the |our |my )?[\p{L}\d&'’ -]{2,40}?) gone yet(?=[\s?.!]*$)/giu,
    '$1 $2 gone out yet',
  ],
  // Takings by card are no payments with the company's card.
  [
    /\b(tak(?:e|en|ing)s?|took|sell|sold) (?:(?:money |in )?(?:on|through|via|with) (?:the )?cards?|in card payments?)\b(?! (?:machine|reader|terminal))/gi,
    '$1 by card',
  ],
  [
    /^(?:which|what) day(?:['’]?s| is| are)? (?:usually |normally )?(?:our |the )?(busiest|quietest|best|slowest|worst) (?=for |at |in )/i,
    'what day of the week is $1 ',
  ],
  [
    /^(?:which|what) day do (?:we|i) (?:usually |normally |generally )?(take|make|sell|earn|spend) (?:the )?(most|least)\b/i,
    'what day of the week do we $1 the $2',
  ],
  [/\b(current|present|this) vat (quarter|period|return)\b/gi, '$1 $2'],
  [
    /\b(?:how soon|how long (?:before|until|till)|what['’]?s the (?:earliest|soonest|first)(?: day| date)?(?: (?:that|when))?) ((?:can|could) (?:we|i)|(?:we|i) (?:can|could)) afford\b/gi,
    'when can we afford',
  ],
  [
    /(\bvat\b.{0,40}\bso far),? (?:in |for )?(?:this|the current) (?:vat )?(?:quarter|period)\b/gi,
    '$1',
  ],
  // What would be short is what a what-if finds.
  [
    /\b(what|how much) did (we|i) (?:put|stick|whack|spend|run up|charge) on (?:the|our) (?:company |credit |business |bank )?card\b/gi,
    'how much did $2 pay by company card',
  ],
  [
    /^how much (?:would|will|do|might) (?:we|i) (?:have|need) to (?:borrow|put in|find|inject|lend the business)(?: .{3,60}?)? if (?=\S)/i,
    'what if ',
  ],
  [
    /^(?:would|will|could) (?:we|i|cash|it) (?:still )?(?:be|stay|keep) (?:above zero|above water|in the black|above nothing|solvent|overdrawn|ok|okay|fine|all right|alright)( (?:at|by|on|come) .{3,30}?) if (.{5,80}?)(?=[\s?.!]*$)/i,
    'what if $2, what would the balance be$1',
  ],
  [
    /^of (?:what|everything|all|the money) (?:that )?(we|i) (paid|spent)(?: (?:to|on|with|at))? (.{2,40}?) (?:in|during|over|since) .{2,30}?,? how much (?:of (?:it|that) )?(?:was|fell|went|were|came) (?=(?:in|during|on|after|before|since) )/i,
    'how much did $1 pay $3 ',
  ],
  // The owners' own money is money in.
  [
    /\bif (?:we|i) (?:put|pop|bung|paid|pay|inject|introduce)(?:ed|d)? (?:an extra |another )?(£?\d[\d,.]*(?: ?(?:k|grand|thousand|quid|pounds?))?) (?:in (?:ourselves|myself|of (?:our|my) own(?: money)?)|into the (?:business|firm|company)(?: ourselves| myself)?)\b/gi,
    'if $1 came in',
  ],
  [
    /\b(?:going|to go|coming) out (this (?:month|week|year)|before .{3,30}?) that (?:has(?: not|n['’]?t)|is yet to|is still to) (?:gone|go|been paid|be paid|left)(?: out)?(?: yet)?\b/gi,
    'due out $1',
  ],
  [
    /^(?:is |are )?(?:there )?(?:anything|any bills?|what)(?: is| are)? (?:overdue|late) (?:that |which )?(?:we|i) (?:have(?: not|n['’]?t)|(?:still )?need to|(?:still )?have to|(?:still )?owe)(?: yet)?(?: paid| pay)?(?=[\s?.!]*$)/i,
    'which bills are overdue',
  ],
  [
    /^(?:how much|what) (?:more )?(?:have|has) (?:we|i) (?:still )?got left to pay\b/i,
    'what have we still got to pay',
  ],
  [
    /^how (?:do|will|would) (?:we|things|i) (?:look|be|stand) (at|on|by|in) (.{3,30}?) (?:compared (?:to|with)|against|versus|vs) (?:now|today)(?=[\s?.!]*$)/i,
    'will we have more in the bank $1 $2 than now',
  ],
  [
    /^(?:how (?:does|will) (?:the |our )?(?:balance|cash|bank)|what will the balance be) (at|on|by|in) (.{3,30}?) (?:compare[d]? (?:to|with)|against|versus|vs) (?:now|today)(?=[\s?.!]*$)/i,
    'will we have more in the bank $1 $2 than now',
  ],
  [
    /^how much (more|less) will (?:we|there|i) (?:have|be)(?: in the (?:bank|account))? (at|on|by|in) (.{3,30}?) than (?:now|today)(?=[\s?.!]*$)/i,
    'will we have $1 in the bank $2 $3 than now',
  ],
  // Money that suppliers gave back.
  [
    /^(?:who|which suppliers?|which companies|what suppliers?) (?:has |have )?(?:refunded|reimbursed|paid back) us\b/i,
    'who gave us refunds',
  ],
  [
    /\b(?:did|have|has) (?:the |our |any )?suppliers? (?:refund(?:ed)?|give us back|given us back|pay us back|paid us back|reimburse[d]?)(?: us)?\b/gi,
    'were refunds from suppliers',
  ],
  [
    /\b(?:did|have) (?:we|i) (?:get|got|had|have|receive|received) back from (?:the |our )?suppliers\b/gi,
    'were refunds from suppliers',
  ],
  [
    /\b(?:that|who|which) (?:is|are)(?: not|n['’]?t) (?=staff\b|wages\b|people\b|tax\b|hmrc\b)/gi,
    'apart from ',
  ],
  [
    /\bhow (?:has|have|did) (.{3,40}?) (?:changed?|moved?|grown|developed) since last (year|month|quarter)\b/gi,
    'how has $1 changed compared with last $2',
  ],
  [
    /^(?:which|what) months? (?:had|have|saw) more (out than in|in than out)\b/i,
    'months with more $1',
  ],
  [
    /\b(?:did|have) (?:the )?(?:directors?|owners?) (?:take[n]?|draw[n]?|have|had|get|got|been paid)(?: out)? (.{0,40}?)(?:,? (?:all in|altogether|in total|all told|in all|combined))(?=[\s?.!]*$)/gi,
    'did directors salary and dividends come to $1',
  ],
  // Paid twice: the count answers it.
  [
    /^(?:so )?(?:did|have) (?:we|i) (?:pa(?:y|id)|been charged(?: for)?) ((?:the |our |for )?[\p{L}\d&'’ -]{2,40}?) (?:twice|two times|double) (?=in |for |last |this |on )/iu,
    'how many times did we pay $1 ',
  ],
  [
    /\bwhy did ((?:the )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|last month|last quarter) (?:go|come in|come out|end up|turn out) (over|under)(?=[\s?.!]*$)/gi,
    'why was $1 $2 forecast',
  ],
]

/** The question in plainer words. */
export function withPlainShop(text: string): string {
  return putTurns(text, turns)
}
