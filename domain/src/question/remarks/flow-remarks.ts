// Remarks that narrow a total of payments, turn it round or split it, by the kinds of their words:
// "just the business account", "without VAT payments", "sorry, out not in", "who were they?",
// "and September and August".
import { addDays } from '../../calendar.ts'
import { subCategoryOf } from '../../taxonomy.ts'
import { spanPeriod, yearsBack } from '../period.ts'
import { keyOf, type Subject } from '../subject.ts'
import type { FlowFilter, FlowSide, ToolCall } from '../tool-call.ts'
import { filterOf, type Remark } from './remark.ts'

/** The total that a remark makes of another; null where it is no such remark. */
export function onFlows(remark: Remark, args: FlowFilter): ToolCall | null {
  return (
    earlierPayment(remark, args) ??
    throughAccount(remark, args) ??
    without(remark, args) ??
    withoutDays(remark, args) ??
    otherWay(remark, args) ??
    byName(remark, args) ??
    ofTwoPeriods(remark, args) ??
    asUsual(remark, args)
  )
}

const total = (args: FlowFilter): ToolCall => ({ tool: 'flow_total', args: filterOf(args) })

// "And the payment before that one?" is the last before those days, whenever it was.
function earlierPayment({ text, subject, period, firstDay }: Remark, args: FlowFilter) {
  const { side, subjects = [], period: days } = args
  const names = subjects.some(({ kind }) => kind !== 'account')
  if (subject || period || !names || !firstDay || days.from <= firstDay) return null
  const before = spanPeriod(firstDay, addDays(days.from, -1))
  const call: ToolCall = {
    tool: 'payment_when',
    args: { ...filterOf(args), side, period: before, first: false },
  }
  return paymentBefore.test(text) ? call : null
}

const paymentBefore =
  /^(?:(?:what about|what was|when was|how much was|how about) )?(?:the )?(?:payment|bill|instal?ment|invoice|remittance) (?:before|prior to) (?:that|it|this)(?: (?:one|payment|bill))?$/

// "Just the business account" after what came in is what came into that account.
function throughAccount({ text, subject, leavesOut }: Remark, args: FlowFilter): ToolCall | null {
  if (subject?.kind !== 'account' || leavesOut || /\b(balance|left|stand)\b/.test(text)) return null
  // "For cards only" after takings is how customers paid, and no account that is called a card.
  const isOfCards =
    /^(for |the |by |on |in )*cards?( (payments?|sales|takings|ones?))*( only| alone)?$/
  if (args.side === 'in' && isOfCards.test(text)) return null
  const others = (args.subjects ?? []).filter(({ kind }) => kind !== 'account')
  return total({ ...args, subjects: [...others, subject] })
}

// An amount without its VAT is none of the books; payments of VAT are.
const vatWithin = /^(the )?vat( (element|part|portion|amount))?$/

function without({ text, subject, leavesOut }: Remark, args: FlowFilter): ToolCall | null {
  if (!subject || !leavesOut || subject.kind === 'account' || vatWithin.test(text)) return null
  const { subjects = [], except = [], side } = args
  const named = [...subjects, ...except]
  const goesOtherWay = subject.kind === 'sub_category' && sideOf(subject.code) !== side
  if (goesOtherWay || named.some((each) => keyOf(each) === keyOf(subject))) return null
  return total({ ...args, except: [...except, subject] })
}

// "Drop the first quarter" leaves the days after it; days amid others leave no one stretch.
function withoutDays(
  { text, period: named, subject, today }: Remark,
  args: FlowFilter,
): ToolCall | null {
  const leaves =
    /^(drop|lose|scrap|ditch|bin|forget|strip out|knock off|without|excluding|except|except for|not|not including|not counting|leave out|leaving out|take out|minus|ignore|ignoring|apart from)( for| in)?( the)?$/
  if (subject || !named || !leaves.test(text)) return null
  // January of the past, where what was spent is in question.
  const period = named.from > today ? yearsBack(named, 1, 'span') : named
  const { from, to } = args.period
  if (period.from <= from && period.to >= from && period.to < to)
    return total({ ...args, period: spanPeriod(addDays(period.to, 1), to) })
  return period.to >= to && period.from > from && period.from <= to
    ? total({ ...args, period: spanPeriod(from, addDays(period.from, -1)) })
    : null
}

