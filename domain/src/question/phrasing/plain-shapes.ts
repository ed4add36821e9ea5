// Shapes of plain questions that hold one word more than a reader knows: "at the moment", "our
// £5,000 buffer", "a second-hand van", "yes or no".
import { putTurns, type Turn } from './turn.ts'
import { withPlainWays } from './ways-of-money.ts'

const name = "[\\p{L}\\d&'’ ]{2,30}?"
const amount = '£?\\d[\\d,.]*k?'
const buying = '(?:buy|bought|buying|get|got|getting|purchase|purchased|purchasing)'

const turns: readonly Turn[] = [
  [
    /^((?:and |so |but )*)who was the (second|third|next) (?:largest|biggest|highest)(?: one)? (?:to|from)(?=[\s?.!]*$)/i,
    '$1the $2 largest',
  ],
  [/^safe to (?!spend\b)(?=\w)/i, 'is it safe to '],
  [/^what bills do (?:we|i) owe(?: (?:to )?(?:our |the )?suppliers)?\b/i, 'which bills are unpaid'],
  [
    /\bdid (?:that|the) (\p{L}[\p{L}\d&'’ ]{1,30}?) (?:job|invoice) (?:ever )?pay(?: up)?\b/giu,
    'has $1 paid',
  ],
  [
    /[\s,;.?!–-]+(?:and )?(?:yes or no|yay or nay|(?:don['’]?t|do not) sugar ?coat it|go on,? how bad|be honest(?: with me)?)[\s.?!]*$/i,
    '',
  ],
  [
    /^((?:what|how much|what['’]?s)\b(?=.*\b(?:cash|balances?|owe|owed|bills|money)\b)(?!.*\b(?:spent|spend|paid|went|came|received|since|until)\b).{8,}?),? (?:today|right now|now|at the moment|at present|currently|as of today|as things stand)(?=[\s?.!]*$)/i,
    '$1',
  ],
  [
    new RegExp(
      `\\bare we (?:forecast(?:ed)?|going|likely|expected) to (go|dip|drop|fall|run) (below|under|beneath) (?:our|the|my) (${amount}) buffer\\b`,
      'gi',
    ),
    'are we going to $1 $2 $3',
  ],
  [/\bare we forecast(?:ed)? to\b/gi, 'are we going to'],
  [
    new RegExp(
      `\\b(${buying}) (an?|another|the) (?:second[- ]hand|2nd[- ]hand|second|2nd|used|new|refurbished|reconditioned) (?=\\p{L})`,
      'giu',
    ),
    '$1 $2 ',
  ],
  [
    new RegExp(
      `^(?:(?:i['’]?m|we['’]?re|im|am|are|i am|we are) )?(?:thinking (?:of|about)|considering|looking at|tempted by|toying with) ${buying} (.{4,60}?\\bfor (?:about |around |roughly )?${amount}.{0,30}?)[\\s,.–-]*(?:doable|possible|ok|okay|can (?:we|i)|sensible|manageable)?(?=[\\s?.!]*$)`,
      'iu',
    ),
    (_, what = '') => `what if we buy ${what.replace(/\bfor (?=\d)/, 'for £')}`,
  ],
  [
    new RegExp(
      `\\bthe average (?:amount|sum|payment)(?: that)? (${name}) (?:pays|paid) us\\b`,
      'giu',
    ),
    'the average payment from $1',
  ],
  [
    new RegExp(
      `^(${name})(?: bill| price| charge)? went up,? when and by how much(?=[\\s?.!]*$)`,
      'iu',
    ),
    'when did $1 go up and by how much',
  ],
  [
    new RegExp(
      `\\bcan (?:we|i) (?:stick|put|push|run|get) (?:another|an extra|a further) (${amount})(?: of)? (?:divi|dividends?|drawings|wages|bonus(?:es)?) through\\b`,
      'giu',
    ),
    'can we afford $1',
  ],
  [
    /,? without (?:getting into (?:bother|trouble|difficulty)|causing (?:bother|trouble)|any bother|running short)(?=[\s?.!]*$)/gi,
    '',
  ],
  [
    new RegExp(
      `^(${name}) charged (?:us|me) (?:double|twice)(?: (.{3,20}?))?(?:,? i (?:think|reckon))?(?=[\\s?.!]*$)`,
      'iu',
    ),
    'did $1 charge us twice $2',
  ],
]

/** The question without the word more, and with the way that money moved in plain words. */
export function withPlainShapes(text: string): string {
  return withPlainWays(putTurns(text, turns))
}
