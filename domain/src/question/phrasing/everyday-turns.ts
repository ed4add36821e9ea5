// Turns of talk between people at a till or a desk: impatience before a question, a refund that one
// waits for, payroll that has to be made, "sales wise", and verdicts that no bank data gives.
import { minor, printMinor } from '../../money.ts'
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
  [
    /^((?:and |so |ok )?when(?: is|['’]?s) the next (?:one|payment|bill|instalment)),? (?:and|n|&) (?:for )?how much(?: (?:is|will|would) (?:it|that)(?: be)?| for| roughly)*(?=[\s?.!]*$)/i,
    '$1',
  ],
  [
    /(?<=^|[,–—-] ?|\band )(?:(?:we|i) )?(?:have not|haven['’]?t|havn['’]?t|not) (?:heard|seen|had)(?: (?:anything|a thing|a peep))? (?:from|of|off) (?:them|him|her) (?:in|for) (?:ages|a while|weeks|months|yonks|a bit|donkey['’]?s years),? /gi,
    '',
  ],
  [/^(?:just )?thinking (?:aloud|out loud)(?: here| now)?[\s.,:;–-]+(?=\S)/i, ''],
  [/,? (?:take[- ]?home|in (?:his|her|their) (?:hand|pocket))(?: pay)?(?=[\s?.!]*$)/i, ''],
  [
    new RegExp(
      `^((?:and|so|but) )*(?:anything|owt|any more)(?: else)? since (${name})${ending}`,
      'iu',
    ),
    'and since $2',
  ],
  [/\btrade (customers|clients)\b/gi, '$1'],
  [
    /\b(and|but) (?:can |could |do )?(?:we |i )?still keep (?:it|us|cash|the (?:balance|cash|account)|things) (above|over)\b/gi,
    '$1 still stay $2',
  ],
  [
    /^(.{4,60}?) (?:together|combined|put together|all in)[,:;–-]+ ?what do (?:they|those) (?:average|come to|cost|run to)(?: us)? (?:a|per|each) month\b(?: on average)?/iu,
    'what is our average monthly spend on $1 together',
  ],
  [/\bif it turns? out (?:(?:to be|at|more like|nearer) )?(?=£|\d)/gi, 'at '],
]

const verdict =
  /,? (?:and |but |so )?(?:is|are|was|were) (?:that|it|this|they|those) (?:a (?:bit|lot|little|tad) )?(?:(?:too|very|rather|really) )?(?:much|many|high|low|big|dear|large|small|ok|okay|normal|good|bad|healthy|reasonable|worrying|risky|dangerous|a worry|a problem|a risk|a lot|about right|enough of a cushion)(?: (?:on|for|from|in|to have|to rely on) [^,;?]{2,40})?(?=[\s?.!]*$)/i

/** The question with such turns in words that the reader knows, without a verdict at its end. */
export function withPlainTalk(text: string): string {
  return withoutVerdict(putTurns(withVatAdded(text) ?? text, turns))
}

function withoutVerdict(text: string): string {
  const left = text.replace(verdict, '')
  return left.trim().split(/\s+/).length > 3 ? left : text
}

const ofSpending = /\b(?:afford|what if|if (?:we|i) (?:buy|bought|get|got|spend|spent|pay|paid))\b/i
const beforeVat = /£ ?(\d[\d,]*(?:\.\d{2})?)(k?) ?(?:plus|\+|ex|excl(?:uding)?|before) ?vat\b/gi

/** "£14,500 plus VAT" to be spent is £17,400; null where nothing of the kind stands in it. */
export function withVatAdded(text: string): string | null {
  if (!ofSpending.test(text)) return null
  const added = text.replace(beforeVat, (_, digits: string, thousands: string) => {
    const pence = Math.round(Number(digits.replaceAll(',', '')) * (thousands ? 100_000 : 100) * 1.2)
    return `£${printMinor(minor(pence))}`
  })
  return added === text ? null : added
}

/** What an answer says of VAT that was added to an amount; null elsewhere. */
export function noteOnVat(text: string): string | null {
  return withVatAdded(text) === null
    ? null
    : 'I added VAT at 20%; what you can claim back comes off a later VAT payment and isn’t counted.'
}

/** What an answer says where a verdict on its figure was wanted too; null elsewhere. */
export function noteOnVerdict(text: string): string | null {
  return withoutVerdict(text) === text
    ? null
    : 'Whether that is much or little I can’t judge: an accountant can.'
}
