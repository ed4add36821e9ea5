// What happens to a firm, in the words that the reader of what-ifs knows: a payer who freezes an
// account, a refund that is wanted, another place to rent, a month that goes better.

const sum =
  '(£?\\d[\\d,.]*k?(?: (?:grand|thousand|quid|pounds))?|(?:a|one|two|three|four|five|six|ten) (?:grand|thousand))'
const time =
  '(?:an?|one|two|three|four|five|six|\\d{1,3}) (?:days?|weeks?|fortnights?|months?)|a fortnight|fortnight'
const months =
  'january|february|march|april|may|june|july|august|september|october|november|december'
const place = '(?:unit|premises|office|shop|workshop|building|place|yard|warehouse|studio)'

const turns: readonly (readonly [RegExp, string])[] = [
  [/\b(?:the )?(?:national )?(?:minimum|living) wage\b/gi, 'wages'],
  [/\b(?:at|on|upon) renewal\b|\bwhen (?:it|that) (?:renews|comes up(?: for renewal)?)\b/gi, ''],
  [/\bon (?:finance|hire purchase|hp|lease|credit|the never never)\b/gi, ''],
  [
    /,? \b(?:to|so (?:that )?we|and) (?:get|win|attract|bring in|pull in|drum up) (?:in )?(?:some )?(?:more|new|extra) (?:work|customers|clients|business|trade|sales|jobs)\b/gi,
    '',
  ],
  // Time that is taken on top is a delay.
  [
    new RegExp(
      `\\b(?:all )?(?:take|takes|took|taking|want|wants|need|needs)(?: an extra| another| a further| an additional)? (${time})(?: (?:longer|more|extra))?(?: to pay(?: us| up)?)(?=[ ,.?!]|$)`,
      'gi',
    ),
    'pay $1 late',
  ],
  [
    new RegExp(
      `\\b(?:all )?(?:take|takes|took|taking) (?:an extra|another|a further|an additional) (${time})(?! (?:off|holiday))(?=[ ,.?!]|$)`,
      'gi',
    ),
    'pay $1 late',
  ],
  [
    new RegExp(
      `\\b(?:hold|holds|held|holding|keep|kept)(?: back| off)?(?: on)? (?!our\\b|the money\\b)(.{3,30}?)(?:['’]s payment)?(?: back)?(?: for)? (${time})(?=[ ,.?!]|$)`,
      'gi',
    ),
    'delayed $1 by $2',
  ],
  // An account that is shut or frozen.
  [
    /\b(?:shut|shuts|close|closes|closed) (our|my|the) (shop|account|store) down\b/gi,
    'closes our $2',
  ],
  [
    /\b(?:freez\w+|froze|frozen|suspend\w*|withh\w+|hold|holds|held) (?:our|my|the) (?:account|money|payouts?|funds|payments?) (?=(?:until|till?)\b)/gi,
    'did not pay ',
  ],
  // What is paid back to a customer, or wanted by the tax office, goes out.
  [
    new RegExp(
      `\\b(?:have to |had to |has to |to )?(?:refund|refunded|give back|gave back)(?: back)? (?:.{2,25}? )?${sum}(?: back)?`,
      'gi',
    ),
    'paid out $1 ',
  ],
  [
    new RegExp(
      `(?<=\\b(?:if|suppose|that|and) )[\\w&' ]{2,25}? (?:wants?|wanted|asks? for|asked for|demands?) (?:their |its |his |her )?${sum} back\\b`,
      'gi',
    ),
    'we paid out $1',
  ],
  [
    /\b(?:hmrc|the (?:tax ?man|vat ?man|revenue)|the council|the landlord|they) (?:chases?|chased|stings?|stung|hits?|comes? after|came after|bills?|billed|charges?|charged|fines?|fined) us (?:for |with )?(?=(?:an?|another|an extra|£|\d))/gi,
    'we paid out ',
  ],
  // A month that is better or worse than expected, in sales.
  [
    new RegExp(
      `\\b(${months}|christmas|easter) (?:is|was|were|turns out|comes in|came in|ends up) (\\d{1,2}) ?(?:%|percent|per cent) (better|worse|up|down|higher|lower|more|less)`,
      'gi',
    ),
    'sales in $1 go $3 $2%',
  ],
  [
    /\b(we|i) (?:do|did|take|took|sell|sold|make|made) (\d{1,2}) ?(?:%|percent|per cent) (better|worse|more|less)(?! (?:drawings|wages|out))/gi,
    'sales go $3 $2%',
  ],
  [
    /\b(?:offer|offers|offered|give|gave|run|ran|knock|knocked|take|took) (?:a )?(\d{1,2}) ?(?:%|percent|per cent) (?:off|discount|sale)(?: everything| our prices)?\b/gi,
    'sales drop $1%',
  ],
  [/\bsales (.{0,20}?)go better\b/gi, 'sales $1go up'],
  [/\bsales (.{0,20}?)go worse\b/gi, 'sales $1go down'],
  // What is rented out brings money in.
  [
    /\b(?:rent|let|lease|hire)(?:s|ed|ting|ing|d)? out (?:[\w' ]{2,30}? )?(?:for|at) (?=£?\d)/gi,
    'receive ',
  ],
  // Another place has another rent.
  [
    new RegExp(
      `\\b(?:move|moved|moving|go|went|switch|switched|downsize|downsized|relocate|relocated) (?:in)?to (?:an?|the) (?:\\w+ ){0,2}?${place} (?:at|for|on|costing|that costs) ${sum} (a|per|each) (month|week|quarter|year)`,
      'gi',
    ),
    'rent goes to $1 $2 $3',
  ],
  [
    new RegExp(
      `\\b(?:move|moved|moving|get|got) out of (?:the|our|my) ${place}|\\bstopped (?:the |our |my )${place}(?= |[,?.!]|$)|\\b(?:give|gave|giving|hand|handed) (?:up |back )?(?:the |our |my )?(?:keys (?:to|of) )?(?:the |our |my )${place}(?: (?:back|up))?`,
      'gi',
    ),
    'stopped the rent',
  ],
]

/** A what-if with such events in plain words. */
export function withPlainEvents(question: string): string {
  return turns.reduce((text, [turn, instead]) => text.replace(turn, instead), question)
}
