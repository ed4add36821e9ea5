// Turns of phrase of questions that compare: how far something rose, and the days it is set
// against, put into words that are read.
import { withPlainHalves } from './turns-of-both.ts'

const anyOf = (words: string) => `(?:${words.split(' ').join('|').replaceAll('_', ' ')})`

const roughly = anyOf(
  'nearly almost just_about practically virtually pretty_much as_good_as more_or_less near_enough well_over more_than roughly about basically all_but',
)
const fell = anyOf(
  'drop dropped fall fell fallen go_down gone_down went_down come_down came_down dip dipped shrink shrank shrunk reduced decreased down cut',
)
const doubling: readonly (readonly [words: string, put: string])[] = [
  ['double doubled doubling', 'doubled'],
  ['halve halved halving', 'halved'],
]
const asks = '(?:did|does|has|have|had|why|how come|is it true)'
const ends = '(?= (?:in|last|this|since|from|over|between|compared|during|on|than)\\b|[\\s?.!,]*$)'
const season = '(spring|summer|autumn|winter)'
const versus = '(v|vs|versus|against|compared with|compared to)'
const gapWords = 'widest|biggest|largest|greatest|best'
const cameIn =
  '(?:the )?(?:money|cash) (?:in|coming in|that came in)|income|receipts|takings|sales|what (?:came|comes) in|in'
const wentOut =
  '(?:the )?(?:money|cash) (?:out|going out|that went out)|spending|costs|outgoings|what (?:went|goes) out|out'
const monthName =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const sofar = '(?:up to (?:now|today)|so far|to date|till now|until now)'

const weekdays: readonly (readonly [short: string, name: string])[] = [
  ['mon', 'Monday'],
  ['tues?', 'Tuesday'],
  ['weds?', 'Wednesday'],
  ['thurs?|thu', 'Thursday'],
  ['fri', 'Friday'],
  ['sat', 'Saturday'],
  ['sun', 'Sunday'],
]

