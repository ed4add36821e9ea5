// What a busy shopkeeper writes round a question and in it: "all lumped together", "give or take",
// "tot them up", "or has she left". They are put into plainer words before anything is read.
import { monthName as month, ownFirm, putTurns, type Turn } from './turn.ts'

const processors =
  '(?:dojo|stripe|sum ?up|square|i?zettle|worldpay|barclaycard|elavon|takepayments|paymentsense|clover|tyl|teya)'
const dear =
  '(?:a (?:fair|good|tidy|pretty)? ?(?:bit|packet|sum|penny|whack|fortune|bomb|few (?:bob|quid))|too much|loads|plenty|an arm and a leg)'
const addUp = '(?:tot|add|total|tote|tally)'
const them = '(?:it|them|that|those|em|the lot)'

const turns: readonly Turn[] = [
  // How many payments there were is answered with what they came to.
  [
    /\bhow many(?: (?:times|payments|goes|lots))?,? (?:and|n|&|\+|plus) (?:for )?how much(?: in (?:total|all)| altogether| all in)?(?! (?:each|a|per)\b)/gi,
    'how many payments',
  ],
  [
    /\bhow much(?: in (?:total|all))?,? (?:and|n|&|\+|plus) (?:in )?how many(?: (?:times|payments|goes|lots))?(?= (?:to|from|on|at|with|for|in|this|last|since|so|over|during|did|have|has)\b|[\s?.!,]*$)/gi,
    'how many payments',
  ],
  // "Wages for Oct, the three of them": no day of October.
  [
    /,?\s{0,2}\b(?:for )?(?:all )?the (?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) of (?:them|['’]?em)\b/gi,
    '',
  ],
  [
    /\bn (?=(?:is|are|was|were|did|do|does|has|have) (?:any|it|they|that|there|we|i|he|she)\b)/gi,
    'and ',
  ],
  [
    /\band what (?:is|was|will) (?:it|that) (?:expected|forecast|predicted|likely|supposed|projected|due|going) to be\b/gi,
    'and what will it be',
  ],
  [
    /^(?!.{0,80}\b(?:was|were)\b)(.{0,80}?\b(?:balance|cash|bank)(?: is| are)?(?: right)?) (?:now|today|at the moment|currently),? and (?=(?:at|by|in) (?:the end of|next|christmas|xmas|new year|year end|month end))/i,
    '$1 today and what will it be ',
  ],
  [
    /\b(?:what|which|wot) (?:suppliers?['’]?|trade|purchase) (?:bills|invoices) (?:have|do|are|is) (?:(?:we|i|they|there) )?(?:still )?(?:got |have |left |need )?(?:still )?to (?:be )?(?:settled?|pay|paid)\b/gi,
    'what do we still owe suppliers',
  ],
  [
    /\bhow much cash (?:(?:was|were|has been|got) paid in|(?:did|have) (?:we|i) (?:pay|paid) in)\b/gi,
    'how much cash did we bank',
  ],
  // "When did they pay each month?" wants their payments with their days.
  [
    /\bwhen (?:did|do|does|have|has) (?!we\b|i\b)([\p{L}\d&'’ ]{2,30}?) (?:pay|paid)(?: us| me)?(?: in)? (?:each|every) (?:month|mth|week|wk)\b/giu,
    'list the latest 24 payments from $1',
  ],
  [
    /\bwhen (?:did|do|have) (?:we|i) (?:pay|paid) ([\p{L}\d&'’ ]{2,30}?)(?: in)? (?:each|every) (?:month|mth|week|wk)\b/giu,
    'list the latest 24 payments to $1',
  ],
  // "Did Dryden ever pay for October?": whether they paid in it.
  [
    new RegExp(
      `\\b((?:did|has|have) (?!we\\b|i\\b)[\\p{L}\\d&'’ ]{2,30}?)(?<! (?:get|got|been|gets|be)) (?:ever )?(pay|paid)(?: us| me)? for (?=${month}\\b)`,
      'giu',
    ),
    '$1 $2 us in ',
  ],
  // An insurer that pays out pays us; who pays twice has paid us more than once.
  [
    new RegExp(
      `\\b((?:did|has|have|will) (?!we\\b|i\\b|they\\b|to\\b|been\\b|anything\\b|what\\b|(?:the|our|my) ${ownFirm}\\b)[\\p{L}\\d&'’ ]{2,30}? (?:ever )?)(pay|paid) out(?=,? (?:and|n|when|how|in|on|this|last|for|yet|the)\\b|[\\s?.!,]*$)`,
      'giu',
    ),
    '$1$2 us',
  ],
  [
    /^((?:and |so )?)(?:did|has|have) (?!we\b|i\b|any|some|every|nobody)([\p{L}\d&'’ ]{2,30}?) (?:pay|paid)(?: us| me)? (?:twice|double|two times)\b/giu,
    '$1how many payments came in from $2',
  ],
  // "How much came in in September, not the council": all but that.
  [
    /^((?!(?:is|are|do|does|did|has|have|can|could|should|will|would|am|no|sorry)\b)(?!.*\bmeant?\b).{8,80}?),? ?(?:,|–|-) ?(?:but )?not (?:(?:the|our|any|from) )?(?!(?:yet|bad|sure|that|including|counting|just|only|too|much|really|now|this|last|in|so|all|paid|net|gross|before|after|if|one|more|less)\b)(\p{L}[\p{L}\d&'’ ]{1,30}?)(?=[\s?.!]*$)/iu,
    '$1 excluding $2',
  ],
  // Who is on the payroll isn't known, but who was paid wages is.
  [
    /\bhow many (?:staff|employees|people on the payroll|members of staff|workers) (?:(?:did|have|do) (?:we|i) (?:pay|paid)|(?:were|was|got|get) paid)(?: wages)?\b/gi,
    'how many people were paid wages',
  ],
  // "The flights, I mean" asks for no average.
  [/(?:,\s{0,2})?\b(?:i|we) (?:just |really |do )?meant?(?=[\s?.!]{0,9}$)/gi, ''],
  [/^(?:i|we) mean[,:]? (?=(?:how|what|when|who|which|where|did|do|are|is)\b)/i, ''],
  // A payout of a payee is a payment; card and platform payouts are a category.
  [
    /\b((?:smallest|largest|biggest|lowest|highest|tiniest|latest|last|first) (?!(?:card|platform|payment|insurance|marketplace)\b)(?:[\p{L}\d&'’-]{1,20} ){1,3}?)payout(s?)\b/giu,
    '$1payment$2',
  ],
  [
    /\b(?:what|how much) did (we|i) (?:bank|bring in|take|receive|get|pay in|deposit)(?: in)? in cash\b/gi,
    'how much cash did $1 bank',
  ],
  [
    /\b(?:all )?(?:lumped|bunged|chucked|bundled|rolled|thrown|shoved|stuck) (?:in )?together\b/gi,
    'together',
  ],
  [
    /[\s,–—-]{0,4}\b(?:give or take(?: a (?:few )?(?:quid|bob|bit|pounds?|pennies|pence))?|(?:roughly|broadly|loosely) speaking|as near as dam+(?:n ?)?it|in round (?:figures|numbers)|at a rough guess|off the top of your head)(?=[\s?.!]*$)/gi,
    '',
  ],
  [
    /^(?:give or take|(?:roughly|broadly) speaking|in round (?:figures|numbers)|at a rough guess|off the top of your head),?\s+/i,
    '',
  ],
  // "The mower has cost a fair bit, tot it up for this year."
  [
    new RegExp(
      `^(?:i )?(?:reckon|think|feel like|bet)(?: that)? (.+?) (?:has|have)(?: gone and)? cost (?:us |me )?${dear}[\\s,.…–-]+${addUp} ${them}(?: all)? up`,
      'i',
    ),
    'how much has $1 cost',
  ],
  [
    new RegExp(
      `^(?:i )?(?:reckon|think|feel like|bet)(?: that)? (?:i|we)(?:['’]?ve| have)? (?:taken|paid|drawn|spent|had|bought)(?: out)? (?:far |way |a bit )?(?:too|so) (?:many|much)(?: (?:in|on|for))? (.+?)[\\s,.…–-]+${addUp} ${them}(?: all)? up`,
      'i',
    ),
    'how much have we paid in $1',
  ],
  [
    /\b(how much|what) (did|do|have) (?:the |our )?(freelancers?|contractors?|subbies|staff|lads|girls|employees) (?:draw|drawn|take home|pocket|trouser)(?: out)?(?= (?:in|last|this|since|from|over|during|so|between|to|each|every|a)\b|[\s?.!,]*$)/gi,
    '$1 $2 we pay the $3',
  ],
  [/\b(?:from|since) when (?:we|i) (?:first )?(?:started|began|opened|set up)\b/gi, 'to date'],
  // "Or has she left?" wants to know when the last payment was.
  [
    /^((?:and |so )?(?:did|has|have|was|were) .{6,60}?),? or (?:has|have|did|is|are|was|were) (?:he|she|they|it) (?:left|leave|gone|finished|packed it in|quit|jacked it in|been laid off|stopped|stop)(?: us| working(?: here| for us)?| here)?(?=[\s?.!]*$)/i,
    '$1, and when was the last payment to date',
  ],
  [
    new RegExp(
      `\\b(${processors}) card (?=(?:settlements?|payouts?|receipts?|deposits?)\\b)`,
      'gi',
    ),
    '$1 ',
  ],
  // "Are we up on last year for sales?" is of sales, and not of the cash flow.
  [
    new RegExp(
      `^((?:and |so )?)(?:are|were) (?:we|i) (up|down) on last (${month})(?: 20\\d\\d)? (?:for|with|in) (?!${month}|20|the |this |last )([\\p{L} ]{3,24}?)(?:[\\s,]+(?:n|and|or) by how much)?(?=[\\s?.!]*$)`,
      'iu',
    ),
    '$1compare $4 in $3 with $3 last year',
  ],
  [
    new RegExp(
      `^((?:and |so )?)(?:are|were) (?:we|i) (?:up|down) on ((?:the )?last (?:week|month|quarter|year)) (?:for|with|in) (?!${month}|20|the |this |last )([\\p{L} ]{3,24}?)(?:[\\s,]+(?:n|and|or) by how much)?(?=[\\s?.!]*$)`,
      'iu',
    ),
    '$1compare $3 with $2',
  ],
  [
    /\bdid ([\p{L}\d&'’ .-]{2,40}?) (?:send|give|pay) (?:us|me) (?:our|the|my) money back(?: (?:for|on) [^?]*)?(?=[\s?.!]*$)/giu,
    'did $1 refund us',
  ],
  [
    /\b(how much|what) (did|have|do) (we|i) (?:give|given|gave|pay|send|sent|hand) back to ([\p{L}\d&'’ ]{2,30}?) (?:buyers?|customers?|punters?|shoppers?)\b/giu,
    '$1 $2 $3 pay to $4',
  ],
  [
    /\b(how much|what) (?:did|do|does|has|have) ([\p{L}\d&'’ ]{2,30}?) (?:take|taken|took|dock|docked|skim|skimmed|cream|creamed|nick|nicked|keep|kept)(?: off| from)?(?: us| me)? (?:in|as|for) (?:fees|charges|commission)\b/giu,
    '$1 did we pay to $2',
  ],
  [
    /^(.{3,50}?), (?:and )?how(?:['’]s|s| is| are) (?:that|it|they|those|them) (?:look|do|compar|shap)ing?(?: up)? (?=this |last |in |against |v )/i,
    'how is $1 looking ',
  ],
  [
    /\bwho (?:has not|have not|hasn['’]?t|havent|hasnt) (?:coughed|stumped|paid|forked) (?:up|out)?,? ?(?:that|who|as|when they) (?:normally|usually|generally|always) (?:does|do|has|have|pays?|would)(?: by now)?\b/gi,
    'who is late paying us',
  ],
  [
    /\b(?:on )?(?:the )?bank holiday (?:mon|tues|wednes|thurs|fri|satur|sun)day,? (?=(?:the )?\d)/gi,
    'on ',
  ],
  [
    /\bhow much (?:more|less) did (we|i) (spend|pay)(?: out)?(?: with| on| to| at)? ([\p{L}\d&'’ ]{2,30}?) in the (\S+ (?:months|weeks|quarters)) to (.{3,20}?) than (?:in |over )?the \S+ (?:months|weeks|quarters)? ?(?:before|prior|previous)(?: that| to that)?(?=[\s?.!]*$)/giu,
    'compare spending with $3 in the $4 to $5 with the $4 before',
  ],
  [
    /\bat close(?: of play)? (?:on|of) (?=(?:the )?(?:\d|last|this|yesterday|mon|tue|wed|thu|fri|sat|sun|christmas|new|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/gi,
    'at the end of ',
  ],
  [
    /^(?!.*\b(?:make|made|net|profit|surplus|cash flow)\b)(.{0,80}?)\b(last|past) (\S{1,12}) weeks\b(.{0,80}?)\bthe \3 (?:weeks )?before(?: that)?(?=[\s?.!]*$)/i,
    '$1$2 $3 weeks$4the previous $3 weeks',
  ],
  [
    /^([^?]{5,60}?)[\s,–—-]+(?:who|which)(?:['’]?s| is) (?:the |our )?(?:top|biggest|best|highest) (?:earner|payer|seller)\b/i,
    '$1 which paid us most',
  ],
  // Best and worst are two questions, of the same money.
  [
    /^((?:and |so )?(?:which|what)(?: was| is)? (?:our |the )?)(best|worst|busiest|quietest)( (?:day|week|month|quarter|year)(?: for | of | with | at ).{2,40}?),? (?:and|n|&) (?:(?:which|what)(?: was| is)? )?(?:our |the )?(best|worst|busiest|quietest)(?: one)?,? (?:leaving out|excluding|not counting|ignoring|without) ([^,?]+?)(?=[\s?.!]*$)/i,
    '$1$2$3 excluding $5, and which was the $4$3 excluding $5',
  ],
  [
    /^((?:and |so )?(?:which|what)(?: was| is)? (?:our |the )?)(best|worst|busiest|quietest)( (?:day|week|month|quarter|year)(?: for | of | with | at ).{2,40}?),? (?:and|n|&) (?:(?:which|what)(?: was| is)? )?(?:our |the )?(best|worst|busiest|quietest)(?: one)?(?=[\s?.!]*$)/i,
    '$1$2$3, and which was the $4$3',
  ],
  [
    /^(best|worst|busiest|quietest)( (?:day|week|month|quarter|year)(?: for | of | with | at ).{2,40}?),? (?:and|n|&) (?:the )?(best|worst|busiest|quietest)(?: one)?(?=[\s?.!]*$)/i,
    'which was the $1$2, and which was the $3$2',
  ],
]

/** The question in plainer words. */
export function withPlainLoose(text: string): string {
  return putTurns(text, turns)
}
