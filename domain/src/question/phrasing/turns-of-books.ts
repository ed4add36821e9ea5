// Words of bookkeepers and sellers for what has a plainer word.
import { ownFirm, putTurns, type Turn } from './turn.ts'

const occasions =
  '(?:payments|settlements|payouts|bills|invoices|orders|deposits|receipts|transactions|purchases|transfers)'

const taxes = '(?:vat|paye|cis|nic|corporation tax|corp tax|self assessment|tax|national insurance)'

const outsideHelp = '(?:subbies?|sub-?contractors?|freelancers?|tradesm[ae]n)'

// What owners put into the business, as a loan or as capital.
const ownMoney = 'directors loan in and share capital'
const repaid = 'directors loan repaid'
const putIn =
  '(?:put|pumped?|inject(?:ed)?|introduced?|invest(?:ed)?|lent|loaned|sunk|chucked|stuck|paid)'
const business = `(?:the|my|our) ${ownFirm}`
const byThemselves = '(?: (?:myself|ourselves|personally|from my own pocket|out of my own pocket))'

const turns: readonly Turn[] = [
  // "CIS tax" is that tax alone, and not all taxes beside it.
  [
    /\b(vat|paye|cis|nic?|national insurance|(?:business )?rates|self[- ]assessment) tax(?:es)?\b(?! (?:year|code|credits?|pot|savings|reserve)\b)/gi,
    '$1',
  ],
  [/\b(corporation|corp|income) taxes\b/gi, '$1 tax'],
  [
    new RegExp(
      `\\bwhen did (?:i|we|the owners?)(?: last)? ${putIn} (?:my|our|their) own (?:money|cash|savings) in(?:to)?(?: ${business})?(?:,? (?:and )?how much(?: (?:was it|did (?:i|we) put in))?)?(?=$|[ ,?.!])`,
      'gi',
    ),
    `list ${ownMoney} received`,
  ],
  [
    new RegExp(
      `\\b(?:of )?(?:my|our) own (?:money|cash|savings)(?: have| did| do)? (?:i|we)(?: have)? ${putIn}(?: in(?:to)?(?: ${business})?)?\\b`,
      'gi',
    ),
    ownMoney,
  ],
  [
    new RegExp(
      `\\b(?:(?:have|has|did|do) )?(?:i|we|the owners?|the directors?)(?: have)? ${putIn}(?: (?:my|our) own (?:money|cash|savings))? in(?:to)? ${business}\\b${byThemselves}?`,
      'gi',
    ),
    ownMoney,
  ],
  [
    new RegExp(
      `\\b(?:(?:have|did) )?i(?: have)? ${putIn} in(?:${byThemselves}|(?=[ ,]*(?:$|[?.!]|(?:so far|to date|in total|altogether|this|last|since|in|over|during|for) ?)))`,
      'gi',
    ),
    ownMoney,
  ],
  // "Fuel in October, Shell included" adds Shell.
  [/, (?!(?:vat|all|everything|not)\b)([^,]{2,30}?) included(?=[\s?.!]*$)/gi, ' including $1'],
  // What the owner has had back of it.
  [
    new RegExp(
      `\\b(?:(?:have|did) )?(?:i|we)(?: have)? (?:had|got|get|taken?|took|been (?:paid|given))(?: paid)? back (?:from|out of) ${business}\\b`,
      'gi',
    ),
    repaid,
  ],
  [
    new RegExp(
      `\\b(?:has|did|have) ${business} (?:pay|paid|give|given|repaid|repay) (?:me|us)(?: back)?(?<=back|(?:repaid|repay) (?:me|us))\\b`,
      'gi',
    ),
    repaid,
  ],
  [/\bdirectors loan repaid(?=[\s?.!]*$)/g, `${repaid} to date`],
  // No pay lies in what an owner put in.
  [
    new RegExp(
      `^(?:leaving(?: out)?|not counting|not including|apart from|aside from|excluding|ignoring|setting|putting|other than) (?:(?:my|our) )?(?:own )?(?:salary|wages?|pay|dividends?|drawings)(?: aside| to one side)?, ?(?=.*${ownMoney})`,
      'i',
    ),
    '',
  ],
  [/\b(?:the )?(?:owners?['’]? )?capital (?:introduced|injected|put in|injections?)\b/gi, ownMoney],
  // What somebody takes home is what they are paid.
  [
    /\b(?:what|how much) (?:did|does|do|has|have|is|was) (?!(?:we|i|the|our|my|it|that|they|this|business|company)\b)((?:[a-z.'’]+ ){1,2}?)(?:get|got|getting|take home|took home|taken home|taking home)(?= (?:in|on|for|last|this|during|over|since|a|per|each|so far|to date)\b|[?.! ]*$)/gi,
    'how much did we pay $1',
  ],
  // Nothing is left to take off what is left over.
  [
    /\b(left(?: over)?)\b(.*?)[, ]+(?:after|once) (?:everything|all(?: (?:the|our|my))?(?: (?:bills|costs|outgoings|expenses))?)(?: (?:is|are|was|were|has been|have been))?(?: (?:paid|settled|gone out|out))?(?=$|[ ,?.!])/gi,
    'net cash flow$2',
  ],
  // What was meant stands after "i.e.".
  [
    /^(?!.*\b(?:not|except|without|excluding)\b)[^,?]{3,40}[, (]+(?:i\.e\.|i\.e|ie|namely)[ ,]+(?=\S)/gi,
    '',
  ],
  [
    /\b(why|how come) (was|were|is|are) ((?:(?:our|the|my|total) )*(?:spending|spend|income|money in|money out|sales|takings|costs|outgoings|turnover)) (?:so|that|this|too) (?:high|big|large|steep|much)\b/gi,
    '$1 $2 $3 up',
  ],
  [
    /\b(why|how come) (was|were|is|are) ((?:(?:our|the|my|total) )*(?:spending|spend|income|money in|money out|sales|takings|costs|outgoings|turnover)) (?:so|that|this|too) (?:low|small|little|poor)\b/gi,
    '$1 $2 $3 down',
  ],
  // Whoever does work for the firm is one of its suppliers.
  [
    new RegExp(
      `\\b(suppliers?|vendors?)(?: or | and |, |/| & )(?:(?:an?|our|the|my) )?${outsideHelp}(?=$|[ ,?.!])(?! or | and )`,
      'gi',
    ),
    '$1',
  ],
  [
    new RegExp(
      `\\b${outsideHelp}(?: or | and |/| & )(?:(?:an?|our|the|my) )?(suppliers?|vendors?)(?=$|[ ,?.!])(?! or | and )`,
      'gi',
    ),
    '$1',
  ],
  // How an amount is passed.
  [
    new RegExp(
      `\\b(${occasions})(?: (?:that|which))?(?: (?:have|has|had|ever|were|are))* (?:topped|topping|exceeded|gone over|went over|gone above|went above|been over|been above|broken|broke|come to over|came to over|come to more than)(?= (?:a |£|\\d|one |two |five ))`,
      'gi',
    ),
    '$1 over',
  ],
  [/\bsettlements\b(?! figures?)/gi, 'payments'],
  [
    /\b(?:in )?(?:the )?aggregate(?= (?:of|paid|repaid|spent|spend|received|cost|amount|sum|for|to)\b)/gi,
    'total',
  ],
  [/\b(?:the )?(?:cumulative|grand) total\b/gi, 'the total'],
  [
    /^(?:the )?aggregate (?=[a-z&]+ (?:and [a-z&]+ )?(?:paid|remitted|received|spent)\b)/gi,
    'total ',
  ],
  // What is owed of a tax is its bill.
  [new RegExp(`\\b(${taxes}) liabilit(?:y|ies)\\b`, 'gi'), '$1 bill'],
  [/\bfalling due\b/gi, 'due'],
  [/\b(?:paid (?:over|across)|remitted|remittances? made|settled) (?=to hmrc\b)/gi, 'paid '],
  [
    new RegExp(
      `^(?:please |kindly |can you |could you )*(?:confirm|advise|state|quantify) (?:the |our )?(?=(?:total )?(?:${taxes}|wages|payroll|rent|drawings|dividends?|pension)\\b)`,
      'gi',
    ),
    '',
  ],
  [
    /\bnet of (?:any |the |all )?(?:credits?(?: notes?)?|returns?|refunds?)(?: received| given| issued)?\b/gi,
    'less refunds',
  ],
  [/\bleaving (?!(?:it|that|this|them|all) )((?:\S+ ){1,3})aside\b/gi, 'excluding $1'],
  // The dates say it.
  [
    /\b(?:in|during|for|over) (?:the |our )?(?:accounting|financial|reporting) period (?=\d)/gi,
    'from ',
  ],
  [
    /\b(?:in|during|for|over) (?:the |our )?(?:accounting|financial|reporting) period (?=ended|to )/gi,
    'for the period ',
  ],
  [
    /\bhow['’]?d (we|i) do (?:for|on|in terms of|with) (?=takings|sales|turnover|revenue|income)/gi,
    'what were our ',
  ],
  [
    /\bhow (?:did|have|had) (?:we|i) (?:do|done|get on|got on|fare|fared) (?:for|on|in terms of|with) (?=takings|sales|turnover|revenue|income)/gi,
    'what were our ',
  ],
  [/\bhow['’]d (?=we|i|they|he|she|it|our|the|you)/gi, 'how did '],
  [/\b(?:wage|salary) packets\b/gi, 'wages'],
  // "Did Kestrel settle up": nothing went up.
  [/\b(settle|settles|settled|settling) up\b/gi, '$1'],
  // Who puts the rent up is the landlord.
  [
    /\b(has|have|did|when did|when has) (?:(?:the|our|my) )?land(?:lord|lady)s? (?:ever |just |last )?(?:put|push(?:ed)?|rais(?:ed?)|increased?|hiked?|upped|up|bump(?:ed)?|jack(?:ed)?) (?:up )?(?:(?:the|our|my) )?rent(?: up)?\b(?: (?:at all|on us|on me|ever))?/gi,
    (_: string, asks: string) =>
      /^when/i.test(asks) ? 'when did the rent last go up' : 'did the rent go up',
  ],
  [
    /^(?:(?:the|our|my) )?landlord(?:['’]s| has)? (?:ever |just )?(?:put|pushed|raised|increased|hiked|upped|bumped) (?:up )?(?:(?:the|our|my) )?rent(?: up)?\b(?: (?:at all|on us|on me))?/gi,
    'did the rent go up',
  ],
  [
    /^(.+?)[,–—:-]? (?:please )?(?:listed|list|list them|shown|show them|set out) with (?:the |their )?(?:dates|amounts|dates and amounts|amounts and dates)\b(.*)$/gi,
    'list $1$2',
  ],
  [
    /^(?:(?:please|pls|can you|could you|would you) )*(?:pull together|put together|dig out|dig up|get together|gather|fish out) (?=what|how|the\b|our\b|all\b|my\b|a list|total)/gi,
    '',
  ],
  // Tools and plant are hired as other things are bought.
  [
    /\b(did|have|do|has) (we|i) (?:hired?|rent(?:ed)?) (anything|something|much|any \w+|kit|tools|plant|equipment|stuff) from\b/gi,
    '$1 $2 buy anything from',
  ],
  [
    /^(?:so |and )?(who|which (?:suppliers?|staff|employees?|subcontractors?|subbies|subbie|freelancers?)) (?:got|gets|was|were|is|has been|have been) paid (?:the )?(most|least)\b/gi,
    '$1 did we pay the $2',
  ],
  // What a vehicle burns is fuel.
  [/\b(?:van|vehicle|car|fleet|truck|lorry)s? (?=(?:fuel|petrol|diesel)\b)/gi, ''],
  [/\b(petrol|diesel|fuel) money\b/gi, '$1'],
  [/\bfor the very first time\b/gi, 'for the first time'],
  // Cash set beside cards is what was banked of it.
  [
    /(?<!\b(?:customers?|people|many|number|times)\b.*)\b(?:total )?(?:by |on |in )?cards?( takings| receipts| sales| payments| income| taken)? (versus|vs?|against|compared (?:with|to)|or|and|plus) (?:total )?(?:by |in )?cash\b(?: taken)?(?! (?:flow|balance|position|out\b|at bank|in (?:the|hand|bank)|on hand))(?!.*\b(?:customers?|people|times)\b)/gi,
    'card takings $2 cash takings',
  ],
  [
    /(?<!\b(?:customers?|people|many|number|times)\b.*)\b(?:total )?(?:by |in )?cash( takings| receipts| sales| payments| income| taken)? (versus|vs?|against|compared (?:with|to)|or|and|plus) (?:total )?(?:by |on )?cards?\b(?: taken)?(?! (?:fee|charge|bill|balance|limit|account|machine|reader|terminal))(?!.*\b(?:customers?|people|times)\b)/gi,
    'cash takings $2 card takings',
  ],
]

/** The question with such words replaced. */
export function withPlainWords(text: string): string {
  return putTurns(text, turns)
}
