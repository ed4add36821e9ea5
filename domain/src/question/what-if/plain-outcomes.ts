// Who leaves, who doesn't pay and what comes on top of the usual, in the words that the reader of
// what-ifs knows.

const party = "[\\w&'’ -]{2,40}?"
const unpaid =
  '(?:a penny|a bean|a thing|anything|owt|a single penny|their (?:bills?|invoices?)|us|up|us (?:a penny|anything|owt))'

// "Neither Kestrel nor Alder pays a penny": both of them don't.
const neither = new RegExp(
  `\\bneither (?:of )?(${party}) (?:n?or|and) (${party}) (?:pay|pays|paid|is paying|are paying|settles?|settled|coughs? up|coughed up)\\b(?: ${unpaid})*`,
  'gi',
)

const turns: readonly (readonly [RegExp, string])[] = [
  [neither, '$1 and $2 did not pay'],
  // "If Kestrel goes and Alder pays late": who goes is lost.
  [
    /(?<=[\p{L}\d] )(?:goes|went|has gone|were to go)(?=,? (?:and|but|while) |[\s?.!,]*$| (?:in|from) (?:jan|feb|mar|apr|may\b|jun|jul|aug|sep|oct|nov|dec))/giu,
    'leaves',
  ],
  // "Gives notice so there's nothing from them after Christmas."
  [
    /\b(?:gives?|gave|hands?|handed) (?:in )?(?:(?:their|his|her|its|us|me|in|the) )*notice\b(?: in)?(?:,? (?:and|then) (?:leaves?|left|goes|went|stops?|stopped|is gone|moves? on))?/gi,
    'leaves',
  ],
  [
    /\bleaves,? so (?:there['’]?s|there is|we get|we have) (?:nothing|nowt|no (?:more )?(?:money|fees?|income|payments?))(?: more)?(?: coming in)?(?: from (?:them|him|her|it))? /gi,
    'leaves ',
  ],
  [
    /\b(?:moves? on|hands? in (?:the|their|his|her) (?:cards|resignation)|resigns?|resigned|retires?|retired|gets? the sack)\b/gi,
    'leaves',
  ],
  [
    /\b(?:drops?|dropped|falls?|fell|goes|went|cut|cuts|down) (?:back |down )?to half(?: (?:of )?(?:what (?:it|they) (?:is|was|were|are)|their (?:usual|normal) (?:amount|spend)|that))?\b/gi,
    'dropped by half',
  ],
  [/\b(we|i) (?:let|lets) (?!it\b|things\b|them\b)(.{3,30}?) go\b/gi, '$1 stopped paying $2'],
  [
    /\b(skip|skipped|skipping|miss|missed|cancel|cancelled) (the|our|my|his|her|their|\w+['’]s) (january|february|march|april|may|june|july|august|september|october|november|december)(?:['’]s)? (dividends?|divis?|divvy|drawings|salary|wages|rent|payment)\b/gi,
    '$1 $2 $4 in $3',
  ],
  // On top of the usual one is what an extra one is.
  [
    /,? \b(?:on top of|besides|as well as|over and above|in addition to|beside|alongside) (?:the |my |our |his |her |their |\w+['’]s )?(?:usual|normal|regular|monthly|ordinary|forecast|planned|expected)(?: (?:one|ones|dividends?|divis?|drawings|payments?|amount|pay|wages?|bill))?\b/gi,
    '',
  ],
  // What is left of pay after tax is what leaves the bank.
  [
    /\b(?:net|take[- ]home|after tax|in (?:the|their|his|her) hand)(?= (?:pay )?(?:a |per |each |every )?(?:month|week)\b)/gi,
    '',
  ],
  [/(?<=\d(?:k| grand| thousand)?) ?(?:net|take[- ]home|after tax)\b/gi, ''],
]

/** A what-if with such outcomes in plain words. */
export function withPlainOutcomes(question: string): string {
  return turns.reduce((text, [turn, instead]) => text.replace(turn, instead), question)
}
