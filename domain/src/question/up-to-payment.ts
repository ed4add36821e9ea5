// Days that a payment to come sets: "are we OK until payday?", "is VAT due before the wages go
// out?" Only the forecast knows the day.
import { addDays } from '../calendar.ts'
import { subCategoryOf } from '../taxonomy.ts'
import type { NextPayment } from './ahead-call.ts'
import { frameOf } from './frame.ts'
import type { Interpretation, InterpretInput } from './interpretation.ts'
import { dayLabel } from './period.ts'
import { sideOfSubject } from './plan/subject-side.ts'
import { readQuestion } from './read-question.ts'
import type { Plan, ToolCall } from './tool-call.ts'

const moves =
  '(?:(?:(?:will|does|do|has|have|is|are|gets?|got|have to|has to)(?: (?:been|be|next|all|to))*|next|all|actually|finally) )*(?:go|goes|gone|come|comes|leave|leaves|pay|pays|paid|due|out|in|land|lands|arrive|arrives|hit|hits|clear|clears|taken|fall|falls|payable|turn up|turns up|up|us)'
const upTo = new RegExp(
  `^(.{8,80}?),? (?:until|till|til|before|up to|up until|between now and|from now (?:to|until|till)) (?:the |our |my |next |next month's )*(pay ?day|.{2,40}?)((?: ${moves})*)[\\s?.!]*$`,
  'i',
)
const daysOfPlaceholder = 30

/** A question about the order of payments, or the days up to one; null for any other. */
export function byPayments(
  question: string,
  input: InterpretInput,
  understands: (question: string) => Interpretation,
): Interpretation | null {
  return whichFirst(question, input) ?? upToPayment(question, input, understands)
}

// "Are we OK until payday?"
function upToPayment(
  question: string,
  input: InterpretInput,
  understands: (question: string) => Interpretation,
): Interpretation | null {
  const [, head = '', name = '', moved = ''] = upTo.exec(question) ?? []
  const isPayday = /^pay ?day$/i.test(name)
  // What came before a payment of the past is asked of other days.
  if (!head || /^(?:and |so )?(?:did|was|were|has|had) /i.test(head)) return null
  if (!(isPayday || moved || isBare(name))) return null
  const payment = isPayday ? { subject: wages, side: 'out' as const } : paymentOf(name, input)
  if (!payment) return null
  // Any later day stands for the one that isn't known here.
  const day = addDays(input.plan.today, daysOfPlaceholder)
  for (const joint of ['until', 'before']) {
    const { plan } = understands(`${head} ${joint} ${dayLabel(day)}`)
    const call = plan.kind === 'call' ? withPayment(plan.call, payment, day) : null
    if (call) return answering(call, question, input)
  }
  return null
}

const isBare = (name: string) => !/\b(?:we|i|it|they|you|that|this|now|then)\b/i.test(name)

const wages = {
  kind: 'sub_category',
  code: 'net_wages',
  name: subCategoryOf('net_wages').label,
} as const

function withPayment(call: ToolCall, untilPaid: NextPayment, day: string): ToolCall | null {
  const dayBefore = addDays(day, -1)
  const ends = (each: string | undefined) => each === day || each === dayBefore
  if (call.tool === 'forecast_low' && ends(call.args.until) && call.args.below === undefined) {
    const { until: _, ...args } = call.args
    return { tool: 'forecast_low', args: { ...args, untilPaid } }
  }
  // "Do we dip into the buffer before the VAT goes?"
  if (call.tool === 'chance_below' && ends(call.args.until) && call.args.below === undefined)
    return { tool: 'forecast_low', args: { untilPaid } }
  if (call.tool === 'upcoming' && ends(call.args.period.to))
    return { tool: 'upcoming', args: { ...call.args, untilPaid } }
  return null
}

const verbs =
  '(?:(?:be |get |next |usually |normally )*(?:due|paid|out|going out|coming out|leaving|coming in|in|payable|go out|go|come in|come out|come|leave|land|arrive|pay|pay us|pay up|get paid|fall due|be due|be paid|be taken|hit|clear|goes out|comes in|pays|leaves)(?: in| out| us)?)'
const sequence = new RegExp(
  `^(?:and |so )?(?:is|are|does|do|will) (?:the |our |my |next )*(.{2,40}?) ${verbs} (before|after|ahead of|later than|earlier than) (?:the |our |my |next )*(.{2,40}?)(?: ${moves})*[\\s?.!]*$`,
  'i',
)
const beside = new RegExp(
  `^(?:and |so )?(?:is|are|does|do|will) (?:the |our |my )*(.{2,40}?)(?: ${verbs})? before or after (?:the |our |my )*(.{2,40}?)(?: ${moves})*[\\s?.!]*$`,
  'i',
)
const either =
  /^(?:and |so )?(?:which|what|who)(?: one)? (?:comes|goes|is due|leaves|lands|goes out|comes out|is paid|is|pays|gets paid|do we pay|falls due)(?: out| due)? (?:first|sooner|earlier|next)(?: ?[,:;–-])? (?:the |our |my )*(.{2,40}?),? or (?:the |our |my )*(.{2,40}?)[\s?.!]*$/i

// Which of two payments to come is first.
function whichFirst(question: string, input: InterpretInput): Interpretation | null {
  const both = beside.exec(question) ?? either.exec(question)
  const [, one, way, other] = both ? [] : (sequence.exec(question) ?? [])
  const [, first = one, second = other] = both ?? []
  if (!first || !second) return null
  const payments = [paymentOf(first, input), paymentOf(second, input)]
  const [a, b] = payments
  if (!a || !b) return null
  const asks = /^(after|later)/i.test(way ?? '') ? ('after' as const) : ('before' as const)
  const call: ToolCall = {
    tool: 'which_first',
    args: { first: a, second: b, ...(way ? { asks } : {}) },
  }
  return answering(call, question, input)
}

// One payee, payer or category and no more.
function paymentOf(name: string, input: InterpretInput): NextPayment | null {
  const { included, excluded, unused, periods, amounts, choices, concepts } = readQuestion(name, {
    ...input.question,
    assumesAhead: true,
  })
  const [subject, ...others] = included
  const holdsMore =
    excluded.length + unused.length + periods.length + amounts.length + choices.length
  const isNamed = [...concepts].every((each) => /^(payment|tax_due|out|in|upcoming)$/.test(each))
  if (!subject || others.length + holdsMore > 0 || !isNamed || subject.kind === 'account')
    return null
  return { subject, side: sideOfSubject(subject, input.plan) ?? 'out' }
}

function answering(call: ToolCall, question: string, input: InterpretInput): Interpretation {
  const reading = readQuestion(question, { ...input.question, assumesAhead: true })
  const plan: Plan = { kind: 'call', call, assumptions: [], choices: [] }
  return { plan, frame: { ...frameOf(reading), looksAhead: true }, reading: null }
}
