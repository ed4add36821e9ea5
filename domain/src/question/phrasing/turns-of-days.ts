// Days as bookkeepers and shopkeepers write them, put into words that are read as days.

import type { Day } from '../../calendar.ts'
import { monthName as month } from './turn.ts'

const date = `(?:(?:the )?\\d{1,2}(?:st|nd|rd|th)?[ /]|${month}\\b)`
const monthNames = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

const turns: readonly (readonly [RegExp, string])[] = [
  // A year in whatever order, and Christmas by its pet names.
  [/\bcal (?:year|yr)\b/gi, 'calendar year'],
  [/\b(?:the )?(20\d\d) calendar year\b/gi, '$1'],
  [/\bthe year (20\d\d)\b(?! ?[-/–]| to\b)/gi, '$1'],
  [/\b(?:crimbo|chrimbo|crimble|chrissie|chrimble)\b/gi, 'christmas'],
  [
    new RegExp(
      `\\b(?:the )?(?:fy\\/?e|y\\/?e|yr\\.? (?:end(?:ed|ing)?|to)|f\\/y end(?:ed|ing)?)[ :,]+(?=${date})`,
      'gi',
    ),
    'year ended ',
  ],
  [
    new RegExp(`\\b(?:the )?(?:q\\/?e|qtr\\.? (?:end(?:ed|ing)?|to)) (?=${date})`, 'gi'),
    'quarter ended ',
  ],
  [new RegExp(`\\b(?:the )?m\\/?e (?=${date})`, 'gi'), 'month ended '],
  [
    new RegExp(
      `\\b(?:the )?(?:fy|f\\/y|financial year|accounting year|trading year)(?: that| which)? (?:end(?:ed|ing|s)?|to)(?: on| in)?(?: the end of)? (?=${date})`,
      'gi',
    ),
    'the year ended ',
  ],
  [
    /\b(each|every) (month|quarter|week) (?:of|in|during) (?=20\d\d\b|(?:this|last) (?:\w+ )?year\b)/gi,
    '$1 $2 in ',
  ],
  [/\b(?:for|on|in|over|of) the (year|month|quarter|week) (?=so far\b|to date\b)/gi, 'this $1 '],
  [/\bso far (?:in|during|for|of) (?=20\d\d\b|the (?:financial |tax )?year\b)/gi, 'in '],
  [
    /\b(by|at|to|until|till|before) (?:the |this )?month[ -]?end\b(?= (?:for|in|please|or|and)\b|[\s?.!]*$)/gi,
    '$1 the end of the month',
  ],
  [
    /\bsince (?:(?:the|that|this|our|my) )?(?:\w+ )?account (?:was (?:first )?opened|(?:first )?opened|began|started|was set up)\b/gi,
    'to date',
  ],
  // "The first six months of 2026 against the same six months of 2025".
  [
    /\b((?:first|last) (?:\w+ months|half|quarter)|second half|\w+ quarter) of (20\d\d)\b(.{1,40}?)\b(?:the )?same (?:\w+ )?(?:months|period|half|quarter|stretch|time)(?: of| in)? (20\d\d)\b/gi,
    '$1 of $2$3the $1 of $4',
  ],
  [
    /\b(?:in |for |over |during )?each of the (last|past|previous) (\w+) ((?:full|whole|complete|calendar) )?(quarter|month|week|year)s\b/gi,
    'by $4 over the $1 $2 $3$4s',
  ],
  [
    new RegExp(
      `(?<!\\b(?:go|goes|gone|went|going|rise|risen|rose|put|puts|push|pushed|brought|catch|caught|keep|kept|adds?|tot|climbed|coming|came) )\\bup (?:to|until|till) (?=(?:and including )?(?:the )?(?:end of |${date}))`,
      'gi',
    ),
    'until ',
  ],
  [
    /\bsince (?:we|i) (?:first )?(?:began|started|opened|launched)(?: (?:out|trading|up|in business|the (?:business|shop|firm|company)|(?:my|our) (?:business|shop|firm|company|practice)))?(?=[\s?.!,]*$)/gi,
    'to date',
  ],
  // As much of the year before as has gone by of this one.
  [
    /\bthis ((?:tax|financial|calendar|accounting) year|year)\b(.*?)\b(than|against|versus|vs|v|with|to|on) (?:we (?:had|did|were) )?(?:(?:at|by) )?(?:the |this )?(?:same (?:point|stage|time)|this (?:point|stage|time))(?: in| of)? last (?:\w+ )?year\b/gi,
    'this $1$2$3 last $1',
  ],
  // Months that are named besides say which part of a season is meant.
  [
    new RegExp(
      `\\b(?:in |during |over )?(?:the )?(?:run|build|lead)[- ]?up to (?:christmas|xmas|easter|new year)[ ,(:–-]+(?=(?:in )?${month}\\b)`,
      'gi',
    ),
    '',
  ],
  // A month of the scheme for subcontractors, of what they were paid.
  [
    new RegExp(
      `(?<=\\b(?:subbies|subbie|subcontractors?|subcontract|labour|labour only)\\b.*)\\b(?:cis|tax) month (?=(?:to|ending|ended) ${date})`,
      'gi',
    ),
    'month ',
  ],
  [
    new RegExp(
      `\\b(year|quarter|month|half year) (?:that|which) (?:ended|ends|ran to|finished|closed)(?: on| at| in)?(?: the end of)? (?=${date})`,
      'gi',
    ),
    '$1 ended ',
  ],
  // Whatever began then, the days run from it.
  [
    new RegExp(
      `\\bsince (?:we|i) (?:(?:re)?opened|(?:re)?started|began|launched|came|went|got|were|moved|switched|kicked off|got going|took over|set up)(?: (?:back|up|again|in|here|trading|work))*(?: back)? (?:in|on|from|at the (?:start|beginning) of) (?=(?:early |mid |late )?${date}|last |this )`,
      'gi',
    ),
    'since ',
  ],
  // Whatever went up went up within the books.
  [
    /(?<=\b(?:put|gone|went|go|raised?|increased?|hiked?|upped|rises?|risen) .*)[,\s]+since (?:we|i)(?:['’]ve| have) (?:been (?:here|there|in (?:the|this|these) \w+|trading|open)|had (?:the|this) (?:place|shop|unit|lease))\b/gi,
    '',
  ],
  [
    /\bsince (?:we|i)(?:['’]ve| have) (?:been (?:here|open|trading|going|in business|in (?:the|this|these) (?:place|shop|unit|building|premises|office)|up and running|running|at it|at this)|had the (?:books|records|shop|business))\b/gi,
    'to date',
  ],
  [
    /\b(?:over |in |across |for )?(?:the |our |its |their )?(?:whole |entire )?lifetime (?=(?:total|spend|spending|cost|costs|income|value|payments|receipts|sum|figure)\b)/gi,
    'all time ',
  ],
  [
    /[,\s]+(?:over|in|across|for) (?:the|our|its|their) (?:whole |entire )?lifetime\b(?! of)/gi,
    ' to date',
  ],
  [/\bsince day (?:one|1|dot)\b|\bfrom day (?:one|1|dot)\b|\bsince the year dot\b/gi, 'to date'],
]

/** The question with its days in such words. */
export function withPlainDays(text: string): string {
  const plain = turns.reduce(
    (question, [turn, instead]) => question.replace(turn, instead),
    withVatQuarter(withYearOfAside(text)),
  )
  return withMonthsOfYear(plain)
}

// "Dojo receipts for the VAT quarter that ended on 31 August": the quarter is one of that end. What
// is paid or owed for it is the VAT itself.
const vatQuarter = new RegExp(
  `\\b(?:the |our )?vat (?:quarter|period|qtr) (?:(?:that|which) )?(?:ended|ending|to|until|till|ends|end|up to)(?: on| at)?(?: the end of)? (?=${date})`,
  'i',
)
const ofVat =
  /\b(?:vat|owe|owed|owing|due|liab\w*|payable|bill|return|reclaim\w*|hmrc|tax|taxman|paid|pay|file|filed|submit\w*)\b/i
const ofMoney =
  /\b(?:receipts?|takings|sales|turnover|revenue|income|came in|come in|took|take|taken|spent|spend|spending|costs?|outgoings|expenses|payouts?|wages|rent|purchases|paid us|pay us)\b/i

function withVatQuarter(text: string): string {
  const [found] = vatQuarter.exec(text) ?? []
  if (!found) return text
  const rest = text.replace(found, ' ').replace(/\b(?:paid|pay) us\b/gi, 'took')
  return ofVat.test(rest) || !ofMoney.test(rest) ? text : text.replace(found, 'the quarter ended ')
}

// "Nov and Dec last year": the year is that of both; set against each other they stay two.
const monthsOfYear = new RegExp(
  `\\b(${month}) (?:and|&|\\+) (${month}) (of )?(last year|this year|20\\d\\d)\\b`,
  'i',
)
const sets =
  /\b(?:compar\w*|differen\w*|between|than|versus|vs?|against|more|less|each|which|higher|lower|better|worse|change\w*|separately|respectively)\b/i

function withMonthsOfYear(text: string): string {
  const [found, first = '', second = '', , year = ''] = monthsOfYear.exec(text) ?? []
  const at = (name: string) => monthNames.indexOf(name.slice(0, 3).toLowerCase())
  if (!found || at(second) !== at(first) + 1 || sets.test(text)) return text
  return text.replace(found, `${first} to ${second} ${year}`)
}

// "It was manic in the run-up to Christmas last year - what did Royal Mail cost us, Nov and Dec?"
const remarkFirst =
  /^(?:it|we|things|trade|business|work|the shop)(?:['’]s| was| were| got| is| has been|['’]ve been| had been)(?: (?!not\b|only\b)[a-z'’]+){1,3} (?:in|during|over|at|before|around) (?:the )?(?:run[- ]?up to |build[- ]?up to |lead[- ]?up to )?(?:xmas|christmas|summer|easter|spring|autumn|winter)(?: (?:period|rush|season))? (last year|in 20\d\d)\s*[-–—:;.,]+\s*(?=what|how|which|who|when)/i
const bareMonths = new RegExp(`\\b(${month}) (?:and|to|&|\\+) (${month})[\\s?.!]*$`, 'i')

function withYearOfAside(text: string): string {
  const [remark, year = ''] = remarkFirst.exec(text) ?? []
  if (!remark) return text
  const question = text.slice(remark.length)
  if (!bareMonths.test(question)) return text
  return `${question.replace(/[\s?.!]+$/, '')} ${year.replace(/^in /i, '')}?`
}

const monthsAndYear = new RegExp(
  `(?<![\\d/](?:st|nd|rd|th)?(?: of)? ?)\\b(${month}) ?(?:-|–|to|until|till) ?(${month}) ['’]?(2\\d)(?![\\d:/.-]|st|nd|rd|th| ${month}| ?20\\d\\d)\\b`,
  'i',
)

// "Sales, Oct 26": the British write a date the other way round, unless a word makes it one.
const monthAndYear = new RegExp(
  `(?<!\\b(?:on|by|until|till|since|from|before|after|to|the|between|and|ending|of|vs?|than) )(?<!\\d(?:st|nd|rd|th)?(?: of)? )\\b(${month}) ['’]?(2\\d)(?![\\d:/.-]|st|nd|rd|th| ${month}| ?20\\d\\d| (?:to|and|-|–|until))\\b`,
  'gi',
)

/** "Apr-Sep 26": after months without a date, figures are those of a year in the records. */
export function withYearOfMonths(text: string, { from, today }: { from: Day; today: Day }): string {
  const isHeld = (year: string) => from.slice(0, 4) <= year && year <= today.slice(0, 4)
  const [found, first = '', second = '', figures = ''] = monthsAndYear.exec(text) ?? []
  const year = `20${figures}`
  if (found && isHeld(year)) return text.replace(found, `${first} to ${second} ${year}`)
  return text.replace(monthAndYear, (whole, only: string, digits: string) =>
    isHeld(`20${digits}`) ? `${only} 20${digits}` : whole,
  )
}
