// From when on a sum can be paid for good: "what's the earliest we could spend £15,000 and never
// slip below £5,000 afterwards?"
import type { Minor } from '../../money.ts'
import { type QuestionContext, readQuestion } from '../read-question.ts'
import type { ToolCall } from '../tool-call.ts'

const sum =
  '(?:about |around |roughly )?(£ ?[\\d,.]+ ?k?(?: (?:grand|thousand))?|\\d[\\d,.]* ?(?:k|grand|thousand)|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty) (?:grand|thousand))'
// "I'm after a £15k van outright.": what is bought changes nothing about its price.
const wish = `(?:(?:i|we)(?:['’]?m|['’]?re|['’]d| am| are| would)? (?:after|looking (?:at|for)|eyeing(?: up)?|like|want|need|thinking of|considering|fancy|planning)(?: (?:to )?(?:buy|buying|get|getting|replace|replacing))? (?:[a-z-]+ ){0,5}?(?:(?:for|at|costing) )?${sum}(?: [a-z-]+){0,4}\\s*[.;,:–—-]+\\s*(?:so |and )?)`
const earliest =
  "(?:(?:what(?:['’]s| is)|when(?:['’]s| is)|which is) )?(?:the )?(?:earliest|soonest|first)(?: (?:month|day|date|week|point|time|moment))?(?: (?:that|when|in which|on which|at which))? ?(?:we|i)(?: (?:could|can|would be able to|might|will be able to)|['’]d be able to)(?: safely)?"
const soonest =
  '(?:when|how soon) (?:could|can|would|will) (?:we|i)(?: (?:first|safely|be able to|next))*'
const pay = `(?:pay|pay for|afford|buy|get|spend|manage|do|cover|stretch to)(?: (?:it|that|one|this|out|for it))*(?: ${sum})?(?: (?:on|for|towards) (?:an? |the |our |new )?(?:[a-z-]+ ?){1,4}?)?(?: outright| in cash| up front)?`
const kept = `(?:(?:and|but|while|whilst)? ?(?:then )?(?:(?:still |always )?(?:never|not|without)(?: once| ever)?(?: then)? (?:slip|slipping|go|going|dip|dipping|drop|dropping|fall|falling|sink|sinking|get|getting)(?: to)? (?:below|under|beneath)|(?:still |always )?(?:stay|staying|be|keep|keeping|remain|remaining)(?: at least)? (?:above|over|clear of)|(?:still )?(?:keep|keeping|have|having|leave|leaving)(?: at least)?) ${sum}(?: (?:afterwards|after|after that|again|in hand|back|at any point|from then on|in the bank))*)`
const whole = new RegExp(
  `^${wish}?(?:so |and |ok )*(?:${earliest}|${soonest}) ${pay}(?:,? ${kept})?[\\s?.!]*$`,
  'i',
)

/** The call for the first day on which the sum can be paid; null for anything else. */
export function earliestDay(question: string, context: QuestionContext): ToolCall | null {
  const [found, wished, spent, line] = whole.exec(question.trim()) ?? []
  if (found === undefined || (wished && spent)) return null
  const amount = amountIn(wished ?? spent, context)
  const keep = amountIn(line, context)
  if (amount === null || (line !== undefined && keep === null)) return null
  return { tool: 'afford', args: { amount, ...(keep === null ? {} : { keep }), first: true } }
}

function amountIn(text: string | undefined, context: QuestionContext): Minor | null {
  if (text === undefined) return null
  return readQuestion(`over ${text}`, context).amounts[0]?.amount ?? null
}
