// A short remark on the answer before, answered by changing the call that made it.
import type { Frame } from '../frame.ts'
import { type Period, spanPeriod } from '../period.ts'
import { limitsOf } from '../plan/flow-filter.ts'
import { type QuestionContext, readQuestion } from '../read-question.ts'
import { aspectRemarked } from '../sales-question.ts'
import type { Subject } from '../subject.ts'
import { tokensIn } from '../tokens.ts'
import type { ToolCall } from '../tool-call.ts'
import { twoAnswers } from '../two-answers/two-answers.ts'
import { onAfford } from './afford-remarks.ts'
import {
  asksForAll,
  doubts,
  onCashBalance,
  onForecastTotal,
  onTransfers,
} from './balance-remarks.ts'
import {
  onForecastBalance,
  onForecastCover,
  onForecastLow,
  onForecastPeak,
  onSameAgain,
  onTaxDue,
} from './due-remarks.ts'
import { byName } from './flow-remarks.ts'
import { onInvoices } from './invoice-remarks.ts'
import { onCount, onList, onPaymentWhen, onTop, onTopShare, onTotal } from './payment-remarks.ts'
import { beforeOrAfter, type Remark } from './remark.ts'
import { onSeries } from './series-remarks.ts'
import { onUpcoming } from './upcoming-remarks.ts'

const wordsMax = 11

/** The call that a remark asks for; null where it is none, or changes nothing that is known. */
export function callRemarkedOn(
  question: string,
  before: Frame,
  context: QuestionContext,
): ToolCall | null {
  const { answeredBy } = before
  if (!answeredBy || tokensIn(question).length > wordsMax) return null
  const both = twoAnswers(question, before, context)
  if (both) return both
  const remark = remarkIn(question, before, context)
  return remark && replyTo(remark, answeredBy)
}

function replyTo(remark: Remark, call: ToolCall): ToolCall | null {
  switch (call.tool) {
    case 'recurring':
    case 'average':
    case 'price_change':
      return onPrice(remark, call.args)
    case 'invoices':
      return onInvoices(remark, call.args)
    case 'upcoming':
      return onUpcoming(remark, call.args)
    case 'tax_due':
      return onTaxDue(remark, call.args)
    case 'forecast_low':
      return onForecastLow(remark, call.args)
    case 'forecast_peak':
      return onForecastPeak(remark, call.args)
    case 'forecast_balance':
      return onForecastBalance(remark, call.args)
    case 'forecast_after':
    case 'safe_to_spend':
    case 'late':
      return onSameAgain(remark, call)
    case 'sales_projects':
      return onProject(remark, call.args)
    case 'cash_balance':
      return onCashBalance(remark, call.args)
    case 'afford':
      return onAfford(remark, call.args) ?? recordIn(remark)
    case 'transfers':
      return onTransfers(remark, call.args)
    case 'forecast_cover':
      return onForecastCover(remark, call.args)
    case 'forecast_total':
      return onForecastTotal(remark, call.args)
    case 'compare_subjects':
      return isOfGap(remark) ? call : null
    case 'two_answers':
      return isOfGap(remark) ? call : null
    case 'compare_periods':
      return isOfGap(remark) ? call : reasonOf(remark, call.args)
    case 'top':
      return onTop(remark, call.args)
    case 'top_share':
      return onTopShare(remark, call.args)
    case 'account_balances':
      return asksForAll(remark) ? { tool: 'cash_balance', args: {} } : null
    case 'forecast_summary':
    case 'runway':
    case 'run_out':
    case 'what_if':
      return recordIn(remark)
    case 'list_payments':
      return onList(remark, call.args)
    case 'flow_total':
      return onTotal(remark, call.args)
    case 'series':
      return onSeries(remark, call.args)
    case 'count_payments':
      return onCount(remark, call.args)
    case 'count_groups':
      return byName(remark, call.args)
    case 'payment_when':
      return onPaymentWhen(remark, call.args)
    default:
      return null
  }
}

// "What was it before?" of a regular payment is its price before the last change.
function onPrice(
  { text, subject, period, isUpTo, today, firstDay }: Remark,
  { subjects, side }: { subjects?: readonly Subject[]; side?: string },
): ToolCall | null {
  if (subject || side !== 'out' || subjects?.length !== 1 || !firstDay) return null
  const it = '( (it|that|they|we|the \\w+))'
  const was = `(what|how much) (was|were|did)${it}${period ? '?' : ''}( (used to be|be|pay|cost|charge))?`
  const then = period ? '' : ' (previously|before|before (that|then)|beforehand)'
  const before = new RegExp(`^${was}${then}$`)
  if ((period && !isUpTo) || !before.test(text)) return null
  return {
    tool: 'price_change',
    args: { side, period: spanPeriod(firstDay, today), subjects, when: true },
  }
}

// "How do you know?" of what is expected: how well the forecast has held up.
function recordIn({ text }: Remark): ToolCall | null {
  return doubts.test(text) ? { tool: 'forecast_record', args: {} } : null
}

// "When's the next payment from it?"
function onProject(
  { text, subject, period, limit }: Remark,
  args: Extract<ToolCall, { tool: 'sales_projects' }>['args'],
): ToolCall | null {
  const aspect = subject || period || limit ? null : aspectRemarked(text.split(' '))
  return args.project && aspect ? { tool: 'sales_projects', args: { ...args, aspect } } : null
}