function sideOf(code: string): FlowSide | 'both' {
  return subCategoryOf(code).direction
}

const ways: Record<FlowSide, string> = {
  in: 'in|received|income|receipts|money in|cash in|coming in|came in|paid in',
  out: 'out|spent|spending|money out|cash out|going out|went out|paid out|outgoings',
}

// "Sorry, out not in", "no, I meant received": what goes the other way.
function otherWay({ text, subject, period }: Remark, args: FlowFilter): ToolCall | null {
  const { side, subjects = [] } = args
  const other = side === 'in' ? 'out' : 'in'
  const opening = '(?:(?:sorry|oops|whoops|actually|i (?:meant|mean)|make (?:it|that)|money|not (?:'
  const says = new RegExp(
    `^${opening}${ways[side]}),?(?: but)?) )*(?:${ways[other]})(?: (?:not|rather than|instead of) (?:${ways[side]}))?(?: i (?:meant|mean))?$`,
  )
  if (subject || period || !says.test(text)) return null
  const { subjects: _, ...all } = args
  if (subjects.length > 0 && subjects.every(isOfSales)) return total({ ...all, side: other })
  return subjects.some(({ kind }) => kind === 'category' || kind === 'sub_category')
    ? null
    : total({ ...args, side: other })
}

// What customers paid has no other way but all that went out.
const isOfSales = (subject: Subject) =>
  (subject.kind === 'category' && subject.code === 'sales_income') ||
  (subject.kind === 'sub_category' && subject.code === 'uncategorised_in')

const usual =
  /^(?:(?:is|was|were|are) (?:that|it|this|they) )?(?:about |around |roughly |much |a lot |a bit |any )*(?:(more|higher|bigger|above|over|up on|dearer|less|lower|smaller|below|under|down on)(?: than)? )?(?:the |our |what is )?(?:usual|normal|average|typical|norm)(?: (?:month|for us|for a month|amount|level))?$/

// "Is that more than usual?" of a month is set beside the months before it.
function asUsual({ text, subject, period }: Remark, args: FlowFilter): ToolCall | null {
  const [fits, way] = usual.exec(text) ?? []
  if (subject || period || fits === undefined || args.period.unit !== 'month') return null
  // "Is that normal?" wants the average itself.
  if (way === undefined && !/\b(about|around|roughly)\b/.test(text)) return null
  const isLess = /^(less|lower|smaller|below|under|down on)$/.test(way ?? '')
  const asks = way === undefined ? 'both' : isLess ? 'less' : 'more'
  return { tool: 'against_average', args: { ...filterOf(args), asks } }
}

const they = '(?:they|them|those|these|that|it|the (?:customers|suppliers|payers|payees|people))'
const names = new RegExp(
  `^(?:who|whom|which (?:ones|customers|suppliers|clients|people|companies|firms))(?: (?:was|were|are|is))?(?: ${they})?(?: (?:all|from|to|exactly|made up of))*$|^(?:who|what) (?:is|was|were|are) (?:in|behind) ${they}$|^(?:from|to) (?:who|whom)(?: (?:was|is|were|are) ${they})?$|^(?:name|name them|(?:list|show|show me|give me) (?:their names|the names|names))$`,
)

/** "Who were they?": the payers or payees that make a total or a number. */
export function byName({ text, subject, period }: Remark, args: FlowFilter): ToolCall | null {
  if (subject || period || !names.test(text)) return null
  const isOfOne = args.subjects?.some(({ kind }) => kind === 'merchant')
  return isOfOne ? null : { tool: 'breakdown', args: { ...filterOf(args), by: 'merchant' } }
}

// "And September and August": one beside the other.
function ofTwoPeriods({ text, periods, subject }: Remark, args: FlowFilter): ToolCall | null {
  const [period, against] = periods
  if (subject || !period || !against || periods.length > 2 || text !== '') return null
  const { side, period: _, ...filter } = filterOf(args)
  return {
    tool: 'compare_periods',
    args: { ...filter, measure: side, period, against, asks: 'both' },
  }
}
