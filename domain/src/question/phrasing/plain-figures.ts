// What people say for plain figures: "what are we giving the taxman", "when's the VAT gotta be in
// by", "do I need to chase anyone", "chuck me a list". They are put into plainer words before
// anything is read.
import { monthName as month, putTurns, type Turn } from './turn.ts'

const tax = '(corp(?:oration)? ?tax|corp|ct|vat|paye|self[- ]assessment|income tax|tax(?: bill)?)'
const mustBe =
  '(?:gotta|got to|have got to|has got to|have to|has to|need to|needs to|need|must|meant to|supposed to|due to)'
const list =
  '(?:list|breakdown|rundown|run[- ]down|summary|split|total|figure|number|rundown|overview)'
const somebody =
  '(?:any ?one|any ?body|some ?one|some ?body|any (?:customers?|clients?|payers?|bugger)|people|who(?:m)?ever)'
const chasing = '(?:chas|nudg|hassl|pester|remind|badger|chivvy|prod|hound)'
const entered =
  '(?:entered|put in|put on|added|recorded|logged|keyed in|uploaded|typed in|given you)'

const slip =
  "(?:(?:no|nope|nah|oops|whoops|doh|d['’]oh|soz|sorry|oh|argh|ah|my bad|wait|hang on|hold on|silly me)[\\s,.!–-]+)"

