// Turns of talk between people at a till or a desk: impatience before a question, a refund that one
// waits for, payroll that has to be made, "sales wise", and verdicts that no bank data gives.
import { putTurns, type Turn } from './turn.ts'

const name = "[\\p{L}\\d&'’. -]{2,30}?"
const ending = '(?=[\\s?.!]*$)'

const turns: readonly Turn[] = [
  [
    /^(?:you(?:['’]re| are)|ur|this (?:thing )?is) (?:all |a |so |bloody |flipping )*(?:useless|hopeless|rubbish|no help|no use|a joke|pointless|dim|thick)[\s.!,;:–-]+(?=\S)/i,
    '',
  ],
  [
    /^(?:(?:just|please|look|come on|oi),? )*(?:tell|show) me (?:if|whether) (we|i) (can|could|will|would|are|have|do|should)\b/i,
    '$2 $1',
  ],
  [/\b(?:make|meet|hit|cover|do|fund) (?:the |our )?(?:payroll|pay roll)\b/gi, 'cover the wages'],
  [
    new RegExp(
      `^(?:(?:that|the|our|my|this) )?(${name}) refund,? (?:did (?:we|i) (?:ever )?(?:get|receive|have|see) (?:it|that)(?: back)?|(?:has|did) (?:it|that) (?:ever )?(?:come|arrived?|landed?|been paid|show(?:ed|n)? up|turn(?:ed)? up)(?: (?:in|through|back))?)(?: yet)?${ending}`,
      'iu',
    ),
    'have we had money back from $1',
  ],
  [
    new RegExp(
      `^(?:have|has|did) (?:we|i) (?:ever )?(?:had|have|got|get|gotten|received?|seen?)(?: back)? (?:that|the|our|a|any|this) refund (?:from|off|out of) (${name})(?: yet| back)*${ending}`,
      'iu',
    ),
    'have we had money back from $1',
  ],
  [
    new RegExp(
      `^(${name})(?:,| -| –|:) (?:are |is )?(?:they|he|she|it)(?: are| is|['’]re|['’]s)? still paying us(?: (?:the|a|an|our|that|their) [\\p{L} ]{3,24})?${ending}`,
      'iu',
    ),
    'does $1 still pay us',
  ],
  [
    new RegExp(
      `^how (?:are|did|have|is) (?:we|i|things|it) (?:been )?(?:doing|do|done|looking|look|going|go|faring|fare)(?: (?:against|compared (?:with|to)|versus|vs|on))? (?:the |this )?(?:same )?(?:time|point|period) last year,? (sales|income|takings|spending|spend|costs?)[- ]?wise${ending}`,
      'i',
    ),
    'how do our $1 this year compare with the same time last year',
  ],
  [
    /,? (?:and |n )?how much of (?:that|it|this|which|them|those) (?:is|was|were) (?:the )?vat\b/i,
    ' and what is the VAT on it',
  ],
  [
    /\b(?:what|whats|what['’]s) (?:have |has |(?:have |['’]?ve )?(?:we|i) )?got to (?:go out|be paid|come out|leave)\b/i,
    'what is due out',
  ],
  [
    new RegExp(
      `^what is due out (.+?),? (?:(?:roughly|about|mainly|just),? )?(?:(?:just|only) )?(?:the )?(?:big(?:ger|gest)?|main|large(?:r|st)?) (?:ones|bits|items|payments|bills|things)${ending}`,
      'i',
    ),
    'largest payments due out $1',
  ],
  [/\bif it turns? out (?:(?:to be|at|more like|nearer) )?(?=£|\d)/gi, 'at '],
]

const verdict =
  /,? (?:and |but |so )?(?:is|are|was|were) (?:that|it|this|they|those) (?:a (?:bit|lot|little|tad) )?(?:(?:too|very|rather|really) )?(?:much|many|high|low|big|dear|large|small|ok|okay|normal|good|bad|healthy|reasonable|worrying|risky|dangerous|a worry|a problem|a risk|a lot|about right|enough of a cushion)(?: (?:on|for|from|in|to have|to rely on) [^,;?]{2,40})?(?=[\s?.!]*$)/i

/** The question with such turns in words that the reader knows, without a verdict at its end. */
export function withPlainTalk(text: string): string {
  return withoutVerdict(putTurns(text, turns))
}

function withoutVerdict(text: string): string {
  const left = text.replace(verdict, '')
  return left.trim().split(/\s+/).length > 3 ? left : text
}

/** What an answer says where a verdict on its figure was wanted too; null elsewhere. */
export function noteOnVerdict(text: string): string | null {
  return withoutVerdict(text) === text
    ? null
    : 'Whether that is much or little I can’t judge: an accountant can.'
}
