// Turns of phrase that mean the same as one that is read: they are put into its words before the
// question is read.

import { weekdays } from '../periods/words.ts'
import { withMonthsInARow } from './months-in-a-row.ts'
import { monthName as month } from './turn.ts'
import { withPlainWords } from './turns-of-books.ts'
import { withPlainDays } from './turns-of-days.ts'
import { withPlainPast } from './turns-of-past.ts'

const turns: readonly (readonly [RegExp, string])[] = [
  // What somebody has had was received, whenever that was.
  [
    /\b(payments?|receipts?) ((?:of |over |under |above |below |exactly |more than |less than )[^?]{2,24}?) (?:have|did) (we|i) (?:had|got|get|have|received|receive)(?=[\s?.!]*$)/gi,
    '$1 received $2 to date',
  ],
  [
    /\b(payments?|receipts?) ((?:of |over |under |above |below |exactly |more than |less than )[^?]{2,24}?) (?:have|did) (we|i) (?:had|got|get|have|received|receive)\b/gi,
    '$1 received $2',
  ],
  [
    /\b((?:on average|typically|usually|average)\b.*?) in one (?:go|hit|lump)\b/gi,
    '$1 per payment',
  ],
  // Owners draw money as drawings; what they can draw is another question.
  [
    /\b(did|do|have|has|does) (we|i) (?:draw|drew|drawn)\b(?! (?:up|down|on|upon|from|back)\b)(?! (?:out )?of (?:the |our |my )?(?:reserves?|savings|deposit|tax|pot|rainy|\w+ (?:pot|savings)))(?: out)?(?: of the (?:business|company|firm))?(?: (?:as|in) drawings)?/gi,
    '$1 $2 pay in drawings',
  ],
  [
    /\b(we|i) drew\b(?! (?:up|down|on|upon|from|back)\b)(?! (?:out )?of (?:the |our |my )?(?:reserves?|savings|deposit|tax|pot|rainy|\w+ (?:pot|savings)))(?: out)?(?: of the (?:business|company|firm))?/gi,
    '$1 paid in drawings',
  ],
  [
    /,? since (?:we|i) (?:joined|signed up with|started with|started using|went with|switched to|moved to|have been with) (?:them|it|him|her)\b/gi,
    ' to date',
  ],
  [/\b(?:just )?at the mo\b/gi, 'at the moment'],
  [/\b(today|yesterday|tomorrow)s\b/gi, '$1’s'],
  [/\b(payments?) in (?=since (?:we|i|our|my|the)\b|so far\b|to date\b|ever\b)/gi, '$1 received '],
  [
    /\bsince the (?:new |current |this )?((?:tax|financial|calendar) year|year) (?:started|began|kicked off)\b/gi,
    'since the start of the $1',
  ],
  [/\bbefore (?:the )?month[- ]end\b/gi, 'before the end of the month'],
  [
    /\bthis side of (?=christmas|xmas|new year|easter|the (?:end|weekend|new year)|year end|month end)/gi,
    'before ',
  ],
  [/\b(what|who|there|it|how|when|where|that)['’]ll\b/gi, '$1 will'],
  [/\bremind me (?:again )?(?=when\b|what\b|how\b|who\b|which\b|where\b)/gi, ''],
  // "Haven't paid us a bean": the claim is that nothing came.
  [
    /\b(a bean|a penny|a single penny|a brass farthing|one penny|a sausage|a dime|diddly squat|a red cent|bugger all|sod all|naff all|zilch)\b/gi,
    'anything',
  ],
  // Whoever is paid is paid from the first day that the books hold.
  [
    /\bsince (?:he|she|they|it) (?:joined|started|began|came on board|came along|arrived|signed up)(?: (?:us|with us|here|working for (?:us|me)|work))?\b/gi,
    'to date',
  ],
  [/\bthe fewest times\b/gi, 'the fewest payments'],
  [/\bthe most times\b/gi, 'the most payments'],
  [
    /\b(?:at )?(?:the |this )?same (?:point|stage|time) (?:in |of )?(?:the )?(?:last|previous) (year|month|quarter|week)\b/gi,
    'this time last $1',
  ],
  [/\b(?:at )?this (?:point|stage) last (year|month|quarter|week)\b/gi, 'this time last $1'],
  [
    /(?<!\bsince )(?<!\bsince (?:our|the|my) )\b(?:(?:on|at|as at|as of|by) )?(?:(?:our|the|my) )?(?:last|previous|most recent) (?:financial |accounting )?year[- ]end\b/gi,
    'at the end of the last financial year',
  ],
  [
    /\bsince (?:our|the|my) (?:last )?(?:financial )?year[- ]?end\b/gi,
    'since the start of our financial year',
  ],
  [/^since when have (we|i) been (?:paying|using|buying from)\b/gi, 'when did $1 first pay'],
  [
    /\bhow much (?:cash|money) did (we|i) (?:end|finish|close) (.+?) (?:with|on)\b/gi,
    'what was the balance at the end of $2',
  ],
  [
    /\b(?:how much (?:cash|money)|what) did (we|i) (?:start|begin|open) (.+?) (?:with|on)(?: in the bank)?\b/gi,
    'what was the balance at the start of $2',
  ],
  [
    /\b(?:the )?(week|month|quarter|financial year|tax year|year) (?:that has |that['’]s )?just (?:gone|ended|finished)\b/gi,
    'last $1',
  ],
  [/\b(?:exactly )?(?:a|one) (year|month|week) ago (?:today|to the day)\b/gi, 'this time last $1'],
  [/\b(?:on )?(?:this day|today) last (year|month|week)\b/gi, 'this time last $1'],
  [
    /\bwhat['’]?s (gone|been (?:spent|paid)|come (?:in|out)|changed|happened|left the account)\b/gi,
    'what has $1',
  ],
  // Customers pay us, and cash is banked, without a word of it.
  [
    /\b((?:did|do|have|has) (?:our |the |my )?(?:customers?|clients?|patients?|punters?|guests?|tenants?|pupils?)) (pay|paid)\b(?! (?:us|me|for|out|back|late|off|on)\b)/gi,
    '$1 $2 us',
  ],
  [
    /\bhow much cash (did|have|do) (we|i) (?:bank|banked|pay in|paid in|deposit|deposited)\b/gi,
    'how much $1 $2 bank in cash',
  ],
  [
    /\btotal (?:money|cash) in(?= (?:last|this|yesterday|today|since|during|for|in)\b|\s*\?*$)/gi,
    'how much came in',
  ],
  [/\byear[- ]on[- ]year\b/gi, 'compared with last year'],
  [/\bsince (?:the )?new year(?:['’]?s)?(?: day)?\b/gi, 'since 1 January'],
  [/\bsince the (?:calendar )?year (?:began|started|opened)\b/gi, 'since 1 January'],
  [
    /\bsince (?:the|our|my) (tax|financial|accounting) year (?:began|started|opened)\b/gi,
    'since the start of the $1 year',
  ],
  [/\b(?:the )?(?:current )?calendar year (to date|so far)\b/gi, 'this year $1'],
  [/\b(?:the )?calendar (?:year )?(20\d\d)\b/gi, '$1'],
  [/\bso far (this (?:(?:financial|tax|calendar) )?(?:year|quarter|month|week))\b/gi, '$1 to date'],
  // A year that is named by its last day.
  [
    new RegExp(
      `\\b(?:tax|financial|accounting) year (?:ended|ending|to)(?: on)?(?: the)? (?=\\d{1,2}(?:st|nd|rd|th)? |${month})`,
      'gi',
    ),
    'year ended ',
  ],
  // Whose they are narrows nothing in what is left out.
  [
    /\b(not counting|not including|excluding|except|except for|apart from|ignoring|leaving out|other than|aside from|leaving aside) (?:my|our) (?:own )?(?=drawings|dividends?|wages|salar(?:y|ies)|tax|taxes|rent|vat|pensions?|payroll|fuel|insurance)/gi,
    '$1 ',
  ],
  // As many days of both.
  [
    new RegExp(
      `\\bthis (${month})\\b(.*?)\\b(?:at )?(?:the )?same (?:point|stage|time) (?:in |of )?last \\1\\b`,
      'gi',
    ),
    'this $1$2last $1',
  ],
  [new RegExp(`\\b(${month}) (?:until|till|thru) (?=${month}\\b)`, 'gi'), '$1 to '],
  [new RegExp(`\\b(?:from )?(${month}(?: 20\\d\\d)?) to date\\b`, 'gi'), 'since $1'],
  [/\b(?:the )?(first|1st) and (?:the )?(second|2nd) half\b/gi, 'the $1 half and the $2 half'],
  // What happened on a day says no more than the day.
  [
    new RegExp(
      `\\bsince (?:(?:it|they|he|she)|(?:the|its|their|our|his|her) (?:price|prices|cost|costs|rent|rate|rates|fee|fees|premium|premiums|charge|charges|bill|bills)) (?:was |were |got )?(?:went|put (?:it |them |prices? |the price )?|rose|increased|changed|jumped|hiked|raised|came|dropped|fell|climbed)(?: up| down)? (?:back )?(?:in|on|from|at the (?:start|beginning) of) (?=${month}|\\d|last |this )`,
      'gi',
    ),
    'since ',
  ],
  [/\ba\/c\b/gi, 'account'],
  [
    /\bat the mo\b|\batm\b(?! (?:withdrawals?|machines?|cash|fees?))|\bat (?:the )?(?:minute|min)\b/gi,
    'at the moment',
  ],
  [/^name (?:me )?(the|our|my)\b/gi, 'list $1'],
  // "Last week against the week before".
  [
    /\blast (week|month|quarter|year)\b(.*)\bthe \1 before\b(?! (?:last|this))(?: that)?/gi,
    'last $1$2the $1 before last',
  ],
  [/\bhow (?:regular|regularly)\b/gi, 'how often'],
  [
    /\b(?:spent|spend|spends) (more |less |most |the most |the least )?with (us|me)\b/gi,
    'paid $2 $1',
  ],
  [
    /\bhow much (?:did|has|have) (.+?) (?:give|given|gave|pay|paid|send|sent|hand|handed|credit|credited) (us|me) back\b/gi,
    'how much did $1 refund $2',
  ],
  [/\byou(?: have|['’]ve)? tol[d] (?:us|me)\b/gi, 'you said'],
  [
    /\b((?:transfers?|moved?|transferred|money|shifted|sent)\b.*) (from|to|into) current\b(?! (?:acc|balance))/gi,
    '$1 $2 current account',
  ],
  [
    /^(?!.*\b(?:average|typical|usual|list|show)\b)(.+),\s*each (?:payment|one|transaction|bill)(?: (?:separately|listed|by itself))?[\s.?!]*$/i,
    'list $1',
  ],
  // A day's last balance, and its first.
  [
    /\b(?:at |by |as at |as of |on )?(?:the )?(?:close|end) of (?:play|business|trading|day|banking)(?: on| for| at)?(?= (?:the )?(?:\d|last|this|yesterday|mon|tue|wed|thu|fri|sat|sun|christmas|new|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/gi,
    'at the end of',
  ],
  [
    /\b(?:first thing|at the start of (?:play|business|trade|trading|the day)|start of (?:play|business|trade|trading|day))(?: on| of| for| in)?(?= (?:the )?(?:\d|last|this|yesterday|mon|tue|wed|thu|fri|sat|sun|christmas|new|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/gi,
    'at the start of',
  ],
  // "Thurs the 5th of November": the day of the week says of which year it is.
  ...weekdays.map((day): readonly [RegExp, string] => [
    new RegExp(
      `\\b(?:${day}|${day.slice(0, 5)}|${day.slice(0, 4)}|${day.slice(0, 3)}),? (?:the )?(?=\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month})`,
      'gi',
    ),
    `${day} `,
  ]),
  // Nothing that is still to come.
  [/\bnext[- ]to[- ]last\b/gi, 'last but one'],
  // A month under way is set against as many days of another anyway.
  [
    new RegExp(
      `\\b(against|versus|vs?|than|compared (?:with|to)|on|to|with) ((?:last|previous) (?:year|quarter|month|week|${month}))(?: up)? (?:at|to|by|until) (?:this|the same|that) (?:point|stage|time)\\b`,
      'gi',
    ),
    '$1 $2',
  ],
  [
    /\b(?:last|the previous) year(?: up)? (?:at|to|by|until) (?:this|the same|that) (?:point|stage|time)\b/gi,
    'the same period last year',
  ],
  [/\b(?:so far|at this (?:point|stage)) (compare\w*|looking|doing|going|stack\w*)\b/gi, '$1'],
  // What comes through a payer comes from them.
  [
    /\b(how much|what)((?: money| cash)?) (?:do|did|have) (?:we|i) (?:get|got|take|took|taken) (?:in )?(?:through|via) /gi,
    '$1$2 came in from ',
  ],
  [
    /\b(comes?|came|coming)(?: in)? (?:through|via) (?!(?:in|on|last|this|since|from|during|for|over|at|by|so|to|yet|and|the post|the door)\b)(?=\p{L})/giu,
    '$1 in from ',
  ],
  // "Today's session" was today.
  [
    /\b(today|yesterday)['’]?s (?:session|appointment|visit|treatment|job|lesson|class|order|delivery|booking|work)s?\b/gi,
    '$1',
  ],
  // Which says now, and nothing of single days.
  [/\b(a|per|each|every) (month|week|quarter|year) these days\b/gi, '$1 $2 now'],
  // "Premier Paper creeping up?", "rent getting dearer": a question without its verb.
  [
    /^(?!(?:is|are|was|were|has|have|why|how|which|what|who|when|did|do|does|will|if|any|as|feels?|seems?|looks?)\b)([^,?.!]{3,40}?)(?:['’]s| is| are| keeps?| has been| have been)? (?:creeping|going|inching|edging) up(?: (?:every|each) (?:month|time)| all the time| again| a bit| lately| and up)?\s*\?[\s\S]{0,60}$/i,
    'is $1 going up?',
  ],
  [
    /^(?!(?:is|are|was|were|has|have|why|how|which|what|who|when|did|do|does|will|if|any|as|feels?|seems?|looks?)\b)([^,?.!]{3,40}?) (?:getting|gotten) (?:dearer|pricier|more expensive|steeper)(?: (?:every|each) (?:month|time)| all the time| again| lately)?\s*\?[\s\S]{0,60}$/i,
    'is $1 getting dearer?',
  ],
  // A day of every month is next that of the month to come.
  [/\bon the (\d{1,2}(?:st|nd|rd|th)) of (?:the|a|any) month\b/gi, 'on the $1'],
  [/\bon the first(?: of (?:the|each|every|a|any) month)?(?=[\s?.!]*$)/gi, 'on the 1st'],
  // Who is behind a figure makes it up; only who is behind with payments is late.
  [
    /\bwho(?:['’]?s| is| are| was| were) behind (it|that|this|them|those|these)\b/gi,
    'who makes up $1',
  ],
  [/\ba tenner\b/gi, '£10'],
  [/\ba fiver\b/gi, '£5'],
  [/\ba monkey\b(?= (?:to|from|at|on|in|went|came|last|this)|[?.! ]*$)/gi, '£500'],
  // "The first half against the second half of last year" names the year once.
  [
    /\b(?:the )?(first|1st|second|2nd) (half|quarter) (than|and|v|vs|versus|against|with|or|to|compared to|compared with) (?:the |in the )?(first|1st|second|2nd|third|3rd|fourth|4th) (half|quarter) of ((?:the )?(?:last|this|our last|our)? ?(?:(?:financial|tax|calendar|accounting) )?year|20\d\d)\b/gi,
    'the $1 $2 of $6 $3 the $4 $5 of $6',
  ],
  [
    /\b(last|previous) (year|quarter|month|week) (v|vs|versus|against|compared to|compared with|and) this(?: one)?(?=[\s?.!]*$)/gi,
    '$1 $2 $3 this $2',
  ],
  [
    /\bthis (year|quarter|month|week) (v|vs|versus|against|compared to|compared with|and) (last|the last)(?=[\s?.!]*$)/gi,
    'this $1 $2 last $1',
  ],
  [
    /\b(?:the )?(last|this) ((?:financial |tax |calendar )?(?:year|quarter|month|week)) (v|vs|versus|against|with|to|compared to|compared with|and|than) this one\b/gi,
    '$1 $2 $3 this $2',
  ],
  [
    /\bthis ((?:financial |tax |calendar )?(?:year|quarter|month|week)) (v|vs|versus|against|with|to|compared to|compared with|and|than) the (?:last|previous) one\b/gi,
    'this $1 $2 last $1',
  ],
  // "2026's first half against 2025's" names the half once.
  [
    /\b(?:in )?(20\d\d)['’]s (first|second|third|fourth|last|1st|2nd|3rd|4th) (half|quarter)\b(.*?)\b(20\d\d)['’]s(?! \w)/gi,
    'the $2 $3 of $1$4the $2 $3 of $5',
  ],
  [
    /\b(20\d\d)['’]s (first|second|third|fourth|last|1st|2nd|3rd|4th) (half|quarter)\b/gi,
    'the $2 $3 of $1',
  ],
  [/\b(20\d\d)['’]s (q[1-4]|h[12])\b/gi, '$2 $1'],
  // "Aug 25 to Jul 26" are months of two years, not days.
  [
    /\b(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]* '?(2\d) (to|until|till|-) (jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]* '?(2\d)\b/gi,
    '$1 20$2 to $4 20$5',
  ],
]

/** The question with such turns replaced. */
export function canonical(text: string): string {
  return turns.reduce(
    (question, [turn, instead]) => question.replace(turn, instead),
    withYears(withMonthsInARow(withPlainWords(withPlainDays(withPlainPast(text))))),
  )
}

// "25/26" is a year, as no month has the number of the year after.
function withYears(text: string): string {
  return text.replace(/(?<![\d/])(2\d)\/(2\d)(?![\d/])/g, (written, first, next) =>
    Number(next) === Number(first) + 1 ? `20${first}/${next}` : written,
  )
}
