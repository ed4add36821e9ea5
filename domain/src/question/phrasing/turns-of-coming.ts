// Turns of phrase about what is coming: what comes off the balance, what happens in a week, the
// next time cash falls below a line, invoices by their age or the days they are due.

const months =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)'

const turns: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:and |so )*when(?: is|['’]?s) the next time (?:that )?(?=(?:we|i|it|cash|the balance)\b)/i,
    'when will ',
  ],
  [
    new RegExp(
      `\\bwhat(?: is|['’]?s)? (?:all )?happen(?:s|ing) (?=(?:in |during |over )?the week (?:of|starting|beginning|commencing|from) (?:the )?(?:monday )?(?:\\d{1,2}|${months}))`,
      'i',
    ),
    'what is due in ',
  ],
  [/\bdue in (?:in|during|over) the week\b/i, 'due in the week'],
  [
    /\bwhat(?: else)? (?:comes|will come|is coming|goes|is going|is to come|gets taken) off (?:the|our|my) (?:bank )?(?:balance|bank|account)\b/i,
    'what is due out',
  ],
  // What is better off is more.
  [
    /\bwill (we|i) be (?:better or worse|worse or better|any better or worse) off (?=(?:at|by|in|come|on) )(.+?) than (?:we are |i am |what we are )?(?:right )?(?:now|today|at the moment)\b/i,
    'will $1 be better off $2 than now',
  ],
  [
    /\bwill (we|i) have (?:more or less|less or more)(?: money| cash)? (?:in the bank )?(?=(?:at|by|in|come|on) )(.+?) than (?:we have |i have |we['’]ve got )?(?:right )?(?:now|today|at the moment)\b/i,
    'will $1 be better off $2 than now',
  ],
  // Money that unpaid invoices bring is what is owed on them.
  [
    /\bhow much (?:is|should be|will be|money is) (?:coming|due|to come) in (?:from|on|off) (?:(?:the|our|my|all|any) )*(?:unpaid|outstanding|open) invoices(?= (?:before|by|in|during|this|next|between|up to|over)\b)/i,
    'how much is owed on invoices due',
  ],
  [
    /^(?:are there |have we got |do we have |have i got |is there )?(?:are )?any (?:of )?(?:our |my |the )?(?:unpaid |open |outstanding )?(invoices|bills) (?:that are |which are )?(?:more than|over|older than) (?:a|one|1) month(?: old)?[\s?.!]*$/i,
    'which $1 are older than 30 days',
  ],
  [
    /\b(invoices|bills) (?:that are )?older than (?:a|one|1) month\b/i,
    'which $1 are older than 30 days',
  ],
  [
    /\b(invoices|bills) (?:that are )?older than (?:two|2) months\b/i,
    'which $1 are older than 60 days',
  ],
  [/\bwhich which\b/i, 'which'],
  [/\bthe next (?:lot|batch)\b/i, 'the next one'],
  [
    /\b(?:what(?: is|['’]?s)|how much(?: is|['’]?s)) (?:the )?total (?:that is |that['’]s )?(?:going out|to go out|due out|to pay|payable|due) (?:on|for|in|to) (?:tax|taxes|the taxes|hmrc)\b/i,
    'how much tax is due',
  ],
  // Whoever "gets paid" is paid next.
  [
    /^(?:and |so )*wh?en (?:does|do|will|is|are) (?!(?:we|i|you|they|it|he|she|that)\b|(?:the |our |my )?(?:staff|team|lads|everyone|everybody|workers?|employees|people|girls|guys|boys)\b)(.{3,30}?) (?:next )?(?:get|gets|getting|be|being) paid(?=[\s?.!,]|$)/i,
    'when is the next payment to $1',
  ],
  // What "comes out on Monday" is still to come.
  [
    /^(?:and |so )*(?:how much|what) (?:comes|goes) (out|in)(?: of (?:the|our|my) (?:bank|account))? on (?=(?:next |this )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)[\s?.!]*$)/i,
    'what is due $1 on ',
  ],
  [
    /^(?:and |so )*what(?: is|['’]?s)? (?:due |going |coming )*in and out (?=(?:tomorrow|next|on|this)\b)/i,
    'what is due in and out ',
  ],
  // A yearly tax beside that of last year.
  [
    /\bis (?:the|our|my) (?:next )?(corporation tax|corp tax)(?: bill| payment)? (?:going to be |likely to be |looking )?(more|higher|bigger|less|lower|smaller) than (?:it was )?last (?:year|time)(?:['’]?s)?\b/i,
    'is the next $1 payment $2 than the last one',
  ],
  [
    /\bhow (?:confident|sure|certain|reliable|accurate|good) (?:is|are) (?:the|your|our) forecasts?(?: (?:for|of|in) \w+)?[\s?.!]*$/i,
    'how accurate has the forecast been?',
  ],
  [
    /^(?:in |by )?(?:which|what) month (?:do|will|would|might) (we|i|cash|the balance) (?=(?:get|go|be|come|climb|rise) (?:back )?(?:above|over|up to)\b)/i,
    'when will $1 ',
  ],
  [
    /\b(biggest|largest|main) (?:thing|item|hit|bill|payment|cost)(?:s)? (?:that(?: is|['’]s| will be)? )?(?:hitting|about to hit|coming at|clobbering|landing on|going to hit) (?:us|me)\b/i,
    '$1 payment due out',
  ],
]

/** The question with such turns replaced. */
export function withPlainComing(text: string): string {
  return turns.reduce((question, [turn, instead]) => question.replace(turn, instead), text)
}
