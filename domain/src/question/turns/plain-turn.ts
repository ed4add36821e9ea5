// A next turn in the words that the readers know: something left out, other days, a reason or a
// monthly average, however those are put.
import type { Frame } from '../frame.ts'
import { inDays } from '../period.ts'
import { tokensIn } from '../tokens.ts'
import { turnIn } from './turn.ts'

const lead = '(?:(?:and|so|ok|but|then|now|n) )*'
const figure =
  '(?:(?:what|how much) (?:is|was|would|does|did|will)(?: (?:it|that|they|those))?(?: (?:be|come to|look like|be left))? )?'
const leftOut = new RegExp(
  `^${lead}${figure}(?:(?:what )?if )?(?:(?:you|we|i) )?(?:leave|leaving|take|taking|keep|keeping|strip|stripping)(?: out)? (?:the )?(.{2,30}?)(?: (?:out|off|away|aside))+(?: of (?:it|that|them|this))?$`,
  'i',
)
const without = new RegExp(
  `^${lead}${figure}(?:(?:if|when) (?:you|we|i) (?:leave out|take out|exclude|ignore|take off|forget)|leave out|leaving out|take out|taking out|take off|taking off|not counting|not including|minus|less|without|excluding|ignoring|apart from) (?:the )?(.{2,30})$`,
  'i',
)
const other = new RegExp(
  `^${lead}(?:how (?:was|were|about)|(?:what|how much) (?:was|were|is) (?:it|that|they)(?: (?:in|for|over))?|how did (?:it|that|they) (?:look|do))(?: in| for)? ((?:the )?(?:(?:same|previous|month|quarter|week|year|one)\\b.{0,30}))$`,
  'i',
)
// "Same time last year" is counted from the days before it, and not from today.
const sameStretch = /\b((?:the )?)same (?:time|months|dates|days) (last year|the year before)\b/i
const yearBefore = new RegExp(
  `^${lead}(?:(?:same|same again|that|it|what was (?:it|that)|how about|what about)(?: (?:for|in))? last year|(?:what about |how about )?(?:the |those )?(?:same )?(?:(?:two|three|four|six) )?months(?: (?:of|in))? last year|(?:how about |what about )?(?:12|twelve) months (?:before|earlier|ago|previously))$`,
)
const previousOne = new RegExp(`^${lead}(?:what about |how about )?(?:the )?previous one$`)
const high = /\b(?:high|higher|much|big|steep|expensive|dear|far|up)\b/
const inYear = /\bsame (?:\w+ )?(?:months?|period|days|weeks?|quarter) (?:in|of) (20\d\d)$/
const covers =
  /^(?:will|can|could|do) (?:we|i) (?:manage|cope with|meet|afford|stretch to|pay)(?: (?:it|that|this|them|those|all))+$/
// What came in or went out, of no days of its own.
const ofMoney =
  /^(?:and |so )*(?:what|how much) (?:did|have|has) (?:we|i) (?:take|took|taken|get in|got in|receive|received|bring in|spend|spent|pay out|paid out)$/
const pronoun = /^(?:it|that|them|this|those|these)\b/i

/** The turn in plain words; as it is where it has none. */
export function plainTurn(question: string, before: Frame | null): string {
  const answered = before?.answeredBy
  if (!answered) return question
  const written = question
    .replace(/\b(when|what|who|how|that)s\b/gi, "$1's")
    .replace(sameStretch, '$1same period $2')
  const text = tokensIn(written.trim().replace(/[\s?.!]+$/, ''))
    .map((token) => token.text)
    .join(' ')
  const [, left] = leftOut.exec(text) ?? without.exec(text) ?? []
  if (left && !pronoun.test(left) && !/\b(?:vat|refunds?)\b/.test(left)) return `without ${left}`
  const [, days] = other.exec(text) ?? []
  if (days) return `and ${days}`
  if (previousOne.test(text)) return 'and the one before'
  if (yearBefore.test(text) || isOfYearBefore(text, before)) return 'and the same period last year'
  if (covers.test(text)) return 'can we cover that'
  const [only, ...others] = before.periods
  const isOfOne = only && others.length === 0 && !before.looksAhead && answered.tool !== 'extreme'
  if (isOfOne && ofMoney.test(text)) return `${text} ${inDays(only)}`
  const isOfPayments = /^(?:flow_total|count_payments)$/.test(answered.tool)
  if (!isOfPayments && answered.tool !== 'compare_periods') return written
  const turn = turnIn(text.replace(/^(?:and|so|but|then) /, ''), { limits: false })
  if (turn?.asks === 'why')
    return turn.isLow ? 'why was it so low' : high.test(text) ? 'why was it so high' : 'why is that'
  if (turn?.asks !== 'month' || !isOfPayments) return written
  // Of one month it is the average of a year.
  const isOfMonth = before?.periods.every(({ unit }) => unit === 'month')
  return `what is that a month${isOfMonth ? ' on average' : ''}`
}

// "The same three months in 2025" after those of 2026.
function isOfYearBefore(text: string, { periods: [only, ...others] }: Frame): boolean {
  const [, year] = inYear.exec(text) ?? []
  return others.length === 0 && Number(only?.from.slice(0, 4)) - 1 === Number(year)
}
