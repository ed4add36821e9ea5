// How people ask when something is next due, and how much it will be, in words that are read.

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'

const turns: readonly (readonly [RegExp, string])[] = [
  // Whose rent it is says more than that it is rent.
  [
    /\b(when(?:['’]s| is| are| will| does| do)) (?:the |our |my )?(?:next )?(?:rent|lease|loan|insurance|subscription|bill|invoice|payment|instalment|installment|repayment|premium|retainer|fee|fees|direct debit) (?:to|with|from|at|for|of) (?=[\p{L}\d][^?.!,]{2,40}\b(?:next|due|go(?:ing)? out|com(?:e|ing) (?:out|in)|payable|paid)\b)/giu,
    '$1 ',
  ],
  [
    /[\s,]{0,3}\b(?:and |n |& )?(?:how much|what) (?:are we (?:talking|looking at)|we talking|we looking at|sort of (?:money|sum|figure) are we talking|(?:is|will|would) (?:it|that|this) (?:be |likely to be |going to be |looking like ))(?: about)?(?=[\s?.!]*$)/gi,
    ' and how much is it',
  ],
  [
    /[\s,]{0,3}\band what(?:['’]s| is) it (?:going to be|likely to be|gonna be|looking like)(?=[\s?.!]*$)/gi,
    ' and how much is it',
  ],
  [
    /\bthe (?:vatman|vat man|vat people|vat lot) want(?:s)? (?:his|its|their|the|some) (?:money|cash|cut|share|dosh|wedge)\b/gi,
    'is the next VAT due',
  ],
  [/\bwhen(?:['’]s| is) is the next/gi, 'when is the next'],
  [
    /^(?:so |and )?(?:is|are|will) (.{2,40}?) (?:getting|being|get|be|due to get|due to be|going to get|going to be) paid (?=(?:before|by|in|on|next|over|at|come) )/gi,
    'what is due out to $1 ',
  ],
  [/\bvatman\b/gi, 'vat man'],
  [
    new RegExp(
      `\\bwhat(?:['’]s| is|s)? (?:leaves|leaving|goes out|going out|comes out|coming out)(?: of)?(?: the| our| my)?(?: bank| account| current account)?(?: of the (?:bank|account))? (?=(?:(?:on|this|next) )+${weekday}\\b)`,
      'gi',
    ),
    'what is due out ',
  ],
  [
    /^(?:is|are) (?:every(?:one|body)|they all|all (?:of )?(?:our|the) (?:customers|clients)) still (?:paying|ordering|buying)(?: (?:us|from us))?(?=[\s?.!]*$)/gi,
    'who has stopped paying us',
  ],
  [/\bwho(?:['’]?s| is| are) due (?:to be paid|paying|a payment)\b/gi, 'what is due out'],
  [
    /\b(?:what time|when) (next month|next week|this month|this week) (?:does|do|will) (?:the |our )?(.{2,30}?) (?:hit|land|go out|come out|leave)\b/gi,
    'when does $2 go out $1',
  ],
  [
    /\b(when (?:does|do|will) .{2,40}?) (?:hit|hits)(?: (?:the|our) (?:bank|account))?(?=[\s?.!]*$)/gi,
    '$1 go out',
  ],
]

/** A question on when something is due, in plain words. */
export function withPlainDue(question: string): string {
  return turns.reduce((text, [from, to]) => text.replace(from, to), question)
}
