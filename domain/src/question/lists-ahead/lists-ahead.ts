// Lists of what is to come with more than one thing wanted of them: each payment with its day and
// amount, what they come to, what they leave in the bank, whether what comes in covers them.
import { type Interpretation, type InterpretInput, interpretedCall } from '../interpretation.ts'
import type { ToolCall } from '../tool-call.ts'
import { accountMeant } from './in-account.ts'
import { withoutListTail } from './list-tail.ts'
import { taxesListed } from './taxes-listed.ts'

type Understands = (question: string) => Interpretation

/** The call for such a list; null where the question is none. */
export function listAhead(
  question: string,
  input: InterpretInput,
  understands: Understands,
): ToolCall | null {
  return (
    taxesListed(question, input) ??
    leftAfter(question, input, understands) ??
    enoughFor(question, input, understands) ??
    insAndOuts(question, input, understands) ??
    listOf(question, understands)
  )
}

const paid =
  "(?:once|after|when|if|with) (?:(?:they|it|those|these|all of (?:them|that)|all (?:that|those)|everything|the lot|that lot|that|them)(?:['’]ve|['’]re|['’]s| have| has| are| is)?(?: all)?(?: been)?(?: (?:paid|gone|gone out|out|settled|cleared|left|taken out))?)"
const left = new RegExp(
  `^(.{6,}?)[\\s,;:–—-]*\\b(?:and |then |so )*(?:what|how much|where) (?:(?:would|will|does|do|is|are)|(?:['’]d|['’]ll)) (.{2,30}?) (?:be|stand|stand at|be at|be down to|come to|go to|go down to|get down to|look like|have|have left|be left(?: with)?|hold|leave)(?: (?:in it|at|left|then))* ${paid}[\\s?.!]*$`,
  'i',
)
const remaining = new RegExp(
  `^(.{6,}?)[\\s,;:–—-]*\\b(?:and |then |so )*(?:what|how much)(?:['’]s| is| would be| will be|['’]ll be| does that leave)(?: (?:left|leave|remaining))?(?: (?:in|of) (.{3,30}?))?(?: (?:${paid}|then|afterwards))?[\\s?.!]*$`,
  'i',
)

// "Bills up to Christmas Day, and what would the current account stand at once they've gone?"
function leftAfter(
  question: string,
  input: InterpretInput,
  understands: Understands,
): ToolCall | null {
  const text = question.trim()
  const query =
    left.exec(text) ?? (/\b(?:left|leave|remaining)\b/i.test(text) ? remaining.exec(text) : null)
  const [, list, account = 'balance'] = query ?? []
  if (list === undefined) return null
  const meant = accountMeant(account, input)
  const call = meant && (listOf(list, understands) ?? dueFrom(list, understands))
  return call ? leaving(call, meant) : null
}