// "By how much?" of two that were compared: the answer says it.
function isOfGap({ text, subject, period }: Remark): boolean {
  return (
    !subject &&
    !period &&
    /^(by )?(how much|how many pounds|what)( (more|less|higher|lower|bigger|smaller|is the difference|is the gap|was the difference|was it|is it|was that|is that|margin))*( by)?( (in total|in all|in money|overall))?$|^(the |and the |what is the |what )?(difference|gap|margin|(as a |in )?(percent|percentage|per cent|%)( (change|difference|increase|decrease|rise|fall|growth))?)$|^how (big|large|wide) (is|was) (the|that) (difference|gap|margin)$/.test(
      text,
    )
  )
}

// "Why the difference?": what changed between the two.
function reasonOf(
  { text, subject, period }: Remark,
  args: Extract<ToolCall, { tool: 'compare_periods' }>['args'],
): ToolCall | null {
  const { measure, period: days, against, subjects, except } = args
  const asks =
    /^(why|how come|what caused|what is behind|what explains|reasons? for)( (is|was|did|does))?( (it|that|they|this))?( (the|so|a|big|much))*( (difference|gap|change|drop|rise|fall|jump|increase|decrease|go|gone|went|more|less|higher|lower|up|down|different|different then))*$/
  if (subject || period || measure === 'net' || !asks.test(text)) return null
  return {
    tool: 'largest_changes',
    args: {
      side: measure,
      period: days,
      against,
      by: subjects ? 'merchant' : 'sub_category',
      ...(subjects ? { subjects } : {}),
      ...(except ? { except } : {}),
    },
  }
}

const leads =
  /^((and|so|ok|okay|right|but|just|only|well|now|cool|great|thanks|no|yes|what about|how about) )+/
const leavesOut =
  /^(without|drop|lose|scrap|ditch|bin|forget|strip out|knock off|excluding|except|except for|not|not including|not counting|apart from|minus|less|leaving out|ignoring|bar|other than|besides) (the )?/

// Words and what they name: one name alone, one stretch of days, or neither.
function remarkIn(question: string, before: Frame, context: QuestionContext): Remark | null {
  const words = tokensIn(question).map(({ text }) => text)
  const text = words
    .join(' ')
    .replace(leads, '')
    .replace(/(?<! before| by| until| after| and) (please|then|though|thanks|pls|mate)$/, '')
  const base = {
    text,
    subject: null,
    period: null,
    periods: [],
    leavesOut: false,
    today: context.today,
    firstDay: context.firstDay,
    before,
    accounts: context.names.accounts,
    limit: null,
    isUpTo: /\b(by|before|until|till|up to|between now)\b/.test(text),
  }
  const reading = readQuestion(question, { ...context, assumesAhead: true })
  const [period, ...periods] = reading.periods
  const named = [...reading.included, ...reading.excluded]
  if (reading.choices.length > 0) return null
  if (reading.amounts.length > 0) {
    const isAlone = named.length === 0 && !period && reading.amounts.every(isLimit)
    return isAlone ? { ...base, limit: limitsOf(reading.amounts, words.join(' ')) } : null
  }
  if (named.length === 0 && !period) return base
  if (period && named.length === 0 && periods.length === 0) return withPeriod(base, period, context)
  if (period && named.length === 0) return withPeriods(base, context)
  const [subject, ...others] = named
  if (!subject || others.length > 0 || period) return null
  return withSubject(base, subject, reading.excluded.length > 0)
}

const isLimit = ({ relation }: { relation: string }) => relation === 'over' || relation === 'under'

// The days are taken out of the words, so that what is left must fit by itself.
function withPeriod(base: Remark, period: Period, context: QuestionContext): Remark | null {
  const words = base.text.split(' ')
  for (let end = words.length; end > 0; end--) {
    const rest = words.slice(0, words.length - end).join(' ')
    const own = readQuestion(words.slice(words.length - end).join(' '), {
      ...context,
      assumesAhead: true,
    })
    const [only] = own.periods
    const isAll =
      only !== undefined &&
      only.from === period.from &&
      only.to === period.to &&
      [...own.concepts].every((concept) => concept === 'end_of') &&
      own.unused.length === 0
    if (isAll) return { ...base, text: rest, period }
  }
  return null
}

// "And September and August" after the past are days of the past.
function withPeriods(base: Remark, context: QuestionContext): Remark | null {
  const { looksAhead } = base.before
  const { periods, concepts, unused, words } = readQuestion(base.text, {
    ...context,
    assumesAhead: looksAhead,
  })
  const isAll = concepts.size === 0 && unused.length === 0 && words.length <= periods.length * 4
  return isAll ? { ...base, text: '', periods } : null
}

// A name with nothing but "and", "just" or "without" beside it.
function withSubject(base: Remark, subject: Subject, excludes: boolean): Remark | null {
  // "When was Oakley's due?"
  if (
    /^(when|what date|what day|which day) (is|was|are|were) .{2,30} (due|payable)$/.test(base.text)
  )
    return excludes ? null : { ...base, text: 'when due', subject }
  // "Is that before or after the corporation tax goes out?"
  if (
    /^(is |does |will |would )?(that |it |this )?(be |come |fall |happen )?(before|after)( or (before|after))? (the |our |my )?.{2,30}?( (is|are|gets|get|goes|go|comes|leaves))?( (paid|due|out))?$/.test(
      base.text,
    )
  )
    return { ...base, text: beforeOrAfter, subject }
  const isLeft = leavesOut.test(base.text)
  const rest = base.text.replace(leavesOut, '')
  const isShort =
    rest.split(' ').length <= 4 &&
    !/\b(owe|owes|pay|paid|pays|due|we|us|they|is|are|has|have|did|do|does|how|what|when|who|which|why)\b/.test(
      rest,
    )
  if (!isShort || isLeft !== excludes) return null
  return { ...base, text: rest, subject, leavesOut: isLeft }
}