const turns: readonly Turn[] = [
  // What was meant instead, however one apologises.
  [
    new RegExp(`^${slip}+(?:i )?(?:meant|mean)(?: to (?:say|ask|put|type))?\\b`, 'i'),
    'sorry i meant',
  ],
  [
    new RegExp(
      `^${slip}*(.{2,40}?),? i (?:should(?:['’]?ve| have) (?:said|put|typed)|meant to (?:say|ask|put|type))[\\s.!]*$`,
      'i',
    ),
    'sorry i meant $1',
  ],
  [
    /\bwhat(?:['’]?s| is) (?:(?:still|left|yet) )+to (?:land|come(?: in)?|arrive|be paid|drop)(?: in)? from\b/gi,
    'what is due in from',
  ],
  // "Chuck me a list" moves nothing.
  [
    new RegExp(
      `\\b(?:chuck|bung|sling|ping|shoot|drop|fling|throw|lob|send|knock|do|run) (?:me|us)(?: over| up| off)? (?=(?:an?|the|your) (?:quick |full |short |little )?${list}\\b)`,
      'gi',
    ),
    'show me ',
  ],
  // "Whens the Skipton lot taking their money in jan?"
  [
    /\b(when(?:['’]?s| is| are| will| do| does)?) (?:the )?(?!(?:we|i|you|they|it)\b)([\p{L}\d&'’. ]{2,30}?)(?: lot| people| mob| crowd| guys)? (?:be )?(?:taking|take|takes|collecting|collect|grabbing|grab|having|pulling|nabbing) (?:their|its|his|her|the|our|my) (?:money|cash|dues|cut|whack|monthly)\b/giu,
    'when is $2 going out',
  ],
  // "What are we giving the taxman in January?"
  [
    /\b(?:what|how much) (?:(?:are|will|shall|would) (?:we|i) (?:be |have to |need to )?|do (?:we|i) (?:have|need) to )(?:giving|give|paying|pay|handing(?: over)?|hand(?: over)?|sending|send|forking out|fork out|coughing up|cough up)(?: to)? (?:the )?(?:tax ?man|hmrc|revenue|inland revenue|government)\b(?! (?:vat|paye|corporation)\b)/gi,
    'how much will we pay HMRC',
  ],
  [
    new RegExp(
      `\\b(?:when(?:['’]?s| is| does| do| has| have| have we| must)?|by when(?: does| do| has| must)?|what(?:['’]?s| is) the (?:deadline|date) for) (?:(?:my|our|the|this year['’]?s|next) )*${tax}(?: return| bill| payment)?(?: (?:${mustBe}|it))* ?(?:be )?(?:in|in by|paid by|paid|sorted|sorted by|settled|settled by|done|done by|with (?:hmrc|them)|with (?:hmrc|them) by|over to (?:hmrc|them))(?= |[?.!,]|$)(?! (?:january|february|march|april|may|june|july|august|september|october|november|december|last|20\\d\\d)\\b)`,
      'gi',
    ),
    'when is the $1 due',
  ],
  // What is due is asked of days to come anyway.
  [
    /\b((?:due|owed|expected)\b[^?.!,]{0,30}?)(?: quite| fairly| any ?time| pretty| really)? soon\b/gi,
    '$1',
  ],
  [
    new RegExp(
      `^(?:so |and |right |ok )*(?:(?:do|should|must|shall|does|is there|are there|have)(?: (?:i|we))? ?(?:(?:need|have|want|ought|got|gotta) ?(?:to )?)?(?:be )?${chasing}(?:e|ing)?(?: up)? ${somebody}|(?:does |do |is there |are there )?${somebody} (?:that |who )?(?:(?:i|we) )?(?:need|needs|want|wants|should|ought to|can|could|must|due)? ?(?:(?:to )?(?:be )?${chasing}(?:e|ed|ing)?|an? (?:nudge|chase|reminder|prod|ring|call)))(?: up)?(?: (?:up|for (?:money|payment|cash|what they owe)|about money))*(?: (?:this week|today|now|yet|at the moment|right now|then|please))*[\\s?.!]*$`,
      'i',
    ),
    'who do we need to chase',
  ],
  [
    /\bis (?:any ?(?:one|body)|any (?:customers?|clients?)) (due|going|likely|meant|supposed|expected) to pay us\b/gi,
    'who is $1 to pay us',
  ],
  [
    /^(?:and |so |is there |do we have |have we got )*anything (?:still |left )?(?:unpaid|outstanding|overdue)(?: (?:on our (?:side|end|part)|that we owe|from us|we owe))+[\s?.!]*$/i,
    'which bills are unpaid',
  ],
  // Bills are all entered by somebody, and their list has the days.
  [
    new RegExp(
      `\\b((?:bills?|invoices?)) (?:that |which )?(?:(?:we|i)(?:['’]?ve| have)? |have been |were |are )?${entered}(?= (?:that|which|and|but|are|is|remain|still)\\b)`,
      'gi',
    ),
    '$1',
  ],
  [
    /\b(?:which |that |still )*remain(?:s|ing)? (?=(?:unpaid|outstanding|open|overdue|unsettled)\b)/gi,
    'that are ',
  ],
  [
    /^(.*\b(?:bills|invoices)\b.*\b(?:unpaid|outstanding|open|overdue|unsettled)\b.*?),? (?:with|and|plus|showing) (?:(?:the|their|all) )*(?:due dates?|dates?(?: due)?|when (?:(?:they|each|it)(?:['’]re| are| is)?|each one is) due)[\s?.!]*$/i,
    '$1',
  ],
  [
    /^(?:and |so )*(?:what (?:was|is|were|has been) )?(?:(?:our|the|my) )?(smallest|lowest|worst|tightest|biggest|highest|largest|best) (?:month[- ]?end|end[- ]of[- ]month|monthly closing) (?:bank |cash )?balance\b/i,
    (_, most = '') =>
      `which month had the ${/^(?:biggest|highest|largest|best)$/i.test(most) ? 'highest' : 'lowest'} closing balance`,
  ],
  [
    /\b(?:at )?(?:which|what) month[- ]?end (?:was|is|were) (?:the|our|my) (?:bank |cash )?balance (?:at its )?(lowest|highest)\b/i,
    'which month had the $1 closing balance',
  ],
  [
    /^(?:and |so )*(?:what(?:['’]?s| is| was) )?(?:the )?(smallest|lowest|least|worst|biggest|highest|most|best) (?:(?:bank |cash )?balance )?(?:(?:we|i)(?:['’]?ve| have)? (?:ever )?(?:had|got to|finished|ended|closed|been) )?(?:at (?:the )?(?:end of (?:a|any|the|each) month|month[- ]?end)|(?:a|any|the) month (?:on|at|with))\b/i,
    (_, most = '') =>
      `which month had the ${/^(?:biggest|highest|most|best)$/i.test(most) ? 'highest' : 'lowest'} closing balance`,
  ],
  [
    /\b(?:was|were|is|did) (?:it|there|we) (?:just|only)(?: make)? (?:the )?(?:one|two|three|1|2|3) payments? (to|from)\b/gi,
    'how many payments $1',
  ],
  [
    /^(?:and |so )*(?:is there |are there )?anything (?:(?:really|particularly|very) )?(?:big|large|huge|chunky|major|hefty|massive|nasty) (?:going out|coming out|leaving|due out|due)(?= (?:in|next|this|over|before|by|on|until|tomorrow)\b)/i,
    'what is the biggest payment',
  ],
  [
    /(^|\b(?:wants?|needs?|asked for) )everything(?: that)? (?:we|i)(?:['’]ve| have)? (?:gave|given|paid|spent (?:with|at))(?: to)? (?=\p{L})(?!(?:in|on|for|out|last|this)\b)/iu,
    '$1the payments to ',
  ],
  [/\bbreak (?!down\b)([\p{L}\d&' ]{2,30}?) down (?=by\b)/giu, 'break down $1 '],
  // "Split fuel by garage": each of them is a payee.
  [
    /\bby (?:each )?(?:garages?|(?:petrol |filling |fuel )?stations?|outlets?|vendors?|retailers?|providers?|places?|firms?|companies|company|stockists?|couriers?|lenders?|insurers?)(?= |[?.!,]|$)/gi,
    'by supplier',
  ],
  [
    /\b(?:if )?not (?:a|one|another) (?:penny|pound|bean|sausage|sou)(?: more)? (?:ever )?(?:comes|came|come) in\b/gi,
    (found) => `${/^if/i.test(found) ? 'if ' : ''}nothing came in`,
  ],
  // "Over the summer, july to sept" is those months.
  [
    new RegExp(
      `\\b(?:over|during|in|for|this|last) (?:the |this |last )?(?:summer|winter|spring|autumn|season|holidays)(?:\\s*[,–-]\\s*|\\s+)(?:so |ie |i\\.e\\.? |that is |meaning |from )*(?=${month} ?(?:to|till|until|through|thru|and|-|–) ?${month}\\b)`,
      'gi',
    ),
    '',
  ],
  [
    /(?:^(?:and|so) )?\b(has|have|did) (?:that|this|it|they) (?:all |both )?((?:gone|went|go|come) (?:up|down)|risen|increased|changed|dropped|fallen)(?: at all| much)? (?:since|from) (?:the )?(?:very )?(?:beginning|start|outset|off|word go|day one)\b/gi,
    '$1 it $2',
  ],
  [
    /^((?:and |so )?who(?:['’]?s| is| are| was)?(?: (?:that|it|this|they))? (?:with|to|for|from)) again\b/i,
    '$1',
  ],
  [
    /\b((?:what|which) day|when) (does|do|will) (it|that|this|they) (?:go|leave|come off)(?=[\s?.!]*$)/gi,
    '$1 $2 $3 go out',
  ],
  [
    /^(?:and |so )*(?:is there |are there )?(?:anything|any|something)(?: (?:really|particularly|very))? (?:big|large|huge|chunky|major|hefty|massive|nasty)(?: (?:ones?|payments?|bills?))?(?: (?:in|among|amongst|of|on) (?:there|that|those|them|it))?[\s?.!]*$/i,
    'what is the biggest',
  ],
  // A customer who says so may still owe something.
  [
    /^(?:(?:just|only|so) )*(?:had|got|spoke(?:n)? to|been on to|had a call from|got off the phone (?:with|to)) ([\p{L}\d&'’. ]{2,40}?)(?: (?:on the (?:phone|line|blower)|on|who (?:is|are|was|were)|and (?:they|he|she)(?:['’]re| are| were)?))* (?:saying|say|says|claiming|claim|swearing|swear|reckoning|reckon|insisting|insist|telling (?:me|us)) (?:that )?(?:they|he|she)(?:['’]?ve| have|['’]s| has)? (?:already |just |now |all )?(?:paid|settled|cleared)(?: (?:up|everything|it all|all of it|the lot|us))*(?:[\s,.–-]+(?:have|has|did) (?:they|he|she)(?: really| actually)?)?[\s?.!]*$/iu,
    'does $1 still owe us anything',
  ],
  [
    /^([\p{L}\d&'’. ]{2,40}?) (?:says?|said|reckons?|swears?|claims?|insists?|tells? (?:me|us)) (?:that )?(?:they|he|she)(?:['’]?ve| have|['’]s| has)? (?:already |just |now )?(?:paid|settled|cleared) (?:up|everything|it all|all of it|the lot)(?:[\s,.–-]+(?:have|has|did) (?:they|he|she)(?: really| actually)?|[\s,.–-]+is (?:that|it) (?:right|true))?[\s?.!]*$/iu,
    'does $1 still owe us anything',
  ],
  // "I swear Mailchimp is down as advertising half the time."
  [
    /^(?:(?:i (?:swear|think|reckon|bet|thought)|pretty sure|why|how come|is|are) )*([\p{L}\d&'’. ]{2,30}?) (?:(?:is|are|was|were|keeps?) )?(?:down|coming up|listed|filed|tagged|showing(?: up)?|labelled|categori[sz]ed|coded) (?:as|under) [\p{L}&' ]{3,30}?(?: (?:half the time|sometimes|a lot|mostly|now and then|some of the time))(?:[\s,]+(?:is|are|isn['’]?t|aren['’]?t) (?:it|they|that))?[\s?.!]*$/iu,
    'break down $1 by category',
  ],
  // What was bought stands in no bank's data; the payments do.
  [
    /^(.*\b(?:the|this|that)\b .*[,;.–-]+ *)?what (?:did|have|had) (?:we|i) (?:actually |even )?(?:buy|bought|order|ordered|purchase|purchased) (?:from|off|at|with) (?!which\b)/i,
    (_, lead = '') => `${lead}show payments to `,
  ],
]

/** The question with plain words for such figures. */
export function withPlainFigures(text: string): string {
  return putTurns(text, turns)
}

const bought =
  /\bwhat (?:did|have|had) (?:we|i) (?:actually |even )?(?:buy|bought|order|ordered|purchase|purchased)\b/i

/** What a list of payments says where what was bought was asked; null for any other question. */
export const noteOnPurchase = (text: string): string | null =>
  bought.test(text) ? 'Your bank data shows what was paid, not what was bought.' : null
