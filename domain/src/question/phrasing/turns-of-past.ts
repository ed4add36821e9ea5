// Turns of phrase about the past, put into words that are read.

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
// What is paid in the same amount for a long time has a price.
const priced =
  '(?:[\\w& ]{2,30} )?(?:rent|rates|price|subscription|premium|insurance|direct debit|standing order|retainer|lease|fee|rate|broadband)'

const turns: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `\\b(was|were) ((?:the |our |my )?${priced}) before (?:(?:in )?${month}(?: 20\\d\\d)?|(?:last|this) (?:year|month|quarter)|20\\d\\d|then|that)(?=[\\s?.!]*$)`,
      'gi',
    ),
    '$1 $2 previously',
  ],
  [
    /\bsince (?:we|i|you) (?:opened|started|began|kept|set up) (?:the |our |my |these )?(?:books|records|accounts|figures|business)\b/gi,
    'to date',
  ],
  // "Ben's on more than he was last year".
  [
    /\bthan (?:it|they|he|she|we|i) (?:was|were|did|had) (?=(?:in |during |over )?(?:last|the|this|a|q[1-4]|20\d\d)\b)/gi,
    'than ',
  ],
  // "Which of the last six months was best?"
  [
    /\b(which|what) (?:one )?of (the (?:last|past) \S+) (days|weeks|months|quarters)\b(.*?)[\s?.!]*$/gi,
    '$1 $3 $4 in $2 $3',
  ],
]

const singular: readonly (readonly [RegExp, string])[] = [
  [
    /^((?:and |so )?(?:which|what) (?:day|week|month|quarter))s (?=.* in the (?:last|past) \S+ )/i,
    '$1 ',
  ],
]

/** The question with such turns replaced. */
export function withPlainPast(text: string): string {
  return [...turns, ...singular].reduce(
    (question, [turn, instead]) => question.replace(turn, instead),
    text,
  )
}