const enough =
  /^(?:so |and |ok )*(?:is|will|would)(?: there| we)?(?: be| have)? (?:(?:enough|sufficient)(?: money| cash)? (?:in|left in) (.{3,30}?)|(?:what(?:['’]s| is)|the money|the balance) (?:in|of) (.{3,30}?)(?: going to be)? (?:enough|sufficient)) (?:to (?:cover|pay|meet|clear|handle)|for) (?:all |all of )?(?:the |our |what(?:['’]s| is) )*(everything|bills?|payments?|lot|whatever(?:['’]s)?|all|anything|outgoings|costs|due)?(?: (?:that(?:['’]s| is)))?(?: (?:going out|leaving|due|due out|to go out|coming out|coming up|out))* ((?:in |over |during |by |before |up to |this |next |the next |until )?.{3,25}?)(?:, (?:i |we )(?:do not|don['’]?t|dont) want to (?:be|get) (?:caught|left|stuck)(?: (?:short|out))?(?: \w+)?)?[\s?.!]*$/i

const coversAll =
  /^(?:so |and |ok )*(?:will|would|can|could|does) (?:the |our |my )?(.{3,30}?) (?:still )?(?:cover|pay for|pay|meet|handle|be enough for) (?:all |all of )?(?:the |our |my )*(?:everything|bills?|payments?|outgoings|lot)(?: (?:that (?:is|are)|that['’]s))?(?: (?:going out|leaving|due|due out|coming up|out))* ((?:in |over |during |by |before |up to |this |next |the next |until ).{3,25}?)[\s?.!]*$/i

// "Is there enough in the current account to cover everything going out next week?"
function enoughFor(
  question: string,
  input: InterpretInput,
  understands: Understands,
): ToolCall | null {
  const [, inIt, ofIt, , days] = enough.exec(question.trim()) ?? []
  const [, inOne, within] = coversAll.exec(question.trim()) ?? []
  const account = inIt ?? ofIt ?? inOne
  const meant = account === undefined ? null : accountMeant(account, input)
  // Whether "we" can pay is a question of the forecast.
  if (!meant || (inOne !== undefined && meant.id === undefined)) return null
  const call = dueFrom(`what is due out ${days ?? within ?? ''}`, understands)
  return call && leaving(call, { ...meant, asks: true })
}

function leaving(
  call: ToolCall,
  meant: { readonly id?: string; readonly asks?: true },
): ToolCall | null {
  if (call.tool !== 'upcoming' || call.args.side !== 'out' || call.args.next) return null
  return {
    tool: 'upcoming',
    args: { ...call.args, leaves: meant },
  }
}

const covers =
  /^(?:so |and |ok )*(?:do|does|will|would|are|is) (?:the |our |my )?(?:ins?|money coming in|money in|what(?:['’]s| is) coming in|incomings|income|receipts)(?: (?:going to|be enough to))? (?:cover|covering|match|more than|bigger than|pay for) (?:the |our |my )?(?:outs?|money going out|money out|what(?:['’]s| is) going out|outgoings|costs|bills|payments)(?: ((?:in |over |during |for |this |next |the ).{3,30}?))?(?:,? or (?:are|will) (?:we|i) (?:be )?(?:eating|dipping|digging|going) into (?:the |our )?(?:balance|cash|reserves?|savings))?(?:,? and by how much)?[\s?.!]*$/i

const ofMonths =
  /\b(?:month|quarter|year|january|february|march|april|may|june|july|august|september|october|november|december)\b/i

// "Do the ins cover the outs next week?": both of these days, and how far apart they are.
function insAndOuts(
  question: string,
  { before }: InterpretInput,
  understands: Understands,
): ToolCall | null {
  const text = question.trim().replace(/^(?:and )?(?:the )?(?:ins?|out|outs)\?\s+/i, '')
  const [found, days] = covers.exec(text) ?? []
  // Of whole months the forecast holds both, and what has come and gone of this one.
  if (found === undefined || ofMonths.test(days ?? '')) return null
  if (days === undefined) {
    const call = before?.answeredBy
    const period = call?.tool === 'upcoming' && !call.args.subjects ? call.args.period : null
    return period ? { tool: 'upcoming', args: { period, next: false } } : null
  }
  const call = dueFrom(`what is due out ${days}`, understands)
  if (call?.tool === 'upcoming')
    return { tool: 'upcoming', args: { period: call.args.period, next: false } }
  return null
}

// "Bills up to Christmas Day: how much is each, and when does it go?"
function listOf(question: string, understands: Understands): ToolCall | null {
  const head = withoutListTail(question)
  const call = head === null ? null : dueFrom(head, understands)
  const subjects = call?.tool === 'upcoming' ? (call.args.subjects ?? []) : []
  // "What is Harbour Estates due, and when?" wants its next payment, no list.
  return subjects.some(({ kind }) => kind === 'merchant') ? null : call
}

const bare =
  /^(?:(?:our |the |my |all )*)subscriptions? (?:leaving|going out|due|due out|coming out|going)(?: (?:of )?(?:the |our )?(?:account|bank))? /i

function dueFrom(head: string, understands: Understands): ToolCall | null {
  const prompts = [head, head.replace(bare, 'software subscriptions due out ')]
  for (const prompt of prompts) {
    const call = interpretedCall(understands(prompt))
    if (call?.tool === 'upcoming' && !call.args.next) return call
  }
  return null
}
