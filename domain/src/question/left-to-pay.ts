// What is left to pay on a loan or lease, and how long it runs: no bank knows, so what was paid is
// given, with why.
import { frameOf } from './frame.ts'
import type { Interpretation, InterpretInput } from './interpretation.ts'
import { spanPeriod } from './period.ts'
import { readQuestion } from './read-question.ts'
import type { Subject } from './subject.ts'
import type { ToolCall } from './tool-call.ts'

const credit =
  '(?:loan|lease|finance|hp|hire purchase|mortgage|agreement|contract|advance|borrowing|repayments?|instalments?|installments?)'
const amountLeft =
  /\b(?:(?:what|how much)(?:['’]?s| is| are)?(?: there| we['’]?ve got| have we got)? (?:still )?(?:left|outstanding|owing|owed|remaining|to go)(?: to (?:pay|go|clear))?(?: off)? (?:on|off|with|to|for)|how much (?:do|have) (?:we|i) (?:still |got )*(?:left |have left )?(?:to pay|owe|left)(?: off)? (?:on|off|for)|how (?:many|much) (?:more )?(?:payments?|instalments?|installments?|months?|repayments?)(?: (?:are|is|have we got|do we have|we got))?(?: still)? (?:left|to go|remaining)(?: to (?:pay|go))?(?: (?:on|with|to|for|of))?)\b/i
const runs = new RegExp(
  `\\b(?:how (?:long|much longer) (?:will|does|is|has|till?|until|before|have we got)|when (?:does|will|is|are|do))\\b.{0,40}?\\b${credit}\\b.{0,30}?\\b(?:last|run|go on|go|finish(?:ed)?|end|run out|left|up|paid off|over|done|to go|expire|mature|for)\\b`,
  'i',
)
const lengthMax = 160

/** What such a question comes to; null for any other. */
export function interpretLeftToPay(question: string, input: InterpretInput): Interpretation | null {
  if (question.length > lengthMax) return null
  const isOfAmount = amountLeft.test(question)
  if (!isOfAmount && !runs.test(question)) return null
  const reading = readQuestion(
    question.replace(amountLeft, ' ').replace(/\bw\b/gi, 'with'),
    input.question,
  )
  const payees = reading.included.filter(
    (each) => each.kind === 'merchant' && input.plan.sideOfMerchant(each.ids) === 'out',
  )
  const [payee, ...others] = payees
  // What is left of a budget or a bill is another question.
  if (!payee || others.length > 0 || reading.amounts.length + reading.periods.length > 0)
    return null
  if (!isOfCredit(payee, question)) return null
  const { today } = input.plan
  const call: ToolCall = {
    tool: 'flow_total',
    args: {
      side: 'out',
      subjects: [payee],
      period: spanPeriod(input.question.firstDay ?? today, today),
    },
  }
  const note = isOfAmount ? unknownAmount : unknownEnd
  return {
    plan: { kind: 'call', call, assumptions: [note], choices: [] },
    frame: frameOf({ ...reading, included: [payee] }),
    reading: null,
  }
}

const unknownAmount =
  'What is left to pay isn’t in your bank transactions, so this is what has been paid so far; the agreement says what is still owed.'
const unknownEnd =
  'When an agreement ends isn’t in your bank transactions, so this is what has been paid so far; the agreement itself says how long it runs.'

// A lender or lessor by its name, its thing, or what the question calls it.
function isOfCredit({ name }: Subject, question: string): boolean {
  return (
    new RegExp(`\\b${credit}\\b`, 'i').test(`${question} ${name}`) ||
    /\b(?:left|remaining|outstanding) to pay (?:on|off)\b|\b(?:instalments?|payments) (?:left|to go|remaining)\b/i.test(
      question,
    )
  )
}