const turns: readonly (readonly [RegExp, string])[] = [
  ...doubling.map(([words, put]): readonly [RegExp, string] => [
    new RegExp(`\\b(${asks} .{1,60}?)(?: ${roughly})? ${anyOf(words)}${ends}`, 'gi'),
    `$1 ${put}`,
  ]),
  [new RegExp(`\\b${roughly} (?=doubled\\b|halved\\b)`, 'gi'), ''],
  [new RegExp(`(?<=\\b(?:${fell}) )(?:by|in) (?:a )?half\\b`, 'gi'), 'halved'],
  // What is left between the two is the net of them.
  [
    new RegExp(
      `\\b(?:the )?(${gapWords}) (?:gap|difference|margin|surplus|spread) between (?:${cameIn}) and (?:${wentOut})(?:,? (?:in our favour|our way|to the good|for the better|in the right direction|on the right side))?`,
      'gi',
    ),
    'the best net cash flow',
  ],
  [
    new RegExp(
      `\\b(?:the )?(${gapWords}) (?:gap|difference|shortfall|deficit|spread) between (?:${wentOut}) and (?:${cameIn})`,
      'gi',
    ),
    'the worst net cash flow',
  ],
  [
    /\b(?:over|for|in|across|on) (?:all )?the (?:(?:two|three|four|five|six|twelve|\d+) )?(?:quarters?|bills?|instal?lments?|payments?|returns?) (?:(?:that were |that we |we )?(?:paid|settled)) in (?=20\d\d|this|last)/gi,
    'in ',
  ],
  [
    /\b(versus|vs|v|against|compared (?:to|with)|than) (?:the |those )?(?:ones?|those|quarters?|bills?|payments?) (?:(?:that were |that we |we )?(?:paid|settled) )?(?:so far )?in (?=20\d\d|this|last)/gi,
    '$1 ',
  ],
  // "This summer against last, June to August": the months say which days of it.
  [
    new RegExp(
      `\\bthis ${season} ${versus} last(?: \\1)?[,(\\s–-]+(${monthName} ?(?:to|-|–|until|till) ?${monthName})\\)?(?=[\\s?.!]*$)`,
      'gi',
    ),
    '$3 this year $2 $3 last year',
  ],
  [
    /\b(?:from |by |to )?(?:people|anyone|anybody|everyone|everybody|customers|clients|others|those|payers|suppliers|anything|everything) (?:other than|apart from|except|except for|besides|bar|but not)\b/gi,
    'excluding',
  ],
  // What comes in is never net of anything in the bank.
  [/\bgross (?=(?:receipts|takings|sales|income|revenue|turnover)\b)/gi, ''],
  [/\b(have|did|do) (we|i) (?:sold|sell) (?:through|via|on|with) (?=\S)/gi, '$1 $2 receive from '],
  // "Did Sillitoe draw anything?"
  [
    /\bdid (?!we\b|i\b|you\b|they\b)([\p{L}.'’ ]{2,30}?) draw (?:anything|any money|any|something)(?: out)?\b/giu,
    'how much did we pay $1 in drawings',
  ],
  // Interest that is paid is a lender's: "pay in interest" pays nothing in.
  [
    /\b(we|i)((?: have)? (?:pay|paid|spend|spent))(?: out)? (?:(?:in|on|for|any) ){0,2}interest\b(?! (?:rate|in from|from))/gi,
    '$1$2 on loan interest',
  ],
  [
    /\b(?:how much|what) interest (did|do|have) (we|i) (?:pay|paid)\b(?! (?:on|to)\b)(?! (?:in|into)\b(?! (?:20\d\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|q[1-4]|the (?:last|first)|total)))/gi,
    'how much $1 $2 pay on loan interest',
  ],
  // "Didn't sales fall?" asks whether they did.
  [
    /^((?:but |so |and )?)(did|was|were|has|have|is|are|does)n['’]?t (?!we\b|i\b|you\b|it\b|that\b|they\b)(?=(?:the |our |my )?(?:sales|takings|income|spending|costs|cash|profit|turnover|receipts|outgoings|wages|rent|fuel)\b)/gi,
    '$1$2 ',
  ],
  [
    /\b(?:people|anyone|anybody|someone|somebody|staff|customers?|suppliers?|a firm|firms) (?:called|named) (?=\p{Lu})/gu,
    '',
  ],
  [
    /\b(?:over|in|across|for|during) the (?:whole |entire |full )?life of (?:the |our |these )?(?:books|records|accounts|lease|loan|contract|deal|agreement|policy)\b/gi,
    'to date',
  ],
  [/\bsame (?:stretch|spell|window|timeframe|time frame)\b/gi, 'same period'],
  [/\b(?:in |for |over |during )?the week of (?=\d{1,2} (?:\w+ )?to \d)/gi, 'from '],
  [/\bover the same period\b/gi, 'in the same period'],
  [/\blast year (?:up )?to the same (?:date|day)\b/gi, 'last year'],
  [
    new RegExp(
      `\\b(?:the )?same (?:period|time|point|days) last (year|yr) ${versus} this (?:year|yr)\\b`,
      'gi',
    ),
    'this year compared with last year',
  ],
  [
    new RegExp(`\\bthis (?:year|yr) ${versus} last(?: year| yr)?,? ${sofar}`, 'gi'),
    'this year compared with last year',
  ],
  [
    new RegExp(`\\blast ${season}\\b(.*?)\\bthe \\1 before\\b`, 'gi'),
    'last $1$2the $1 before last',
  ],
  [
    /\b(difference|gap|change) between (\w+(?: 20\d\d)?) and (\w+(?: 20\d\d)?) (?:for|with|from|in|at|on) (?!(?:this|last|20|the year)\b)([\w&' ]{2,30}?)(?=[\s?.!]*$)/gi,
    '$1 in $4 between $2 and $3',
  ],
  [
    /\bhow much (did|have|do) (we|i) (?:make|made|earn|earned|clear|cleared|keep|kept)\b(.*?) after (?:all )?(?:the |our |my )?(?:costs|expenses|bills|outgoings|everything)\b(?: (?:is|was|were|are) paid)?/gi,
    'what was net cash flow$3',
  ],
  // "How do Octobers compare?" is of one year and the one before.
  [
    new RegExp(
      `^(?:so |and )*(?:how (?:do|did)|compare) (?:our |the |my |all )?(${monthName})s(?: compare| look| stack up)?(?: (?:by|over) (?:the )?years?| year on year)?[\\s?.!]*$`,
      'i',
    ),
    'compare this $1 with last $1',
  ],
  [/\b(?:job|order|invoice|session|visit) (payment|payout)/gi, '$1'],
  // Somebody who draws money draws it as drawings.
  [
    /\b(?:how much|what) did (?!we\b|i\b|you\b|they\b|it\b|the (?:bank|account|business|freelancers?|staff|contractors?|subbies|team|lads|girls|workers|employees)\b)([\p{L}.'’ ]{2,30}?) draw(?: out)?(?= (?:in|last|this|since|from|over|during|so|between|to)\b|[\s?.!,]*$)/giu,
    'how much did we pay $1 in drawings',
  ],
  [
    /\b(?:how much|what) (?:did|do|have|has) (?:we|i) (?:take|took|taken) on average\b/gi,
    'what were our average sales',
  ],
  [
    /^(?:who(?:['’]?s| has| have)|(?:which|what|any|have any|are there any) (?:customers|clients)(?: (?:who|that))?(?: have)?) (?:stopped (?:paying|buying|ordering|coming)(?: (?:from|to))?(?: us| me)?|gone quiet|dropped off|disappeared|vanished)(?: on us| lately| recently)?(?=[\s?.!]*$)/gi,
    'which customers have gone quiet',
  ],
  // Cash that is paid in at the bank is banked.
  [
    /\b(?:how much|what) cash (did|have) (we|i) (?:pay|paid|put|deposit|deposited|take|taken)(?: in(?:to)?)?(?: (?:in|into|at|to|down))* (?:the|our|my) bank(?: account)?\b/gi,
    'how much was banked in cash',
  ],
  // What goes to the taxman for one tax is that tax.
  [
    /\b(pay|paid|paying|give|gave|owe|owed|send|sent) (?:to )?(?:the )?(?:taxman|tax man|hmrc|inland revenue)(?: each| every)? (?:for|in|on) (?=(?:our |the )?(?:vat|paye|corporation tax|corp tax|cis|national insurance)\b)/gi,
    '$1 ',
  ],
  [
    /\b(have (?:we|i) (?:refunded|paid back|given back)\b.*?) (?:in total|altogether|all told)(?=[\s?.!]*$)/gi,
    '$1 to date',
  ],
  // "Last winter vs this": of the same season.
  [
    /\blast (spring|summer|autumn|winter)\b(.*?)\b(v|vs|versus|against|compared with|compared to|with|to) this(?: one)?(?=[\s?.!,]*$)/gi,
    'this $1$2$3 last $1',
  ],
  // "Is it still £50 or has it gone up?" asks the first only.
  [
    /\b((?:is|are|do|does) .{2,40}? still .{1,24}?),? or (?:has|have|did|is|are) (?:it|they|he|she) (?:been )?(?:gone|put|bumped|crept|changed|increased|raised|jacked|hiked|go|put it)(?: (?:up|it up|them up|their prices up))?(?=[\s?.!]*$)/gi,
    '$1',
  ],
  // "What did we take on Deliveroo?" took nobody on.
  [
    /\b((?:how much|what) (?:did|do|have|has) (?:we|i)) (?:take|taken|took) (?:on|off|via|through) (?!average\b|(?:a |an |the )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|the \d)/gi,
    '$1 take from ',
  ],
  ...weekdays.map(([short, name]): readonly [RegExp, string] => [
    new RegExp(
      `\\b(last|on|every|each|next|this|(?:n|and) the)(?: a| the)? (?:${short})(s?)\\b(?! \\d)(?!['’])`,
      'gi',
    ),
    `$1 ${name}$2`,
  ]),
]

/** The question with such turns replaced. */
export function withPlainComparing(text: string): string {
  return turns.reduce((question, [turn, put]) => question.replace(turn, put), withPlainHalves(text))
}
